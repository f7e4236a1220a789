import type { Promo } from './content.ts';
import type { CarType } from '../vehicle/vehicle.ts';

/** `expiry` is exclusive (PROMO-01, SRCH-11). */
export const isRunning = ({ start, expiry }: Pick<Promo, 'start' | 'expiry'>, now: number): boolean =>
  (start === null || Date.parse(start) <= now) && (expiry === null || now < Date.parse(expiry));

/** A strict promotion needs a list of exactly its stock type. */
export function belongsToList(
  { display, strictDisplay }: Pick<Promo, 'display' | 'strictDisplay'>,
  types: ReadonlySet<CarType>,
): boolean {
  if (display === null) return true;
  return types.has(display) && (!strictDisplay || types.size === 1);
}
