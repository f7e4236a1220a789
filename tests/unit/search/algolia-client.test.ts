import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import {
  algoliaSearchClient,
  type AlgoliaSearchClient,
  SearchServiceError,
} from '#src/search/algolia/search-client.ts';
import { namedHost, searchOrigins } from '#src/search/algolia/hosts.ts';
import { algoliaRecords } from '#src/search/algolia/algolia-record.ts';
import { algoliaSettings, replicaSettings } from '#src/search/algolia/settings.ts';
import { algoliaSynonyms } from '#src/search/algolia/synonyms.ts';
import { searchFacetNames, searchRangeNames } from '#src/domain/search/search-state.ts';
import { searchRecord } from '#src/search/search-record.ts';
import type { StaticSearchClient } from '#src/search/search-client.ts';
import { aVehicle, day, now, publicSettings } from '../../fixtures/vehicles.ts';
import { AlgoliaServer, keys } from '../../support/algolia-server.ts';

const settings = publicSettings();
const one = (params = {}) => [{ indexName: 'Car_production', params }];
let server: AlgoliaServer;
let clock: number;
let client: AlgoliaSearchClient;

beforeEach(async () => {
  server = await new AlgoliaServer().start();
  clock = now;
  const records = algoliaRecords(
    [aVehicle({ id: 'a' }), aVehicle({ id: 'b', make: 'Mazda', model: 'CX-5' })].map((vehicle) =>
      searchRecord(vehicle, settings),
    ),
    'en-AU',
  );
  server.indexes.set('Car_production', {
    rows: new Map(records.map((record) => [record.objectID, record as never])),
    settings: algoliaSettings(settings),
    synonyms: [],
    primary: null,
  });
  client = algoliaSearchClient({ appId: keys.appId, searchKey: keys.search, host: server.origin, now: () => clock });
});
afterEach(() => server.stop());

const failure = async (searching: Promise<unknown>): Promise<SearchServiceError> => {
  const error = await searching.then(
    () => null,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(SearchServiceError);
  return error as SearchServiceError;
};

describe('the Algolia search client', () => {
  test('is type-compatible with the static client (SRCH-23)', () => {
    expectTypeOf<AlgoliaSearchClient>().toExtend<StaticSearchClient>();
  });

  test('caches up to ten results for a minute, and drops the oldest first (SRCH-17)', async () => {
    const first = await client.search(one({ page: 0 }));
    for (let page = 1; page < 10; page++) await client.search(one({ page }));
    expect((await client.search(one({ page: 0 }))).results[0]).toBe(first.results[0]);
    expect(server.requests).toHaveLength(10);
    await client.search(one({ page: 10 }));
    await client.search(one({ page: 0 }));
    expect(server.requests).toHaveLength(12);
    clock += 60_000;
    await client.search(one({ page: 0 }));
    expect(server.requests).toHaveLength(13);
    client.clearCache();
    await client.search(one({ page: 0 }));
    expect(server.requests).toHaveLength(14);
  });

  test('reports a failing service as an error to the island, and retries on the next search (SRCH-15)', async () => {
    server.failing = () => 503;
    expect((await failure(client.search(one()))).kind).toBe('unreachable');
    server.failing = () => null;
    expect((await client.search(one())).results[0]!.nbHits).toBe(2);
  });

  test('reports an unreachable service as the same error, without naming the account (SRCH-15)', async () => {
    await server.stop();
    const { kind, message } = await failure(client.search(one()));
    expect([kind, message]).toEqual(['unreachable', 'The search service did not respond.']);
    await server.start();
  });

  test('reports a refused key or a missing index as a refusal (SRCH-15)', async () => {
    const stranger = algoliaSearchClient({ appId: keys.appId, searchKey: 'wrong', host: server.origin });
    expect(await failure(stranger.search(one()))).toMatchObject({
      kind: 'refused',
      message: 'The search service refused the search (403).',
    });
    expect((await failure(client.search([{ indexName: 'elsewhere' }]))).kind).toBe('refused');
  });

  test.each([
    ['no JSON', '<html>'],
    ['no results', '{}'],
    ['too few results', '{"results":[]}'],
    ['no hits', '{"results":[{}]}'],
  ])('reports a response that is %s as an error, not as an empty list (SRCH-15)', async (_, body) => {
    const fake = await import('node:http').then(({ createServer }) =>
      createServer((_request, response) => response.end(body)),
    );
    await new Promise<void>((ready) => {
      fake.listen(0, '127.0.0.1', ready);
    });
    const port = (fake.address() as { port: number }).port;
    expect(
      (
        await failure(
          algoliaSearchClient({ appId: 'A', searchKey: 'b', host: `http://127.0.0.1:${port}` }).search(one()),
        )
      ).kind,
    ).toBe('unreachable');
    fake.close();
  });

  test('reports query terms missing from the results, and hides ranking data (SRCH-09, SRCH-23)', async () => {
    const [answer] = (await client.search(one({ query: 'foward mazda' }))).results;
    expect(answer).toMatchObject({ nbHits: 1, missingWords: ['foward'] });
    expect(answer!.hits[0]).not.toHaveProperty('_rankingInfo');
    const [whole] = (await client.search(one({ query: 'mazda cx' }))).results;
    expect(whole).not.toHaveProperty('missingWords');
    expect(whole!.hits[0]).not.toHaveProperty('_rankingInfo');
    expect(server.requests).toHaveLength(3);
  });

  test('returns an empty list for a facet without matches, so the island keeps its refinements (SRCH-23)', async () => {
    const { results } = await client.search(one({ facets: ['make', 'body'], facetFilters: ['make:Nobody'] }));
    expect(results[0]!.facets).toEqual({ make: {}, body: {} });
  });
});

describe('the search host', () => {
  test.each([
    ['static', { appId: 'ABC', host: null }, []],
    [
      'algolia',
      { appId: 'ABC', host: null },
      [
        'https://abc-dsn.algolia.net',
        'https://abc-1.algolianet.com',
        'https://abc-2.algolianet.com',
        'https://abc-3.algolianet.com',
      ],
    ],
    ['algolia', { appId: 'ABC', host: 'search.example' }, ['https://search.example']],
    ['algolia', { appId: 'ABC', host: 'http://127.0.0.1:8108' }, ['http://127.0.0.1:8108']],
  ] as const)('with the %s engine and %j, allows the page to query %j (SRCH-23)', (engine, algolia, origins) => {
    expect(
      searchOrigins(publicSettings({ search: { engine, algolia: { ...algolia, searchKey: 'k' } } }).search),
    ).toEqual(origins);
  });

  test('refuses a host without encryption, except on this machine (SRCH-23)', () => {
    expect(() => namedHost('http://search.example')).toThrow(/search\.algolia\.host .* only https/);
    expect(namedHost('http://localhost:7700')).toEqual([
      { url: 'localhost', port: 7700, accept: 'readWrite', protocol: 'http' },
    ]);
    expect(namedHost(null)).toBeNull();
  });
});

describe('the Algolia index', () => {
  test('can count and filter by every facet and range (SRCH-23, SRCH-03, SRCH-04)', () => {
    const names = algoliaSettings(settings).attributesForFaceting!.map((text) => /\((\w+)\)/.exec(text)?.[1] ?? text);
    expect(names).toEqual(expect.arrayContaining([...searchFacetNames, ...searchRangeNames, 'objectID']));
    expect(new Set(names).size).toBe(names.length);
    expect(algoliaSettings(settings).numericAttributesForFiltering).toEqual(
      expect.arrayContaining([...searchRangeNames, 'seats', 'visible_until']),
    );
  });

  test("weights text in the static engine's order: names, badges, kinds, then locations (SRCH-23)", () => {
    expect(algoliaSettings(settings).searchableAttributes).toEqual([
      'make,model',
      'badge,series,year',
      'kind_words,tag',
      'colour,filtered_features,city,location_name,dealership_name,place_words',
      'stocknum',
    ]);
  });

  test('has a replica per sort order, identical except for its ranking (SRCH-13, SRCH-23)', () => {
    const replicas = replicaSettings(publicSettings({ search: { indexName: 'Harbour' } }));
    expect(Object.entries(replicas).map(([name, { ranking }]) => [name, ranking![0]])).toEqual([
      ['Harbour:price:asc', 'asc(price)'],
      ['Harbour:price:desc', 'desc(price)'],
      ['Harbour:km:asc', 'asc(km)'],
      ['Harbour:year:desc', 'desc(year)'],
      ['Harbour:created:desc', 'desc(created)'],
    ]);
    const { ranking: _, ...base } = algoliaSettings(settings);
    for (const { ranking: __, ...same } of Object.values(replicas)) expect(same).toEqual(base);
  });

  test('stores the terms that shoppers use for each key, by country (SRCH-23)', () => {
    const vehicle = aVehicle({ body: 'ute', fuel: 'petrol', drive: 'four', seats: 7, state: 'NSW' });
    const words = (locale: 'en-AU' | 'en-US') => algoliaRecords([searchRecord(vehicle, settings)], locale)[0]!;
    expect(words('en-AU')).toMatchObject({
      kind_words: expect.stringMatching(/\bUte\b.*\bpickup\b.*4wd.*\b7seater\b/),
      place_words: expect.stringContaining('new south wales'),
    });
    expect(words('en-US').kind_words).toMatch(/\btruck\b/);
  });

  test("stores each record's expiry and position: rank, newest, then id, undated last (SRCH-20, SRCH-13)", () => {
    const sold = aVehicle({ id: 'd', rank: 9, status: 'sold', soldAt: now - day });
    const vehicles = [
      aVehicle({ id: 'c', createdAt: null }),
      aVehicle({ id: 'b' }),
      aVehicle({ id: 'a' }),
      aVehicle({ id: 'e', createdAt: now }),
      sold,
    ];
    const records = algoliaRecords(
      vehicles.map((vehicle) => searchRecord(vehicle, settings)),
      'en-AU',
    );
    expect(records.map(({ objectID, position }) => [objectID, position])).toEqual([
      ['d', 0],
      ['e', 1],
      ['a', 2],
      ['b', 3],
      ['c', 4],
    ]);
    expect(records[0]!.visible_until).toBe(now + 2 * day);
    expect(records[1]!.visible_until).toBeGreaterThan(now + 10_000 * day);
  });

  test('maps synonyms one way to terms in stock, never to themselves (SRCH-23)', () => {
    const records = ['Volkswagen', 'Toyota'].map((make) =>
      searchRecord(aVehicle({ make, model: make === 'Toyota' ? 'LandCruiser' : 'Golf' }), settings),
    );
    const synonyms = algoliaSynonyms(records, 'en-AU');
    expect(synonyms).toContainEqual({ objectID: 'vw', type: 'oneWaySynonym', input: 'vw', synonyms: ['volkswagen'] });
    expect(synonyms.some(({ input, synonyms: meanings }) => meanings!.includes(input!) || meanings!.length === 0)).toBe(
      false,
    );
    expect(synonyms.map(({ input }) => input)).not.toContain('chevy');
    expect(new Set(synonyms.map(({ objectID }) => objectID)).size).toBe(synonyms.length);
  });
});
