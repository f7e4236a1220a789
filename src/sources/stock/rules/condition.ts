import type { CarType, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { FeedValues } from '../mapping/fields.ts';

/** Certified means used; the feed's certified column takes precedence. */
export function conditionOf(values: FeedValues): Pick<Vehicle, 'carType' | 'certified'> {
  const { carType, certified } = values;
  return carType === 'certified'
    ? { carType: 'used', certified: certified ?? true }
    : { carType: carType ?? conditionOfFlags(values) ?? 'used', certified: certified ?? false };
}

/** Null if the columns say nothing; used if they disagree or don't settle it. */
export function conditionOfFlags({ isNew, isUsed, isDemo }: FeedValues): CarType | null {
  if (isUsed === true) return 'used';
  if (isDemo === true) return 'demo';
  if (isNew !== null) return isNew ? 'new' : 'used';
  return isUsed === false ? (isDemo === false ? 'new' : 'used') : null;
}
