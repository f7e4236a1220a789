import { joinWithAnd } from '#src/lib/text.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { regionName, townInRegion } from '#src/domain/locations/region-name.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';

const distinct = (words: string[]) => [...new Set(words.filter((word) => word !== ''))];
const selling = (locations: Location[]) => {
  const sales = locations.filter(({ type }) => type === 'sales');
  return sales.length > 0 ? sales : locations;
};

/** "Penrith NSW", "Penrith and Newcastle", or for larger groups "NSW, VIC and QLD". */
export function locationsText(locations: Location[], locale: Locale): string {
  const places = selling(locations).map(({ address }) => address);
  const cities = distinct(places.map(({ city }) => city));
  const states = distinct(places.map(({ state }) => regionName(state, locale)));
  if (cities.length === 1) return townInRegion(cities[0]!, states[0] ?? null, locale);
  return cities.length <= 2 ? joinWithAnd(cities) : joinWithAnd(states.length > 0 ? states : cities.slice(0, 3));
}

export function servicesText(locations: Location[]): string {
  const types = distinct(locations.map(({ type }) => type));
  return types.every((type) => type === 'sales') ? '' : joinWithAnd(types);
}

export function yardsText(locations: Location[]): string {
  const cities = distinct(selling(locations).map(({ address }) => address.city));
  return cities.length <= 3
    ? joinWithAnd(cities)
    : `${cities.slice(0, 2).join(', ')} and ${cities.length - 2} more locations`;
}
