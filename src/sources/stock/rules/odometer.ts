import { formatOdometer, inUnit, type DistanceUnit } from '#src/domain/vehicle/odometer.ts';
import type { CarType } from '#src/domain/vehicle/vehicle.ts';

const impossible = 1_000_000;
/** Such as 999999. */
const filler = /^(?:(\d)\1{5}|123456)$/;

/** Null if plausible. `age` is in model years; `unit` is the feed's, to recognise fillers. */
export function odometerIssue(km: number, carType: CarType, age: number, unit: DistanceUnit): string | null {
  if (km < 0) return 'below zero';
  if (filler.test(String(Math.round(inUnit(km, unit))))) return 'a filler, not a reading';
  if (km > impossible) return `more than ${formatOdometer(impossible, unit)}`;
  if (carType !== 'used' || km === 0) return null;
  const isPlaceholder = (km < 10 && age >= 3) || (km < 100 && age >= 6);
  return isPlaceholder ? 'a placeholder on a used vehicle of this age' : null;
}
