import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';

export const vehicleText = (vehicle: Pick<PublishedVehicle, 'name' | 'badge' | 'stockNumber'>): string =>
  `${fullVehicleName(vehicle)}${vehicle.stockNumber ? ` (stock number ${vehicle.stockNumber})` : ''}`;
