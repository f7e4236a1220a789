import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { formatMoney, parseMoney } from '#src/lib/money.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

describe('formatMoney', () => {
  test.each([
    [0, '$0'],
    [-0, '$0'],
    [1, '$1'],
    [999, '$999'],
    [1000, '$1,000'],
    [12_990, '$12,990'],
    [1_234_567, '$1,234,567'],
    [999.49, '$999'],
    [999.5, '$1,000'],
    [12_989.999, '$12,990'],
    [0.4, '$0'],
    [-0.4, '$0'],
    [-200, '-$200'],
    [-1499.5, '-$1,500'],
  ])('writes %d as %s: $ with thousands separators, no decimals (REG-01)', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });
});

describe('parseMoney', () => {
  test.each<[string, number | null]>([
    ['$12,990', 12_990],
    ['12990', 12_990],
    ['12990.00', 12_990],
    ['12,990.50', 12_991],
    ['AUD 12 990', 12_990],
    ['$12\u00a0990', 12_990],
    ['From $9,990 drive away', 9990],
    ['$12,990*', 12_990],
    ['12990.', 12_990],
    ['$1,234,567', 1_234_567],
    ['45k', 45_000],
    ['$45.5K', 45_500],
    ['0', 0],
    ['$0', 0],
    ['-$200', -200],
    ['$-200', -200],
    ['- 200', -200],
    ['26990.0', 26_990],
    ['9.99', 10],
    ['', null],
    ['POA', null],
    ['$', null],
    ['-', null],
    ['NA', null],
    ['10,000 - 12,000', null],
    ['12.990', null],
    ['12,99', null],
    ['1.2.3', null],
    ['1,0000', null],
    ['10%', null],
    ['1e5', null],
    ['99999999999999999999', null],
    ['Infinity', null],
  ])('reads %j as %j', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  test('reads back every whole amount that it writes (PRICE-02)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount);
      }),
      { numRuns: fuzzRuns(100) },
    );
  });

  test('never throws and never yields a fraction', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,$ -k%aé') }), (text) => {
        const amount = parseMoney(text);
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
      }),
      { numRuns: fuzzRuns(500) },
    );
  });
});
