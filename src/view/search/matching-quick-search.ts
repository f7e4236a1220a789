import { searchState, type SearchState } from '#src/domain/search/search-state.ts';
import type { SearchConfig } from './search-config.ts';

function key({ query, refinements, ranges }: SearchState): string {
  const chosen = Object.entries(refinements).map(([facet, values]) => `${facet}:${values.toSorted().join('|')}`);
  const limits = Object.entries(ranges).map(([name, { min, max }]) => `${name}:${min ?? ''}-${max ?? ''}`);
  return JSON.stringify([query, chosen.toSorted(), limits.toSorted()]);
}

export const matchingQuickSearch = (
  state: SearchState,
  { quick }: Pick<SearchConfig, 'quick'>,
): SearchConfig['quick'][number] | undefined => quick.find((one) => key(searchState(one.state)) === key(state));
