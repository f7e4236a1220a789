/**
 * What's Included (VDP-01): the dealer's points for every vehicle, then those of its kind, so that a used one never
 * promises what only new ones have. One that has not arrived speaks of its arrival; a sold one and an accessory promise
 * nothing.
 */
import { vehicleWord } from '#src/domain/places/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';

export interface IncludedCopy {
  /** Before the points, for one that is not here yet. */
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
        ? `This ${vehicleWord(vehicle)} has not arrived yet. When you collect it, it will have:`
        : null,
    points,
  };
}
