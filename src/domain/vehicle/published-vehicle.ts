/**
 * Functions' source of price and status, from the same build as the pages. Grouped, so that a large dealer has only
 * hundreds of files.
 */
import { hashNumber } from '#src/lib/hash-number.ts';
import { advertisedPlate } from './advertised-plate.ts';
import type { Location } from '../locations/location.ts';
import type { Vehicle } from './vehicle.ts';

/** Omits list-only and unused fields. `plate` is null unless advertised (LAW-01). */
export type PublishedVehicle = Omit<Vehicle, 'rank' | 'listingTitle'>;

/** Vehicles per file, roughly; reads download the whole file. */
const together = 12;

/**
 * `vehicles`: those on the site. The file name has the number of files, so a missing file doesn't mean a removed
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
