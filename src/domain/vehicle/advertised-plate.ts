import type { Location } from '../locations/location.ts';
import type { Vehicle } from './vehicle.ts';
import { isAvailable } from './visibility.ts';

/** Used vehicles advertised in New South Wales must show the plate (LAW-01): by location, else the feed's state. */
export function needsPlate(
  vehicle: Pick<Vehicle, 'carType' | 'state'>,
  location: Pick<Location, 'address'> | null,
): boolean {
  return vehicle.carType === 'used' && (location?.address.state ?? vehicle.state)?.toUpperCase() === 'NSW';
}

export function advertisedPlate(
  vehicle: Pick<Vehicle, 'carType' | 'state' | 'plate'>,
  location: Pick<Location, 'address'> | null,
): string | null {
  return needsPlate(vehicle, location) ? vehicle.plate : null;
}

type Advertised = Pick<Vehicle, 'carType' | 'itemType' | 'state' | 'plate' | 'status'>;

/** Unregistered vehicles have no plate. */
export const lacksPlate = (vehicle: Advertised, location: Pick<Location, 'address'> | null): boolean =>
  vehicle.itemType !== 'accessory' && vehicle.plate === null && needsPlate(vehicle, location) && isAvailable(vehicle);
