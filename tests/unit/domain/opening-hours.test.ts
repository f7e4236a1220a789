import { describe, expect, test } from 'vitest';
import { holidayRows, hoursRows, isClosedOn, openState } from '#src/domain/locations/opening-hours.ts';
import type { OpeningHours, SpecialHours } from '#src/domain/locations/location.ts';
import { hoursOn, locationWith, usualHours, weekdays } from './examples.ts';

const special = (
  date: string,
  open: string | null = null,
  close: string | null = null,
  name: string | null = null,
): SpecialHours => ({ date, name, status: open === null ? 'Closed' : 'Open', open, close });
const rows = (openingHours: OpeningHours[]) => hoursRows({ openingHours }).map(({ days, hours }) => `${days} ${hours}`);

describe('hoursRows', () => {
  test('merges five identical weekdays into Mon-Fri, followed by Saturday and Sunday (LOC-02)', () => {
    expect(hoursRows({ openingHours: usualHours })).toEqual([
      { days: 'Mon-Fri', hours: '8:30 am – 5:30 pm', weekdays: [1, 2, 3, 4, 5] },
      { days: 'Sat', hours: '9:00 am – 1:00 pm', weekdays: [6] },
      { days: 'Sun', hours: 'Closed', weekdays: [0] },
    ]);
  });

  test.each<[string, OpeningHours[], string[]]>([
    ['is empty without hours', [], []],
    [
      'lists days one by one when a weekday differs',
      [...hoursOn([1, 2, 3, 5], '09:00', '17:00'), ...hoursOn([4], '09:00', '20:00')],
      [
        'Mon 9:00 am – 5:00 pm',
        'Tue 9:00 am – 5:00 pm',
        'Wed 9:00 am – 5:00 pm',
        'Thu 9:00 am – 8:00 pm',
        'Fri 9:00 am – 5:00 pm',
      ],
    ],
    [
      'lists days one by one when Friday differs',
      [...hoursOn([1, 2, 3, 4], '09:00', '17:00'), ...hoursOn([5], '09:00', '16:00')],
      [
        'Mon 9:00 am – 5:00 pm',
        'Tue 9:00 am – 5:00 pm',
        'Wed 9:00 am – 5:00 pm',
        'Thu 9:00 am – 5:00 pm',
        'Fri 9:00 am – 4:00 pm',
      ],
    ],
    [
      'does not merge days when a weekday is missing',
      hoursOn([1, 2, 3, 4], '09:00', '17:00'),
      ['Mon 9:00 am – 5:00 pm', 'Tue 9:00 am – 5:00 pm', 'Wed 9:00 am – 5:00 pm', 'Thu 9:00 am – 5:00 pm'],
    ],
    [
      'merges closed weekdays too',
      [...hoursOn(weekdays, null, null), ...hoursOn([6, 0], '10:00', '16:00')],
      ['Mon-Fri Closed', 'Sat 10:00 am – 4:00 pm', 'Sun 10:00 am – 4:00 pm'],
    ],
    [
      'merges days with the same break',
      [...hoursOn(weekdays, '08:00', '12:00'), ...hoursOn(weekdays, '13:00', '17:00')],
      ['Mon-Fri 8:00 am – 12:00 pm, 1:00 pm – 5:00 pm'],
    ],
    ['shows Open without times', hoursOn([6], '', ''), ['Sat Open']],
    ['a close at midnight', hoursOn([5], '18:00', '00:00'), ['Fri 6:00 pm – 12:00 am']],
    ['a close at 24:00', hoursOn([5], '18:00', '24:00'), ['Fri 6:00 pm – 12:00 am']],
    ['round the clock', hoursOn(weekdays, '00:00', '24:00'), ['Mon-Fri Open 24 hours']],
    ['round the clock, midnight to midnight', hoursOn(weekdays, '00:00', '00:00'), ['Mon-Fri Open 24 hours']],
    [
      'a week listed from Sunday in the file',
      [...hoursOn([0], null, null), ...hoursOn([6], '09:00', '13:00')],
      ['Sat 9:00 am – 1:00 pm', 'Sun Closed'],
    ],
    ['noon', hoursOn([6], '00:30', '12:00'), ['Sat 12:30 am – 12:00 pm']],
  ])('%s (LOC-02)', (_, hours, expected) => {
    expect(rows(hours)).toEqual(expected);
  });
});

describe('holidayRows', () => {
  const christmas = [
    special('2026-12-26', '10:00', '14:00', 'Boxing Day'),
    special('2026-12-25', null, null, 'Christmas Day'),
    special('2027-01-01'),
  ];
  const at = (instant: string, timeZone = 'Australia/Sydney', locale?: string) =>
    holidayRows({ specialHours: christmas, timeZone }, Date.parse(instant), locale);

  test('writes days as Today or d/m/yyyy, in order, with 12-hour times (LOC-02)', () => {
    expect(at('2026-12-25T01:00:00Z')).toEqual([
      { date: 'Today', isoDate: '2026-12-25', name: 'Christmas Day', hours: 'Closed' },
      { date: '26/12/2026', isoDate: '2026-12-26', name: 'Boxing Day', hours: '10:00 am – 2:00 pm' },
      { date: '1/1/2027', isoDate: '2027-01-01', name: null, hours: 'Closed' },
    ]);
  });

  test.each([
    ['2026-12-24T13:00:00Z', 'Australia/Sydney', 'Today'],
    ['2026-12-24T13:00:00Z', 'Australia/Brisbane', '25/12/2026'],
    ['2026-12-24T12:59:00Z', 'Australia/Sydney', '25/12/2026'],
    ['2026-12-24T16:00:00Z', 'Australia/Perth', 'Today'],
    ['2026-12-24T11:00:00Z', 'Pacific/Auckland', 'Today'],
  ])('Christmas at %s in %s is %s (LOC-02)', (instant, zone, date) => {
    expect(at(instant, zone)[0]?.date).toBe(date);
  });

  test("drops yesterday's special hours (LOC-02)", () => {
    expect(at('2026-12-26T01:00:00Z').map(({ date }) => date)).toEqual(['Today', '1/1/2027']);
  });

  test('drops past days, and writes the month first in the United States (LOC-02)', () => {
    expect(at('2026-12-31T20:00:00Z').map(({ isoDate }) => isoDate)).toEqual(['2027-01-01']);
    expect(at('2026-12-25T20:00:00Z', 'America/Los_Angeles', 'en-US').map(({ date }) => date)).toEqual([
      'Today',
      '12/26/2026',
      '1/1/2027',
    ]);
  });

  test('is empty without special days (LOC-02)', () => {
    expect(holidayRows({ specialHours: [], timeZone: 'Australia/Sydney' }, 0)).toEqual([]);
  });
});

describe('openState', () => {
  const state = (
    instant: string,
    parts: { openingHours?: OpeningHours[]; specialHours?: SpecialHours[]; timeZone?: string } = {},
  ) => openState(locationWith({ openingHours: usualHours, ...parts }), Date.parse(instant));

  test.each([
    // Friday 20 November 2026 in Sydney is UTC+11.
    ['2026-11-19T21:29:00Z', false, 'Opens today at 8:30 am'],
    ['2026-11-19T21:30:00Z', true, 'Open now until 5:30 pm'],
    ['2026-11-20T05:59:00Z', true, 'Open now until 5:30 pm'],
    ['2026-11-20T06:00:00Z', true, 'Closes soon, at 5:30 pm'],
    ['2026-11-20T06:29:59Z', true, 'Closes soon, at 5:30 pm'],
    ['2026-11-20T06:30:00Z', false, 'Opens tomorrow at 9:00 am'],
    ['2026-11-21T02:00:00Z', false, 'Opens Monday at 8:30 am'],
    ['2026-11-21T13:30:00Z', false, 'Opens tomorrow at 8:30 am'],
  ])('at %s is open %j: %s (LOC-02)', (instant, open, text) => {
    expect(state(instant)).toEqual({ open, text });
  });

  test.each([
    // 22:00 UTC on Thursday 19 November.
    ['Australia/Sydney', true, 'Open now until 5:30 pm'],
    ['Australia/Brisbane', false, 'Opens today at 8:30 am'],
    ['Australia/Perth', false, 'Opens today at 8:30 am'],
    ['Pacific/Auckland', true, 'Open now until 5:30 pm'],
    ['America/Los_Angeles', true, 'Open now until 5:30 pm'],
  ])('at the same instant in %s: open %j, %s (LOC-02)', (timeZone, open, text) => {
    expect(state('2026-11-19T22:00:00Z', { timeZone })).toEqual({ open, text });
  });

  const sunday = hoursOn([0], '09:00', '16:00');
  test.each([
    ['the morning clocks go forward in Sydney', '2026-10-03T22:00:00Z', 'Australia/Sydney', true],
    ['the same instant before opening, without daylight saving', '2026-10-03T22:00:00Z', 'Australia/Brisbane', false],
    ['an hour earlier in Sydney', '2026-10-03T21:59:00Z', 'Australia/Sydney', false],
    ['the morning clocks go back in Sydney', '2026-04-04T22:59:00Z', 'Australia/Sydney', false],
    ["nine o'clock that morning", '2026-04-04T23:00:00Z', 'Australia/Sydney', true],
    ['the morning clocks go forward in New Zealand', '2026-09-26T20:00:00Z', 'Pacific/Auckland', true],
    ['the morning clocks go back in the United States', '2026-11-01T16:59:00Z', 'America/Los_Angeles', false],
    ["nine o'clock there", '2026-11-01T17:00:00Z', 'America/Los_Angeles', true],
  ])('daylight saving: %s (LOC-02)', (_, instant, timeZone, open) => {
    expect(state(instant, { openingHours: sunday, timeZone })?.open).toBe(open);
  });

  test.each([
    ['on Christmas Day', '2026-12-25T01:00:00Z', false, 'Opens tomorrow at 10:00 am'],
    ['the evening before', '2026-12-24T07:00:00Z', false, 'Opens Saturday at 10:00 am'],
    ['with shorter hours on Boxing Day', '2026-12-26T02:30:00Z', true, 'Closes soon, at 2:00 pm'],
    ['after them', '2026-12-26T04:00:00Z', false, 'Opens Monday at 8:30 am'],
    ['into the next year', '2026-12-31T07:00:00Z', false, 'Opens Saturday at 9:00 am'],
  ])('replaces the regular hours on special days: %s (LOC-02)', (_, instant, open, text) => {
    const specialHours = [special('2026-12-25'), special('2026-12-26', '10:00', '14:00'), special('2027-01-01')];
    expect(state(instant, { specialHours })).toEqual({ open, text });
  });

  test('uses the regular hours on an open special day without times (LOC-02)', () => {
    expect(state('2026-11-20T02:00:00Z', { specialHours: [special('2026-11-20', '', '')] })).toEqual({
      open: true,
      text: 'Open now until 5:30 pm',
    });
  });

  test.each([
    ['Friday night', '2026-11-20T12:00:00Z', true, 'Open now until 2:00 am'],
    ["after midnight, still Friday's hours", '2026-11-20T14:00:00Z', true, 'Open now until 2:00 am'],
    ['at two', '2026-11-20T15:00:00Z', false, 'Opens Friday at 6:00 pm'],
  ])('hours past midnight: %s (LOC-02)', (_, instant, open, text) => {
    expect(state(instant, { openingHours: hoursOn([5], '18:00', '02:00') })).toEqual({ open, text });
  });

  test('closes at midnight (LOC-02)', () => {
    const openingHours = hoursOn([5], '18:00', '00:00');
    expect([
      state('2026-11-20T12:59:00Z', { openingHours })?.text,
      state('2026-11-20T13:00:00Z', { openingHours })?.open,
    ]).toEqual(['Closes soon, at 12:00 am', false]);
  });

  test('shows no closing time for 24-hour opening, even a minute before midnight (LOC-02)', () => {
    const openingHours = hoursOn([0, ...weekdays, 6], '00:00', '24:00');
    expect(['2026-11-20T02:00:00Z', '2026-11-20T12:59:00Z'].map((instant) => state(instant, { openingHours }))).toEqual(
      [
        { open: true, text: 'Open now' },
        { open: true, text: 'Open now' },
      ],
    );
  });

  test('closes for a lunch break (LOC-02)', () => {
    const openingHours = [...hoursOn(weekdays, '13:00', '17:00'), ...hoursOn(weekdays, '08:00', '12:00')];
    expect(
      ['2026-11-20T00:00:00Z', '2026-11-20T01:30:00Z', '2026-11-20T03:00:00Z'].map(
        (instant) => state(instant, { openingHours })?.text,
      ),
    ).toEqual(['Open now until 12:00 pm', 'Opens today at 1:00 pm', 'Open now until 5:00 pm']);
  });

  test('sorts two opening periods on one day by time, regardless of file order (LOC-02)', () => {
    const friday = [...hoursOn([5], '13:00', '17:00'), ...hoursOn([5], '09:00', '12:00')];
    expect(rows(friday)).toEqual(['Fri 9:00 am – 12:00 pm, 1:00 pm – 5:00 pm']);
    expect(state('2026-11-19T21:00:00Z', { openingHours: friday })?.text).toBe('Opens today at 9:00 am');
  });

  test.each([
    ['08:00', '17:00', '09:00', '18:00'],
    ['08:00', '18:00', '09:00', '12:00'],
  ])('ends overlapping hours (%s to %s, %s to %s) at the later close (LOC-02)', (open, close, andOpen, andClose) => {
    const openingHours = [...hoursOn([5], open, close), ...hoursOn([5], andOpen, andClose)];
    expect(state('2026-11-19T23:00:00Z', { openingHours })?.text).toBe('Open now until 6:00 pm');
  });

  test('adds the date for the same weekday next week, and looks two weeks ahead at most (LOC-02)', () => {
    const openingHours = hoursOn([5], '09:00', '17:00');
    const next = (...closed: string[]) =>
      state('2026-11-20T07:00:00Z', { openingHours, specialHours: closed.map((date) => special(date)) })?.text;
    expect(next()).toBe('Opens Friday 27 November at 9:00 am');
    expect(next('2026-11-27')).toBe('Opens Friday 4 December at 9:00 am');
    expect(next('2026-11-27', '2026-12-04')).toBe('Closed');
  });

  test.each<[string, object]>([
    ['no hours', { openingHours: [] }],
    ['only hours without times', { openingHours: hoursOn(weekdays, '', '') }],
    ['only a holiday to come', { openingHours: [], specialHours: [special('2026-12-25')] }],
  ])('shows nothing with %s (LOC-02)', (_, parts) => {
    expect(state('2026-11-20T02:00:00Z', parts)).toBeNull();
  });

  test('shows the reopening date after a long closure, and just "Closed" without one (LOC-02)', () => {
    const closed = Array.from({ length: 9 }, (_, index) => special(`2026-12-${21 + index}`));
    expect(state('2026-12-21T01:00:00Z', { specialHours: closed })).toEqual({
      open: false,
      text: 'Opens Wednesday 30 December at 8:30 am',
    });
    expect(state('2026-12-21T01:00:00Z', { openingHours: hoursOn([0, ...weekdays, 6], null, null) })).toEqual({
      open: false,
      text: 'Closed',
    });
  });
});

describe('isClosedOn', () => {
  const place = locationWith({
    openingHours: usualHours,
    specialHours: [special('2036-12-25'), special('2036-11-30', '22:00', '23:00')],
  });
  test.each<[string, string, number | null, boolean]>([
    ['a weekday', '2036-11-28', null, false],
    ['a Sunday', '2036-11-23', null, true],
    ['before it opens', '2036-11-28', 8 * 60 + 29, true],
    ['as it opens', '2036-11-28', 8 * 60 + 30, false],
    ['as it closes', '2036-11-28', 17 * 60 + 30, true],
    ['a holiday', '2036-12-25', 10 * 60, true],
    ['a Sunday that is open for once', '2036-11-30', 22 * 60 + 30, false],
  ])('%s (FORM-06)', (_, date, minutes, expected) => {
    expect(isClosedOn(place, date, minutes)).toBe(expected);
  });

  test('does not treat a day as closed when hours are unknown (FORM-06)', () => {
    expect(isClosedOn(locationWith({ openingHours: [], specialHours: [] }), '2036-11-23', 0)).toBe(false);
  });
});
