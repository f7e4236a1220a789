import { expect, test } from 'vitest';
import { countBySearch } from '#src/features/budget-finder/count-by-search.ts';
import { lookUpBySearch } from '#src/features/shortlist/site-lookup.ts';
import { buildIndex } from '#src/search/build-index.ts';
import { staticSearchClient } from '#src/search/search-client.ts';
import { aVehicle, now, publicSettings } from '../../fixtures/vehicles.ts';

const hostileId = 'a "quoted\\" id) OR make:Toyota';
const stock = [
  aVehicle({ id: 'one', price: 20_000, standardEquipment: ['Sunroof'] }),
  aVehicle({ id: 'two', price: 30_000 }),
  aVehicle({ id: hostileId }),
  aVehicle({ id: 'sold-today', status: 'sold', soldAt: now }),
  aVehicle({ id: 'sold-long-ago', status: 'sold', soldAt: now - 30 * 86_400_000 }),
];
const client = staticSearchClient({ load: async () => buildIndex(stock, publicSettings(), now), now: () => now });
const lookUp = lookUpBySearch(client, 'Car_production');

test('finds vehicles by id with their card and comparison data (CMP-01)', async () => {
  const found = await lookUp(['two', 'one']);
  expect(
    found.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)).map(({ id, price, features }) => [id, price, features]),
  ).toEqual([
    ['one', 20_000, ['Sunroof']],
    ['two', 30_000, []],
  ]);
});

test('finds a recently sold vehicle as sold, and does not find a removed one (FAV-01)', async () => {
  expect((await lookUp(['sold-today', 'sold-long-ago', 'never'])).map(({ id, status }) => [id, status])).toEqual([
    ['sold-today', 'sold'],
  ]);
});

test('accepts any id (FAV-01)', async () => {
  expect((await lookUp([hostileId])).map(({ id }) => id)).toEqual([hostileId]);
  expect(await lookUp([])).toEqual([]);
});

test('rejects when the index fails to load, and retries on the next call (FAV-01)', async () => {
  let tries = 0;
  const flaky = staticSearchClient({
    load: async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return buildIndex(stock, publicSettings(), now);
    },
    now: () => now,
  });
  const retrying = lookUpBySearch(flaky, 'Car_production');
  await expect(retrying(['one'])).rejects.toThrow('offline');
  expect(await retrying(['one'])).toHaveLength(1);
});

test('counts cars of the chosen types above $1,000 and within the budget (BUDG-05)', async () => {
  const priced = [
    aVehicle({ price: 900, body: 'suv' }),
    aVehicle({ price: 1000, body: 'suv' }),
    aVehicle({ price: 15_000, body: 'suv' }),
    aVehicle({ price: 20_000, body: 'hatch' }),
    aVehicle({ price: 30_000, body: 'ute' }),
    aVehicle({ price: null }),
  ];
  const counting = staticSearchClient({ load: async () => buildIndex(priced, publicSettings(), now), now: () => now });
  const count = countBySearch(counting, publicSettings());
  expect([
    await count(20_000, []),
    await count(19_999, []),
    await count(100_000, ['suv', 'ute']),
    await count(100_000, ['van']),
  ]).toEqual([2, 1, 2, 0]);
});
