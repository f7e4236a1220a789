import { formatMoney } from '#src/lib/money.ts';
import type { CardVehicle } from '../card/card-vehicle.ts';
import { realPrice } from './price-display.ts';
import type { Locale } from '../places/regional-terms.ts';

/** The gap in whole dollars that must be exceeded (specification section 5 and 9). */
const smallestGap = 499;

/**
 * How far the price lies below the state's average, where that is by more than $499 (VDP-05); null otherwise. New
 * Zealand has regions, not states.
 */
export function marketGap(
  vehicle: Pick<CardVehicle, 'price' | 'market'>,
  locale: Locale = 'en-AU',
): { amount: number; text: string } | null {
  const price = realPrice(vehicle);
  const average = vehicle.market?.stateAverage ?? null;
  if (price === null || average === null) return null;
  const gap = average - price;
  return gap > smallestGap
    ? { amount: Math.round(gap), text: `${formatMoney(gap)} below ${locale === 'en-NZ' ? 'market' : 'state'} average` }
    : null;
}
