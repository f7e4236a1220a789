import { searchState, type SearchState } from '#src/domain/search/search-state.ts';
import type { SearchConfig } from './search-config.ts';

/** A search as text, regardless of choice order, page and sort order. */
function key({ query, refinements, ranges }: SearchState): string {
  const chosen = Object.entries(refinements).map(([facet, values]) => `${facet}:${values.toSorted().join('|')}`);
  const limits = Object.entries(ranges).map(([name, { min, max }]) => `${name}:${min ?? ''}-${max ?? ''}`);
  return JSON.stringify([query, chosen.toSorted(), limits.toSorted()]);
}

/** The quick search equal to a state; undefined for none. */
export const matchingQuickSearch = (
  state: SearchState,
  { quick }: Pick<SearchConfig, 'quick'>,
): SearchConfig['quick'][number] | undefined => quick.find((one) => key(searchState(one.state)) === key(state));
