import type { Location } from '../places/location.ts';
import type { Vehicle } from './vehicle.ts';
import { isAvailable } from './visibility.ts';

/**
 * Whether an advertisement of this vehicle needs its plate: used vehicles in New South Wales (LAW-01). Its place
 * decides; without one, the feed's state.
 */
export function needsPlate(
  vehicle: Pick<Vehicle, 'carType' | 'state'>,
  location: Pick<Location, 'address'> | null,
): boolean {
  return vehicle.carType === 'used' && (location?.address.state ?? vehicle.state)?.toUpperCase() === 'NSW';
}

/** The plate as it stands in an advertisement; null where it does not. */
export function advertisedPlate(
  vehicle: Pick<Vehicle, 'carType' | 'state' | 'plate'>,
  location: Pick<Location, 'address'> | null,
): string | null {
  return needsPlate(vehicle, location) ? vehicle.plate : null;
}

type Advertised = Pick<Vehicle, 'carType' | 'itemType' | 'state' | 'plate' | 'status'>;

/**
 * A used vehicle on sale whose advertisement needs a plate and would name none. One that is not
 * registered has none to name.
 */
export const lacksPlate = (vehicle: Advertised, location: Pick<Location, 'address'> | null): boolean =>
  vehicle.itemType !== 'accessory' && vehicle.plate === null && needsPlate(vehicle, location) && isAvailable(vehicle);
