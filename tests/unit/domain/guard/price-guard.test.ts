import { describe, expect, test } from 'vitest';
import { priceDoubt } from '#src/domain/guard/price-guard.ts';

const rule = { priceFall: 0.4, priceRise: 0.6, medianFactor: 5 };
const doubt = (price: number, last: number | null, similar: number[] = []) => priceDoubt(price, last, similar, rule);

describe('the price guard', () => {
  test.each([
    ['falls by exactly the share', 6000, 10_000, false],
    ['falls by a dollar more', 5999, 10_000, true],
    ['rises by exactly the share', 16_000, 10_000, false],
    ['rises by a dollar more', 16_001, 10_000, true],
    ['stays', 10_000, 10_000, false],
    ['falls from 11,999 to 1,199', 1199, 11_999, true],
    ['is the first one', 1199, null, false],
  ])(
    'flags a price only if it changes by more than the configured share: one that %s (GUARD-01)',
    (_, price, last, isDoubted) => {
      expect(doubt(price, last) !== null).toBe(isDoubted);
    },
  );

  test.each([
    [1199, 11_999, 'missing'],
    [119_990, 11_999, 'extra'],
    [5000, 11_999, null],
  ])('detects a missing or extra digit in $%i after $%i: %s (GUARD-01)', (price, last, digit) => {
    expect(doubt(price, last)).toMatchObject({ digit });
  });

  const similar = [10_490, 12_990, 13_990, 12_000];

  test.each([
    ['under a fifth of the median', 2498, true],
    ['a fifth of the median', 2499, false],
    ['five times the median', 62_475, false],
    ['over five times the median', 62_476, true],
  ])('compares a price with the median of similar vehicles: %s (GUARD-01)', (_, price, isDoubted) => {
    expect(doubt(price, null, similar)).toEqual(isDoubted ? { change: null, median: 12_495, digit: null } : null);
  });

  test('does not compare a price with fewer than three similar vehicles, or one that shoppers have already seen (GUARD-01)', () => {
    expect(doubt(500, null, [20_000, 21_000])).toBeNull();
    expect(doubt(500, 500, similar)).toBeNull();
  });

  test.each([11_111, 12_345, 111_111, 123_456, 888_888, 999_999])(
    'doubts the placeholder %i even without similar vehicles, until shoppers have seen it (GUARD-01)',
    (price) => {
      expect(doubt(price, null)).toMatchObject({ reason: 'filler' });
      expect(doubt(price, price)).toBeNull();
    },
  );

  test.each([
    [9999, null],
    [77_777, null],
    [99_999, null],
    [500_000, null],
    [1_349_000, 'too high'],
  ])('doubts a first price of %i: %s (GUARD-01)', (price, reason) => {
    expect(doubt(price, null)?.reason ?? null).toBe(reason);
  });
});
