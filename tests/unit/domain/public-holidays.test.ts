import { expect, test } from 'vitest';
import { publicHolidays, withPublicHolidays } from '#src/domain/locations/public-holidays.ts';
import { publicSettings } from '../../fixtures/vehicles.ts';
import { locationWith } from './examples.ts';

const days = (locale: 'en-AU' | 'en-NZ' | 'en-US', state: string, year: string) =>
  publicHolidays(locale, state)
    .filter(({ date }) => date.startsWith(year))
    .map(({ date, name }) => `${date} ${name}`);

test.each<['en-AU' | 'en-NZ' | 'en-US', string, string, boolean]>([
  ['en-AU', 'NSW', '2026-12-25 Christmas Day', true],
  ['en-AU', 'NSW', '2026-12-28 Boxing Day holiday', true],
  ['en-AU', 'VIC', '2026-11-03 Melbourne Cup Day', true],
  ['en-AU', 'NSW', '2026-11-03 Melbourne Cup Day', false],
  ['en-AU', 'QLD', '2026-10-05 King’s Birthday', true],
  ['en-AU', 'VIC', '2026-10-05 King’s Birthday', false],
  ['en-AU', 'QLD', '2026-08-12 The Royal Queensland Show', false],
  ['en-NZ', 'AUK', '2026-01-26 Auckland Anniversary Day', true],
  ['en-NZ', 'NZ-WGN', '2026-01-26 Auckland Anniversary Day', false],
  ['en-US', 'WI', '2026-11-26 Thanksgiving Day', true],
])('the holidays in %s %s: %s is %s (LOC-02)', (locale, state, day, has) => {
  expect(days(locale, state, '2026').includes(day)).toBe(has);
});

test('lists at least nine holidays a year per Australian state, sorted and without duplicates (LOC-02)', () => {
  for (const state of ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
    for (const year of ['2026', '2027', '2028', '2029', '2030', '2031']) {
      const found = days('en-AU', state, year);
      expect(found.length, `${state} ${year}`).toBeGreaterThanOrEqual(9);
      expect(found, `${state} ${year}`).toEqual([...new Set(found)].sort());
    }
});

const own = { date: '2026-12-26', name: 'Boxing Day sale', status: 'Open', open: '09:00', close: '17:00' } as const;
const penrith = locationWith({ specialHours: [own], address: { state: 'NSW' } });
const datesOf = (publicHoliday: 'closed' | 'usual', today: string) =>
  withPublicHolidays(penrith, publicSettings({ locations: { publicHolidays: publicHoliday } }), today).specialHours.map(
    ({ date, status, name }) => `${date} ${status} ${name}`,
  );

test('locations.publicHolidays closes on upcoming state holidays, unless the location sets its own hours (CONF-01, LOC-02)', () => {
  expect(datesOf('closed', '2026-11-20')).toEqual([
    '2026-12-25 Closed Christmas Day',
    '2026-12-26 Open Boxing Day sale',
    '2026-12-28 Closed Boxing Day holiday',
    '2027-01-01 Closed New Year’s Day',
    '2027-01-26 Closed Australia Day',
  ]);
  expect(datesOf('closed', '2026-12-25')[0]).toBe('2026-12-25 Closed Christmas Day');
  expect(datesOf('usual', '2026-11-20')).toEqual(['2026-12-26 Open Boxing Day sale']);
});
