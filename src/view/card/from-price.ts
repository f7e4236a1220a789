import { formatMoney } from '#src/lib/money.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { Site } from '#src/site/site.ts';
import { isAccessory, uncapitalised } from '../copy/stock-words.ts';
import { siteCards } from './site-cards.ts';

/** "from $9,990 drive away": the lowest price that a card of these vehicles shows, and what it includes (PRICE-01); null when none shows one. An accessory counts only in a list of nothing else. */
export function fromPrice(vehicles: readonly Vehicle[], site: Site): string | null {
  let lowest = Infinity;
  let label = '';
  const card = siteCards(site).inList;
  const some = vehicles.some((vehicle) => !isAccessory(vehicle));
  for (const vehicle of vehicles) {
    if (some && isAccessory(vehicle)) continue;
    if (vehicle.price === null || vehicle.price >= lowest) continue;
    const { price, sold } = card(vehicle);
    if (price.kind !== 'price' || price.amount >= lowest || sold) continue;
    lowest = price.amount;
    label = price.label;
  }
  return lowest === Infinity ? null : `from ${formatMoney(lowest)} ${uncapitalised(label)}`;
}
