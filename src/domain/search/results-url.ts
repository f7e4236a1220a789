/**
 * The search that needs no script: the address that every plain form and every "Next" of a list
 * of several makes leads to.
 */
import { toQueryString } from './search-query.ts';
import type { SearchState } from './search-state.ts';

export const resultsPath = '/results';

/**
 * The same for the address of the page that leads here, which a page cannot know when it is built: a shared `/cars/?…`.
 */
export const sharedSearchPath = `${resultsPath}?of=address`;
export const isSharedSearch = (query: URLSearchParams): boolean => query.get('of') === 'address';

export function resultsAddress(state: Partial<SearchState>, indexName: string): string {
  const query = toQueryString(state, indexName);
  return query === '' ? resultsPath : `${resultsPath}?${query}`;
}
