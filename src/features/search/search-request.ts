/** A search as its engine is asked: the facets, the ranges, the page and the order. What the dealer leaves out by default, `withDefaults` adds. */
import type { SearchState } from '#src/domain/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { SearchParams, SearchRequest } from '#src/search/engine/request.ts';
import { replicaOf } from './sort-words.ts';

export function searchRequest(state: SearchState, { search: { indexName, pageSize } }: PublicSettings): SearchRequest & { params: SearchParams } {
  const { query, refinements, ranges } = state;
  return {
    indexName: replicaOf(state.sort, indexName),
    params: {
      query, hitsPerPage: pageSize, page: state.page - 1, attributesToHighlight: [],
      // A minus would leave out what it stands before.
      facetFilters: Object.entries(refinements).map(([facet, values]) => values.map((value) => `${facet}:${value.replace(/^-/, '\\-')}`)),
      numericFilters: Object.entries(ranges).flatMap(([name, { min, max }]) => [...min === null ? [] : [`${name}>=${min}`], ...max === null ? [] : [`${name}<=${max}`]]),
    },
  };
}

/** The same search, asked for its number of results alone. */
export function countRequest(state: SearchState, settings: PublicSettings): SearchRequest {
  const { indexName, params } = searchRequest(state, settings);
  return { indexName, params: { ...params, hitsPerPage: 0, page: 0 } };
}
