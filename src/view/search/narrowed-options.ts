/**
 * What a list can be narrowed by without a page of its own: links to the server's results, each with the
 * number that its press finds.
 */
import { defaultFilters, passesFilters } from '#src/domain/search/default-filters.ts';
import { resultsAddress } from '#src/domain/search/results-url.ts';
import { searchState, type SearchFacet } from '#src/domain/search/search-state.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { searchRecord } from '#src/search/record.ts';
import { memoize } from '#src/lib/memoize.ts';
import { valueLabel } from '../copy/search/facet-copy.ts';
import type { FilterOption } from './landing.page-data.ts';
import { landingSearch } from '#src/site/landing-search.ts';
import { stockPath, type Landing } from '#src/site/landings.ts';
import type { Site } from '#src/site/site.ts';

const recordsOf = memoize(({ settings }: Site) => memoize((vehicle: Vehicle) => searchRecord(vehicle, settings)));

/** A vehicle's values of a facet, as the index has them. */
function facetValues(facet: SearchFacet, vehicle: Vehicle, site: Site): string[] {
  const value = recordsOf(site)(vehicle)[facet];
  return (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== '').map(String);
}

/** The same question without the values: a filter that none of thousands has is asked of each of them. */
export function hasFacetValue(facet: SearchFacet, vehicle: Vehicle, site: Site): boolean {
  const value = recordsOf(site)(vehicle)[facet];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
}

/** The most stocked first, by facet value. */
export function narrowedOptions(
  facet: SearchFacet,
  landing: Landing,
  site: Site,
): (FilterOption & { value: string })[] {
  const { settings, now } = site;
  const own = landingSearch(landing);
  const values = Map.groupBy(
    landing.vehicles.flatMap((vehicle) => facetValues(facet, vehicle, site).map((value) => ({ value, vehicle }))),
    ({ value }) => value,
  );
  const options = [...values].map(([value, found]) => {
    const active = own.refinements[facet]?.includes(value) === true;
    const state = searchState({ ...own, refinements: { ...own.refinements, [facet]: [value] } });
    const left = defaultFilters(state, state.refinements.car_type ?? [], settings, now);
    const count = found.filter(({ vehicle }) => passesFilters(vehicle, left)).length;
    return {
      label: valueLabel(facet, value, settings),
      url: active ? stockPath : resultsAddress(state, settings.search.indexName),
      count,
      active,
      value,
    };
  });
  const inOrder = (a: (typeof options)[number], b: (typeof options)[number]) =>
    Number(b.active) - Number(a.active) || (facet === 'seats' ? 0 : b.count - a.count) || (a.value < b.value ? -1 : 1);
  return options.filter(({ count, active }) => count > 0 || active).toSorted(inOrder);
}
