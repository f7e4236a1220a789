import { describe, expect, test } from 'vitest';
import { answerBy, callPromise, openMinutes, openPeriods } from '#src/domain/locations/answer-by.ts';
import type { Location, OpeningHours } from '#src/domain/locations/location.ts';
import { zonedMomentText } from '#src/lib/day-text.ts';
import { aLocation, publicSettings } from '../../fixtures/vehicles.ts';

const hours = (weekdays: number[], open: string, close: string): OpeningHours[] =>
  weekdays.map((weekday) => ({ weekday, status: 'Open', open, close }));
/** Monday to Friday 8:30 to 5:30, Saturday 9 to 4. */
const usual = [...hours([1, 2, 3, 4, 5], '08:30', '17:30'), ...hours([6], '09:00', '16:00')];
const place = (changes: Partial<Location> = {}) => aLocation({ openingHours: usual, ...changes });
const told = (location: Location, at: string, minutes = 90) => {
  const answer = answerBy(location, Date.parse(at), minutes);
  return answer && [zonedMomentText(answer.at, location.timeZone, 'en-AU'), answer.reason];
};
const closedOn = (date: string, name: string | null) => ({
  date,
  name,
  status: 'Closed' as const,
  open: null,
  close: null,
});

describe('promised answer time', () => {
  test.each([
    [90, 'We’ll call you by Wednesday 18 November, 11:30 am.'],
    [15, 'We’ll call you by Wednesday 18 November, 10:15 am.'],
  ])('promises a call within the %i minutes from settings (LEAD-02)', (answerMinutes, said) => {
    const now = Date.parse('2026-11-18T10:00:00+11:00');
    const settings = publicSettings({ forms: { answerMinutes } });
    expect(callPromise(place(), { from: now, now }, settings)).toBe(said);
  });

  test.each([
    ['while open', '2026-11-18T10:00:00+11:00', 'Wednesday 18 November, 11:30 am', null],
    ['to the last minute', '2026-11-18T16:00:00+11:00', 'Wednesday 18 November, 5:30 pm', null],
    ['too late in the day', '2026-11-18T16:01:00+11:00', 'Thursday 19 November, 10:00 am', 'close at 5:30 pm today'],
    ['before opening', '2026-11-18T06:00:00+11:00', 'Wednesday 18 November, 10:00 am', 'open today at 8:30 am'],
    ['at night', '2026-11-18T22:00:00+11:00', 'Thursday 19 November, 10:00 am', 'open tomorrow at 8:30 am'],
    [
      'on a Saturday afternoon',
      '2026-11-21T15:00:00+11:00',
      'Monday 23 November, 10:00 am',
      'close at 4:00 pm today and are closed on Sundays',
    ],
    ['on a Sunday', '2026-11-22T15:41:00+11:00', 'Monday 23 November, 10:00 am', 'are closed on Sundays'],
  ])('sets the time for an enquiry %s (LEAD-02)', (_, at, when, reason) => {
    expect(told(place(), at)).toEqual([`${when} (Sydney time)`, reason]);
  });

  test('names holidays, and lists all consecutive closed days (LEAD-02)', () => {
    const christmas = place({
      specialHours: [closedOn('2026-12-25', 'Christmas Day'), closedOn('2026-12-26', 'Boxing Day')],
    });
    expect(told(christmas, '2026-12-25T11:00:00+11:00')).toEqual([
      'Monday 28 December, 10:00 am (Sydney time)',
      'are closed for Christmas Day, for Boxing Day and on Sundays',
    ]);
  });

  test('caps the promise at closing time on a short day, and names the weekday of an unnamed closure (LEAD-02)', () => {
    const short = place({
      specialHours: [
        { date: '2026-11-19', name: 'Stocktake', status: 'Open', open: '09:00', close: '10:00' },
        closedOn('2026-11-20', null),
      ],
    });
    expect(told(short, '2026-11-18T20:00:00+11:00')?.[0]).toBe('Thursday 19 November, 10:00 am (Sydney time)');
    expect(told(short, '2026-11-20T12:00:00+11:00')?.[1]).toBe('are closed on Friday');
  });

  test('handles daylight saving changes in the location’s time zone (LEAD-02)', () => {
    const daily = place({ openingHours: hours([0, 1, 2, 3, 4, 5, 6], '01:00', '09:00') });
    // Clocks go forward on 4 October 2026 at 2 am, back on 5 April at 3 am.
    expect(told(daily, '2026-10-04T00:30:00+10:00')?.[0]).toBe('Sunday 4 October, 3:30 am (Sydney time)');
    expect(told(daily, '2026-04-05T00:30:00+11:00')?.[0]).toBe('Sunday 5 April, 2:30 am (Sydney time)');
    expect(openMinutes(daily, Date.parse('2026-10-03T20:00:00+10:00'), Date.parse('2026-10-04T20:00:00+11:00'))).toBe(
      420,
    );
    expect(openMinutes(daily, Date.parse('2026-04-04T20:00:00+11:00'), Date.parse('2026-04-05T20:00:00+10:00'))).toBe(
      540,
    );
  });

  test('promises nothing without opening hours, when switched off, or when closed for weeks (LEAD-02)', () => {
    expect(told(place({ openingHours: [] }), '2026-11-18T10:00:00+11:00')).toBeNull();
    expect(told(place(), '2026-11-18T10:00:00+11:00', 0)).toBeNull();
    const away = place({
      openingHours: hours([1], '09:00', '17:00'),
      specialHours: ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'].map((date) => closedOn(date, null)),
    });
    expect(told(away, '2026-11-18T10:00:00+11:00')).toBeNull();
  });
});

describe('counting opening hours', () => {
  const at = (text: string): number => Date.parse(text);

  test('does not count nights, Sundays or holidays (LEAD-02)', () => {
    expect(openMinutes(place(), at('2026-11-18T17:00:00+11:00'), at('2026-11-19T09:00:00+11:00'))).toBe(60);
    expect(openMinutes(place(), at('2026-11-21T16:00:00+11:00'), at('2026-11-23T08:30:00+11:00'))).toBe(0);
    const holiday = place({ specialHours: [closedOn('2026-11-19', 'Show day')] });
    expect(openMinutes(holiday, at('2026-11-18T17:30:00+11:00'), at('2026-11-20T08:40:00+11:00'))).toBe(10);
    expect(openMinutes(place(), at('2026-11-19T09:00:00+11:00'), at('2026-11-18T09:00:00+11:00'))).toBe(0);
  });

  test('joins hours that run past midnight, and keeps two shifts apart (LEAD-02)', () => {
    const late = place({ openingHours: [...hours([3], '18:00', '02:00'), ...hours([4], '02:00', '04:00')] });
    expect(openPeriods(late, at('2026-11-18T10:00:00+11:00'), 1)).toEqual([
      { from: at('2026-11-18T18:00:00+11:00'), to: at('2026-11-19T04:00:00+11:00') },
    ]);
    const shifts = place({ openingHours: [...hours([3], '09:00', '12:00'), ...hours([3], '13:00', '17:00')] });
    expect(openMinutes(shifts, at('2026-11-18T11:30:00+11:00'), at('2026-11-18T13:30:00+11:00'))).toBe(60);
  });
});
