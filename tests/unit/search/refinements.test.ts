import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndexOf } from '#src/search/build-index.ts';
import { openIndex } from '#src/search/engine/open-index.ts';
import type { SearchParams } from '#src/search/engine/request.ts';
import { searchEngine } from '#src/search/engine/search-engine.ts';
import { textSearch } from '#src/search/text/text-search.ts';
import { searchRecord } from '#src/search/search-record.ts';
import type { SearchRecord } from '#src/search/record.ts';
import { filterText, naiveFacet, naiveMatch, naiveOrder, naiveStats, valuesOf } from '../../support/naive-search.ts';
import type { NaiveFilter } from '../../support/naive-search.ts';
import { now, publicSettings } from '../../fixtures/vehicles.ts';
import { yard } from './stock.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

const settings = publicSettings();
const records = yard(5).map((vehicle) => searchRecord(vehicle, settings));
const { core, cards } = buildIndexOf(records, settings);
const index = openIndex(core, cards);
const engine = searchEngine(index, () => now, textSearch);
const shown = records.filter(({ sold_until: end }) => end === null || end > now);

const facets = [
  'badge',
  'status',
  'car_type',
  'categories',
  'city',
  'colour',
  'dealership_name',
  'filtered_features',
  'item_type',
  'location_name',
  'make',
  'make_model',
  'model',
  'price_range',
  'seats',
  'body',
  'drive',
  'fuel',
  'transmission',
  'state',
  'tag',
  'weekly_price_range',
  'reserved',
  'year',
] as const satisfies (keyof SearchRecord)[];
const ranges = [
  'price',
  'km',
  'year',
  'subscription_price',
  'seats',
  'created',
  'rank',
] as const satisfies (keyof SearchRecord)[];
const poolOf = (attribute: keyof SearchRecord) => [
  ...new Set(records.flatMap((record) => valuesOf(record, attribute))),
];

const aFacetValue = fc.constantFrom(...facets).chain((attribute) =>
  fc.record({
    attribute: fc.constant(attribute),
    is: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...poolOf(attribute).map(String)) },
      { weight: 1, arbitrary: fc.constantFrom('no such value', 'TOYOTA', '"', "it's", 'a\\b') },
    ),
  }),
);
const aNumber = (attribute: keyof SearchRecord) => {
  const pool = poolOf(attribute) as number[];
  return fc
    .tuple(fc.constantFrom(...pool), fc.constantFrom(0, 0, 1, -1, 0.5, -5000))
    .map(([number, change]) => number + change);
};
const aComparison: fc.Arbitrary<NaiveFilter> = fc.constantFrom(...ranges).chain((attribute) =>
  fc.oneof(
    fc.record({
      attribute: fc.constant(attribute),
      operator: fc.constantFrom('<', '<=', '=', '!=', '>=', '>' as const),
      number: aNumber(attribute),
    }),
    fc.record({ attribute: fc.constant(attribute), from: aNumber(attribute), to: aNumber(attribute) }),
  ),
) as fc.Arbitrary<NaiveFilter>;
const { filter: aFilter } = fc.letrec<{ filter: NaiveFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.oneof(aFacetValue, aComparison),
    fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    tie('filter').map((not) => ({ not })),
  ),
}));
const aRefinementList = fc.array(
  fc.oneof(
    aFacetValue.map((one) => ({ filter: one as NaiveFilter, text: `${one.attribute}:${one.is}` as string | string[] })),
    aFacetValue.map((one) => ({
      filter: { not: one } as NaiveFilter,
      text: `${one.attribute}:-${one.is}` as string | string[],
    })),
    fc.array(aFacetValue, { minLength: 1, maxLength: 4 }).map((any) => ({
      filter: { any } as NaiveFilter,
      text: any.map(({ attribute, is }) => `${attribute}:${is}`) as string | string[],
    })),
  ),
  { maxLength: 4 },
);
const aRangeList = fc.array(aComparison, { maxLength: 3 });
const anOrder = fc.constantFrom(
  null,
  'price:asc',
  'price:desc',
  'km:asc',
  'year:desc',
  'created:desc',
  'subscription_price:asc',
);
const rarely = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

const aSearch = fc.record({
  filter: rarely(aFilter),
  refinements: aRefinementList,
  ranges: aRangeList,
  order: anOrder,
  facets: fc.oneof(
    fc.constantFrom(...facets, ...ranges),
    fc.uniqueArray(fc.constantFrom(...facets, ...ranges), { maxLength: 8 }),
    fc.constant(['*']),
  ),
  limit: rarely(fc.integer({ min: 1, max: 12 })),
  page: fc.integer({ min: 0, max: 4 }),
  hitsPerPage: fc.constantFrom(0, 1, 7, 21, 1000),
});

describe('the static index compared with plain loops', () => {
  test('has the same hits, order, facet counts and stats for thousands of random searches (SRCH-23, SRCH-13)', () => {
    fc.assert(
      fc.property(
        aSearch,
        ({ filter, refinements, ranges: numeric, order, facets: asked, limit, page, hitsPerPage }) => {
          const params: SearchParams = {
            ...(filter && { filters: filterText(filter) }),
            facetFilters: refinements.map(({ text }) => text),
            facets: asked,
            page,
            hitsPerPage,
            maxValuesPerFacet: limit,
            numericFilters: numeric.map((one) => filterText(one).replaceAll(/ (?=[<>=!])|(?<=[=<>]) /g, '')),
          };
          const answer = engine.search(order === null ? 'Car_production' : `Car_production:${order}`, params);
          const kept = shown.filter((record) =>
            naiveMatch(record, {
              all: [...(filter ? [filter] : []), ...refinements.map((one) => one.filter), ...numeric],
            }),
          );
          expect(answer.nbHits).toBe(kept.length);
          expect(answer.nbPages).toBe(hitsPerPage === 0 ? 0 : Math.ceil(kept.length / hitsPerPage));
          expect(answer.hits.map(({ objectID }) => objectID)).toEqual(
            naiveOrder(kept, order)
              .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
              .map(({ objectID }) => objectID),
          );
          const names =
            typeof asked === 'string'
              ? [asked]
              : (asked as string[]).includes('*')
                ? (Object.keys(answer.facets!) as (keyof SearchRecord)[])
                : (asked as (keyof SearchRecord)[]);
          for (const name of names) {
            expect(answer.facets![name]).toEqual(naiveFacet(kept, name, limit ?? 100));
            expect(answer.facets_stats?.[name] ?? null).toEqual(naiveStats(kept, name));
          }
          if (names.length > 0 && asked[0] === '*')
            expect(names).toEqual(expect.arrayContaining([...facets, ...ranges]));
        },
      ),
      { numRuns: fuzzRuns(600), seed: 20_261_118 },
    );
  });

  test('counts a disjunctive facet given by name, without its own refinement or any hits (SRCH-23)', () => {
    const params: SearchParams = {
      facets: 'make',
      facetFilters: [['fuel:diesel']],
      numericFilters: ['price<=40000'],
      hitsPerPage: 0,
      page: 0,
    };
    const kept = shown.filter((record) => record.fuel === 'diesel' && record.price !== null && record.price <= 40_000);
    expect(engine.search('Car_production', params)).toMatchObject({
      nbHits: kept.length,
      hits: [],
      nbPages: 0,
      facets: { make: naiveFacet(kept, 'make', 100) },
    });
  });

  test('has every facet and range in the specification as an attribute (SRCH-03, SRCH-04)', () => {
    expect(facets.filter((name) => !index.attributes.includes(name))).toEqual([]);
    expect(
      Object.keys(
        engine.search('x', { facets: ['price', 'km', 'year', 'subscription_price'], hitsPerPage: 0 }).facets_stats!,
      ),
    ).toEqual(['price', 'km', 'year', 'subscription_price']);
  });
});
