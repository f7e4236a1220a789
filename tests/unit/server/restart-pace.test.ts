import { expect, test } from 'vitest';
import { restartPace } from '#src/server/platform/restart-pace.ts';

const minute = 60_000;

test('restarts at once after a rare exit, and every minute after repeated ones', () => {
  let now = 0;
  const waitMs = restartPace(() => now);
  const waits = Array.from({ length: 200 }, () => {
    now += 1000;
    return waitMs();
  });
  expect(waits.slice(0, 5)).toEqual(Array(5).fill(100));
  expect(waits.slice(5, 20)).toEqual(Array(15).fill(2000));
  expect(new Set(waits.slice(20))).toEqual(new Set([minute]));
});

test('counts only restarts within the last hour', () => {
  let now = 0;
  const waitMs = restartPace(() => now);
  const waits = Array.from({ length: 1000 }, () => {
    now += 13 * minute;
    return waitMs();
  });
  expect(new Set(waits)).toEqual(new Set([100]));
});
