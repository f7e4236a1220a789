import { localDate } from '#src/lib/dates.ts';
import type { Offer } from './content.ts';

/** Offers that stand today in the dealer's time zone; the day of expiry is the last one. */
export function currentOffers(offers: readonly Offer[], now: number, timeZone: string): Offer[] {
  const today = localDate(now, timeZone);
  return offers.filter(
    ({ start, expiry }) => (start === null || start <= today) && (expiry === null || today <= expiry),
  );
}
