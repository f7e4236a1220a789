/** One page of a search from the site's own index, with what the dealer leaves out by default left out (SRCH-13, 21, 22). */
import { defaultFilters, filterExpression } from '#src/domain/default-filters.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { replicaOf } from '#src/features/search/sort-words.ts';
import type { SearchAnswer, SearchParams } from '#src/search/engine/request.ts';
import { facetFiltersOf, numericFiltersOf } from '#src/search/forgiving-client.ts';
import type { PublishedSearch } from './published-search.ts';

/** The asked page, or the last one where there are fewer. */
export async function answerSearch(state: SearchState, search: PublishedSearch, now: number): Promise<SearchAnswer> {
  const answer = await ask(state, search, now);
  return answer.hits.length === 0 && answer.nbHits > 0 ? ask({ ...state, page: answer.nbPages }, search, now) : answer;
}

async function ask(state: SearchState, { config: { settings }, client }: PublishedSearch, now: number): Promise<SearchAnswer> {
  const { indexName, pageSize } = settings.search;
  const { results } = await client.search([{ indexName: replicaOf(state.sort, indexName), params: { ...paramsOf(state), filters: filtersOf(state, settings, now), hitsPerPage: pageSize, page: state.page - 1, attributesToHighlight: [] } }]);
  return results[0]!;
}

const filtersOf = (state: SearchState, settings: PublicSettings, now: number): string => filterExpression(defaultFilters(state, state.refinements.car_type ?? [], settings, now));

const paramsOf = ({ query, refinements, ranges }: SearchState): SearchParams => ({ query, facetFilters: facetFiltersOf(refinements), numericFilters: numericFiltersOf(ranges) });
