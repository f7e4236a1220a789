import { describe, expect, test } from 'vitest';
import { holdReminder, isReminderDue } from '#src/journeys/reserve/rules/hold-reminder.ts';

const sydney = 'Australia/Sydney';
const at = (text: string): number => Date.parse(text);
const hold = (since: string, until: string) => ({ since: at(since), until: at(until) });
const told = (one: ReturnType<typeof hold>, zone = sydney) => {
  const moment = holdReminder(one, zone);
  return moment === null ? null : new Date(moment).toISOString();
};

describe('the reminder before a hold ends (RES-07)', () => {
  test.each([
    ['at eight, on its last day', '2026-11-22T15:40:00+11:00', '2026-11-24T15:40:00+11:00', '2026-11-23T21:00:00.000Z'],
    [
      'the morning before, where it ends early',
      '2026-11-22T09:30:00+11:00',
      '2026-11-24T09:30:00+11:00',
      '2026-11-22T21:00:00.000Z',
    ],
    [
      'the morning before, where it ends at night',
      '2026-11-22T01:00:00+11:00',
      '2026-11-24T01:00:00+11:00',
      '2026-11-22T21:00:00.000Z',
    ],
    [
      'by the place’s clock where that changes that day',
      '2026-10-02T15:40:00+10:00',
      '2026-10-04T16:40:00+11:00',
      '2026-10-03T21:00:00.000Z',
    ],
    ['none for a hold of hours', '2026-11-24T09:00:00+11:00', '2026-11-24T15:00:00+11:00', null],
    ['none for one that began that morning', '2026-11-23T06:30:00+11:00', '2026-11-24T06:30:00+11:00', null],
  ])('%s', (_, since, until, expected) => {
    expect(told(hold(since, until))).toBe(expected);
  });

  test('uses the time zone of the location', () => {
    expect(told(hold('2026-11-22T15:40:00+11:00', '2026-11-24T15:40:00+11:00'), 'Australia/Perth')).toBe(
      '2026-11-24T00:00:00.000Z',
    );
  });
});

describe('reminders are only sent during the day (RES-07)', () => {
  const one = hold('2026-11-22T23:40:00+11:00', '2026-11-24T23:40:00+11:00');
  test.each([
    ['a minute before', '2026-11-24T07:59:00+11:00', false],
    ['at eight', '2026-11-24T08:00:00+11:00', true],
    ['a round that comes late', '2026-11-24T19:59:00+11:00', true],
    ['in the evening', '2026-11-24T20:00:00+11:00', false],
  ])('%s', (_, now, due) => {
    expect(isReminderDue(one, sydney, at(now))).toBe(due);
  });
  test('sends no reminder in the last hour of the hold', () => {
    const short = hold('2026-11-22T15:40:00+11:00', '2026-11-24T15:40:00+11:00');
    expect(isReminderDue(short, sydney, at('2026-11-24T14:40:00+11:00'))).toBe(true);
    expect(isReminderDue(short, sydney, at('2026-11-24T14:41:00+11:00'))).toBe(false);
  });
});
