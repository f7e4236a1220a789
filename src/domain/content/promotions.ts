/** When and where a promotion shows (PROMO-01, SRCH-11). */
import type { Promo } from './content.ts';
import type { CarType } from '../vehicle/vehicle.ts';

/** Whether the clock allows it: from `start`, up to and without `expiry`. */
export const isRunning = ({ start, expiry }: Pick<Promo, 'start' | 'expiry'>, now: number): boolean =>
  (start === null || Date.parse(start) <= now) && (expiry === null || now < Date.parse(expiry));

/** Whether it belongs to a list of these stock types; a strict one only where the list shows exactly its type. */
export function belongsToList(
  { display, strictDisplay }: Pick<Promo, 'display' | 'strictDisplay'>,
  types: ReadonlySet<CarType>,
): boolean {
  if (display === null) return true;
  return types.has(display) && (!strictDisplay || types.size === 1);
}
