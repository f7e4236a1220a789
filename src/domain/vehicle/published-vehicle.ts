/**
 * The functions' source for price and status, from the same build as the pages. Grouped so that a large dealer's site
 * has only hundreds of these files.
 */
import { hashNumber } from '#src/lib/hash-number.ts';
import { advertisedPlate } from './advertised-plate.ts';
import type { Location } from '../places/location.ts';
import type { Vehicle } from './vehicle.ts';

/** Omits fields that only lists use, or no page. `plate` is null unless advertised (LAW-01). */
export type PublishedVehicle = Omit<Vehicle, 'rank' | 'listingTitle'>;

/** Approximate vehicles per file; reading one downloads the whole file. */
const together = 12;

/**
 * `vehicles` is the number of vehicles on the site. The number of files is part of the file name, so a missing file
 * doesn't mean that the vehicle was removed.
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
