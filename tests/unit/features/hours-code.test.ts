import { describe, expect, test } from 'vitest';
import { openState } from '#src/domain/locations/opening-hours.ts';
import type { Location, OpeningHours } from '#src/domain/locations/location.ts';
import { briefHours } from '#src/features/locations/brief-hours.ts';
import { decodeHours, encodeHours } from '#src/features/locations/hours-code.ts';

const hours: Pick<Location, 'timeZone' | 'openingHours' | 'specialHours'> = {
  timeZone: 'Australia/Brisbane',
  openingHours: [
    { weekday: 1, status: 'Open', open: '08:30', close: '12:00' },
    { weekday: 1, status: 'Open', open: '13:00', close: '17:30' },
    { weekday: 2, status: 'Open', open: null, close: null },
    { weekday: 0, status: 'Closed', open: null, close: null },
  ],
  specialHours: [{ date: '2026-12-25', name: 'Christmas Day', status: 'Closed', open: null, close: null }],
};

describe('opening hours in an attribute', () => {
  test('are read back by the browser as the build wrote them, except holiday names (LOC-02)', () => {
    expect(decodeHours(encodeHours(hours))).toEqual({
      ...hours,
      specialHours: [{ ...hours.specialHours[0], name: null }],
    });
  });

  test('store consecutive weekdays with the same hours only once, and restore each of them (LOC-02)', () => {
    const week: OpeningHours[] = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
      weekday === 0
        ? { weekday, status: 'Closed', open: null, close: null }
        : { weekday, status: 'Open', open: '08:30', close: weekday === 6 ? '16:00' : '17:30' },
    );
    const code = encodeHours({ ...hours, openingHours: week });
    expect(code).toBe('Australia/Brisbane|0=,12345=08:30-17:30,6=08:30-16:00|2026-12-25=');
    expect(decodeHours(code).openingHours).toEqual(week);
  });

  test.each([
    '2026-11-23T08:00:00+10:00',
    '2026-11-23T09:00:00+10:00',
    '2026-11-23T12:30:00+10:00',
    '2026-11-23T17:15:00+10:00',
    '2026-12-25T10:00:00+10:00',
  ])("at %s match the location's own answer once decoded (LOC-02)", (instant) => {
    expect(openState(decodeHours(encodeHours(hours)), Date.parse(instant))).toEqual(
      openState(hours, Date.parse(instant)),
    );
  });

  test.each([
    ['Open now until 5:30 pm', 'Until 5:30 pm'],
    ['Closes soon, at 5:00 pm', 'Closes 5 pm'],
    ['Opens Wednesday at 8:30 am', 'Opens Wed 8:30 am'],
    ['Opens tomorrow at 10:00 am', 'Opens tomorrow 10 am'],
    ['Open now', 'Open now'],
  ])('are shortened from "%s" to "%s" in a narrow space', (text, brief) => expect(briefHours(text)).toBe(brief));
});
