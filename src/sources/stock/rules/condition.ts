import type { CarType, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { FeedValues } from '../mapping/fields.ts';

/**
 * Used is what nobody calls new or demo. A vehicle whose condition is certified is a used one; the feed's own column of
 * that has the last word.
 */
export function conditionOf(values: FeedValues): Pick<Vehicle, 'carType' | 'certified'> {
  const { carType, certified } = values;
  return carType === 'certified'
    ? { carType: 'used', certified: certified ?? true }
    : { carType: carType ?? conditionOfFlags(values) ?? 'used', certified: certified ?? false };
}

/** The condition that columns such as IsUsed and IsDemo tell; null where they do not. Used where two of them disagree. */
export function conditionOfFlags({ isNew, isUsed, isDemo }: FeedValues): CarType | null {
  if (isUsed === true) return 'used';
  if (isDemo === true) return 'demo';
  if (isNew !== null) return isNew ? 'new' : 'used';
  return isUsed === false ? (isDemo === false ? 'new' : 'used') : null;
}
