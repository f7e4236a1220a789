/** Words for what a page could not show of a search. */
import { formatMoney } from '#src/lib/money.ts';
import { withCommas } from '#src/lib/numbers.ts';
import type { Locale } from '#src/domain/regional-words.ts';
import { searchFacetNames, searchRangeNames, type Range, type SearchRange, type SearchState } from '#src/domain/search-state.ts';
import { bodyFromSlug, bodyLabel } from '#src/domain/vehicle-labels.ts';
import { listed } from './place-words.ts';

const amounts: Record<SearchRange, { noun: string; written: (amount: number) => string }> = {
  price: { noun: 'a price', written: formatMoney },
  subscription_price: { noun: 'a weekly price', written: formatMoney },
  km: { noun: 'a distance', written: (amount) => `${withCommas(amount)} km` },
  year: { noun: 'a year', written: String },
};

/** "a price of $10,000 to $20,000", "a price up to $20,000", "a year from 2019". */
function rangeWords(name: SearchRange, { min, max }: Range): string {
  const { noun, written } = amounts[name];
  if (min === null) return `${noun} up to ${written(max ?? 0)}`;
  return max === null ? `${noun} from ${written(min)}` : `${noun} of ${written(min)} to ${written(max)}`;
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
