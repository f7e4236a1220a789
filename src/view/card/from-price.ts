import { formatMoney } from '#src/lib/money.ts';
import type { Model } from '#src/domain/content/content.ts';
import { priceTypeLabel, priceTypeOf } from '#src/domain/price/price-type.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { Site } from '#src/site/site.ts';
import { isAccessory, uncapitalised } from '../copy/stock-copy.ts';
import { siteCards } from './site-cards.ts';

/**
 * "from $9,990 drive away": lowest card price (PRICE-01); null without prices. A vehicle that can't be bought doesn't
 * count (Australian Consumer Law, section 35). Accessories count only if all the vehicles are accessories.
 */
export function fromPrice(vehicles: readonly Vehicle[], site: Site): string | null {
  let lowest = Infinity;
  let label = '';
  const card = siteCards(site).inList;
  const some = vehicles.some((vehicle) => !isAccessory(vehicle));
  for (const vehicle of vehicles) {
    if (some && isAccessory(vehicle)) continue;
    if (vehicle.price === null || vehicle.reserved || vehicle.price >= lowest) continue;
    const { price, sold } = card(vehicle);
    if (price.kind !== 'price' || price.amount >= lowest || sold) continue;
    lowest = price.amount;
    label = price.label;
  }
  return lowest === Infinity ? null : `from ${formatMoney(lowest)} ${uncapitalised(label)}`;
}

/** PRICE-01; null without a price or before launch. */
export function modelFromPrice(
  { fromPrice, priceType, status }: Model,
  settings: Pick<PublicSettings, 'regional' | 'pricing'>,
): string | null {
  if (fromPrice === null || status === 'coming_soon') return null;
  const type = priceTypeOf({ priceType, carType: 'new' }, settings);
  return `from ${formatMoney(fromPrice)} ${uncapitalised(priceTypeLabel(type, settings))}`;
}
