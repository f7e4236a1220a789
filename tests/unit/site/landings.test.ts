import { describe, expect, test } from 'vitest';
import { indexStock } from '#src/site/stock-index.ts';
import { defaultFilters, filterExpression } from '#src/domain/search/default-filters.ts';
import { searchState } from '#src/domain/search/search-state.ts';
import { landingsOf } from '#src/site/landings.ts';
import { typeCounts } from '#src/site/stock-counts.ts';
import { buildIndex } from '#src/search/build-index.ts';
import { staticSearchClient } from '#src/search/search-client.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aVehicle, now, publicSettings } from '../../fixtures/vehicles.ts';

const landings = (vehicles: Vehicle[], settings = {}) =>
  landingsOf(indexStock(vehicles), publicSettings(settings), now);
const pathsOf = (vehicles: Vehicle[], settings = {}) => [...landings(vehicles, settings).keys()];

describe('search URLs', () => {
  test('have the default page and every stock-type preset, even without stock (ROUTE-02)', () => {
    const paths = pathsOf([]);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/search/new-used-and-demo-cars/',
        '/search/new-cars',
        '/search/demo-cars',
        '/search/used-cars',
        '/search/new-and-demo-cars',
      ]),
    );
  });

  test.each([
    ['/search/new-used-and-demo-cars/', ['n', 'd', 'u']],
    ['/search/new-cars', ['n']],
    ['/search/demo-cars', ['d']],
    ['/search/used-cars', ['u']],
    ['/search/new-and-demo-cars', ['n', 'd']],
  ])('%s lists only its stock types (ROUTE-02)', (path, ids) => {
    const stock = [
      aVehicle({ id: 'n', carType: 'new' }),
      aVehicle({ id: 'd', carType: 'demo' }),
      aVehicle({ id: 'u', carType: 'used' }),
    ];
    expect(
      new Set(
        landings(stock)
          .get(path)
          ?.vehicles.map(({ id }) => id),
      ),
    ).toEqual(new Set(ids));
  });

  test('have a page for every make and every model in stock (ROUTE-03)', () => {
    const stock = [
      aVehicle({ make: 'Land Rover', model: 'Range Rover Sport' }),
      aVehicle({ make: 'Škoda', model: 'Superb' }),
    ];
    expect(pathsOf(stock)).toEqual(
      expect.arrayContaining([
        '/search/land-rover',
        '/search/land-rover/range-rover-sport',
        '/search/skoda',
        '/search/skoda/superb',
      ]),
    );
  });

  test('have no page for a make that is not in stock (ROUTE-03)', () => {
    expect(landings([aVehicle({ make: 'Kia', model: 'Rio' })]).has('/search/toyota')).toBe(false);
  });

  test('have one page for two spellings of a model, under the more common one (ROUTE-03)', () => {
    const stock = [aVehicle({ model: 'Hi-Lux' }), aVehicle({ model: 'Hi-Lux' }), aVehicle({ model: 'HI LUX' })];
    const page = landings(stock).get('/search/toyota/hi-lux');
    expect(page).toMatchObject({ kind: 'model', model: { label: 'Hi-Lux' } });
    expect(page?.vehicles).toHaveLength(3);
  });

  test("use the slug of a body's name (ROUTE-05)", () => {
    expect(pathsOf([aVehicle({ body: 'suv' }), aVehicle({ body: 'peopleMover' })])).toEqual(
      expect.arrayContaining(['/search/suv', '/search/people-mover']),
    );
  });

  test.each([
    ['a preset goes before a make', { make: 'Used Cars', model: 'One' }, '/search/used-cars', 'preset'],
    ['a quick search goes before a make', { make: 'Hybrid', model: 'One' }, '/search/hybrid', 'quick'],
    ['a make goes before a body', { make: 'SUV', model: 'One', body: 'suv' as const }, '/search/suv', 'make'],
  ])('when URLs clash, %s (ROUTE-05)', (_, overrides, path, kind) => {
    expect(landings([aVehicle(overrides)]).get(path)?.kind).toBe(kind);
  });

  test('the 7 seater search lists vehicles with seven seats (SRCH-10)', () => {
    const stock = [
      aVehicle({ id: 'seven', seats: 7 }),
      aVehicle({ id: 'eight', seats: 8 }),
      aVehicle({ id: 'five', seats: 5 }),
    ];
    expect(
      landings(stock, { search: { presets: ['seven-seater'] } })
        .get('/search/7-seaters')
        ?.vehicles.map(({ id }) => id),
    ).toEqual(['seven']);
  });

  test('do not count a price of $1 as under $20,000', () => {
    const page = landings([
      aVehicle({ price: 1 }),
      aVehicle({ price: null }),
      aVehicle({ id: 'real', price: 19_990 }),
    ]).get('/search/under-20000');
    expect(page?.vehicles.map(({ id }) => id)).toEqual(['real']);
  });

  test('sort every list by rank, then newest listing, then id (SRCH-13)', () => {
    const stock = [
      aVehicle({ id: 'b', createdAt: 1 }),
      aVehicle({ id: 'a', createdAt: 1 }),
      aVehicle({ id: 'new', createdAt: 9 }),
      aVehicle({ id: 'top', rank: 5, createdAt: null }),
    ];
    expect(indexStock(stock).vehicles.map(({ id }) => id)).toEqual(['top', 'new', 'a', 'b']);
  });

  describe('exclusions from used searches', () => {
    const stock = [
      aVehicle({ id: 'fine', price: 3000, year: 2022 }),
      aVehicle({ id: 'cheap', price: 2999, year: 2024 }),
      aVehicle({ id: 'placeholder', price: 1, year: 2024 }),
      aVehicle({ id: 'unpriced', price: null, year: 2024 }),
      aVehicle({ id: 'old', price: 9000, year: 2021 }),
      aVehicle({ id: 'rounded', price: 2999.6, year: 2024 }),
      aVehicle({ id: 'new', carType: 'new', price: 500, year: 2010 }),
    ];
    const both = { search: { minimumPriceLevel: 3, usedYearBound: '4' } };
    const ids = (path: string, settings: object) =>
      landings(stock, settings)
        .get(path)
        ?.vehicles.map(({ id }) => id)
        .toSorted();

    test.each<[string, object, string[]]>([
      ['nothing, without settings', {}, ['cheap', 'fine', 'old', 'placeholder', 'rounded', 'unpriced']],
      ['what costs less than the dealer’s level', { search: { minimumPriceLevel: 3 } }, ['fine', 'old', 'rounded']],
      [
        'what is older than the dealer’s bound',
        { search: { usedYearBound: '4' } },
        ['cheap', 'fine', 'placeholder', 'rounded', 'unpriced'],
      ],
      ['both', both, ['fine', 'rounded']],
    ])('/search/used-cars excludes %s (SRCH-21, SRCH-22)', (_, settings, expected) => {
      expect(ids('/search/used-cars', settings)).toEqual(expected);
    });

    test('other lists contain every vehicle (SRCH-21, SRCH-22)', () => {
      expect(ids('/search/new-cars', both)).toEqual(['new']);
      for (const path of [
        '/cars/',
        '/search',
        '/search/new-used-and-demo-cars/',
        '/search/toyota',
        '/search/toyota/corolla',
        '/search/hatch',
      ]) {
        expect(landings(stock, both).get(path)?.vehicles, path).toHaveLength(stock.length);
      }
    });

    test('show and count the same vehicles as the index (SRCH-21, SRCH-22)', async () => {
      const settings = publicSettings(both);
      const filters = filterExpression(defaultFilters(searchState(), ['used'], settings, now));
      const files = buildIndex(indexStock(stock).vehicles, settings, now);
      const client = staticSearchClient({ load: async () => files, now: () => now });
      const {
        results: [answer],
      } = await client.search([
        { indexName: 'Car_production', params: { filters, facetFilters: [['car_type:used']] } },
      ]);
      expect(answer?.hits.map(({ objectID }) => objectID).toSorted()).toEqual(ids('/search/used-cars', both));
      expect(typeCounts({ landings: landings(stock, both) })).toEqual({ new: 1, demo: 0, used: 2 });
    });
  });
});
