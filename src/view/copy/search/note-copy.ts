import type { OmittedTerm } from '#src/domain/search/plain-words/asides.ts';
import type { SearchFacet, SearchState } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { vehicleNoun } from '../stock-copy.ts';
import { valueLabel } from './facet-copy.ts';

export function omittedTermNote(
  { kind, words: text }: OmittedTerm,
  state: SearchState,
  settings: Pick<PublicSettings, 'regional' | 'cards' | 'stockRules'>,
): string {
  switch (kind) {
    case 'weekly':
      return `“${text}” is a payment, not a price, so it was ignored.`;
    case 'without':
      return `“${text}” can’t be searched, so it was ignored. Choose what you do want in the filters.`;
    case 'here':
      return `We can’t tell where “${text}” is, so it was ignored. Add a town or city, or choose one in the filters.`;
    case 'distance':
      return distanceNote(text, state, settings);
    case 'equipped':
      return `You can search for equipment, but not for ${vehicleNoun(settings)} without it, so “${text}” was ignored.`;
    case 'unrecorded':
      return `“${text}” isn’t recorded for this stock, so it was ignored. Ask us about it.`;
    case 'other':
      return `“${text}” was ignored because one search can’t cover two different things.`;
    case 'vague':
      return `“${text}” can’t be searched, so it was ignored.`;
  }
}

function distanceNote(
  text: string,
  { refinements }: SearchState,
  settings: Pick<PublicSettings, 'regional' | 'cards'>,
): string {
  const [place] = (['city', 'state'] as const).flatMap((facet) =>
    refinements[facet] ? [named(facet, refinements[facet], settings)] : [],
  );
  return place === undefined
    ? `We can’t search by distance yet, so “${text}” was ignored. Choose a town or city in the filters.`
    : `We can’t search by distance yet. Showing ${place}.`;
}

const maxNamed = 3;

const named = (
  facet: SearchFacet,
  values: readonly string[],
  settings: Pick<PublicSettings, 'regional' | 'cards'>,
): string => {
  const labels = values.slice(0, maxNamed).map((value) => valueLabel(facet, value, settings));
  return values.length > maxNamed ? `${labels.join(', ')} and ${values.length - maxNamed} more` : labels.join(' or ');
};

export const removedNote = (old: string): string => `${old} was removed because it doesn’t match your other filters.`;

export function replacedNote(
  facet: SearchFacet,
  before: readonly string[],
  after: SearchState,
  settings: Pick<PublicSettings, 'regional' | 'cards'>,
): string {
  const now = after.refinements[facet] ?? [];
  const old = named(facet, before, settings);
  return now.length > 0 ? `Showing ${named(facet, now, settings)} in place of ${old}.` : removedNote(old);
}
