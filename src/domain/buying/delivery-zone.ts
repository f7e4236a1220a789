/** Delivery by postcode: the dealer's zones and prices, never a guess (RES-04). */
import type { PublicSettings } from '../tenant/settings/settings.ts';

export type DeliveryZone = PublicSettings['delivery']['zones'][number];

/** The first zone that has the postcode; null where the dealer does not deliver to it. */
export function deliveryZone(postcode: string, { delivery }: Pick<PublicSettings, 'delivery'>): DeliveryZone | null {
  return delivery.zones.find(({ postcodes }) => postcodes.some((range) => isWithin(postcode, range))) ?? null;
}

/** Postcodes of one country have the same length, so that text compares as numbers do. */
function isWithin(postcode: string, range: string): boolean {
  const [from = '', to = from] = range.split('-');
  return postcode.length === from.length && postcode >= from && postcode <= to;
}

/** "3 to 7 days after everything is signed and paid". */
export function deliveryTime({ fromDays, toDays }: Pick<DeliveryZone, 'fromDays' | 'toDays'>): string {
  const days = fromDays === toDays ? String(toDays) : `${fromDays} to ${toDays}`;
  return `${days} ${toDays === 1 ? 'day' : 'days'} after everything is signed and paid`;
}
