import { capitalise } from '#src/lib/text.ts';
import { formatOdometer } from '#src/domain/vehicle/odometer.ts';
import { regionalWords } from '#src/domain/places/regional-words.ts';
import { isTowed } from '#src/domain/vehicle/towed.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';

/** Beside the price, for whoever reads no further: the distance of what drives, and the plate where an advertisement needs one (LAW-01). */
export function glance(
  vehicle: Vehicle,
  plate: string | null,
  { regional }: Pick<PublicSettings, 'regional'>,
): string[] {
  const distance =
    vehicle.odometer === null || isTowed(vehicle) ? null : formatOdometer(vehicle.odometer, regional.distanceUnit);
  return [distance, plate && `${capitalise(regionalWords[regional.locale].registration)} ${plate}`].filter(
    (fact) => fact !== null,
  );
}
