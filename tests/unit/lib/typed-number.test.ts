import { expect, test } from 'vitest';
import { typedNumber } from '#src/lib/typed-number.ts';

test.each([
  ['33k', 33_000],
  ['100K', 100_000],
  ['1.5k', 1500],
  ['$33,000', 33_000],
  ['100k km', 100_000],
  ['100 000 km', 100_000],
  ['80,000 mi', 80_000],
  ['5000 miles', 5000],
  ['2.5', 2.5],
  ['1m', 1_000_000],
  ['90 km', 90],
  ['under 30k', 30_000],
  ['３３，０００', 33_000],
  ['＄２０ｋ', 20_000],
  ['A$ 20,000 or less', 20_000],
  ['.5m', 500_000],
])('reads "%s" as %d (SRCH-04)', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

test.each([
  'abc',
  'k',
  '$',
  '-',
  '1e9',
  '1E9',
  '0x10',
  '12O,000',
  '-5',
  '1,000 to 2,000',
  '1.2.3',
  '20 thousand',
  '٣٣',
])('rejects "%s" as a number (SRCH-04)', (text) => {
  expect(typedNumber(text)).toBeUndefined();
});

test.each(['', '  '])('reads an empty field as no limit (SRCH-04)', (text) => {
  expect(typedNumber(text)).toBeNull();
});
