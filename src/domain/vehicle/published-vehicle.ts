/**
 * From the same build as the pages: the functions' source for price and status. Grouped to keep a large dealer's site
 * to hundreds of files.
 */
import { hashNumber } from '#src/lib/hash-number.ts';
import { advertisedPlate } from './advertised-plate.ts';
import type { Location } from '../places/location.ts';
import type { Vehicle } from './vehicle.ts';

/** Omits fields of lists only or of no page. `plate` is null unless advertised (LAW-01). */
export type PublishedVehicle = Omit<Vehicle, 'rank' | 'listingTitle'>;

/** Approximate vehicles per file, all downloaded for one. */
const together = 12;

/**
 * `vehicles` is the site's count. The number of files is part of the name, so a missing file says nothing about a
 * vehicle.
 */
export function vehicleFile(slug: string, vehicles: number): string {
  const files = 2 ** Math.max(0, Math.round(Math.log2(vehicles / together)));
  return `/data/vehicles/${files}-${hashNumber(slug) % files}.json`;
}

export const vehicleSlugsPath = '/data/vehicles.json';

export function publishedVehicle(vehicle: Vehicle, location: Location | null = null): PublishedVehicle {
  const { rank: _rank, listingTitle: _title, ...shown } = vehicle;
  return { ...shown, plate: advertisedPlate(vehicle, location) };
}
