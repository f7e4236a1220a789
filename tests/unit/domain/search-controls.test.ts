import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultFilters,
  filterExpression,
  limitsUsedStock,
  minimumUsedPrice,
  oldestUsedYear,
  passesFilters,
  withoutDefault,
} from '#src/domain/search/default-filters.ts';
import { movePriceThumb, startThumbs, widgetSearch } from '#src/domain/search/price-widget.ts';
import {
  moveThumb,
  nudgeThumb,
  rangeOfThumbs,
  sliderBounds,
  sliderStep,
  thumbsOf,
  type Bounds,
  type Thumb,
} from '#src/domain/search/range-slider.ts';
import { searchRangeNames, searchState, type SearchRange } from '#src/domain/search/search-state.ts';
import { stockListingPath } from '#src/domain/search/search-url.ts';
import { now, publicSettings } from '../../fixtures/vehicles.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

describe('default filters', () => {
  const bounded = publicSettings({
    search: { minimumPriceLevel: 3, usedYearBound: '4', priceAscendingNeedsPrice: true },
  });

  test.each([
    [0, null],
    [1, 1000],
    [14, 14_000],
  ])('used price level %d means a minimum of %s (SRCH-21)', (level, price) => {
    expect(minimumUsedPrice(level)).toBe(price);
  });

  test.each([
    ['none', null],
    ['4', 2022],
    ['1', 2025],
  ] as const)('a bound of %s years shows used cars from %s (SRCH-22)', (usedYearBound, year) => {
    expect(oldestUsedYear(publicSettings({ search: { usedYearBound } }), now)).toBe(year);
  });

  test("rolls over to the new year in the dealer's time zone (SRCH-22)", () => {
    const newYearInSydney = Date.UTC(2026, 11, 31, 14);
    expect(
      oldestUsedYear(
        publicSettings({ search: { usedYearBound: '1' }, regional: { timeZone: 'Australia/Sydney' } }),
        newYearInSydney,
      ),
    ).toBe(2026);
    expect(
      oldestUsedYear(
        publicSettings({ search: { usedYearBound: '1' }, regional: { timeZone: 'Australia/Perth' } }),
        newYearInSydney,
      ),
    ).toBe(2025);
  });

  test('applies both defaults only to searches for used stock (SRCH-21, SRCH-22)', () => {
    const parts = defaultFilters(searchState(), ['used'], bounded, now);
    expect(filterExpression(parts)).toBe('price >= 3000 AND year >= 2022');
    for (const types of [[], ['new'], ['new', 'demo', 'used']])
      expect(defaultFilters(searchState(), types, bounded, now)).toEqual([]);
    expect(defaultFilters(searchState(), ['used'], publicSettings(), now)).toEqual([]);
  });

  test("replaces a default with the shopper's own range (SRCH-21, SRCH-22)", () => {
    const state = searchState({ ranges: { price: { min: null, max: 9000 } } });
    expect(filterExpression(defaultFilters(state, ['used'], bounded, now))).toBe('year >= 2022');
  });

  test('limits used stock when either default is set (SRCH-21, SRCH-22)', () => {
    const limits = (search: object) => limitsUsedStock(publicSettings({ search }));
    expect(limits({})).toBe(false);
    expect(limits({ minimumPriceLevel: 1 })).toBe(true);
    expect(limits({ usedYearBound: '4' })).toBe(true);
  });

  test.each([
    [3000, 2022, true],
    [2999, 2022, false],
    [3000, 2021, false],
    [null, 2022, false],
  ])('finds a used car at %s dollars from %i: %s (SRCH-21, SRCH-22)', (price, year, found) => {
    const parts = defaultFilters(searchState(), ['used'], bounded, now);
    expect(passesFilters({ price, year }, parts)).toBe(found);
  });

  test('removes a default, and returns to page 1 (SRCH-21)', () => {
    const [price] = defaultFilters(searchState(), ['used'], bounded, now);
    const state = withoutDefault(searchState({ page: 3 }), price!);
    expect(state.page).toBe(1);
    expect(filterExpression(defaultFilters(state, ['used'], bounded, now))).toBe('year >= 2022');
  });

  test('leaves out vehicles without a price when sorted by lowest price, if the dealer chooses that (SRCH-13)', () => {
    const state = searchState({ sort: 'price:asc' });
    expect(filterExpression(defaultFilters(state, ['new'], bounded, now))).toBe('price > 0');
    expect(defaultFilters(state, ['new'], publicSettings(), now)).toEqual([]);
  });
});

describe('range sliders', () => {
  test.each<[SearchRange, { min: number; max: number } | null, Bounds]>([
    ['price', null, { min: 0, max: 100_000 }],
    ['price', { min: 4990, max: 0 }, { min: 0, max: 100_000 }],
    ['km', { min: 7, max: -1 }, { min: 0, max: 100_000 }],
    ['price', { min: 4990, max: 87_990 }, { min: 0, max: 87_990 }],
    ['year', { min: 1998, max: 2026 }, { min: 1998, max: 2026 }],
    ['price', { min: 0, max: NaN }, { min: 0, max: 100_000 }],
  ])('the bounds for %s with stats %j are %j (SRCH-04)', (name, stats, bounds) => {
    expect(sliderBounds(name, stats)).toEqual(bounds);
  });

  test('steps by a hundredth of the span (SRCH-04)', () => {
    expect(sliderStep({ min: 0, max: 100_000 })).toBe(1000);
    expect(sliderStep({ min: 10, max: 60 })).toBe(0.5);
  });

  const bounds = { min: 0, max: 87_990 };
  test.each<[string, SearchRange, Thumb, number, { min: number; max: number }]>([
    ['rounds price to the nearest 1000', 'price', 'min', 12_499, { min: 12_000, max: 60_000 }],
    ['rounds km to the nearest 1000', 'km', 'max', 41_500, { min: 10_000, max: 42_000 }],
    ['snaps to the upper bound', 'price', 'max', 87_700, { min: 10_000, max: 87_990 }],
    ['snaps to the lower bound', 'price', 'min', 400, { min: 0, max: 60_000 }],
    ['never passes the upper thumb', 'price', 'min', 70_000, { min: 60_000, max: 60_000 }],
    ['never passes the lower thumb', 'price', 'max', 2000, { min: 10_000, max: 10_000 }],
    ['ignores values above the range', 'price', 'max', 87_991, { min: 10_000, max: 60_000 }],
    ['ignores values below the range', 'price', 'min', -1, { min: 10_000, max: 60_000 }],
    ['ignores values that are not numbers', 'price', 'min', NaN, { min: 10_000, max: 60_000 }],
    ['leaves weekly prices to the dollar', 'subscription_price', 'min', 251.4, { min: 251, max: 60_000 }],
  ])('a thumb %s (SRCH-04)', (_name, range, thumb, value, expected) => {
    expect(moveThumb(range, { min: 10_000, max: 60_000 }, thumb, value, bounds)).toEqual(expected);
  });

  test('moves a thumb with the arrow keys whenever there is space (SRCH-04)', () => {
    expect(nudgeThumb('price', { min: 10_000, max: 60_000 }, 'min', 1, { min: 0, max: 40_000 + 20_000 })).toEqual({
      min: 11_000,
      max: 60_000,
    });
    expect(nudgeThumb('year', { min: 2019, max: 2026 }, 'min', -1, { min: 1998, max: 2026 })).toEqual({
      min: 2018,
      max: 2026,
    });
    expect(nudgeThumb('price', { min: 0, max: 87_990 }, 'max', -1, bounds)).toEqual({ min: 0, max: 87_000 });
  });

  test('converts between thumbs and ranges, with an open end at a bound (SRCH-04)', () => {
    expect(thumbsOf({ min: 5000, max: null }, bounds)).toEqual({ min: 5000, max: 87_990 });
    expect(thumbsOf({ min: 900_000, max: 900_001 }, bounds)).toEqual(bounds);
    expect(rangeOfThumbs({ min: 5000, max: 87_990 }, bounds)).toEqual({ min: 5000, max: null });
    expect(rangeOfThumbs(bounds, bounds)).toBeNull();
  });

  test('keeps thumbs in order and within bounds however they are dragged (SRCH-04)', () => {
    const move = fc.record({
      thumb: fc.constantFrom<Thumb>('min', 'max'),
      value: fc.oneof(fc.double(), fc.integer({ min: -10, max: 200_000 })),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...searchRangeNames),
        fc.integer({ min: 1, max: 180_000 }),
        fc.array(move),
        (name, max, moves) => {
          const limits = sliderBounds(name, { min: 0, max });
          const end = moves.reduce(
            (thumbs, { thumb, value }) => moveThumb(name, thumbs, thumb, value, limits),
            thumbsOf(undefined, limits),
          );
          expect(end.min).toBeLessThanOrEqual(end.max);
          expect(end.min).toBeGreaterThanOrEqual(limits.min);
          expect(end.max).toBeLessThanOrEqual(limits.max);
        },
      ),
      { numRuns: fuzzRuns(100), seed: 3 },
    );
  });
});

describe('the price widget', () => {
  const { priceWidget } = publicSettings().search;

  test('runs from 5000 to 250000 in steps of 500 (SRCH-12)', () => {
    expect(startThumbs(priceWidget)).toEqual({ min: 5_000, max: 250_000 });
    expect(movePriceThumb(startThumbs(priceWidget), 'min', 12_740, priceWidget)).toEqual({ min: 12_500, max: 250_000 });
  });

  test.each<[string, 'min' | 'max', number, { min: number; max: number }]>([
    ['stops the lower thumb 1 below the upper', 'min', 30_000, { min: 19_999, max: 20_000 }],
    ['stops the upper thumb 1 above the lower', 'max', 100, { min: 10_000, max: 10_001 }],
    ['stops at the end', 'max', 9_999_999, { min: 10_000, max: 250_000 }],
    ['ignores values that are not numbers', 'min', NaN, { min: 10_000, max: 20_000 }],
  ])('%s (SRCH-12)', (_name, thumb, value, expected) => {
    expect(movePriceThumb({ min: 10_000, max: 20_000 }, thumb, value, priceWidget)).toEqual(expected);
  });

  test('sorts the results by highest price first (SRCH-12)', () => {
    expect(stockListingPath(widgetSearch({ min: 10_000, max: 20_000 }))).toBe(
      '/cars/?range[price]=10000:20000&sortBy=Car_production:price:desc',
    );
  });
});
