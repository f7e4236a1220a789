import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { FeedValues } from '../mapping/fields.ts';

/**
 * Used is what nobody calls new or demo. A vehicle whose condition is certified is a used one; the feed's own column of
 * that has the last word.
 */
export function conditionOf({ carType, certified }: FeedValues): Pick<Vehicle, 'carType' | 'certified'> {
  return carType === 'certified'
    ? { carType: 'used', certified: certified ?? true }
    : { carType: carType ?? 'used', certified: certified ?? false };
}
