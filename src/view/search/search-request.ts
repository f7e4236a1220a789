/** Omits the dealer's default exclusions, which `withDefaults` adds. */
import type { SearchState } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { SearchParams, SearchRequest } from '#src/search/engine/request.ts';
import { facetFiltersOf, numericFiltersOf } from '#src/search/request-filters.ts';
import { replicaOf } from '../copy/search/sort-copy.ts';
import type { Found } from './resolve-search.ts';
import type { RequestClient } from './with-defaults.ts';

export function searchRequest(
  state: SearchState,
  { search: { indexName, pageSize } }: Pick<PublicSettings, 'search'>,
): SearchRequest & { params: SearchParams } {
  const { query, refinements, ranges } = state;
  return {
    indexName: replicaOf(state.sort, indexName),
    params: {
      query,
      hitsPerPage: pageSize,
      page: state.page - 1,
      attributesToHighlight: [],
      facetFilters: facetFiltersOf(refinements),
      numericFilters: numericFiltersOf(ranges),
    },
  };
}

export function countRequest(state: SearchState, settings: Pick<PublicSettings, 'search'>): SearchRequest {
  const { indexName, params } = searchRequest(state, settings);
  return { indexName, params: { ...params, hitsPerPage: 0, page: 0 } };
}

/** `client` applies the dealer's defaults. */
export const findAll =
  (client: RequestClient, { settings }: { settings: Pick<PublicSettings, 'search'> }) =>
  async (states: readonly SearchState[]): Promise<Found[]> => {
    const { results } = await client.search(states.map((state) => countRequest(state, settings)));
    return results.map(({ nbHits, missingWords = [] }) => ({ hits: nbHits, hasAllWords: missingWords.length === 0 }));
  };
