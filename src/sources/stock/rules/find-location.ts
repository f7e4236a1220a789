/**
 * With settings.stock.assignLocation, a suburb always gets the same location. An unknown location, or a state without
 * one, becomes a question (GUARD-02), because another location's law, licence and price promise must not be shown.
 */
import type { Location } from '#src/domain/locations/location.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { hashNumber } from '#src/lib/hash-number.ts';
import { compactKey } from '../transforms/reading.ts';

export interface FeedLocation {
  slug: string | null;
  name: string | null;
  city: string | null;
  state: string | null;
}

export interface UnknownLocation {
  field: 'locationSlug' | 'locationName' | 'city' | 'state';
  word: string;
}

export type StockLocation = Pick<Vehicle, 'locationSlug' | 'locationName' | 'city' | 'state'> & {
  location: Location | null;
  unknown: UnknownLocation | null;
  /** One of several locations, because the row names none. */
  isByDefault: boolean;
};

/** Thousands of vehicles share a few locations. */
export function createLocationFinder(
  locations: Location[],
  assign: boolean,
  dealerName: string,
): (place: FeedLocation) => StockLocation {
  const selling = [...locations]
    .filter(({ type }) => type === 'sales')
    .sort((a, b) => Number(b.visible) - Number(a.visible) || Number(b.primary) - Number(a.primary));
  const all = [...selling, ...locations.filter(({ type }) => type !== 'sales')];
  const bySlug = index(all, ({ slug }) => slug),
    byName = index(all, ({ name }) => name);
  const byCity = index(selling, ({ address }) => address.city);
  const sellingIn = (state: string): Location[] =>
    selling.filter(({ address }) => compactKey(address.state) === compactKey(state));
  const hasState = (state: string): boolean => selling.length === 0 || sellingIn(state).length > 0;
  const inState = ({ city, state }: FeedLocation): Location | null => {
    const there = state === null ? [] : sellingIn(state);
    return there[hashNumber(compactKey(city ?? '')) % there.length] ?? null;
  };
  const primary = selling[0] ?? null;
  /** The dealer's own name isn't a location. A suburb alone could be in any state. */
  const unknownIn = ({ slug, name, city, state }: FeedLocation): UnknownLocation | null => {
    if (all.length === 0) return null;
    if (slug !== null) return { field: 'locationSlug', word: slug };
    if (name !== null && companyKey(name) !== companyKey(dealerName)) return { field: 'locationName', word: name };
    if (!assign) return null;
    if (state !== null) return hasState(state) ? null : { field: 'state', word: state };
    return city === null ? null : { field: 'city', word: city };
  };
  const memory = new Map<string, StockLocation>();
  return (place) => {
    const key = `${place.slug}\n${place.name}\n${place.city}\n${place.state}`;
    let found = memory.get(key);
    if (!found) {
      const named = pick(bySlug, place.slug) ?? pick(byName, place.name) ?? pick(bySlug, place.name);
      const near = assign && named === null ? pick(byCity, place.city) : null;
      const unknown = named || near ? null : unknownIn(place);
      const told = named ?? near ?? (assign && unknown === null ? inState(place) : null);
      const assigned = assign && unknown === null ? primary : null;
      found = {
        ...at(told ?? assigned, place),
        unknown,
        isByDefault: told === null && assigned !== null && selling.length > 1,
      };
      memory.set(key, found);
    }
    return found;
  };
}

function at(
  location: Location | null,
  { name, city, state }: FeedLocation,
): Omit<StockLocation, 'unknown' | 'isByDefault'> {
  if (!location) return { location, locationSlug: null, locationName: name, city, state };
  return {
    location,
    locationSlug: location.slug,
    locationName: location.name,
    city: location.address.city,
    state: location.address.state,
  };
}

const companyKey = (name: string): string => compactKey(name).replace(/(?:pty)?(?:ltd|limited|inc|llc)$/, '');

function index(locations: Location[], keyOf: (location: Location) => string): Map<string, Location> {
  const found = new Map<string, Location>();
  for (const location of locations)
    if (compactKey(keyOf(location)) && !found.has(compactKey(keyOf(location))))
      found.set(compactKey(keyOf(location)), location);
  return found;
}

const pick = (found: Map<string, Location>, key: string | null): Location | null =>
  key === null ? null : (found.get(compactKey(key)) ?? null);
