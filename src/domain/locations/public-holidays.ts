/**
 * Public holidays as closed days, if enabled (locations.publicHolidays), from a data file with source and licence.
 * `specialHours` take precedence. Only the coming months, as pages are rebuilt daily.
 */
import { addDays } from '#src/lib/dates.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import { countries } from './country.ts';
import type { Location, SpecialHours } from './location.ts';
import data from './public-holidays.json' with { type: 'json' };

/** Test-drive booking range (appointments.horizonDays) plus a month. */
const daysAhead = 120;

interface PublicHoliday {
  date: string;
  name: string;
}

/** `2026-12-26 Boxing Day | ACT NSW`; without states, all. */
const line = /^(\S+) ([^|]+?)(?: \| (.+))?$/;

export function publicHolidays(locale: PublicSettings['regional']['locale'], state: string): PublicHoliday[] {
  const code = state.toUpperCase().replace(/^NZ-/, '');
  return data[countries[locale]].flatMap((one) => {
    const [, date = '', name = '', states] = line.exec(one) ?? [];
    return states === undefined || states.split(' ').includes(code) ? [{ date, name }] : [];
  });
}

export function withPublicHolidays(
  location: Location,
  { regional, locations }: Pick<PublicSettings, 'regional' | 'locations'>,
  today: string,
): Location {
  if (locations.publicHolidays === 'usual') return location;
  const last = addDays(today, daysAhead);
  const written = new Set(location.specialHours.map(({ date }) => date));
  const closed = publicHolidays(regional.locale, location.address.state)
    .filter(({ date }) => date >= today && date <= last && !written.has(date))
    .map(({ date, name }): SpecialHours => ({ date, name, status: 'Closed', open: null, close: null }));
  if (closed.length === 0) return location;
  return {
    ...location,
    specialHours: [...location.specialHours, ...closed].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  };
}
