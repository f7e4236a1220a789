import { defaultFilters, filterExpression } from '#src/domain/default-filters.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { SearchAnswer, SearchRequest } from '#src/search/engine/request.ts';
import { facetFiltersOf, numericFiltersOf } from '#src/search/forgiving-client.ts';
import type { Found } from '../resolve-search.ts';

interface Client { search: (requests: readonly SearchRequest[]) => Promise<{ results: SearchAnswer[] }> }

/** How many vehicles searches find, all asked for at once, with what the dealer leaves out by default left out. `now` in milliseconds since 1970. */
export const findAll = (client: Client, { settings }: { settings: PublicSettings }, now = Date.now()) => async (states: readonly SearchState[]): Promise<Found[]> => {
  const { results } = await client.search(states.map(({ query, refinements, ranges, sort }) => ({
    indexName: settings.search.indexName,
    params: {
      query, facetFilters: facetFiltersOf(refinements), numericFilters: numericFiltersOf(ranges), hitsPerPage: 0,
      filters: filterExpression(defaultFilters({ ranges, sort }, refinements.car_type ?? [], settings, now)),
    },
  })));
  return results.map(({ nbHits, missingWords = [] }) => ({ hits: nbHits, hasAllWords: missingWords.length === 0 }));
};
