/** The vehicle as its own small file says it, beside its page and from the same build: what functions believe of price and status. */
import type { Vehicle } from './vehicle.ts';

/** All that a page may show. What only lists need, or what no page names, is left out. */
export type PublishedVehicle = Omit<Vehicle, 'rank' | 'plate' | 'listingTitle'>;

/** Path of the file. */
export const vehicleFile = (slug: string): string => `/cars/${slug}.json`;

/** The slug of every vehicle that has a page, by its id. */
export const vehicleSlugsPath = '/data/vehicles.json';

export function publishedVehicle({ rank: _rank, plate: _plate, listingTitle: _title, ...shown }: Vehicle): PublishedVehicle {
  return shown;
}
