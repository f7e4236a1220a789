/** The real push command and client against a stub: same results as the static engine. */
import algoliasearchHelper from 'algoliasearch-helper';
import type { SearchParameters, SearchResults } from 'algoliasearch-helper';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchFacetNames } from '#src/domain/search/search-state.ts';
import { sortNames } from '#src/domain/search/search-state.ts';
import { algoliaSearchClient, type AlgoliaSearchClient } from '#src/search/algolia/search-client.ts';
import { buildIndex } from '#src/search/build-index.ts';
import type { SearchRecord } from '#src/search/record.ts';
import { staticSearchClient, type StaticSearchClient } from '#src/search/search-client.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { readOptions } from '#src/generator/options.ts';
import { pushTenant, type PushResult } from '../../../scripts/push-index/push-tenant.ts';
import { AlgoliaServer, keys } from '../../support/algolia-server.ts';
import { now as nowText, Workspace } from '../../support/generator.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';
import { timeLimit } from '../../support/time-limit.ts';

const now = Date.parse(nowText);
const indexName = 'Car_production';
const space = new Workspace();
const server = new AlgoliaServer();
let algolia: AlgoliaSearchClient;
let own: StaticSearchClient;
let records: SearchRecord[];
let pushed: PushResult;

beforeAll(async () => {
  await server.start();
  space.addTenant('harbour-motors', { slug: 'harbour' });
  // Cells a feed may lack, and ties that only ids break.
  space.setStock(
    'harbour',
    space.stock('harbour').map((row, place) => ({
      ...row,
      ...(place % 7 === 0 && { price: null }),
      ...(place % 5 === 0 && { created_at: null }),
      ...(place % 3 === 0 && { rank: 5 }),
    })),
  );
  space.settings('harbour', (settings) =>
    Object.assign(settings, {
      search: {
        ...(settings['search'] as object | undefined),
        engine: 'algolia',
        algolia: { appId: keys.appId, searchKey: keys.search, host: server.origin },
      },
    }),
  );
  pushed = await pushTenant(
    'harbour',
    readOptions('refresh', ['harbour', '--tenants', space.tenants, '--now', nowText]),
    { ALGOLIA_ADMIN_KEY: keys.admin },
  );
  const { tenant, stock } = await loadSite('harbour', { tenantsDir: space.tenants, now });
  algolia = algoliaSearchClient({ appId: keys.appId, searchKey: keys.search, host: server.origin, now: () => now });
  own = staticSearchClient({ load: async () => buildIndex(stock.vehicles, tenant.settings, now), now: () => now });
  records = (await own.search([{ indexName, params: { hitsPerPage: 1000 } }])).results[0]!.hits;
});
afterAll(async () => {
  await server.stop();
  space.remove();
});

const numbers = ['price', 'km', 'year', 'subscription_price'] as const;

/** The island's library builds requests (hits, and each refined facet) and reads responses. */
async function seen(
  client: unknown,
  sort: string,
  build: (state: SearchParameters) => SearchParameters,
): Promise<SearchResults> {
  const name = sort === 'rank' ? indexName : `${indexName}:${sort}`;
  const helper = algoliasearchHelper(client as never, name, {
    disjunctiveFacets: [...searchFacetNames, ...numbers],
    hitsPerPage: 21,
    maxValuesPerFacet: 1000,
    attributesToHighlight: [],
  });
  const { content } = await helper.searchOnce(build(helper.state).setIndex(name) as never);
  return content as SearchResults;
}

/** Sorted; without highlights, which the island doesn't request. */
const plain = ({ _highlightResult: _, ...hit }: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(hit).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
  );

const shown = (results: SearchResults) => ({
  hits: results.hits.map(plain),
  nbHits: results.nbHits,
  page: results.page,
  nbPages: results.nbPages,
  facets: Object.fromEntries(
    searchFacetNames.map((facet) => [facet, results.getFacetValues(facet, { sortBy: ['name:asc'] })]),
  ),
  stats: Object.fromEntries(numbers.map((attribute) => [attribute, results.getFacetStats(attribute)])),
});

async function bothAgree(sort: string, build: (state: SearchParameters) => SearchParameters): Promise<number> {
  const [theirs, ours] = await Promise.all([seen(algolia, sort, build), seen(own, sort, build)]);
  expect(shown(theirs)).toEqual(shown(ours));
  return ours.nbHits;
}

describe('the same island gets the same results', () => {
  test('from an index with every vehicle on the site (SRCH-23)', () => {
    expect(pushed).toMatchObject({
      ok: true,
      errors: [],
      vehicles: records.length,
      before: null,
      batches: 1,
      sortOrders: 5,
    });
    expect(records.length).toBeGreaterThan(180);
    expect([...server.indexes.keys()].sort()).toEqual(
      [indexName, ...sortNames.filter((sort) => sort !== 'rank').map((sort) => `${indexName}:${sort}`)].sort(),
    );
  });

  test.each([...sortNames])('sorted by %s: every page, hit by hit (SRCH-23, SRCH-13)', async (sort) => {
    for (let page = 0; page * 21 < records.length; page++)
      expect(await bothAgree(sort, (state) => state.setPage(page))).toBe(records.length);
  });

  test(
    'for random refinements: hits, order, facet counts and slider limits (SRCH-23, SRCH-03, SRCH-04)',
    async () => {
      const values = (facet: (typeof searchFacetNames)[number]) => [
        ...new Set(records.flatMap((record) => [record[facet as keyof SearchRecord] ?? []].flat().map(String))),
      ];
      const aRefinement = fc
        .constantFrom(...searchFacetNames.filter((facet) => values(facet).length > 0))
        .chain((facet) => fc.record({ facet: fc.constant(facet), value: fc.constantFrom(...values(facet)) }));
      const aRange = fc.record({
        attribute: fc.constantFrom(...numbers),
        operator: fc.constantFrom('>=', '<=' as const),
        value: fc.constantFrom(0, 1, 2019, 15_000, 40_000, 90_000),
      });
      const aSearch = fc.record({
        sort: fc.constantFrom(...sortNames),
        refinements: fc.array(aRefinement, { maxLength: 4 }),
        ranges: fc.array(aRange, { maxLength: 2 }),
        page: fc.integer({ min: 0, max: 2 }),
        filters: fc.constantFrom(
          undefined,
          'price > 1000',
          '(body:suv OR body:ute) AND year >= 2018',
          'NOT fuel:diesel AND price:5000 TO 60000',
          'car_type:"used"',
        ),
      });
      let least = Infinity,
        most = 0;
      await fc.assert(
        fc.asyncProperty(aSearch, async ({ sort, refinements, ranges, page, filters }) => {
          const count = await bothAgree(sort, (state) => {
            let next = state.setQueryParameters({ filters } as never);
            for (const { facet, value } of refinements)
              if (!next.isDisjunctiveFacetRefined(facet, value))
                next = next.addDisjunctiveFacetRefinement(facet, value);
            for (const { attribute, operator, value } of ranges)
              next = next.addNumericRefinement(attribute, operator, value);
            return next.setPage(page);
          });
          least = Math.min(least, count);
          most = Math.max(most, count);
        }),
        { numRuns: fuzzRuns(120) },
      );
      expect([least, most > 100]).toEqual([0, true]);
    },
    timeLimit(60_000),
  );

  test.each([
    'toyota',
    'corolla',
    'toyota hilux',
    'vw',
    'automatic',
    'pickup',
    'penrith',
    '7seater',
    '2021',
    'zzzz nothing',
    '-corolla',
    'toyota -corolla -sr5',
    'ute -ranger -hi-rider',
    '-ascent-sport',
  ])('for "%s", in the same price order (SRCH-23)', async (query) => {
    const [theirs, ours] = await Promise.all(
      [algolia, own].map(async (client) =>
        (
          await client.search([{ indexName: `${indexName}:price:asc`, params: { query, hitsPerPage: 1000 } }])
        ).results[0]!.hits.map(({ objectID }) => objectID),
      ),
    );
    expect(theirs).toEqual(ours);
  });

  test('with filters that the site adds (SRCH-23, NLQ-01, SRCH-21)', async () => {
    await bothAgree('price:asc', (state) => state.setQueryParameters({ numericFilters: ['price>0'] } as never));
    const ids = records.slice(3, 6).map(({ objectID }) => objectID);
    const lookUp = { indexName, params: { filters: ids.map((id) => `objectID:"${id}"`).join(' OR '), hitsPerPage: 3 } };
    for (const client of [algolia, own])
      expect((await client.search([lookUp])).results[0]!.hits.map(({ objectID }) => objectID)).toEqual(ids);
  });

  test("when searching a facet's values: the same values and counts (SRCH-23)", async () => {
    const request = [
      { indexName, params: { facetName: 'make', facetQuery: 'f', maxFacetHits: 5, facetFilters: ['car_type:used'] } },
    ];
    const answers = await Promise.all(
      [algolia, own].map(async (client) =>
        (await client.searchForFacetValues(request))[0]!.facetHits.map(({ value, count }) => ({ value, count })),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.length).toBeGreaterThan(0);
  });

  test('without a sold vehicle once its display time ends, with no further push (SRCH-20)', async () => {
    const ends = records.flatMap(({ sold_until: end }) => (end === null ? [] : [end]));
    expect(ends.length).toBeGreaterThan(1);
    const later = Math.ceil((Math.min(...ends) + 1) / 60_000) * 60_000;
    const { tenant, stock } = await loadSite('harbour', { tenantsDir: space.tenants, now });
    const clients = [
      algoliaSearchClient({ appId: keys.appId, searchKey: keys.search, host: server.origin, now: () => later }),
      staticSearchClient({ load: async () => buildIndex(stock.vehicles, tenant.settings, now), now: () => later }),
    ];
    const counts = await Promise.all(
      clients.map(
        async (client) => (await client.search([{ indexName, params: { hitsPerPage: 0 } }])).results[0]!.nbHits,
      ),
    );
    expect(counts[0]).toBe(counts[1]);
    expect(counts[0]).toBeLessThan(records.length);
  });
});

describe('requests', () => {
  test('name the settings’ index, its sort orders and the public key, and nothing about the account (SRCH-23)', async () => {
    server.requests.length = 0;
    await seen(algolia, 'price:desc', (state) =>
      state.addDisjunctiveFacetRefinement('make', 'Toyota').setQuery('asked once'),
    );
    expect(server.requests).toHaveLength(1);
    const [{ path, key, appId, body }] = server.requests as [(typeof server.requests)[number]];
    expect({ path, key, appId }).toEqual({ path: '/1/indexes/*/queries', key: keys.search, appId: keys.appId });
    const asked = body['requests'] as { indexName: string; facets: unknown }[];
    expect(asked).toHaveLength(2);
    expect(new Set(asked.map((one) => one.indexName))).toEqual(new Set([`${indexName}:price:desc`]));
    expect(JSON.stringify(server.requests)).not.toContain(keys.admin);
  });

  test("return hits with the static engine's fields, and no fields that only the index needs (SRCH-23)", async () => {
    const {
      results: [answer],
    } = await algolia.search([{ indexName, params: { hitsPerPage: 5 } }]);
    for (const hit of answer!.hits)
      expect(Object.keys(hit).sort()).toEqual(
        Object.keys(records[0]!)
          .filter((name) => name !== '_highlightResult')
          .sort(),
      );
  });
});
