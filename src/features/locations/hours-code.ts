/** Opening hours small enough for an attribute, so that "open now" can be decided again in the browser. */
import type { Location, OpeningHours, SpecialHours } from '#src/domain/places/location.ts';

export type Hours = Pick<Location, 'timeZone' | 'openingHours' | 'specialHours'>;

const span = (day: { status: 'Open' | 'Closed'; open: string | null; close: string | null }): string =>
  day.status === 'Closed' ? '' : day.open && day.close ? `${day.open}-${day.close}` : '*';

/**
 * `Australia/Sydney|1=08:30-17:30,2=…,0=|2026-12-25=` : zone, weekdays, special days; an empty span is closed, a star
 * is open at times nobody gave.
 */
export function encodeHours({ timeZone, openingHours, specialHours }: Hours): string {
  const week = openingHours.map((day) => `${day.weekday}=${span(day)}`).join(',');
  const special = specialHours.map((day) => `${day.date}=${span(day)}`).join(',');
  return [timeZone, week, special].join('|');
}

function day(code: string): { key: string; status: 'Open' | 'Closed'; open: string | null; close: string | null } {
  const [key = '', hours = ''] = code.split('=');
  const [open, close] = hours.split('-');
  return { key, status: hours ? 'Open' : 'Closed', open: close ? (open ?? null) : null, close: close ?? null };
}

/** The hours of `encodeHours`; names of holidays are not part of it. */
export function decodeHours(code: string): Hours {
  const [timeZone = 'Australia/Sydney', week = '', special = ''] = code.split('|');
  const openingHours = week
    .split(',')
    .filter(Boolean)
    .map(day)
    .map(({ key, ...hours }): OpeningHours => ({ weekday: Number(key), ...hours }));
  const specialHours = special
    .split(',')
    .filter(Boolean)
    .map(day)
    .map(({ key, ...hours }): SpecialHours => ({ date: key, name: null, ...hours }));
  return { timeZone, openingHours, specialHours };
}
