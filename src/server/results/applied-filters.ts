/** What a search has chosen, each with the search without it, in the words and order of the live search. */
import type { SearchFacet, SearchRange, SearchState } from '#src/domain/search-state.ts';
import type { SearchConfig } from '#src/features/search/app/app-config.ts';
import { chipGroups, rangeLabel } from '#src/features/search/app/chip-words.ts';

export interface AppliedFilter { words: string; without: SearchState }

export function appliedFilters(state: SearchState, { settings, words: catalogue }: Pick<SearchConfig, 'settings' | 'words'>): AppliedFilter[] {
  const order: readonly string[] = settings.search.filters;
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const facets = Object.entries(state.refinements).flatMap(([name, chosen]) => chipGroups(name, chosen, catalogue, settings).map(({ words, values }) => ({
    name, words, without: withoutValues(state, name as SearchFacet, values),
  })));
  const ranges = Object.entries(state.ranges).map(([name, range]) => ({
    name, words: rangeLabel(name as SearchRange, range, settings), without: withoutRange(state, name as SearchRange),
  }));
  const chosen = [...facets, ...ranges].toSorted((a, b) => place(a.name) - place(b.name));
  return state.query === '' ? chosen : [{ words: `“${state.query}”`, without: { ...state, query: '', page: 1 } }, ...chosen];
}

export function withoutValues(state: SearchState, facet: SearchFacet, values: readonly string[]): SearchState {
  const { [facet]: chosen = [], ...refinements } = state.refinements;
  const left = chosen.filter((one) => !values.includes(one));
  return { ...state, page: 1, refinements: left.length > 0 ? { ...refinements, [facet]: left } : refinements };
}

export function withoutRange(state: SearchState, name: SearchRange): SearchState {
  const { [name]: _, ...ranges } = state.ranges;
  return { ...state, page: 1, ranges };
}
