import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { fromQueryString, priceRangeFromMenu, toQueryString } from '#src/domain/search/search-query.ts';
import { searchFacetNames, searchRangeNames, searchState, sortNames } from '#src/domain/search/search-state.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import {
  bodyPath,
  isLandingSlug,
  joinRefinements,
  makePath,
  modelPath,
  parseSearchPath,
  presetFor,
  searchPath,
  searchStateOf,
  stockListingPath,
} from '#src/domain/search/search-url.ts';
import type { SearchCatalogue } from '#src/domain/search/search-url.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

const catalogue: SearchCatalogue = {
  makes: [
    { name: 'Toyota', models: ['Hilux', 'Land Cruiser', 'Land-Cruiser'] },
    { name: 'Mazda', models: ['3', 'CX-5'] },
    { name: 'Mercedes-Benz', models: ['C-Class'] },
    { name: 'New Cars', models: ['One'] },
  ],
  bodies: ['suv', 'ute', 'peopleMover'],
  hasPage: () => false,
};

describe('the query string', () => {
  test.each<[string, Partial<SearchState>, string]>([
    ['nothing', {}, ''],
    ['query', { query: '7 seater' }, 'query=7+seater'],
    ['page 1 is not written', { page: 1 }, ''],
    ['page 2 is written', { page: 2 }, 'page=2'],
    ['sort', { sort: 'price:desc' }, 'sortBy=Car_production:price:desc'],
    [
      'a refinement list',
      { refinements: { make: ['Toyota', 'Mazda'] } },
      'refinementList[make][0]=Toyota&refinementList[make][1]=Mazda',
    ],
    ['a range', { ranges: { price: { min: 10_000, max: 20_000 } } }, 'range[price]=10000:20000'],
    ["the budget finder's open range", { ranges: { price: { min: null, max: 54_000 } } }, 'range[price]=:54000'],
    ['a range without an end', { ranges: { year: { min: 2020, max: null } } }, 'range[year]=2020:'],
    ['a range without either', { ranges: { year: { min: null, max: null } } }, ''],
    [
      'characters with a meaning in URLs',
      { query: 'a&b=c#d?e%f+g', refinements: { badge: ['R&D [x]', 'Ti 100% "S"'] } },
      'query=a%26b%3Dc%23d%3Fe%25f%2Bg&refinementList[badge][0]=R%26D+%5Bx%5D&refinementList[badge][1]=Ti+100%25+%22S%22',
    ],
    [
      'all parts in a fixed order',
      {
        page: 3,
        sort: 'km:asc',
        ranges: { year: { min: 2019, max: 2021 }, price: { min: 1, max: 2 } },
        refinements: { state: ['NSW'], body: ['ute'] },
        query: 'x',
      },
      'query=x&refinementList[body][0]=ute&refinementList[state][0]=NSW&range[price]=1:2&range[year]=2019:2021&sortBy=Car_production:km:asc&page=3',
    ],
  ])('%s (SRCH-14, ROUTE-06)', (_, state, query) => {
    expect(toQueryString(state)).toBe(query);
    expect(toQueryString(fromQueryString(query))).toBe(query);
  });

  test.each<[string, string, Partial<SearchState>]>([
    [
      'a price range menu becomes a range without symbols',
      'menu[price_range]=%2410%2C000+-+%2420%2C000',
      { ranges: { price: { min: 10_000, max: 20_000 } } },
    ],
    [
      'a price range refinement list becomes a range too',
      'refinementList[price_range][0]=$10,000 - $20,000',
      { ranges: { price: { min: 10_000, max: 20_000 } } },
    ],
    [
      'an existing range stays',
      'range[price]=:5000&menu[price_range]=$10,000 - $20,000',
      { ranges: { price: { min: null, max: 5000 } } },
    ],
    [
      'two price ranges stay refinements',
      'refinementList[price_range][0]=$1 - $2&refinementList[price_range][1]=$3 - $4',
      { refinements: { price_range: ['$1 - $2', '$3 - $4'] } },
    ],
    [
      'a body is read by its slug, as plain forms send it',
      'refinementList[body][0]=people-mover&refinementList[body][1]=suv',
      { refinements: { body: ['peopleMover', 'suv'] } },
    ],
    [
      'menu facets become refinement lists',
      'menu[make]=Toyota&menu[state]=NSW',
      { refinements: { make: ['Toyota'], state: ['NSW'] } },
    ],
  ])('%s (SRCH-14)', (_, query, parts) => {
    expect(fromQueryString(query)).toEqual(searchState(parts));
  });

  test.each<[string, string, Partial<SearchState>]>([
    [
      'encoded brackets',
      '?refinementList%5Bmake%5D%5B0%5D=Mercedes-Benz',
      { refinements: { make: ['Mercedes-Benz'] } },
    ],
    [
      'indexes in any order, repeated values once',
      'refinementList[make][7]=Kia&refinementList[make][]=Kia&refinementList[make]=Ford',
      { refinements: { make: ['Kia', 'Ford'] } },
    ],
    [
      'an unknown facet',
      'refinementList[password][0]=x&refinementList[__proto__][0]=y&refinementList[constructor][0]=z',
      {},
    ],
    ['empty values', 'refinementList[make][0]=&query=&page=&sortBy=&range[price]=', {}],
    ['page 0', 'page=0', {}],
    ['a negative page', 'page=-2', {}],
    ['a page in words', 'page=two', {}],
    ['a page beyond the limit as the last possible page', 'page=99999999', { page: 1000 }],
    ['a page with a fraction', 'page=1.5', {}],
    ['a reversed range in order', 'range[price]=20000:10000', { ranges: { price: { min: 10_000, max: 20_000 } } }],
    ['a range of nothing', 'range[price]=:', {}],
    ['a negative range', 'range[price]=-5:10', {}],
    ['a range in words', 'range[price]=low:high', {}],
    ['a range beyond the limit', 'range[price]=0:1e99', {}],
    ['a range in symbols', 'range[price]=$1,000:$2,000', {}],
    ['an unknown range', 'range[seats]=1:2', {}],
    ['a range of one price', 'range[price]=10000:10000', { ranges: { price: { min: 10_000, max: 10_000 } } }],
    ['a range from 0', 'range[km]=0:', { ranges: { km: { min: 0, max: null } } }],
    ['the sort of another index', 'sortBy=Car_staging:price:asc', { sort: 'price:asc' }],
    ['the index alone', 'sortBy=Car_production', {}],
    ['an unknown sort', 'sortBy=Car_production:colour:up', {}],
    ['a broken percent sign', 'query=100%&page=2', { query: '100%', page: 2 }],
    ['control characters', 'query=a%00b%0A', { query: 'a b' }],
    ['other parameters', 'utm_source=x&gclid=y&query=hilux', { query: 'hilux' }],
  ])('reads %s (ROUTE-04)', (_, query, parts) => {
    expect(fromQueryString(query)).toEqual(searchState(parts));
  });

  test('truncates long values and endless lists (ROUTE-04)', () => {
    const state = fromQueryString(
      `query=${'x'.repeat(5000)}&${Array.from({ length: 500 }, (_, index) => `refinementList[make][${index}]=${index}`).join('&')}`,
    );
    expect([state.query.length, state.refinements.make?.length]).toEqual([200, 100]);
  });

  const text = fc.oneof(fc.string({ maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 20 }));
  const garbage = fc
    .array(
      fc.oneof(
        text,
        fc
          .tuple(
            fc.constantFrom(
              'query',
              'page',
              'sortBy',
              'range[price]',
              'range[x]',
              'menu[price_range]',
              'menu[make]',
              'refinementList[make][0]',
              'refinementList[',
              'refinementList[make][0][1]',
            ),
            text,
          )
          .map((pair) => pair.join('=')),
      ),
    )
    .map((parts) => parts.join('&'));

  test('reads any garbage as a search that survives a round trip through the URL (ROUTE-04)', () => {
    fc.assert(
      fc.property(garbage, (query) => {
        const state = fromQueryString(query);
        expect(state.page).toBeGreaterThanOrEqual(1);
        expect(fromQueryString(toQueryString(state))).toEqual(state);
      }),
      { numRuns: fuzzRuns(200) },
    );
  });

  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((value) => value.replace(/[\u0000-\u001f\u007f]/g, '').trim())
    .filter((value) => value !== '' && value === value.toWellFormed());
  const range = fc
    .tuple(fc.nat(100_000), fc.nat(100_000))
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
  test('restores every search state from its URL after reload, back and forward (ROUTE-04, ROUTE-06)', () => {
    fc.assert(
      fc.property(
        fc.record({
          query: fc.option(word, { nil: '' }),
          page: fc.integer({ min: 1, max: 1000 }),
          sort: fc.constantFrom(...sortNames),
          refinements: fc.dictionary(
            fc.constantFrom(...searchFacetNames.filter((name) => name !== 'price_range')),
            fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
            { noNullPrototype: true },
          ),
          ranges: fc.dictionary(fc.constantFrom(...searchRangeNames), range, { noNullPrototype: true }),
        }),
        (state) => {
          expect(fromQueryString(stockListingPath(state).replace(/^\/cars\/\??/, ''))).toEqual(state);
        },
      ),
      { numRuns: fuzzRuns(100) },
    );
  });

  test('keeps the whole state of /cars/ in the query string, including makes (ROUTE-06)', () => {
    expect(stockListingPath()).toBe('/cars/');
    expect(stockListingPath({ refinements: { car_type: ['used'], make: ['Toyota'] } })).toBe(
      '/cars/?refinementList[car_type][0]=used&refinementList[make][0]=Toyota',
    );
    expect(stockListingPath({ sort: 'year:desc' }, 'Car_staging')).toBe('/cars/?sortBy=Car_staging:year:desc');
  });
});

test.each<[string, number | null, number | null]>([
  ['$10,000 - $20,000', 10_000, 20_000],
  ['10000:20000', 10_000, 20_000],
  ['$20,000 - $10,000', 10_000, 20_000],
  ['$10k to $20k', 10_000, 20_000],
  ['$0 - $10,000', 0, 10_000],
  ['Under $10,000', null, 10_000],
  ['Up to $40,000', null, 40_000],
  [':54000', null, 54_000],
  ['$50,000+', 50_000, null],
  ['Over $100,000', 100_000, null],
  ['50000:', 50_000, null],
])('reads the price range %j as %j to %j (SRCH-14)', (label, min, max) => {
  expect(priceRangeFromMenu(label)).toEqual({ min, max });
});

test.each(['', 'any', '$10,000', '1 - 2 - 3'])('rejects %j as a price range (SRCH-14)', (label) => {
  expect(priceRangeFromMenu(label)).toBeNull();
});

describe('paths', () => {
  test.each<[string, Partial<SearchState>, string]>([
    ['the default search page', {}, '/search/new-used-and-demo-cars/'],
    ['all stock types', { refinements: { car_type: ['used', 'new', 'demo'] } }, '/search/new-used-and-demo-cars/'],
    ['new', { refinements: { car_type: ['new'] } }, '/search/new-cars'],
    ['demo', { refinements: { car_type: ['demo'] } }, '/search/demo-cars'],
    ['used', { refinements: { car_type: ['used'] } }, '/search/used-cars'],
    ['new and demo, in any order', { refinements: { car_type: ['demo', 'new'] } }, '/search/new-and-demo-cars'],
    [
      'a set without a preset',
      { refinements: { car_type: ['demo', 'used'] } },
      '/search/new-used-and-demo-cars/?refinementList[car_type][0]=demo&refinementList[car_type][1]=used',
    ],
    ['a known make', { refinements: { make: ['Toyota'] } }, '/search/toyota'],
    ['a known make and model', { refinements: { make: ['Mazda'], model: ['CX-5'] } }, '/search/mazda/cx-5'],
    [
      'a make of two words',
      { refinements: { make: ['Mercedes-Benz'], model: ['C-Class'] } },
      '/search/mercedes-benz/c-class',
    ],
    [
      'a model of another make stays in the query',
      { refinements: { make: ['Mazda'], model: ['Hilux'] } },
      '/search/mazda?refinementList[model][0]=Hilux',
    ],
    [
      'two models stay in the query',
      { refinements: { make: ['Mazda'], model: ['3', 'CX-5'] } },
      '/search/mazda?refinementList[model][0]=3&refinementList[model][1]=CX-5',
    ],
    [
      'an unknown make stays in the query',
      { refinements: { make: ['Tucker'], model: ['48'] } },
      '/search/new-used-and-demo-cars/?refinementList[make][0]=Tucker&refinementList[model][0]=48',
    ],
    [
      'an unknown make leaves the stock type in the path',
      { refinements: { car_type: ['used'], make: ['Tucker'] } },
      '/search/used-cars?refinementList[make][0]=Tucker',
    ],
    [
      'two makes stay in the query',
      { refinements: { make: ['Mazda', 'Toyota'] } },
      '/search/new-used-and-demo-cars/?refinementList[make][0]=Mazda&refinementList[make][1]=Toyota',
    ],
    [
      'a make named like a preset stays in the query',
      { refinements: { make: ['New Cars'] } },
      '/search/new-used-and-demo-cars/?refinementList[make][0]=New+Cars',
    ],
    ['a body', { refinements: { body: ['peopleMover'] } }, '/search/people-mover'],
    [
      'a body that is not in stock stays in the query',
      { refinements: { body: ['sedan'] } },
      '/search/new-used-and-demo-cars/?refinementList[body][0]=sedan',
    ],
    [
      'a make goes before a body',
      { refinements: { make: ['Toyota'], body: ['ute'] } },
      '/search/toyota?refinementList[body][0]=ute',
    ],
    [
      'the rest follows',
      {
        query: 'sr5',
        page: 2,
        sort: 'price:asc',
        refinements: { make: ['Toyota'], model: ['Hilux'], state: ['QLD'] },
        ranges: { price: { min: null, max: 40_000 } },
      },
      '/search/toyota/hilux?query=sr5&refinementList[state][0]=QLD&range[price]=:40000&sortBy=Car_production:price:asc&page=2',
    ],
  ])('%s (SRCH-14, ROUTE-02, ROUTE-03)', (_, state, path) => {
    expect(searchPath(state, catalogue)).toBe(path);
    expect(searchPath(searchStateOf(path, catalogue) as SearchState, catalogue)).toBe(path);
  });

  test('combines stock type, make and model in one path only if that page exists (SRCH-14)', () => {
    const withPages = { ...catalogue, hasPage: (path: string) => path.startsWith('/search/used-cars/toyota') };
    const refinements = { car_type: ['used'], make: ['Toyota'], model: ['Hilux'] };
    expect(searchPath({ refinements }, withPages)).toBe('/search/used-cars/toyota/hilux');
    expect(searchPath({ refinements: { ...refinements, car_type: ['new'] } }, withPages)).toBe(
      '/search/toyota/hilux?refinementList[car_type][0]=new',
    );
    expect(searchPath({ refinements }, catalogue)).toBe('/search/toyota/hilux?refinementList[car_type][0]=used');
  });

  test.each<[string, object]>([
    ['/search/new-used-and-demo-cars/', { carTypes: ['new', 'demo', 'used'] }],
    ['/search/new-used-and-demo-cars', { carTypes: ['new', 'demo', 'used'] }],
    ['/search/new-cars', { carTypes: ['new'] }],
    ['/search/demo-cars/', { carTypes: ['demo'] }],
    ['/search/used-cars', { carTypes: ['used'] }],
    ['/search/new-and-demo-cars', { carTypes: ['new', 'demo'] }],
    ['/search', {}],
    ['/search?refinementList[make][0]=Kia', {}],
    ['/search/toyota', { makes: ['Toyota'] }],
    ['/search/Toyota/Hilux', { makes: ['Toyota'], models: ['Hilux'] }],
    ['/search/mazda/3', { makes: ['Mazda'], models: ['3'] }],
    ['/search/toyota/land-cruiser', { makes: ['Toyota'], models: ['Land Cruiser', 'Land-Cruiser'] }],
    ['/search/suv', { bodies: ['suv'] }],
    ['/search/people-mover', { bodies: ['peopleMover'] }],
    ['/search/used-cars/toyota/hilux', { carTypes: ['used'], makes: ['Toyota'], models: ['Hilux'] }],
  ])('%s means %j (ROUTE-02, ROUTE-03, ROUTE-05)', (path, place) => {
    expect(parseSearchPath(path, catalogue)).toEqual({ carTypes: [], makes: [], models: [], bodies: [], ...place });
  });

  test.each([
    '/search/tucker',
    '/search/toyota/corolla',
    '/search/toyota/hilux/sr5',
    '/search/mazda/hilux',
    '/search/sedan',
    '/search/suv/ute',
    '/search/used-cars/suv',
    '/search/used-cars/new-cars',
    '/search/%E0%A4%A',
    '/search/__proto__',
    '/cars/toyota',
    '/',
    '',
  ])('rejects %s as a landing page (ROUTE-03)', (path) => {
    expect([parseSearchPath(path, catalogue), searchStateOf(path, catalogue)]).toEqual([null, null]);
  });

  test('links tiles to the lower-cased, slugified value (ROUTE-05)', () => {
    expect([makePath('Land Rover'), modelPath('Škoda', 'Superb'), bodyPath('peopleMover'), bodyPath('suv')]).toEqual([
      '/search/land-rover',
      '/search/skoda/superb',
      '/search/people-mover',
      '/search/suv',
    ]);
    expect(['toyota', 'used-cars', ''].map(isLandingSlug)).toEqual([true, false, false]);
  });

  test('uses only the American name of a body in URLs of American sites (REG-01, ROUTE-05)', () => {
    const american: SearchCatalogue = { ...catalogue, locale: 'en-US' };
    expect([bodyPath('ute', 'en-US'), bodyPath('peopleMover', 'en-US'), bodyPath('suv', 'en-US')]).toEqual([
      '/search/pickup',
      '/search/minivan',
      '/search/suv',
    ]);
    expect(['/search/pickup', '/search/ute'].map((path) => parseSearchPath(path, american)?.bodies ?? null)).toEqual([
      ['ute'],
      null,
    ]);
    expect(['/search/pickup', '/search/ute'].map((path) => parseSearchPath(path, catalogue)?.bodies ?? null)).toEqual([
      null,
      ['ute'],
    ]);
    expect(searchPath({ refinements: { body: ['ute'] } }, american)).toBe('/search/pickup');
  });

  test.each([
    [[], null],
    [['used', 'used'], 'used-cars'],
    [['boat'], null],
    [['used', 'boat'], null],
  ] as const)('the preset for %j is %j (ROUTE-02)', (types, slug) => {
    expect(presetFor(types)?.slug ?? null).toBe(slug);
  });

  test('treats the URL as the make’s page when a body has the same slug (ROUTE-03)', () => {
    const clash = { makes: [{ name: 'Ute', models: [] }], bodies: ['ute'] as const, hasPage: () => false };
    expect(parseSearchPath('/search/ute', clash)).toMatchObject({ makes: ['Ute'], bodies: [] });
    expect(searchPath({ refinements: { body: ['ute'] } }, clash)).toBe(
      '/search/new-used-and-demo-cars/?refinementList[body][0]=ute',
    );
  });
});

describe('the same facet in path and query', () => {
  test.each<[string, Partial<SearchState>['refinements'], string]>([
    [
      '/search/toyota?refinementList[make][0]=Mazda',
      { make: ['Toyota', 'Mazda'] },
      '/search/new-used-and-demo-cars/?refinementList[make][0]=Toyota&refinementList[make][1]=Mazda',
    ],
    ['/search/toyota?refinementList[make][0]=Toyota', { make: ['Toyota'] }, '/search/toyota'],
    [
      '/search/used-cars?refinementList[car_type][0]=new',
      { car_type: ['used', 'new'] },
      '/search/new-used-and-demo-cars/?refinementList[car_type][0]=used&refinementList[car_type][1]=new',
    ],
    ['/search/new-used-and-demo-cars/?refinementList[car_type][0]=used', { car_type: ['used'] }, '/search/used-cars'],
  ])('%s applies both path and query (ROUTE-04, ROUTE-05)', (address, refinements, canonical) => {
    const state = searchStateOf(address, catalogue)!;
    expect(state.refinements).toEqual(refinements);
    expect(searchPath(state, catalogue)).toBe(canonical);
  });

  test('leaves facets on only one side unchanged (ROUTE-04)', () => {
    expect(joinRefinements({ make: ['Kia'] }, { body: ['suv'] })).toEqual({ make: ['Kia'], body: ['suv'] });
    expect(joinRefinements({}, {})).toEqual({});
  });
});
