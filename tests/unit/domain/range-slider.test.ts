import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movedRange, typeEnd, type Thumb } from '#src/domain/search/range-slider.ts';
import type { Range } from '#src/domain/search/search-state.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

const bounds = { min: 0, max: 87_990 };
const range: Range = { min: 10_000, max: 60_000 };

describe('typed ends', () => {
  test.each<[string, Thumb, number | null, Range]>([
    ['in order stay so', 'min', 20_000, { min: 20_000, max: 60_000 }],
    ['change places when From is above To', 'min', 70_000, { min: 60_000, max: 70_000 }],
    ['change places when To is below From', 'max', 5000, { min: 5000, max: 10_000 }],
    ['may be equal', 'max', 10_000, { min: 10_000, max: 10_000 }],
    ['are taken as they were typed', 'max', 33_333, { min: 10_000, max: 33_333 }],
    ['beyond the highest value stay what they are', 'max', 300_000, { min: 10_000, max: 300_000 }],
    ['that begin above the highest value are ignored', 'min', 87_991, range],
    ['open when they are emptied', 'min', null, { min: null, max: 60_000 }],
  ])('%s (SRCH-04)', (_, thumb, value, expected) => {
    expect(typeEnd(range, thumb, value, bounds)).toEqual(expected);
  });

  test('ignores a newest year before the oldest vehicle (SRCH-04)', () => {
    expect(typeEnd({ min: null, max: null }, 'max', 1990, { min: 1998, max: 2026 })).toEqual({ min: null, max: null });
  });

  test('keeps the lower end first and every typed value within bounds (SRCH-04)', () => {
    fc.assert(
      fc.property(fc.constantFrom<Thumb>('min', 'max'), fc.integer({ min: 0, max: bounds.max }), (thumb, value) => {
        const typed = typeEnd(range, thumb, value, bounds);
        expect(typed.min).toBeLessThanOrEqual(typed.max!);
        expect([typed.min, typed.max]).toContain(value);
      }),
      { numRuns: fuzzRuns(100) },
    );
  });
});

describe('moved thumbs', () => {
  test('leaves an unmoved end as requested, and removes the limit when an end is moved to its bound (SRCH-04)', () => {
    const asked: Range = { min: 3000, max: 300_000 };
    const shown = { min: 5000, max: 87_990 };
    expect(movedRange({ min: 20_000, max: 87_990 }, shown, asked, bounds)).toEqual({ min: 20_000, max: 300_000 });
    expect(
      movedRange({ min: 0, max: 40_000 }, { min: 20_000, max: 87_990 }, { min: 20_000, max: null }, bounds),
    ).toEqual({ min: null, max: 40_000 });
  });
});
