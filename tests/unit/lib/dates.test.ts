import { describe, expect, test } from 'vitest';
import {
  addDays,
  clockMinutes,
  formatClock,
  formatDate,
  formatMonth,
  instantOf,
  isIsoDate,
  localDate,
  localParts,
  weekdayOf,
} from '#src/lib/dates.ts';

const at = (text: string): number => Date.parse(text);

describe('localParts', () => {
  test.each([
    // Sydney leaves daylight saving on 5 April 2026 at 3:00 and enters it on 4 October 2026 at 2:00.
    ['2026-04-04T15:59:00Z', 'Australia/Sydney', '2026-04-05', 0, 179],
    ['2026-04-04T16:00:00Z', 'Australia/Sydney', '2026-04-05', 0, 120],
    ['2026-10-03T15:59:00Z', 'Australia/Sydney', '2026-10-04', 0, 119],
    ['2026-10-03T16:00:00Z', 'Australia/Sydney', '2026-10-04', 0, 180],
    ['2026-10-03T16:00:00Z', 'Australia/Brisbane', '2026-10-04', 0, 120],
    ['2026-12-31T13:00:00Z', 'Australia/Sydney', '2027-01-01', 5, 0],
    ['2026-12-31T13:00:00Z', 'Australia/Brisbane', '2026-12-31', 4, 1380],
    ['2026-12-31T13:00:00Z', 'Australia/Perth', '2026-12-31', 4, 1260],
    ['2026-12-31T13:00:00Z', 'Australia/Adelaide', '2026-12-31', 4, 1410],
    ['2026-12-31T11:00:00Z', 'Pacific/Auckland', '2027-01-01', 5, 0],
    ['2027-01-01T07:59:00Z', 'America/Los_Angeles', '2026-12-31', 4, 1439],
    ['2026-03-08T10:00:00Z', 'America/Los_Angeles', '2026-03-08', 0, 180],
    ['2024-02-29T00:00:00Z', 'Australia/Perth', '2024-02-29', 4, 480],
  ])('%s in %s is %s, weekday %i, minute %i', (instant, zone, date, weekday, minutes) => {
    expect(localParts(at(instant), zone)).toEqual({ date, weekday, minutes });
  });

  test('one instant can be two dates across the country (PROMO-01)', () => {
    const instant = at('2026-11-20T13:30:00Z');
    expect([localDate(instant, 'Australia/Sydney'), localDate(instant, 'Australia/Perth')]).toEqual([
      '2026-11-21',
      '2026-11-20',
    ]);
  });
});

describe('calendar', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-10-03', 1, '2026-10-04'],
    ['2026-04-05', 7, '2026-04-12'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s plus %i days is %s', (date, days, sum) => {
    expect(addDays(date, days)).toBe(sum);
  });

  test.each([
    ['2026-11-20', 5],
    ['2026-11-22', 0],
    ['2027-01-01', 5],
  ])('%s is weekday %i', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-4-05', false],
    ['2026-04-31', false],
    ['soon', false],
    ['', false],
  ])('%j is a date: %j', (text, valid) => {
    expect(isIsoDate(text)).toBe(valid);
  });
});

describe('wording', () => {
  test.each([
    ['2026-01-05', 'en-AU', '5/1/2026'],
    ['2026-12-25', 'en-NZ', '25/12/2026'],
    ['2026-01-05', 'en-US', '1/5/2026'],
  ])('%s in %s is %s (LOC-02)', (date, locale, text) => {
    expect(formatDate(date, locale)).toBe(text);
  });

  test('writes out an ISO month', () => {
    expect([formatMonth('2024-06'), formatMonth('2026-12-31')]).toEqual(['June 2024', 'December 2026']);
  });

  test.each([
    [0, '12:00 am'],
    [1, '12:01 am'],
    [510, '8:30 am'],
    [719, '11:59 am'],
    [720, '12:00 pm'],
    [1050, '5:30 pm'],
    [1439, '11:59 pm'],
    [1440, '12:00 am'],
  ])('writes minute %i as %s (LOC-02)', (minutes, text) => {
    expect(formatClock(minutes)).toBe(text);
  });

  test.each<[string | null, number | null]>([
    ['08:30', 510],
    ['8:30', 510],
    ['00:00', 0],
    ['24:00', 1440],
    ['17:30:00', 1050],
    ['24:01', null],
    ['12:60', null],
    ['8.30', null],
    ['', null],
    [null, null],
  ])('reads the clock time %j as minute %j', (text, minutes) => {
    expect(clockMinutes(text)).toBe(minutes);
  });
});

describe('instantOf', () => {
  test.each([
    ['2026-11-20', 510, 'Australia/Sydney', '2026-11-19T21:30:00Z'],
    ['2026-07-20', 510, 'Australia/Sydney', '2026-07-19T22:30:00Z'],
    ['2026-10-04', 510, 'Australia/Sydney', '2026-10-03T21:30:00Z'],
    ['2026-10-04', 60, 'Australia/Sydney', '2026-10-03T15:00:00Z'],
    ['2026-04-05', 510, 'Australia/Sydney', '2026-04-04T22:30:00Z'],
    ['2026-10-04', 150, 'Australia/Sydney', '2026-10-03T16:30:00Z'],
    ['2026-04-05', 150, 'Australia/Sydney', '2026-04-04T15:30:00Z'],
    ['2027-01-01', 0, 'Pacific/Auckland', '2026-12-31T11:00:00Z'],
    ['2026-03-08', 480, 'America/Los_Angeles', '2026-03-08T15:00:00Z'],
    ['2026-11-20', 0, 'Australia/Perth', '2026-11-19T16:00:00Z'],
  ])('%s minute %i in %s is %s', (date, minutes, zone, instant) => {
    expect(new Date(instantOf(date, minutes, zone)).toISOString()).toBe(new Date(instant).toISOString());
  });
});
