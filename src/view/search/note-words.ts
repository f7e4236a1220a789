/** What is said of words that were left out, and of filters that gave way to words. */
import type { LeftOut } from '#src/domain/search/plain-words/asides.ts';
import type { SearchFacet, SearchState } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { vehicleNoun } from '../copy/stock-words.ts';
import { valueLabel } from './facet-words.ts';

/** `state`: the search that the other words made. */
export function leftOutNote({ kind, words }: LeftOut, state: SearchState, settings: PublicSettings): string {
  switch (kind) {
    case 'weekly':
      return `“${words}” is a payment, not a price, so it was left out.`;
    case 'without':
      return `“${words}” can’t be searched, so it was left out. Choose what you do want in the filters.`;
    case 'here':
      return `We can’t tell where “${words}” is, so it was left out. Add a town or city, or choose one in the filters.`;
    case 'distance':
      return distanceNote(words, state, settings);
    case 'equipped':
      return `You can search for equipment, but not for ${vehicleNoun(settings)} without it, so “${words}” was left out.`;
    case 'unrecorded':
      return `“${words}” isn’t recorded for this stock, so it was left out. Ask us about it.`;
    case 'other':
      return `“${words}” was left out: one search can’t show either of two different things.`;
    case 'vague':
      return `“${words}” can’t be searched, so it was left out.`;
  }
}

function distanceNote(words: string, { refinements }: SearchState, settings: PublicSettings): string {
  const [place] = (['city', 'state'] as const).flatMap((facet) =>
    refinements[facet] ? [named(facet, refinements[facet], settings)] : [],
  );
  return place === undefined
    ? `We can’t search by distance yet, so “${words}” was left out. Choose a town or city in the filters.`
    : `We can’t search by distance yet. Showing ${place}.`;
}

const most = 3;

const named = (facet: SearchFacet, values: readonly string[], settings: PublicSettings): string => {
  const labels = values.slice(0, most).map((value) => valueLabel(facet, value, settings));
  return values.length > most ? `${labels.join(', ')} and ${values.length - most} more` : labels.join(' or ');
};

/** "Showing Land Rover in place of BMW." */
export function replacedNote(
  facet: SearchFacet,
  before: readonly string[],
  after: SearchState,
  settings: PublicSettings,
): string {
  const now = after.refinements[facet] ?? [];
  const old = named(facet, before, settings);
  return now.length > 0
    ? `Showing ${named(facet, now, settings)} in place of ${old}.`
    : `${old} was removed: it does not fit with the rest.`;
}
