/**
 * Special offers (OFFER-01, PROMO-01), by days in the dealer's time zone. Descriptions over 200 characters, and
 * disclaimers, are cut to 160, unless they mention a credit rate, whose comparison rate and warning must appear beside
 * it (LAW-02).
 */
import { localDate } from '#src/lib/dates.ts';
import { slugify } from '#src/lib/slug.ts';
import type { Offer } from './content.ts';

export const offerTextLimit = 200;
export const offerTextLength = 160;

export function currentOffers<T extends Pick<Offer, 'start' | 'expiry'>>(
  offers: readonly T[],
  now: number,
  timeZone: string,
): T[] {
  const today = localDate(now, timeZone);
  return offers.filter(({ start, expiry }) => (start === null || start <= today) && !isOver({ expiry }, today));
}

export const isOver = ({ expiry }: Pick<Offer, 'expiry'>, today: string): boolean => expiry !== null && expiry < today;

export const offerPath = ({ id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>): string =>
  manufacturer === null ? plainOfferPath({ id }) : `/offers/${slugify(manufacturer)}/${id}`;

export const plainOfferPath = ({ id }: Pick<Offer, 'id'>): string => `/offers/${id}`;
