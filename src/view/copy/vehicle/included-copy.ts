/** For all vehicles, then by type: used vehicles mustn't promise extras of new ones (VDP-01). */
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';

export interface IncludedCopy {
  lead: string | null;
  points: string[];
}

export function includedCopy(
  vehicle: Pick<Vehicle, 'carType' | 'itemType' | 'body' | 'status'>,
  { vehiclePage }: Pick<PublicSettings, 'vehiclePage'>,
): IncludedCopy | null {
  const points = [...new Set([...vehiclePage.included, ...vehiclePage.includedFor[vehicle.carType]])];
  if (vehicle.itemType === 'accessory' || !isAvailable(vehicle) || points.length === 0) return null;
  return {
    lead:
      vehicle.status === 'coming_soon'
        ? `This ${vehicleWord(vehicle)} hasn’t arrived yet. When you collect it, it will have:`
        : null,
    points,
  };
}
