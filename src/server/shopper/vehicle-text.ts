import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';

/** "2022 Kia EV6 GT-Line (stock number K1)" */
export const vehicleText = (vehicle: Pick<PublishedVehicle, 'name' | 'badge' | 'stockNumber'>): string =>
  `${fullVehicleName(vehicle)}${vehicle.stockNumber ? ` (stock number ${vehicle.stockNumber})` : ''}`;
