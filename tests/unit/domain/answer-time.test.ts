import { expect, test } from 'vitest';
import { answerTime } from '#src/domain/locations/opening-hours.ts';
import { aLocation } from '../../fixtures/vehicles.ts';

test.each([
  ['2026-11-18T10:00:00+11:00', 'We’re open until 5:30 pm today.'],
  ['2026-11-18T17:15:00+11:00', 'We’re closing soon, at 5:30 pm.'],
  ['2026-11-18T20:00:00+11:00', 'We’re closed now and reopen tomorrow at 8:30 am.'],
  ['2026-11-20T20:00:00+11:00', 'We’re closed now and reopen Monday at 8:30 am.'],
])('at %s shows "%s" (LEAD-01)', (at, words) => {
  expect(answerTime(aLocation(), Date.parse(at))).toBe(words);
});

test('promises nothing when opening hours are unknown (LEAD-01)', () => {
  expect(answerTime(aLocation({ openingHours: [] }), Date.parse('2026-11-18T10:00:00+11:00'))).toBeNull();
});
