import { distanceKm, type GeoPoint } from '#src/lib/geo.ts';
import { type Location, locationTypes, type Address, type LocationType } from './location.ts';
import { nearestFirst } from './nearest-first.ts';
import { phoneDigits } from './phone/phone.ts';
import type { Locale } from './regional-terms.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

/** Without hidden and duplicate locations. Sales, service, then parts, each with the primary one first (LOC-01). */
export function visibleLocations(
  locations: readonly Location[],
  settings: Pick<PublicSettings, 'locations'>,
): Location[] {
  const shown = locations.filter((location) => location.visible && !settings.locations.hiddenIds.includes(location.id));
  return withoutDuplicates(shown.toSorted(byTypeThenPrimary));
}

function byTypeThenPrimary(a: Location, b: Location): number {
  return locationTypes.indexOf(a.type) - locationTypes.indexOf(b.type) || Number(b.primary) - Number(a.primary);
}

function withoutDuplicates(locations: readonly Location[]): Location[] {
  const seen = new Set<string>();
  return locations.filter((location) => {
    const keys = identities(location);
    const isDuplicate = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return !isDuplicate;
  });
}

function identities(location: Location): string[] {
  const phone = phoneDigits(location.phone ?? location.landline ?? '');
  const street = location.address.street
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return [
    ...(phone && street ? [`phone ${phone} ${street}`] : []),
    ...(location.address.placeId ? [`place ${location.address.placeId}`] : []),
  ];
}

const typeNames: Record<LocationType, string> = { sales: 'Sales', service: 'Service', parts: 'Parts' };

export function locationTypeLabel(type: LocationType): string {
  return typeNames[type];
}

/** Menu labels by id (MENU-04), with type and street to break ties; only the type if all are in one city. */
export function locationTypeLabels(locations: readonly Location[]): ReadonlyMap<string, string> {
  const cities = new Set(locations.map((location) => cityKey(location)));
  const labels = locations.map((location) => {
    const type = locationTypeLabel(location.type);
    const inCity = locations.filter((other) => cityKey(other) === cityKey(location));
    if (!location.address.city || (cities.size === 1 && inCity.length > 1)) return type;
    const isOneOfSeveral = inCity.filter((other) => other.type === location.type).length > 1;
    return isOneOfSeveral ? `${location.address.city} ${type}` : location.address.city;
  });
  const withStreets = disambiguate(labels, (label, index) => {
    const { address, name } = locations[index]!;
    return `${label}, ${address.street || name}`;
  });
  const names = disambiguate(withStreets, (label, index) => `${label}, ${locationTypeLabel(locations[index]!.type)}`);
  return new Map(locations.map(({ id }, index) => [id, names[index]!]));
}

/** Page names by id (ROUTE-17), with type, street and name to break ties. */
export function locationTitles(locations: readonly Location[]): ReadonlyMap<string, string> {
  const cities = locations.map(({ address, name }) => address.city || name);
  const withTypes = disambiguate(cities, (label, index) => `${label} ${locationTypeLabel(locations[index]!.type)}`);
  const withStreets = disambiguate(withTypes, (label, index) =>
    [label, locations[index]!.address.street].filter(Boolean).join(', '),
  );
  const titles = disambiguate(withStreets, (label, index) => `${label}, ${locations[index]!.name}`);
  return new Map(locations.map(({ id }, index) => [id, titles[index]!]));
}

function disambiguate(labels: readonly string[], apart: (label: string, index: number) => string): string[] {
  const keys = labels.map((label) => label.trim().toLowerCase());
  return labels.map((label, index) =>
    keys.filter((other) => other === keys[index]).length > 1 ? apart(label, index) : label,
  );
}

const cityKey = (location: Location): string => location.address.city.trim().toLowerCase();

/** No region in New Zealand. */
export function oneLineAddress({ street, city, state, postcode }: Address, locale: Locale = 'en-AU'): string {
  const words = (...parts: string[]) => parts.filter(Boolean).join(' ');
  const town = {
    'en-AU': () => words(city, state, postcode),
    'en-NZ': () => words(city, postcode),
    'en-US': () => [city, words(state, postcode)].filter(Boolean).join(', '),
  }[locale]();
  return [street, town].filter(Boolean).join(', ');
}

/** Prefers the dealer's place URL. */
export function directionsUrl(location: Location): string | null {
  const { placeUrl, placeId, latitude, longitude } = location.address;
  if (placeUrl) return placeUrl;
  const point = latitude !== null && longitude !== null ? `${latitude},${longitude}` : null;
  const destination = location.address.street ? oneLineAddress(location.address) : point;
  if (!destination) return null;
  const place = placeId ? `&destination_place_id=${encodeURIComponent(placeId)}` : '';
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}${place}`;
}

/** LOC-04. */
export function nearestLocation(
  point: GeoPoint,
  locations: readonly Location[],
): { location: Location; km: number } | null {
  const known = locations.flatMap((location) => {
    const { latitude, longitude } = location.address;
    if (latitude === null || longitude === null) return [];
    return { location, type: location.type, km: distanceKm(point, { latitude, longitude }) };
  });
  const [nearest] = nearestFirst(known);
  return nearest ? { location: nearest.location, km: nearest.km } : null;
}

export const primaryLocation = (locations: Location[]): Location | null =>
  locations.find(({ primary, type }) => primary && type === 'sales') ??
  locations.find(({ type }) => type === 'sales') ??
  locations[0] ??
  null;
