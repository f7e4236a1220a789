import { expect, test } from 'vitest';
import { differenceText, releaseDifference } from '#src/generator/releases/release-difference.ts';
import type { Release, ReleasedVehicle } from '#src/generator/releases/releases.ts';

const release = (code: string, ...vehicles: ReleasedVehicle[]): Release => ({
  id: code,
  at: 0,
  code,
  restored: null,
  vehicles,
  result: { rows: 0, vehicles: 0, rejected: 0, pages: 0, bytes: 0, warnings: [], notes: [] },
});
const before = release(
  '8f2c0000',
  ['a', 10_000, false],
  ['b', 20_000, false],
  ['c', 30_000, false],
  ['d', null, false],
  ['e', 5000, true],
  ['f', 6000, false],
);

test('counts vehicles that are new, sold, removed, cheaper or dearer between releases (OPS-09)', () => {
  const after = release(
    '91d00000',
    ['a', 9000, false],
    ['b', 20_000, true],
    ['c', 31_000, false],
    ['d', 8000, false],
    ['g', 1, false],
    ['h', 2, false],
  );
  expect(releaseDifference(before, after)).toEqual({
    new: 2,
    sold: 1,
    gone: 1,
    cheaper: 1,
    dearer: 1,
    code: ['8f2c0000', '91d00000'],
  });
  expect(differenceText(releaseDifference(before, after))).toBe(
    '1 sold, 1 gone, 2 new, 1 cheaper, 1 dearer, code 8f2c → 91d0',
  );
});

test('counts a sold car that is for sale again as new, and ignores a sold one that is removed (OPS-09)', () => {
  const back = release('8f2c0000', ...before.vehicles.map(([id, price]): ReleasedVehicle => [id, price, false]));
  expect(differenceText(releaseDifference(before, back))).toBe('1 new');
  expect(
    differenceText(releaseDifference(before, release('8f2c0000', ...before.vehicles.filter(([id]) => id !== 'e')))),
  ).toBe('other content');
});
