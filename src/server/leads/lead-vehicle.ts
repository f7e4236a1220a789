import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { logFailure } from '../platform/log.ts';
import type { SiteFiles } from '../platform/site-files.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';

export interface LeadVehicle {
  vehicle: PublishedVehicle | null;
  note: string | null;
}

/** Never throws; the lead continues without the vehicle. */
export async function leadVehicle(site: SiteFiles, carId: string | null): Promise<LeadVehicle> {
  if (carId === null) return { vehicle: null, note: null };
  try {
    const vehicle = await findVehicle(site, carId);
    return { vehicle, note: vehicle ? null : `Vehicle ${carId} is not on the site: it may have sold.` };
  } catch (error) {
    logFailure({ at: 'lead' }, `The record of vehicle ${carId} could not be read`, error);
    return { vehicle: null, note: `The record of vehicle ${carId} could not be read when this was sent.` };
  }
}
