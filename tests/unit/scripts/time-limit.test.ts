import { expect, test } from 'vitest';
import { readFactor, timeFactor, timeLimit } from '../../support/time-limit.ts';

test('multiplies every time limit by TIME_FACTOR, which is 1 by default', () => {
  expect(readFactor(undefined)).toBe(1);
  expect(readFactor('')).toBe(1);
  expect(readFactor('2.5')).toBe(2.5);
  expect(timeLimit(1000)).toBe(1000 * timeFactor);
});

test('refuses a TIME_FACTOR that is not a number of 1 or more', () => {
  for (const factor of ['0.5', 'fast', '-3', 'Infinity'])
    expect(() => readFactor(factor)).toThrow(`TIME_FACTOR is "${factor}"; it must be a number of 1 or more.`);
});
