import { lookUpBySearch } from './look-up-by-search.ts';
import type { VehicleLookup } from './vehicle-lookup.ts';

/** The site's own stock, by way of its search engine, which loads when a list first asks. */
export const lookUpVehicles: VehicleLookup = async (ids) => {
  if (ids.length === 0) return [];
  const { prepareSearch } = await import('../search/app/prepare-search.ts');
  const { config, client } = await prepareSearch();
  return lookUpBySearch(client, config.settings.search.indexName)(ids);
};
