import type * as v from 'valibot';
import type { geocodeAddress } from '#src/contracts/geocode.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { nearestLocation } from '#src/domain/locations/locations.ts';
import { formatDistance, inUnit, type DistanceUnit } from '#src/domain/vehicle/odometer.ts';
import type { GeoPoint } from '#src/lib/geo.ts';

export function describeNearestLocation(
  point: GeoPoint,
  locations: readonly Location[],
  unit: DistanceUnit,
): v.InferInput<(typeof geocodeAddress)['reply']>['nearest'] {
  const found = nearestLocation(point, locations);
  if (!found) return null;
  const {
    location: { slug, name },
    km,
  } = found;
  return { slug, name, distance: Math.round(inUnit(km, unit) * 10) / 10, unit, text: formatDistance(km, unit) };
}

export function dealerPoint(locations: readonly Location[]): GeoPoint | null {
  for (const {
    address: { latitude, longitude },
  } of locations) {
    if (latitude !== null && longitude !== null) return { latitude, longitude };
  }
  return null;
}
