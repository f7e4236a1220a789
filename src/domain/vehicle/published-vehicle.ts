/**
 * The vehicle as its own small file says it, beside its page and from the same build: what functions
 * believe of price and status.
 */
import { advertisedPlate } from './advertised-plate.ts';
import type { Location } from '../places/location.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * All that a page may show: what only lists need, or what no page names, is left out. `plate` is null but where an
 * advertisement names it (LAW-01).
 */
export type PublishedVehicle = Omit<Vehicle, 'rank' | 'listingTitle'>;

/** Path of the file. */
export const vehicleFile = (slug: string): string => `/cars/${slug}.json`;

/** The slug of every vehicle that has a page, by its id. */
export const vehicleSlugsPath = '/data/vehicles.json';

/** `location`: where it is sold, as far as that is known. */
export function publishedVehicle(vehicle: Vehicle, location: Location | null = null): PublishedVehicle {
  const { rank: _rank, listingTitle: _title, ...shown } = vehicle;
  return { ...shown, plate: advertisedPlate(vehicle, location) };
}
