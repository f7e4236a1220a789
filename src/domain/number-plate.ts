/** Number plates in advertisements (LAW-01): in New South Wales the advertisement of a used vehicle names its registration number. */
import type { Vehicle } from './vehicle.ts';
import { isAvailable } from './visibility.ts';

type Advertised = Pick<Vehicle, 'carType' | 'itemType' | 'state' | 'plate' | 'status'>;

/** A used vehicle on sale in New South Wales whose advertisement would name no plate. One that is not registered has none to name. */
export const lacksPlate = (vehicle: Advertised): boolean =>
  vehicle.carType === 'used' && vehicle.itemType !== 'accessory' && vehicle.state?.toUpperCase() === 'NSW' && vehicle.plate === null && isAvailable(vehicle);
