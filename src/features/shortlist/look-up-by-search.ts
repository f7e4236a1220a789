import { vehicleOfRecord } from '#src/search/record.ts';
import type { SearchClient } from '#src/search/search-client.ts';
import type { VehicleLookup } from './vehicle-lookup.ts';

/** An id in quotes, as a filter expression has it. */
const condition = (id: string): string => `objectID:"${id.replace(/["\\]/g, '\\$&')}"`;

/** Looks vehicles up by id in the site's search index. */
export const lookUpBySearch =
  (client: Pick<SearchClient, 'search'>, indexName: string): VehicleLookup =>
  async (ids) => {
    if (ids.length === 0) return [];
    const {
      results: [answer],
    } = await client.search([
      {
        indexName,
        params: { filters: ids.map(condition).join(' OR '), hitsPerPage: ids.length, attributesToHighlight: [] },
      },
    ]);
    return answer!.hits.map((hit) => ({ ...vehicleOfRecord(hit), features: hit.filtered_features }));
  };
