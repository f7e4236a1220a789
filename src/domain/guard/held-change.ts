/** A change of the feed that shoppers do not see until a person decides (GUARD-01, GUARD-04). */
import { formatMoney } from '#src/lib/money.ts';
import type { PriceDoubt } from './price-guard.ts';

export interface HeldChange {
  /** The dealer's number of the vehicle, else its id. */
  vehicle: string;
  name: string;
  /** Whole dollars: what shoppers saw last, null where they saw none, and what the feed says. */
  from: number | null;
  to: number;
  doubt: PriceDoubt;
  /** When it was first held, and until when shoppers keep seeing the last price; milliseconds since 1970. */
  since: number;
  until: number;
  /** What shoppers see meanwhile: the last price, "Enquire for price", or nothing of a vehicle that is new. */
  shows: 'last price' | 'no price' | 'nothing';
}

/** `$11,999 → $1,199, down 90%, looks like a missing digit`. */
export function changeText({ from, to, doubt: { change, median, digit } }: HeldChange): string {
  const percent = change === null ? null : Math.round(Math.abs(change) * 100);
  return [
    from === null ? `new at ${formatMoney(to)}` : `${formatMoney(from)} → ${formatMoney(to)}`,
    percent === null ? null : `${change! < 0 ? 'down' : 'up'} ${percent}%`,
    median === null ? null : `similar vehicles are about ${formatMoney(median)}`,
    digit && `looks like ${digit === 'missing' ? 'a missing' : 'an extra'} digit`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** @param regional the dealer's */
export function shownText(
  { shows, from, until }: HeldChange,
  { locale, timeZone }: { locale: string; timeZone: string },
): string {
  if (shows === 'nothing') return 'It is new and waits off the site.';
  if (shows === 'no price') return 'Shoppers see no price.';
  const moment = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(until);
  return `Shoppers see ${formatMoney(from!)} until ${moment}, then no price.`;
}

export const decideCommand = (slug: string, vehicle = ''): string =>
  `npm run held -- ${slug}${vehicle && ` ${/^[\w.-]+$/.test(vehicle) ? vehicle : `"${vehicle}"`}`}`;
