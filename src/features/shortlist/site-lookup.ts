import { vehicleOfRecord } from '#src/search/record.ts';
import type { SearchClient } from '#src/search/search-client.ts';
import type { ComparedVehicle } from '#src/domain/card/compare-facts.ts';

/** An id in quotes, as a filter expression has it. */
const condition = (id: string): string => `objectID:"${id.replace(/["\\]/g, '\\$&')}"`;

/**
 * Today's facts of the vehicles of a list, by id, as the site lists them now; one that it no longer lists is not in the
 * answer. Rejects when the list cannot be read.
 */
export type VehicleLookup = (ids: readonly string[]) => Promise<readonly ComparedVehicle[]>;

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
    return answer!.hits.map((hit) => ({
      ...vehicleOfRecord(hit),
      features: hit.filtered_features,
      facts: {
        electricRange: hit.electric_range,
        towing: hit.towing,
        safetyStars: hit.safety_stars,
        safetyYear: hit.safety_year,
        runningCost: hit.running_cost,
      },
    }));
  };

/** The site's own stock, by way of its search engine, which loads when a list first asks. */
export const lookUpVehicles: VehicleLookup = async (ids) => {
  if (ids.length === 0) return [];
  const { prepareSearch } = await import('../search/app/prepare-search.ts');
  const { config, client } = await prepareSearch();
  return lookUpBySearch(client, config.settings.search.indexName)(ids);
};
