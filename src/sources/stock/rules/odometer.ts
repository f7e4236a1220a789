/** Odometer readings that cannot be readings. Kilometres. */
import type { CarType } from '#src/domain/vehicle/vehicle.ts';

const impossible = 1_000_000;
const fillers = new Set([111_111, 123_456, 999_999]);

/** The reason for which a reading is set aside, or null when it may be true. `age` is in model years. */
export function odometerFault(km: number, carType: CarType, age: number): string | null {
  if (km < 0) return 'below zero';
  if (km > impossible) return 'more than 1,000,000 km';
  if (fillers.has(km)) return 'a filler, not a reading';
  if (carType !== 'used' || km === 0) return null;
  const isPlaceholder = (km < 10 && age >= 3) || (km < 100 && age >= 6);
  return isPlaceholder ? 'a placeholder on a used vehicle of this age' : null;
}
