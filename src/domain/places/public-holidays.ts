/**
 * Public holidays of states and regions, from a data file that names its source and licence:
 * 1. A day of the place's own hours (`specialHours`) stays as it is written.
 * 2. Every other public holiday of the place's state is closed, where the dealer says so (locations.publicHolidays).
 * 3. Only days that come soon: pages carry them, and are built again every day.
 */
import { addDays } from '#src/lib/dates.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import { countries } from './country.ts';
import type { Location, SpecialHours } from './location.ts';
import data from './public-holidays.json' with { type: 'json' };

/** As far as test drives can be booked (appointments.horizonDays), and a month more. */
const daysAhead = 120;

interface PublicHoliday {
  date: string;
  name: string;
}

/** `2026-12-26 Boxing Day | ACT NSW`: the day, its name, and the states that have it unless all do. */
const line = /^(\S+) ([^|]+?)(?: \| (.+))?$/;

/** In order; `state` as addresses write it. */
export function publicHolidays(locale: PublicSettings['regional']['locale'], state: string): PublicHoliday[] {
  const code = state.toUpperCase().replace(/^NZ-/, '');
  return data[countries[locale]].flatMap((one) => {
    const [, date = '', name = '', states] = line.exec(one) ?? [];
    return states === undefined || states.split(' ').includes(code) ? [{ date, name }] : [];
  });
}

/** The place with the holidays of the next months among its special hours; `today` is an ISO date. */
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
