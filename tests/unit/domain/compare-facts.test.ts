import { describe, expect, test } from 'vitest';
import { compareFacts, countLines, type ComparedVehicle } from '#src/domain/card/compare-facts.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aVehicle, now, publicSettings } from '../../fixtures/vehicles.ts';

const settings = publicSettings();
const lineOf = (vehicles: ComparedVehicle[], key: string, changes: Record<string, unknown> = {}) =>
  compareFacts(vehicles, publicSettings(changes))
    .flatMap(({ lines }) => lines)
    .find((line) => line.key === key);
const pair = (first: Partial<Vehicle>, second: Partial<Vehicle>) => [aVehicle(first), aVehicle(second)];
const sold = { status: 'sold', soldAt: now } as const;

describe('vehicles side by side', () => {
  test('lists a value per vehicle in order, and whether the values differ (CMP-01)', () => {
    const vehicles = pair({ year: 2021, seats: 5 }, { year: 2023, seats: 5 });
    expect(lineOf(vehicles, 'year')).toEqual({
      key: 'year',
      label: 'Year',
      values: ['2021', '2023'],
      differs: true,
      best: [],
    });
    expect(lineOf(vehicles, 'seats')).toMatchObject({ values: ['5', '5'], differs: false });
  });

  test.each<[string, string, Partial<Vehicle>, Partial<Vehicle>, number[]]>([
    ['the lower price of one price type', 'price', { price: 20_000 }, { price: 19_000 }, [1]],
    [
      'no price among different price types',
      'price',
      { price: 20_000, priceType: 'drive_away' },
      { price: 19_000 },
      [],
    ],
    ['no price when both are the same', 'price', { price: 20_000 }, { price: 20_000 }, []],
    ["no price against a sold vehicle's", 'price', { price: 20_000 }, { price: 9000, ...sold }, []],
    ['no price against none', 'price', { price: 20_000 }, { price: null }, []],
    ['the lower odometer', 'odometer', { odometer: 48_000 }, { odometer: 90_000 }, [0]],
    ['no odometer against none', 'odometer', { odometer: 48_000 }, { odometer: null }, []],
    ['no price for a difference below 1%', 'price', { price: 20_000 }, { price: 19_850 }, []],
    ['the lower price from a difference of 1%', 'price', { price: 20_000 }, { price: 19_800 }, [1]],
    ['no odometer for a difference of 6 km', 'odometer', { odometer: 8 }, { odometer: 14 }, []],
    ['no odometer for a difference of 5%', 'odometer', { odometer: 95_000 }, { odometer: 100_000 }, []],
    ['an unused odometer against a driven one', 'odometer', { odometer: 12 }, { odometer: 4900 }, [0]],
    [
      'no gap to the market that is $300 larger',
      'market',
      { price: 20_000, market: { stateAverage: 21_000, average: null } },
      { price: 20_000, market: { stateAverage: 21_300, average: null } },
      [],
    ],
    [
      'the larger gap to the market',
      'market',
      { price: 20_000, market: { stateAverage: 21_000, average: null } },
      { price: 20_000, market: { stateAverage: 23_000, average: null } },
      [1],
    ],
  ])('marks as best: %s (CMP-01)', (_name, key, first, second, best) => {
    expect(lineOf(pair(first, second), key)?.best).toEqual(best);
  });

  test('also marks a value close to the best when another is clearly worse (CMP-01)', () => {
    const vehicles = [31_000, 90_000, 30_000].map((odometer) => aVehicle({ odometer }));
    expect(lineOf(vehicles, 'odometer')?.best).toEqual([0, 2]);
  });

  test("shows every price's type, and marks a sold vehicle as sold (CMP-01, PRICE-01)", () => {
    const vehicles = pair({ price: 20_000, priceType: 'drive_away' }, { price: 19_000, ...sold });
    expect(lineOf(vehicles, 'price-type')?.values).toEqual(['Drive away', 'Excl. government charges']);
    expect(lineOf(vehicles, 'available')?.values).toEqual(['In stock', 'Sold']);
  });

  test('omits a line that no vehicle has a value for, and leaves a single missing value empty (CMP-01)', () => {
    const vehicles = pair({ colour: null, engineSize: null }, { colour: 'Red', engineSize: null });
    expect(lineOf(vehicles, 'colour')?.values).toEqual([null, 'Red']);
    expect(lineOf(vehicles, 'engine')).toBeUndefined();
    expect(lineOf(vehicles, 'sleeps')).toBeUndefined();
  });

  test('shows a missing feature as "Not listed", with differing features first (CMP-01)', () => {
    const [first, second] = pair({}, {});
    const groups = compareFacts(
      [
        { ...first!, features: ['Sunroof', 'Tow bar'] },
        { ...second!, features: ['Tow Bar', 'Heated seats'] },
      ],
      settings,
    );
    expect(groups.at(-1)?.lines.map(({ label, values }) => [label, ...values])).toEqual([
      ['Sunroof', 'Yes', 'Not listed'],
      ['Heated seats', 'Not listed', 'Yes'],
      ['Tow Bar', 'Yes', 'Yes'],
    ]);
  });

  test("uses the country's terms and units (CMP-01)", () => {
    const vehicles = pair({ body: 'ute', colour: 'Red' }, { body: 'ute', colour: 'Blue' });
    const us = { regional: { locale: 'en-US', timeZone: 'America/Chicago', distanceUnit: 'mi' } };
    expect(lineOf(vehicles, 'colour', us)?.label).toBe('Color');
    expect(lineOf(vehicles, 'body', us)?.values).toEqual(['Pickup', 'Pickup']);
    expect(lineOf(vehicles, 'odometer', us)?.values[0]).toBe('29,956 mi');
  });

  test("shows a single vehicle's facts without differences, and nothing without vehicles (CMP-01)", () => {
    const { differing, lines } = countLines(compareFacts([aVehicle()], settings));
    expect(differing).toBe(0);
    expect(lines).toBeGreaterThan(8);
    expect(compareFacts([], settings)).toEqual([]);
  });
});

describe('facts that decide a purchase', () => {
  const withFacts = (facts: Partial<NonNullable<ComparedVehicle['facts']>>): ComparedVehicle => ({
    ...aVehicle(),
    facts: { electricRange: null, towing: null, safetyStars: null, safetyYear: null, runningCost: null, ...facts },
  });

  test.each([
    ['the longer range (FACT-01)', 'range', { electricRange: 420 }, { electricRange: 510 }, ['420 km', '510 km']],
    ['the higher towing limit (FACT-02)', 'towing', { towing: 2500 }, { towing: 3500 }, ['2,500 kg', '3,500 kg']],
    [
      'the lower cost of a year (FACT-03)',
      'running-cost',
      { runningCost: 2000 },
      { runningCost: 690 },
      ['about $2,000', 'about $690'],
    ],
  ])('marks as best %s', (_, key, first, second, values) => {
    expect(lineOf([withFacts(first), withFacts(second)], key)).toMatchObject({ values, best: [1] });
  });

  test.each([
    ['10 km of range (FACT-01)', 'range', { electricRange: 500 }, { electricRange: 510 }],
    ['100 kg of towing (FACT-02)', 'towing', { towing: 3400 }, { towing: 3500 }],
    ['$40 a year (FACT-03)', 'running-cost', { runningCost: 640 }, { runningCost: 600 }],
  ])('marks neither vehicle as best for a difference of %s', (_, key, first, second) => {
    expect(lineOf([withFacts(first), withFacts(second)], key)).toMatchObject({ differs: true, best: [] });
  });

  test('shows safety stars with the test year, and marks neither vehicle as best (FACT-03)', () => {
    const line = lineOf(
      [withFacts({ safetyStars: 5, safetyYear: 2017 }), withFacts({ safetyStars: 4, safetyYear: 2024 })],
      'safety',
    );
    expect(line).toMatchObject({ values: ['5 stars, tested 2017', '4 stars, tested 2024'], best: [] });
  });

  test('omits facts that no vehicle has (FACT-01, FACT-02, FACT-03)', () => {
    for (const key of ['range', 'towing', 'running-cost', 'safety']) {
      expect(lineOf([withFacts({}), withFacts({})], key), key).toBeUndefined();
      expect(lineOf([aVehicle(), aVehicle()], key), key).toBeUndefined();
    }
  });
});
