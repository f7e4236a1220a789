/** Words for what a page could not show of a search. */
import { formatMoney } from '#src/lib/money.ts';
import type { Locale } from '#src/domain/regional-words.ts';
import { searchFacetNames, searchRangeNames, type Range, type SearchRange, type SearchState } from '#src/domain/search-state.ts';
import { bodyFromSlug, bodyLabel } from '#src/domain/vehicle-labels.ts';
import { listed } from './place-words.ts';

const amounts: Record<SearchRange, (amount: number) => string> = {
  price: formatMoney, subscription_price: (amount) => `${formatMoney(amount)} per week`, km: (amount) => `${amount.toLocaleString('en')} km`, year: String,
};

/** "$10,000 to $20,000", "up to $20,000", "2019 or newer". */
function rangeWords(name: SearchRange, { min, max }: Range): string {
  const written = amounts[name];
  if (min !== null && max !== null) return `${written(min)} to ${written(max)}`;
  if (max !== null) return `up to ${written(max)}`;
  return name === 'year' ? `${min} or newer` : `from ${written(min ?? 0)}`;
}

/** What a search asks for, a part each: quoted text, the names of refinements, ranges. */
export function unmatchedParts({ query, refinements, ranges }: SearchState, locale: Locale): string[] {
  const names = searchFacetNames.flatMap((facet) => (refinements[facet] ?? []).map((value) => {
    const body = facet === 'body' ? bodyFromSlug(value) : null;
    return body ? bodyLabel(body, { locale }) : value;
  }));
  const limits = searchRangeNames.flatMap((name) => (ranges[name] ? [rangeWords(name, ranges[name])] : []));
  return [...query === '' ? [] : [`“${query}”`], ...names.map((name) => `“${name}”`), ...limits];
}

/** The line over the results. `noun` is the dealer's word in the plural, `isWhole` whether the page lists all stock. */
export const queryNote = (unmatched: string[], noun: string, isWhole: boolean): string =>
  `Showing all ${isWhole ? '' : 'of these '}${noun}. We could not match ${listed(unmatched)}: pick a make, model or body from the filters.`;
