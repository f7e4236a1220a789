import { formatMoney } from '#src/lib/money.ts';
import type { CardVehicle } from '../card/card-vehicle.ts';
import { realPrice } from './price-display.ts';
import type { Locale } from '../locations/regional-terms.ts';

const smallestGap = 499;

/**
 * Gap below the state's average, if over $499 (VDP-05, specification sections 5 and 9). New Zealand's text says
 * "market", as it has no states.
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
