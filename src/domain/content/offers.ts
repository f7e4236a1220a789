/**
 * Special offers (OFFER-01, PROMO-01):
 * 1. one shows from its first to its last day, by the dealer's time zone
 * 2. a description of more than 200 characters, and a disclaimer, is cut at 160 with View more and View less
 * 3. one that names a rate of credit is never cut: its comparison rate and warning stand beside it (LAW-02)
 * 4. its page is /offers/{manufacturer}/{id}, or /offers/{id} where it is about no make
 */
import { localDate } from '#src/lib/dates.ts';
import { slugify } from '#src/lib/slug.ts';
import type { Offer } from './content.ts';

export const offerTextLimit = 200;
export const offerTextLength = 160;

/** Offers that stand today in the dealer's time zone; the day of expiry is the last one. */
export function currentOffers<T extends Pick<Offer, 'start' | 'expiry'>>(
  offers: readonly T[],
  now: number,
  timeZone: string,
): T[] {
  const today = localDate(now, timeZone);
  return offers.filter(({ start, expiry }) => (start === null || start <= today) && !isOver({ expiry }, today));
}

/** `today` is the dealer's date. */
export const isOver = ({ expiry }: Pick<Offer, 'expiry'>, today: string): boolean => expiry !== null && expiry < today;

export const offerPath = ({ id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>): string =>
  manufacturer === null ? plainOfferPath({ id }) : `/offers/${slugify(manufacturer)}/${id}`;

/** Where an offer of a make is looked for as well. */
export const plainOfferPath = ({ id }: Pick<Offer, 'id'>): string => `/offers/${id}`;
