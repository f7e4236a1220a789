import { formatDayMonth } from '#src/lib/dates.ts';
import type { Locale } from '../places/regional-terms.ts';

/**
 * The last day on which an offer of finance holds (FIN-04): the same day of the next month, or
 * that month's last. ISO dates.
 */
export function offerValidUntil(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

function longDate(isoDate: string, locale: Locale): string {
  const [day, month] = formatDayMonth(isoDate).split(' ');
  return `${locale === 'en-US' ? `${month} ${day},` : `${day} ${month}`} ${isoDate.slice(0, 4)}`;
}

/**
 * What a page says of it, naming both days: so it is true as well on an old page that no script brings up to date.
 * `today` is an ISO date by the dealer's clock.
 */
export const offerValidity = (today: string, locale: Locale): string =>
  `An offer made on ${longDate(today, locale)} is valid to ${longDate(offerValidUntil(today), locale)}.`;
