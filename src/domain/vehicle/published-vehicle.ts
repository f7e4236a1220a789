/**
 * Vehicles as data, from the same build as their pages: what functions believe of price and status. They stand a few
 * together, so that a large dealer's site has hundreds of files for them and not one for each.
 */
import { hashNumber } from '#src/lib/hash-number.ts';
import { advertisedPlate } from './advertised-plate.ts';
import type { Location } from '../places/location.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * All that a page may show: what only lists need, or what no page names, is left out. `plate` is null but where an
 * advertisement names it (LAW-01).
 */
export type PublishedVehicle = Omit<Vehicle, 'rank' | 'listingTitle'>;

/** Vehicles of one file, about; a phone that asks for one of them gets them all. */
const together = 12;

/**
 * Path of the file that holds a vehicle under its slug. `vehicles`: how many the site has; the name changes with the
 * number of files, so that one which is not there says nothing of a vehicle.
 */
export function vehicleFile(slug: string, vehicles: number): string {
  const files = 2 ** Math.max(0, Math.round(Math.log2(vehicles / together)));
  return `/data/vehicles/${files}-${hashNumber(slug) % files}.json`;
}

/** The slug of every vehicle that has a page, by its id. */
export const vehicleSlugsPath = '/data/vehicles.json';

/** `location`: where it is sold, as far as that is known. */
export function publishedVehicle(vehicle: Vehicle, location: Location | null = null): PublishedVehicle {
  const { rank: _rank, listingTitle: _title, ...shown } = vehicle;
  return { ...shown, plate: advertisedPlate(vehicle, location) };
}
