import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  searchFacetNames,
  searchRangeNames,
  searchState,
  sortNames,
  type SearchState,
} from '#src/domain/search/search-state.ts';
import { addressOf, fromUiState, isStockListing, readAddress, toUiState } from '#src/view/search/search-route.ts';
import { replicaOf } from '#src/view/copy/search/sort-copy.ts';
import { configOf } from './search-site.ts';
import { fuzzRuns } from '../../../support/fuzz-runs.ts';

const config = configOf();
const index = 'Car_production';
const read = (address: string): SearchState => {
  const [path = '', query] = address.split('?');
  return readAddress(path, query === undefined ? '' : `?${query}`, config);
};
const write = (parts: Partial<SearchState>, startedAt = '/search/used-cars'): string =>
  addressOf(searchState(parts), config, startedAt);

describe('the URL of a search', () => {
  test.each<[string, Partial<SearchState>]>([
    ['/search/new-used-and-demo-cars/', {}],
    ['/search/used-cars', { refinements: { car_type: ['used'] } }],
    ['/search/new-and-demo-cars', { refinements: { car_type: ['new', 'demo'] } }],
    ['/search/toyota', { refinements: { make: ['Toyota'] } }],
    ['/search/mercedes-benz/gla-35', { refinements: { make: ['Mercedes-Benz'], model: ['GLA 35'] } }],
    ['/search/people-mover', { refinements: { body: ['peopleMover'] } }],
    ['/search/7-seaters', { refinements: { seats: ['7'] } }],
    ['/search/hybrid', { refinements: { fuel: ['hybrid', 'plugInHybrid'] } }],
    ['/search/under-20000', { ranges: { price: { min: null, max: 20_000 } } }],
    [
      '/search/first-cars',
      { refinements: { body: ['hatch', 'hatchback', 'sedan'] }, ranges: { price: { min: null, max: 15_000 } } },
    ],
  ])('writes and reads %s (ROUTE-02, ROUTE-03, ROUTE-05, SRCH-14)', (address, state) => {
    expect(write(state)).toBe(address);
    expect(read(address)).toEqual(searchState(state));
    expect(read(`${address.replace(/\/$/, '')}/`)).toEqual(searchState(state));
  });

  test.each<[string, Partial<SearchState>]>([
    ['/search/toyota?refinementList[car_type][0]=used', { refinements: { make: ['Toyota'], car_type: ['used'] } }],
    [
      '/search/used-cars?refinementList[make][0]=Kia&refinementList[make][1]=Mazda',
      { refinements: { make: ['Kia', 'Mazda'], car_type: ['used'] } },
    ],
    ['/search/new-used-and-demo-cars/?refinementList[make][0]=Lada', { refinements: { make: ['Lada'] } }],
    ['/search/kia?refinementList[model][0]=Niro', { refinements: { make: ['Kia'], model: ['Niro'] } }],
    [
      '/search/toyota?query=tow+bar&range[price]=:40000&sortBy=Car_production:price:asc&page=2',
      {
        query: 'tow bar',
        refinements: { make: ['Toyota'] },
        ranges: { price: { min: null, max: 40_000 } },
        sort: 'price:asc',
        page: 2,
      },
    ],
    [
      '/search/7-seaters?sortBy=Car_production:km:asc&page=3',
      { refinements: { seats: ['7'] }, sort: 'km:asc', page: 3 },
    ],
    ['/search/toyota?refinementList[seats][0]=7', { refinements: { seats: ['7'], make: ['Toyota'] } }],
  ])('puts values that do not fit in the path into the query: %s (ROUTE-04, SRCH-14)', (address, state) => {
    expect(write(state)).toBe(address);
    expect(read(address)).toEqual(searchState(state));
  });

  test('omits page 1, and strips symbols from a menu’s price range (SRCH-14)', () => {
    expect(write({ refinements: { make: ['Kia'] }, page: 1 })).toBe('/search/kia');
    expect(write({ refinements: { price_range: ['$10,000 - $20,000'] } })).toBe(
      '/search/new-used-and-demo-cars/?range[price]=10000:20000',
    );
  });

  test('recognises a quick search regardless of the order of its values (SRCH-10)', () => {
    expect(write({ refinements: { fuel: ['plugInHybrid', 'hybrid'] } })).toBe('/search/hybrid');
    expect(write({ refinements: { fuel: ['plugInHybrid'] } })).toBe(
      '/search/new-used-and-demo-cars/?refinementList[fuel][0]=plugInHybrid',
    );
    expect(write({ refinements: { seats: ['7'] }, query: 'tow bar' })).not.toContain('7-seaters');
  });

  test.each(['/cars', '/cars/'])(
    'for a search that started at %s, keeps everything except type, make and model in the query (ROUTE-06, SRCH-14)',
    (startedAt) => {
      const state = {
        refinements: { body: ['suv'], fuel: ['diesel'] },
        ranges: { price: { min: null, max: 9 } },
        page: 2,
      };
      const address = write(state, startedAt);
      expect(address).toBe('/cars/?refinementList[body][0]=suv&refinementList[fuel][0]=diesel&range[price]=:9&page=2');
      expect(read(address)).toEqual(searchState(state));
      expect(write({ refinements: { make: ['Toyota'], model: ['HiLux'], car_type: ['new'] } }, startedAt)).toBe(
        '/search/toyota/hilux?refinementList[car_type][0]=new',
      );
      expect(write({ refinements: { seats: ['7'] } }, startedAt)).toBe('/cars/?refinementList[seats][0]=7');
    },
  );

  test('reads a further page of a list as that list’s search, and only /cars/ as the stock listing', () => {
    expect(read('/search/toyota/corolla/page-3')).toEqual(read('/search/toyota/corolla'));
    expect(read('/search/hybrid/page-2/')).toEqual(read('/search/hybrid'));
    expect(['/cars', '/cars/', '/cars/2021-toyota-corolla', '/search', '/carsales'].map(isStockListing)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('reads the query on /search, unknown paths and landing pages (ROUTE-04)', () => {
    expect(read('/search?refinementList[make][0]=Kia&range[year]=2019:')).toEqual(
      searchState({ refinements: { make: ['Kia'] }, ranges: { year: { min: 2019, max: null } } }),
    );
    expect(read('/search/lada?query=niva')).toEqual(searchState({ query: 'niva' }));
    expect(read('/search/hybrid?refinementList[make][0]=Kia&range[price]=:30000')).toEqual(
      searchState({
        refinements: { fuel: ['hybrid', 'plugInHybrid'], make: ['Kia'] },
        ranges: { price: { min: null, max: 30_000 } },
      }),
    );
  });
});

const makes = config.makes.flatMap(({ name, models }) => [
  { make: [name] },
  ...models.map((model) => ({ make: [name], model: [model] })),
]);
const word = fc
  .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abz 09-&%+#?/[]=:é“’') })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const pathFacets = ['car_type', 'make', 'model', 'body', 'price_range'];
const facet = fc.constantFrom(...searchFacetNames.filter((name) => !pathFacets.includes(name)));
const amount = fc.option(fc.nat(200_000), { nil: null });
const anyRange = fc
  .tuple(amount, amount)
  .filter(([min, max]) => (min !== null || max !== null) && (min ?? 0) <= (max ?? Infinity))
  .map(([min, max]) => ({ min, max }));
const anyState = fc
  .record({
    query: fc.oneof(fc.constant(''), word),
    page: fc.integer({ min: 1, max: 50 }),
    sort: fc.constantFrom(...sortNames),
    types: fc.constantFrom<string[][]>([], ['used'], ['new'], ['demo'], ['new', 'demo'], ['demo', 'used']),
    named: fc.constantFrom({}, ...makes, { make: ['Lada'] }, { make: ['Kia', 'Mazda'] }),
    body: fc.constantFrom<string[][]>([], ['suv'], ['peopleMover'], ['ute', 'suv'], ['bus']),
    others: fc.dictionary(facet, fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), { maxKeys: 3 }),
    ranges: fc.dictionary(fc.constantFrom(...searchRangeNames), anyRange, { maxKeys: 3 }),
  })
  .map(({ query, page, sort, types, named, body, others, ranges }): SearchState => ({
    query,
    page,
    sort,
    ranges,
    refinements: {
      ...others,
      ...(types.length > 0 && { car_type: types }),
      ...named,
      ...(body.length > 0 && { body }),
    },
  }));

describe('round trips of a search', () => {
  test('restores any search from its URL (ROUTE-04, ROUTE-06, SRCH-14)', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom('/cars/', '/search/used-cars', '/search'), (state, startedAt) => {
        expect(read(addressOf(state, config, startedAt))).toEqual(state);
      }),
      { numRuns: fuzzRuns(200) },
    );
  });

  test('restores any search from InstantSearch’s UI state (SRCH-14)', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(fromUiState(toUiState(state, index), index)).toEqual(state);
      }),
      { numRuns: fuzzRuns(150) },
    );
  });

  test('reads any URL as a search that can be written as a URL (ROUTE-04)', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 60 }), (path, query) => {
        const state = readAddress(`/search/${path}`, `?${query}`, config);
        expect(addressOf(state, config, '/search')).toMatch(/^\/search\//);
      }),
      { numRuns: fuzzRuns(200) },
    );
  });

  test('appends the sort order to the index name, and reads an unknown one as the default (SRCH-13)', () => {
    expect(replicaOf('price:desc', index)).toBe('Car_production:price:desc');
    expect(replicaOf('rank', index)).toBe('Car_production');
    expect(fromUiState({ [index]: { sortBy: 'Car_production:colour:asc' } }, index).sort).toBe('rank');
  });

  test.each([
    ['abc:def', {}],
    [':', {}],
    ['1e400:', {}],
    ['5:x', { price: { min: 5, max: null } }],
    [':0', { price: { min: null, max: 0 } }],
  ])('reads only numbers from the range %j (SRCH-04)', (text, ranges) => {
    expect(fromUiState({ [index]: { range: { price: text } } }, index).ranges).toEqual(ranges);
    expect(fromUiState({}, index)).toEqual(searchState());
  });

  test('drops a facet once its last value is removed (SRCH-15)', () => {
    expect(fromUiState({ [index]: { refinementList: { make: [], body: ['suv'] } } }, index).refinements).toEqual({
      body: ['suv'],
    });
  });
});
