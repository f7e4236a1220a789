import { defaultFilters, passesFilters } from '#src/domain/search/default-filters.ts';
import { searchState, type SearchFacet, type SearchState } from '#src/domain/search/search-state.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { searchRecord } from '#src/search/search-record.ts';
import { valueLabel } from '../copy/search/facet-copy.ts';
import type { FilterOption } from './landing.page-data.ts';
import { landingSearch } from '#src/site/landing-search.ts';
import type { Landing } from '#src/site/landings.ts';
import { byAmount, isInOrderOfAmounts } from './list-limits.ts';
import type { Site } from '#src/site/site.ts';
import { searchLink } from './search-link.ts';

/** Must be cheap: an unused facet checks thousands of vehicles. */
export function hasFacetValue(facet: SearchFacet, vehicle: Vehicle, { settings }: Site): boolean {
  const value = searchRecord(vehicle, settings)[facet];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
}

function byValue(facet: SearchFacet, vehicles: readonly Vehicle[], { settings }: Site): Map<string, Vehicle[]> {
  const values = new Map<string, Vehicle[]>();
  const add = (value: unknown, vehicle: Vehicle): void => {
    if (value === null || value === '') return;
    const known = values.get(String(value));
    if (known) known.push(vehicle);
    else values.set(String(value), [vehicle]);
  };
  for (const vehicle of vehicles) {
    const value = searchRecord(vehicle, settings)[facet];
    if (Array.isArray(value)) for (const one of value) add(one, vehicle);
    else add(value, vehicle);
  }
  return values;
}

function withoutFacet(state: SearchState, facet: SearchFacet): SearchState {
  const refinements = { ...state.refinements };
  delete refinements[facet];
  if (facet === 'make') delete refinements.model;
  return { ...state, refinements };
}

export function narrowedOptions(
  facet: SearchFacet,
  landing: Landing,
  site: Site,
): (FilterOption & { value: string })[] {
  const { settings, now } = site;
  const own = landingSearch(landing);
  const options = [...byValue(facet, landing.vehicles, site)].map(([value, found]) => {
    const active = own.refinements[facet]?.includes(value) === true;
    const state = searchState({ ...own, refinements: { ...own.refinements, [facet]: [value] } });
    const left = defaultFilters(state, state.refinements.car_type ?? [], settings, now);
    const count = left.length === 0 ? found.length : found.filter((vehicle) => passesFilters(vehicle, left)).length;
    return {
      label: valueLabel(facet, value, settings),
      url: searchLink(active ? withoutFacet(searchState(own), facet) : state, site),
      count,
      active,
      value,
    };
  });
  const inOrder = (a: (typeof options)[number], b: (typeof options)[number]) =>
    isInOrderOfAmounts(facet)
      ? byAmount(a.value, b.value)
      : Number(b.active) - Number(a.active) || b.count - a.count || (a.value < b.value ? -1 : 1);
  return options.filter(({ count, active }) => count > 0 || active).toSorted(inOrder);
}
