/** What was understood of plain words, put into a search and taken out of it again. */
import type { PlainWords, Understood } from './plain-words.ts';
import type { SearchState } from './search-state.ts';

type Parts = Pick<SearchState, 'refinements' | 'ranges'>;

/** Values join those chosen before; what is not wanted takes away from them. */
export function withUnderstood<T extends Parts>(state: T, item: Understood): T {
  if (item.kind === 'range') return { ...state, ranges: { ...state.ranges, [item.range]: item.limits } };
  const chosen = state.refinements[item.facet] ?? [];
  const both = chosen.filter((value) => item.values.includes(value));
  const values = item.isExclusion ? (both.length > 0 ? both : item.values) : [...new Set([...chosen, ...item.values])];
  return { ...state, refinements: { ...state.refinements, [item.facet]: values } };
}

/** A search with the words' meaning added: facets join those chosen, a range takes the place of the one before; back to page 1. */
export function applyPlainWords(state: SearchState, words: PlainWords): SearchState {
  return { ...words.understood.reduce(withUnderstood, state), query: words.query, page: 1, sort: words.sort ?? state.sort };
}

/** A search without one thing that was understood (its chip's cross). */
export function withoutUnderstood(state: SearchState, item: Understood): SearchState {
  const { [item.kind === 'range' ? item.range : 'price']: _range, ...ranges } = state.ranges;
  if (item.kind === 'range') return { ...state, ranges, page: 1 };
  const { [item.facet]: chosen = [], ...refinements } = state.refinements;
  const left = chosen.filter((value) => !item.values.includes(value));
  return { ...state, refinements: left.length > 0 ? { ...refinements, [item.facet]: left } : refinements, page: 1 };
}
