/** Zones and prices are the dealer's, never estimated (RES-04). */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export type DeliveryZone = PublicSettings['delivery']['zones'][number];

export function deliveryZone(postcode: string, { delivery }: Pick<PublicSettings, 'delivery'>): DeliveryZone | null {
  return delivery.zones.find(({ postcodes }) => postcodes.some((range) => isWithin(postcode, range))) ?? null;
}

/** Compares as text: a country's postcodes have the same length. */
function isWithin(postcode: string, range: string): boolean {
  const [from = '', to = from] = range.split('-');
  return postcode.length === from.length && postcode >= from && postcode <= to;
}

export function deliveryTime({ fromDays, toDays }: Pick<DeliveryZone, 'fromDays' | 'toDays'>): string {
  const days = fromDays === toDays ? String(toDays) : `${fromDays} to ${toDays}`;
  return `${days} ${toDays === 1 ? 'day' : 'days'} after everything is signed and paid for`;
}
