import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, typeThumb, type Thumb } from '#src/domain/range-slider.ts';

const bounds = { min: 0, max: 87_990 };
const thumbs = { min: 10_000, max: 60_000 };

describe('typed ends', () => {
  test.each<[string, Thumb, number, { min: number; max: number }]>([
    ['in order stay so', 'min', 20_000, { min: 20_000, max: 60_000 }],
    ['change places when From is above To', 'min', 70_000, { min: 60_000, max: 70_000 }],
    ['change places when To is below From', 'max', 5000, { min: 5000, max: 10_000 }],
    ['may be equal', 'max', 10_000, { min: 10_000, max: 10_000 }],
    ['are rounded to the nearest 1000', 'max', 5499, { min: 5000, max: 10_000 }],
    ['above the range are ignored', 'min', 87_991, thumbs],
    ['that are no number are ignored', 'max', NaN, thumbs],
  ])('SRCH-04 %s', (_, thumb, value, expected) => {
    expect(typeThumb('price', thumbs, thumb, value, bounds)).toEqual(expected);
  });

  test('SRCH-04 whatever is typed, the lower end comes first and nothing typed within the range is lost', () => {
    fc.assert(fc.property(fc.constantFrom<Thumb>('min', 'max'), fc.integer({ min: 0, max: 87 }), (thumb, thousands) => {
      const typed = typeThumb('price', thumbs, thumb, thousands * 1000, bounds);
      expect(typed.min).toBeLessThanOrEqual(typed.max);
      expect([typed.min, typed.max]).toContain(thousands * 1000);
      expect(inOrder({ min: typed.max, max: typed.min })).toEqual(typed);
    }));
  });
});
