import { describe, expect, test } from 'vitest';
import { minutesOf, slotDays } from '#src/features/enquiry/slot-days.ts';

const slot = (date: string, time: string) => ({ date, time, starts_at: `${date} ${time}`, ends_at: '' });
const offered = {
  from: '2026-11-27',
  next: '2026-12-11',
  until: '2026-12-01',
  slots: [slot('2026-11-27', '1:00 pm'), slot('2026-11-27', '9:30 am'), slot('2026-11-30', '10:00 am')],
  taken: [
    { date: '2026-11-27', time: '11:00 am' },
    { date: '2026-11-28', time: '9:00 am' },
  ],
};

describe('days with free times', () => {
  test('lists every day up to the last bookable one, including full and closed ones (FORM-06)', () => {
    expect(slotDays(offered).map(({ date, note }) => [date, note])).toEqual([
      ['2026-11-27', '2 times'],
      ['2026-11-28', 'full'],
      ['2026-11-29', 'no times'],
      ['2026-11-30', '1 time'],
      ['2026-12-01', 'no times'],
    ]);
  });

  test('lists free and taken times together in order, and never sends a taken one (FORM-06)', () => {
    expect(slotDays(offered)[0]!.times).toEqual([
      { time: '9:30 am', startsAt: '2026-11-27 9:30 am' },
      { time: '11:00 am', startsAt: null },
      { time: '1:00 pm', startsAt: '2026-11-27 1:00 pm' },
    ]);
  });

  test.each([
    ['12:00 am', 0],
    ['12:30 pm', 750],
    ['11:59 pm', 1439],
    ['09:00', 540],
  ])('reads %s as %i minutes after midnight', (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes);
  });
});
