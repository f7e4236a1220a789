import { toQueryString } from './search-query.ts';
import type { SearchState } from './search-state.ts';

export const resultsPath = '/results';

/** Uses the referring page's URL, for shared `/cars/?…` links unknown at build time. */
export const sharedSearchPath = `${resultsPath}?of=address`;
export const isSharedSearch = (query: URLSearchParams): boolean => query.get('of') === 'address';

export function resultsAddress(state: Partial<SearchState>, indexName: string): string {
  const query = toQueryString(state, indexName);
  return query === '' ? resultsPath : `${resultsPath}?${query}`;
}
