import { expect, test } from 'vitest';
import { readTimeFactor } from '../../../scripts/test-run/variables.ts';
import { timeFactor, timeLimit } from '../../support/time-limit.ts';

test('multiplies every time limit by TIME_FACTOR, which is 1 by default', () => {
  expect(readTimeFactor(undefined)).toBe(1);
  expect(readTimeFactor('')).toBe(1);
  expect(readTimeFactor('2.5')).toBe(2.5);
  expect(timeLimit(1000)).toBe(1000 * timeFactor);
});

test('refuses a TIME_FACTOR that is below 1 or not a number', () => {
  for (const factor of ['0.5', 'fast', '-3', 'Infinity'])
    expect(() => readTimeFactor(factor)).toThrow(`TIME_FACTOR is "${factor}"; it must be a number of 1 or more.`);
});
