import type { CarType, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { FeedValues } from '../mapping/fields.ts';
import type { Note } from '../notes.ts';

/** Certified means used; the feed's certified column takes precedence. A flag only makes a stated condition older. */
export function conditionOf(values: FeedValues, note: Note): Pick<Vehicle, 'carType' | 'certified'> {
  const { carType: stated, certified } = values;
  if (stated === 'certified') return { carType: 'used', certified: certified ?? true };
  const carType = stated === null ? (conditionOfFlags(values) ?? 'used') : olderByFlags(stated, values);
  if (stated !== null && carType !== stated)
    note('carType', `another column contradicts it: the vehicle counts as ${carType}`);
  return { carType, certified: certified ?? false };
}

/** A demonstrator isn't new either, so "not new" says nothing against one. */
function olderByFlags(stated: CarType, { isNew, isUsed, isDemo }: FeedValues): CarType {
  if (stated === 'used' || isUsed === true) return 'used';
  if (stated === 'demo' || isDemo === true) return 'demo';
  return isNew === false ? 'used' : 'new';
}

/** Null if the columns say nothing; used if they disagree or don't settle it. */
export function conditionOfFlags({ isNew, isUsed, isDemo }: FeedValues): CarType | null {
  if (isUsed === true) return 'used';
  if (isDemo === true) return 'demo';
  if (isNew !== null) return isNew ? 'new' : 'used';
  return isUsed === false ? (isDemo === false ? 'new' : 'used') : null;
}
