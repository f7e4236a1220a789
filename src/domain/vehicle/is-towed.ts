/**
 * What a caravan yard sells is either pulled behind a car or drives itself. A caravan and a camper trailer are towed; a
 * motorhome and a campervan drive; of a body that says neither, an engine or a gearbox tells.
 */
import type { Vehicle } from './vehicle.ts';

const towed: ReadonlySet<Vehicle['body']> = new Set(['caravan', 'camperTrailer']);

/** Whether it has no engine of its own: no odometer, fuel, gearbox or drive is then asked for or shown. */
export function isTowed({
  itemType,
  body,
  fuel,
  transmission,
}: Pick<Vehicle, 'itemType' | 'body' | 'fuel' | 'transmission'>): boolean {
  if (itemType !== 'caravan' || body === 'motorhome') return false;
  return towed.has(body) || (fuel === null && transmission === null);
}
