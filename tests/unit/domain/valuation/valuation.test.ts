import { describe, expect, test } from 'vitest';
import { conditionSum, gradeOf, noMarks, cappedCounts, usualCounts } from '#src/journeys/trade-in/rules/condition.ts';
import { declineReason } from '#src/journeys/trade-in/rules/decline.ts';
import {
  comparableVehicles,
  type ListedVehicle,
  type ValuedVehicle,
} from '#src/journeys/trade-in/rules/comparable-vehicles.ts';
import { askingRange } from '#src/journeys/trade-in/rules/asking-range.ts';
import { estimateOf, tradePrice } from '#src/journeys/trade-in/rules/trade-in-price.ts';
import { endText, reminderAt, validUntil } from '#src/journeys/trade-in/rules/valid-until.ts';

const valued: ValuedVehicle = {
  year: 2022,
  make: 'Mazda',
  model: 'CX-5',
  badge: 'Touring',
  transmission: 'automatic',
  fuel: 'petrol',
  kilometres: 40_000,
};
const asked = (changed: Partial<ListedVehicle> = {}): ListedVehicle => ({
  ...valued,
  price: 30_000,
  odometer: 40_000,
  carType: 'used',
  ...changed,
});
const many = (count: number, changed: Partial<ListedVehicle> = {}) =>
  Array.from({ length: count }, () => asked(changed));

describe('comparable vehicles', () => {
  test.each([
    ['the same one, at its price', {}, 30_000],
    ['a year newer', { year: 2023 }, 28_620],
    ['10,000 km further: worth more at this distance', { odometer: 50_000 }, 30_668],
    ['another spelling', { make: 'MAZDA', model: 'CX5' }, 30_000],
    ['a longer badge', { badge: 'Touring AWD' }, 30_000],
    ['at the lowest price that counts', { price: 1000 }, 1000],
  ])('%s (TRADE-07)', (_, changed, price) => {
    const { prices, sameBadge } = comparableVehicles(valued, many(4, changed), 4);
    expect([prices.length, Math.round(prices[0]!), sameBadge]).toEqual([4, price, true]);
  });
  test.each([
    ['new', { carType: 'new' }],
    ['another model', { model: 'CX-50' }],
    ['four years older', { year: 2018 }],
    ['without a price', { price: null }],
    ['without an odometer', { odometer: null }],
    ['priced like a wreck', { price: 999 }],
  ])('ignores a vehicle that is %s (TRADE-07)', (_, changed) => {
    expect(comparableVehicles(valued, many(9, changed), 4).prices).toEqual([]);
  });
  test('uses only vehicles with the same badge when there are enough, and the whole model otherwise (TRADE-07)', () => {
    const stock = [...many(3), ...many(5, { badge: 'Pure', price: 20_000 })];
    expect(comparableVehicles(valued, stock, 3)).toEqual({ prices: [30_000, 30_000, 30_000], sameBadge: true });
    expect(comparableVehicles(valued, stock, 4)).toMatchObject({ sameBadge: false, prices: { length: 8 } });
  });
});

describe('the range', () => {
  const of = (prices: number[], least = 4, sameBadge = true) => askingRange({ prices, sameBadge }, least);
  test.each([
    [3, 4, false],
    [4, 4, true],
    [7, 8, false],
    [8, 8, true],
  ])('with %i of %i required comparable vehicles, is shown: %s (TRADE-07)', (count, least, isGiven) => {
    expect(
      of(
        Array.from({ length: count }, () => 30_000),
        least,
      ) !== null,
    ).toBe(isGiven);
  });
  test('widens the range and lowers confidence as prices vary more, and shows no range if they vary too much (TRADE-07)', () => {
    const near = of([29_500, 30_000, 30_200, 30_500, 29_900, 30_100, 30_000, 30_000, 29_800, 30_300])!;
    const far = of([22_000, 27_000, 30_000, 34_000, 38_000])!;
    expect(near.confidence).toBe('high');
    expect(far.confidence).toBe('low');
    expect(far.high - far.low).toBeGreaterThan(near.high - near.low);
    expect(near.low).toBeLessThan(near.likely);
    expect(of([10_000, 20_000, 40_000, 80_000])).toBeNull();
  });
  test('applies the dealer’s percentage, subtracts a cost per mark, and rounds the range outwards (TRADE-07)', () => {
    const estimate = estimateOf(of(Array.from({ length: 30 }, () => 30_000))!, 80);
    expect(estimate).toMatchObject({ likely: 24_000, asking: 30_000, count: 30 });
    const costs = { dents: 220, alloys: 150, glass: 180, scuffs: 80, tears: 260 };
    const price = tradePrice(estimate, { ...noMarks, dents: 2 }, costs, false)!;
    expect(price.likely).toBe(23_560);
    expect([price.low % 100, price.high % 100]).toEqual([0, 0]);
    const assumed = tradePrice(estimate, { ...noMarks, dents: 2 }, costs, true)!;
    expect(assumed.low).toBeLessThan(price.low);
    expect(assumed.high).toBeGreaterThan(price.high);
    expect(tradePrice({ low: 900, likely: 1100, high: 1300 }, { ...noMarks, dents: 1 }, costs, false)).toBeNull();
  });
  test.each([
    [17_700, 26_000, 35_100, 0, false, false],
    [18_300, 26_000, 33_700, 0, false, true],
    [18_300, 26_000, 33_700, 4, false, false],
    [18_300, 26_000, 33_700, 0, true, false],
  ])(
    'prices a range of %i, %i and %i with %i dents (assumed: %s): %s, never more than 30%% either way (TRADE-07)',
    (low, likely, high, dents, isAssumed, isNamed) => {
      const costs = { dents: 220, alloys: 150, glass: 180, scuffs: 80, tears: 260 };
      expect(tradePrice({ low, likely, high }, { ...noMarks, dents }, costs, isAssumed) !== null).toBe(isNamed);
    },
  );
});

describe('the condition', () => {
  test.each([
    [{}, 'Like new'],
    [{ dents: 1 }, 'Like new'],
    [{ dents: 2 }, 'Good'],
    [{ dents: 2, alloys: 2, glass: 1, scuffs: 2 }, 'Good'],
    [{ dents: 2, alloys: 2, glass: 1, scuffs: 2, tears: 1 }, 'Average'],
    [{ dents: 6, alloys: 4, glass: 1, scuffs: 3 }, 'Poor'],
  ])('%j is %s (TRADE-06)', (counts, grade) => expect(gradeOf(cappedCounts(counts))).toBe(grade));
  test('limits counts to whole numbers between 0 and the maximum (TRADE-06)', () => {
    expect(cappedCounts({ dents: 50, alloys: -1, glass: 1.9, tears: null })).toEqual({
      dents: 6,
      alloys: 0,
      glass: 1,
      scuffs: 0,
      tears: 0,
    });
  });
  test("charges the dealer's cost per mark, and assumes more marks with age (TRADE-06)", () => {
    const costs = { dents: 100, alloys: 10, glass: 1, scuffs: 1000, tears: 10_000 };
    expect(conditionSum({ dents: 2, alloys: 3, glass: 4, scuffs: 0, tears: 1 }, costs)).toBe(10_234);
    expect(conditionSum(usualCounts(6), costs)).toBeGreaterThan(conditionSum(usualCounts(2), costs));
    expect(usualCounts(0)).toEqual(noMarks);
  });
});

describe('limits and expiry', () => {
  const settings = {
    tradeIn: { maximumAgeYears: 7, maximumKilometres: 100_000 },
    regional: { timeZone: 'Australia/Sydney' },
  } as Parameters<typeof declineReason>[1];
  test.each([
    [2019, 100_000, null],
    [2019, null, null],
    [2018, null, 'too_old'],
    [2026, 100_001, 'too_many_kilometres'],
  ])('a %i car with %s km, in 2026 in the dealer’s time zone: %s (TRADE-04)', (year, kilometres, reason) => {
    // Still 2025 in London.
    expect(declineReason({ year, kilometres }, settings, Date.parse('2026-01-01T00:30:00+11:00'))).toBe(reason);
  });
  test.each([
    ['2026-11-22T15:52:59+11:00', 'Australia/Sydney', '2026-11-29T15:52:00+11:00', 'Sunday 29 November, 3:52 pm'],
    ['2026-04-01T15:52:00+11:00', 'Australia/Sydney', '2026-04-08T15:52:00+10:00', 'Wednesday 8 April, 3:52 pm'],
    ['2026-09-30T15:52:00+10:00', 'Australia/Sydney', '2026-10-07T15:52:00+11:00', 'Wednesday 7 October, 3:52 pm'],
    // The clocks skip 2:30 am on that day.
    ['2026-09-27T02:30:00+10:00', 'Australia/Sydney', '2026-10-04T03:30:00+11:00', 'Sunday 4 October, 3:30 am'],
    ['2026-11-22T15:52:00+08:00', 'Australia/Perth', '2026-11-29T15:52:00+08:00', 'Sunday 29 November, 3:52 pm'],
  ])('a valuation made at %s in %s expires at %s (TRADE-07)', (made, zone, end, text) => {
    const until = validUntil(Date.parse(made), zone);
    expect(new Date(until).toISOString()).toBe(new Date(end).toISOString());
    expect(endText(until, zone)).toBe(text);
  });
  test('sends the reminder a day before, at the same local time (TRADE-07)', () => {
    const end = Date.parse('2026-10-04T15:52:00+11:00');
    expect(new Date(reminderAt(end, 'Australia/Sydney')).toISOString()).toBe(
      new Date('2026-10-03T15:52:00+10:00').toISOString(),
    );
  });
});
