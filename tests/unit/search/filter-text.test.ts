import { describe, expect, test } from 'vitest';
import { buildIndex } from '#src/search/build-index.ts';
import { openIndex } from '#src/search/engine/open-index.ts';
import type { SearchParams } from '#src/search/engine/request.ts';
import { SearchRequestError } from '#src/search/engine/request-error.ts';
import { searchEngine } from '#src/search/engine/search-engine.ts';
import { textSearch } from '#src/search/text/text-search.ts';
import { aVehicle, now, publicSettings } from '../../fixtures/vehicles.ts';

const vehicles = [
  aVehicle({ id: 'a', make: 'Toyota', price: 10_000, body: 'suv', colour: 'Glacier White' }),
  aVehicle({ id: 'b', make: 'Land Rover', price: 20_000, body: 'ute', colour: 'AND' }),
  aVehicle({ id: 'c', make: 'Ford', price: null, body: 'suv', colour: 'say "cheese"', reserved: true }),
  aVehicle({ id: 'd', make: 'Ford', price: 30_000, body: null, colour: '-5', odometer: null }),
  aVehicle({ id: 'e', make: 'Kia: Sport', price: 500, body: 'van', colour: '(Red)', year: 1990 }),
];
const { core, cards } = buildIndex(vehicles, publicSettings(), now);
const engine = searchEngine(openIndex(core, cards), () => now, textSearch);
const ids = (params: SearchParams, indexName = 'Car_production'): string =>
  engine
    .search(indexName, params)
    .hits.map(({ objectID }) => objectID)
    .toSorted()
    .join('');

describe('filters', () => {
  test.each<[expression: string, found: string]>([
    ['make:Toyota', 'a'],
    ['make:toyota', 'a'],
    ['make:"Land Rover"', 'b'],
    ["make:'Land Rover' AND price > 1000", 'b'],
    ['NOT make:Ford', 'abe'],
    ['NOT price > 0', 'c'],
    ['price != 10000', 'bde'],
    ['price:500 TO 20000', 'abe'],
    ['price>=10000 AND price<=20000', 'ab'],
    ['price = 500', 'e'],
    ['price:500', 'e'],
    ['year < 2000', 'e'],
    ['price > -1', 'abde'],
    ['(body:suv OR body:ute) AND NOT make:Ford', 'ab'],
    ['make:Ford AND (body:suv OR price > 1)', 'cd'],
    ['NOT (body:suv OR body:ute)', 'de'],
    ['NOT NOT make:Ford', 'cd'],
    ['colour:"AND"', 'b'],
    ['colour:"say \\"cheese\\""', 'c'],
    ['colour:\'say "cheese"\'', 'c'],
    ['make:"Kia: Sport"', 'e'],
    ['colour:"(Red)"', 'e'],
    ['reserved:true', 'c'],
    ['reserved:false AND make:Ford', 'd'],
    ['colour:-5', 'd'],
    ['make:Nobody', ''],
    ['', 'abcde'],
    ['  ', 'abcde'],
    ['make:Toyota OR make:Ford OR make:Toyota', 'acd'],
    ['price:20000 TO 500', ''],
    ['year:2021 AND((price<15000)OR(price>25000))', 'ad'],
    ['"make":"Ford"', 'cd'],
  ])('%s (SRCH-23)', (filters, found) => {
    expect(ids({ filters })).toBe(found);
  });

  test.each([
    'make',
    'make:',
    'make:Toyota AND',
    'AND make:Toyota',
    '(make:Toyota',
    'make:Toyota)',
    'make:Toyota make:Ford',
    'make:Land Rover',
    'price > cheap',
    'price >',
    'price:1 TO',
    'price:1 TO x',
    'make > 5',
    'wheels:4',
    'wheels > 4',
    'make:Toyota AND make:Ford OR body:suv',
    'make:Toyota or make:Ford',
    'NOT',
    'make:"Toyota',
    '()',
    ':Toyota',
    'make:Toyota;',
    'NOTmake:Toyota AND',
    '_tags:x',
    'Toyota',
    'price > 1e',
    'price > 0x10',
    'price == 5',
  ])('does not guess at %s (SRCH-23)', (filters) => {
    if (filters === 'make:Toyota;') expect(ids({ filters })).toBe('');
    else expect(() => ids({ filters })).toThrow(SearchRequestError);
  });

  test.each<[string, SearchParams, string]>([
    ['all of a flat list', { facetFilters: ['make:Ford', 'body:suv'] }, 'c'],
    ['any of an inner list', { facetFilters: [['make:Ford', 'make:Toyota'], 'body:suv'] }, 'ac'],
    ['one text', { facetFilters: 'make:Ford' }, 'cd'],
    ['an excluded value', { facetFilters: ['make:-Ford'] }, 'abe'],
    ['an escaped minus', { facetFilters: ['colour:\\-5'] }, 'd'],
    ['a value with a colon', { facetFilters: ['make:Kia: Sport'] }, 'e'],
    ['an empty list', { facetFilters: [] }, 'abcde'],
    ['an empty inner list', { facetFilters: [[]] }, 'abcde'],
    ['numbers', { numericFilters: ['price>=500', 'price<=10000'] }, 'ae'],
    ['any of some numbers', { numericFilters: [['price<1000', 'price>25000']] }, 'de'],
    ['a range', { numericFilters: 'price:500 TO 10000' }, 'ae'],
    ['a number as a facet', { facetFilters: ['price:500'] }, 'e'],
    [
      'all of them together',
      {
        filters: 'body:suv OR body:ute',
        facetFilters: [['make:Toyota', 'make:Land Rover']],
        numericFilters: ['price>15000'],
      },
      'b',
    ],
  ])('%s (SRCH-23)', (_, params, found) => {
    expect(ids(params)).toBe(found);
  });

  test.each<[string, SearchParams]>([
    ['a facet filter without a value', { facetFilters: ['make'] }],
    ['an unknown facet filter', { facetFilters: ['wheels:4'] }],
    ['a numeric filter that is none', { numericFilters: ['make:Ford'] }],
    ['an unknown facet', { facets: ['wheels'] }],
    ['a numeric filter on a text', { numericFilters: ['make>4'] }],
    ['tags', { tagFilters: ['x'] } as SearchParams],
    ['places', { aroundLatLng: '1,2' } as SearchParams],
  ])('rejects %s (SRCH-23)', (_, params) => {
    expect(() => ids(params)).toThrow(SearchRequestError);
  });

  test.each([
    'Car_production:wheels:asc',
    'Car_production:price',
    'Car_production:price:up',
    'Car_production:make:asc',
    'Car_production:price:asc:x',
  ])('rejects the sort order %s (SRCH-13)', (indexName) => {
    expect(() => ids({}, indexName)).toThrow(SearchRequestError);
  });

  test('puts vehicles without the value last in both directions (SRCH-13)', () => {
    const order = (name: string): string =>
      engine
        .search(name, {})
        .hits.map(({ objectID }) => objectID)
        .join('');
    expect([order('Car_production:price:asc'), order('Car_production:price:desc')]).toEqual(['eabdc', 'dbaec']);
  });

  test.each<[SearchParams, Partial<Record<string, unknown>>]>([
    [{ hitsPerPage: 2 }, { nbHits: 5, nbPages: 3, page: 0, hitsPerPage: 2 }],
    [
      { hitsPerPage: 2, page: 2 },
      { nbPages: 3, page: 2 },
    ],
    [{ page: 9 }, { nbHits: 5, page: 9, hits: [] }],
    [
      { hitsPerPage: Number.NaN, page: -4 },
      { page: 0, hitsPerPage: 20 },
    ],
    [
      { offset: 1, length: 2 },
      { nbHits: 5, offset: 1, length: 2 },
    ],
    [{ hitsPerPage: 1e9 }, { hitsPerPage: 1000 }],
  ])('paginates for %j (SRCH-19)', (params, expected) => {
    expect(engine.search('x', params)).toMatchObject(expected);
  });

  test('returns only the requested attributes of a hit (SRCH-23)', () => {
    const [hit] = engine.search('x', {
      attributesToRetrieve: ['make', 'price'],
      attributesToHighlight: [],
      hitsPerPage: 1,
    }).hits;
    expect(Object.keys(hit!).toSorted()).toEqual(['_highlightResult', 'make', 'objectID', 'price']);
    expect(hit!._highlightResult).toEqual({});
  });
});
