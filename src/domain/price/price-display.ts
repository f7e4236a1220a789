/** Shows the first price that applies (CARD-05). An earlier price appears only if recorded and higher (PRICE-02). */
import { formatMoney } from '#src/lib/money.ts';
import type { CardVehicle } from '../card/card-vehicle.ts';
import { priceTypeLabel, priceTypeOf } from './price-type.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { PriceType, Vehicle } from '../vehicle/vehicle.ts';
import { isAvailable } from '../vehicle/visibility.ts';

export type PriceSettings = Pick<PublicSettings, 'regional' | 'pricing' | 'labels'>;

export type PriceDisplay =
  | { kind: 'subscription'; amount: number; text: string; suffix: string; label: string }
  | {
      kind: 'price';
      amount: number;
      text: string;
      type: PriceType;
      label: string;
      was: { amount: number; text: string; saving: string } | null;
    }
  | { kind: 'words'; text: string };

/** Lower prices are placeholders (specification section 9). */
const placeholderPrice = 10;

/** Use this price everywhere, including sorting, ranges, feeds and structured data. */
export function realPrice(vehicle: Pick<Vehicle, 'price'>): number | null {
  if (vehicle.price === null) return null;
  const whole = Math.round(vehicle.price);
  return whole > placeholderPrice ? whole : null;
}

export function priceDisplay(vehicle: CardVehicle, settings: PriceSettings): PriceDisplay {
  const weekly = Math.round(vehicle.subscriptionPrice ?? 0);
  if (settings.pricing.subscription && weekly > 0) {
    return {
      kind: 'subscription',
      amount: weekly,
      text: formatMoney(weekly),
      suffix: 'per week',
      label: 'Subscription',
    };
  }
  const amount = realPrice(vehicle);
  if (amount !== null) {
    const type = priceTypeOf(vehicle, settings);
    return {
      kind: 'price',
      amount,
      text: formatMoney(amount),
      type,
      label: priceTypeLabel(type, settings),
      was: wasPrice(vehicle, amount, settings),
    };
  }
  return {
    kind: 'words',
    text: vehicle.preorder ? 'PREORDER' : settings.labels.noPrice,
  };
}

export function priceLine(price: PriceDisplay): string {
  if (price.kind === 'words') return price.text;
  return `${price.text} ${price.kind === 'subscription' ? price.suffix : price.label}`;
}

function wasPrice(
  vehicle: CardVehicle,
  current: number,
  settings: Pick<PublicSettings, 'pricing'>,
): { amount: number; text: string; saving: string } | null {
  const earlier = Math.round(vehicle.beforePrice ?? 0);
  // Sold vehicles don't offer a saving.
  if (!settings.pricing.wasPrice || earlier <= current || !isAvailable(vehicle)) return null;
  return { amount: earlier, text: formatMoney(earlier), saving: `Save ${formatMoney(earlier - current)}` };
}
