import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { similarStock, similarVehicles } from '#src/site/similar-vehicles.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

const similarTo = (wanted: Vehicle, stock: Vehicle[], count = 4) =>
  similarVehicles(wanted, similarStock(stock), count).map(({ id }) => id);

describe('similar vehicles', () => {
  test('have the same body, nearest price first (VDP-07)', () => {
    const wanted = aVehicle({ price: 30_000, body: 'suv' });
    const near = aVehicle({ id: 'near', price: 31_000, body: 'suv' });
    const far = aVehicle({ id: 'far', price: 45_000, body: 'suv' });
    const ute = aVehicle({ id: 'ute', price: 30_000, body: 'ute' });
    expect(similarTo(wanted, [far, ute, wanted, near])).toEqual(['near', 'far']);
  });

  test('prefer the same make at a similar price (VDP-07)', () => {
    const wanted = aVehicle({ price: 30_000 });
    expect(
      similarTo(wanted, [
        wanted,
        aVehicle({ id: 'kia', make: 'Kia', price: 30_500 }),
        aVehicle({ id: 'toyota', price: 31_000 }),
      ]),
    ).toEqual(['toyota', 'kia']);
  });

  test('prefer electric cars at a similar price for an electric car, then combustion cars (VDP-07)', () => {
    const wanted = aVehicle({ price: 50_000, fuel: 'electric' });
    const dearer = aVehicle({ id: 'dearer', price: 72_000, fuel: 'electric' });
    const farDearer = aVehicle({ id: 'far dearer', price: 150_000, fuel: 'electric' });
    const unpriced = aVehicle({ id: 'unpriced', price: null, fuel: 'electric' });
    const petrol = Array.from({ length: 30 }, (_, index) =>
      aVehicle({
        id: `p${String(index).padStart(2, '0')}`,
        price: 50_000 + index * 2100,
        fuel: index % 2 ? 'petrol' : 'hybrid',
      }),
    );
    const yard = [farDearer, ...petrol, wanted, dearer, unpriced];
    expect(similarTo(wanted, yard)).toEqual(['dearer', 'unpriced', 'p00', 'p01']);
    expect(similarTo(wanted, [wanted, ...petrol.slice(0, 2), farDearer])).toEqual(['p00', 'p01', 'far dearer']);
    expect(similarTo({ ...wanted, id: 'other', fuel: 'petrol' }, yard)).not.toContain('dearer');
  });

  test('never include the vehicle itself, a sold one or another kind of item (VDP-07)', () => {
    const wanted = aVehicle({ body: null });
    const stock = [
      wanted,
      aVehicle({ body: null, status: 'sold' }),
      aVehicle({ body: null, itemType: 'accessory' }),
      aVehicle({ id: 'other', body: null }),
    ];
    expect(similarTo(wanted, stock)).toEqual(['other']);
  });

  test('find others of the same make for a vehicle without a price (VDP-07)', () => {
    const wanted = aVehicle({ price: null, make: 'Kia', model: 'Rio' });
    const unpriced = Array.from({ length: 30 }, (_, index) =>
      aVehicle({ id: `u${index}`, price: null, make: index % 10 === 0 ? 'Kia' : `Make ${index}`, model: 'Rio' }),
    );
    expect(similarTo(wanted, [wanted, ...unpriced], 3)).toEqual(['u0', 'u10', 'u20']);
  });

  const aStock = fc.array(
    fc.record({
      price: fc.integer({ min: 5000, max: 60_000 }),
      make: fc.constantFrom('Kia', 'Ford', 'Mazda'),
      year: fc.integer({ min: 2010, max: 2026 }),
    }),
    { minLength: 2, maxLength: 120 },
  );

  test('change only for vehicles of similar price when one vehicle is removed (VDP-07, OPS-03)', () => {
    fc.assert(
      fc.property(aStock, fc.nat(), (cars, pick) => {
        const stock = cars.map((car, index) => aVehicle({ ...car, id: `c${String(index).padStart(3, '0')}` }));
        const gone = stock[pick % stock.length]!;
        const left = stock.filter((vehicle) => vehicle !== gone);
        const before = similarStock(stock);
        const after = similarStock(left);
        const changed = left.filter((vehicle) => {
          const ids = (all: typeof before) =>
            similarVehicles(vehicle, all, 4)
              .map(({ id }) => id)
              .join();
          return ids(before) !== ids(after);
        });
        expect(changed.length).toBeLessThanOrEqual(20);
        for (const vehicle of changed) expect(similarTo(vehicle, stock)).toContain(gone.id);
      }),
      { numRuns: fuzzRuns(200), seed: 7 },
    );
  });

  test('do not change when a price moves within its price step (VDP-07, OPS-03)', () => {
    fc.assert(
      fc.property(aStock, fc.nat(), fc.double({ min: 0.99, max: 1.01 }), (cars, pick, factor) => {
        const stock = cars.map((car, index) => aVehicle({ ...car, id: `c${index}` }));
        const chosen = stock[pick % stock.length]!;
        const moved = { ...chosen, price: Math.round(chosen.price! * factor) };
        const step = (price: number) => Math.round(Math.log(price) / Math.log(1.04));
        fc.pre(step(moved.price) === step(chosen.price!) && moved.price > 5000);
        const after = stock.map((vehicle) => (vehicle === chosen ? moved : vehicle));
        const lists = (all: Vehicle[]) => {
          const grouped = similarStock(all);
          return all.map((vehicle) => similarVehicles(vehicle, grouped, 4).map(({ id }) => id));
        };
        expect(lists(after)).toEqual(lists(stock));
      }),
      { numRuns: fuzzRuns(200), seed: 7 },
    );
  });

  test('show the same make and model in a large yard where the price allows (VDP-07)', () => {
    const yard = ['Kia Rio', 'Mazda 2', 'Toyota Yaris', 'Ford Fiesta'].flatMap((name) =>
      Array.from({ length: 40 }, (_, index) => {
        const [make, model] = name.split(' ') as [string, string];
        return aVehicle({ id: `${model}${index}`, make, model, price: 20_000 + index });
      }),
    );
    expect(similarTo(yard[5]!, yard).every((id) => id.startsWith('Rio'))).toBe(true);
    expect(similarTo({ ...yard[45]!, id: 'sold', status: 'sold' }, yard).every((id) => !id.startsWith('Yaris'))).toBe(
      true,
    );
  });

  test('ignore the order of the feed (VDP-07)', () => {
    fc.assert(
      fc.property(aStock, (cars) => {
        const stock = cars.map((car, index) => aVehicle({ ...car, id: `c${index}` }));
        expect(similarTo(stock[0]!, stock.toReversed())).toEqual(similarTo(stock[0]!, stock));
      }),
      { numRuns: fuzzRuns(100), seed: 7 },
    );
  });
});
