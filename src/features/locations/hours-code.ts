import type { Location, OpeningHours, SpecialHours } from '#src/domain/locations/location.ts';

export type Hours = Pick<Location, 'timeZone' | 'openingHours' | 'specialHours'>;

const span = (day: { status: 'Open' | 'Closed'; open: string | null; close: string | null }): string =>
  day.status === 'Closed' ? '' : day.open && day.close ? `${day.open}-${day.close}` : '*';

/**
 * `Australia/Sydney|12345=08:30-17:30,6=…,0=|2026-12-25=`: zone, weekdays, special days. Empty: closed; star: open at
 * unknown times. Consecutive weekdays with the same hours share an entry.
 */
export function encodeHours({ timeZone, openingHours, specialHours }: Hours): string {
  const week = sameInARow(openingHours)
    .map(([weekdays, hours]) => `${weekdays}=${hours}`)
    .join(',');
  const special = specialHours.map((day) => `${day.date}=${span(day)}`).join(',');
  return [timeZone, week, special].join('|');
}

function sameInARow(days: readonly OpeningHours[]): [weekdays: string, hours: string][] {
  const rows: [string, string][] = [];
  for (const day of days) {
    const hours = span(day);
    const last = rows.at(-1);
    if (last?.[1] === hours) last[0] += day.weekday;
    else rows.push([String(day.weekday), hours]);
  }
  return rows;
}

function day(code: string): { key: string; status: 'Open' | 'Closed'; open: string | null; close: string | null } {
  const [key = '', hours = ''] = code.split('=');
  const [open, close] = hours.split('-');
  return { key, status: hours ? 'Open' : 'Closed', open: close ? (open ?? null) : null, close: close ?? null };
}

export function decodeHours(code: string): Hours {
  const [timeZone = 'Australia/Sydney', week = '', special = ''] = code.split('|');
  const openingHours = week
    .split(',')
    .filter(Boolean)
    .map(day)
    .flatMap(({ key, ...hours }) => [...key].map((weekday): OpeningHours => ({ weekday: Number(weekday), ...hours })));
  const specialHours = special
    .split(',')
    .filter(Boolean)
    .map(day)
    .map(({ key, ...hours }): SpecialHours => ({ date: key, name: null, ...hours }));
  return { timeZone, openingHours, specialHours };
}
