/** Number plates that advertisements lack (LAW-01): in New South Wales the advertisement of a used vehicle names its registration number. */
import { needsPlate } from './advertised-plate.ts';
import type { Location } from '../places/location.ts';
import type { Vehicle } from './vehicle.ts';
import { isAvailable } from './visibility.ts';

type Advertised = Pick<Vehicle, 'carType' | 'itemType' | 'state' | 'plate' | 'status'>;

/** A used vehicle on sale whose advertisement needs a plate and would name none. One that is not registered has none to name. */
export const lacksPlate = (vehicle: Advertised, location: Pick<Location, 'address'> | null): boolean =>
  vehicle.itemType !== 'accessory' && vehicle.plate === null && needsPlate(vehicle, location) && isAvailable(vehicle);
