import { formatDayMonth } from '#src/lib/dates.ts';
import type { Locale } from '../locations/regional-terms.ts';

/** The same day next month, or its last day (FIN-04). ISO dates. */
export function offerValidUntil(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

function longDate(isoDate: string, locale: Locale): string {
  const [day, month] = formatDayMonth(isoDate).split(' ');
  return `${locale === 'en-US' ? `${month} ${day},` : `${day} ${month}`} ${isoDate.slice(0, 4)}`;
}

/** Gives both dates, to stay true on an outdated page. `today` is the dealer's ISO date. */
export const offerValidity = (today: string, locale: Locale): string =>
  `An offer made on ${longDate(today, locale)} is valid until ${longDate(offerValidUntil(today), locale)}.`;
