import { vehicleOfRecord, type SearchRecord } from '#src/search/record.ts';
import type { VehicleLookup } from './vehicle-lookup.ts';

interface LookupRequest { indexName: string; params: { filters: string; hitsPerPage: number; attributesToHighlight: string[] } }
/** As much of a search client as a lookup needs: the static index's and Algolia's alike. */
export interface LookupClient {
  search: (requests: LookupRequest[]) => Promise<{ results: readonly unknown[] }>;
}

/** An id in quotes, as a filter expression has it. */
const condition = (id: string): string => `objectID:"${id.replace(/["\\]/g, '\\$&')}"`;

/** Looks vehicles up by id in the site's search index. */
export const lookUpBySearch = (client: LookupClient, indexName: string): VehicleLookup => async (ids) => {
  if (ids.length === 0) return [];
  const { results: [answer] } = await client.search([{ indexName, params: { filters: ids.map(condition).join(' OR '), hitsPerPage: ids.length, attributesToHighlight: [] } }]);
  const { hits } = answer as { hits: SearchRecord[] };
  return hits.map((hit) => ({ ...vehicleOfRecord(hit), features: hit.filtered_features }));
};
