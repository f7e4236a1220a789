import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { listingBookPath, type ListingBook } from '#src/domain/guard/listing-book.ts';
import { readOptions } from '#src/generator/options.ts';
import { pushTenant, type PushResult } from '../../../scripts/push-index/push-tenant.ts';
import { AlgoliaServer, keys, type AlgoliaRequest } from '../../support/algolia-server.ts';
import { now, Workspace, type Row } from '../../support/generator.ts';

const env = { ALGOLIA_ADMIN_KEY: keys.admin };
const space = new Workspace();
let server: AlgoliaServer;
let stock: Row[];
/** Vehicles from the demo stock. */
let count: number;

beforeAll(async () => {
  space.addTenant('kauri-cars', { rows: 60 });
  space.addTenant('kauri-cars', { slug: 'rata-cars', rows: 60 });
  stock = space.stock('kauri-cars');
  server = await new AlgoliaServer().start();
  set('kauri-cars', {});
  count = (await push()).vehicles;
});
afterAll(async () => {
  await server.stop();
  space.remove();
});
beforeEach(() => {
  server.indexes.clear();
  server.requests.length = 0;
  server.failing = () => null;
  server.isSlow = false;
  for (const slug of ['kauri-cars', 'rata-cars']) {
    space.setStock(slug, stock);
    set(slug, {});
  }
});

function set(slug: string, search: Record<string, unknown>, more: Record<string, unknown> = {}): void {
  space.settings(slug, (settings) =>
    Object.assign(settings, more, {
      search: {
        engine: 'algolia',
        algolia: { appId: keys.appId, searchKey: keys.search, host: server.origin },
        ...search,
      },
    }),
  );
}

const push = (
  args: string[] = [],
  environment: Record<string, string> = env,
  slug = 'kauri-cars',
): Promise<PushResult> =>
  pushTenant(
    slug,
    readOptions('refresh', [slug, '--tenants', space.tenants, '--out', space.out(), '--now', now, ...args]),
    environment,
  );
const state = () =>
  structuredClone(
    [...server.indexes].map(([name, { rows, settings, synonyms }]) => ({
      name,
      ids: [...rows.keys()].sort(),
      settings,
      synonyms,
    })),
  );
const temporary = () => [...server.indexes.keys()].filter((name) => name.includes('_tmp_'));

describe('a push', () => {
  test('fills a temporary index, then moves it: one write to the index that shoppers search (SRCH-23)', async () => {
    await push();
    server.requests.length = 0;
    space.setStock('kauri-cars', stock.slice(3));
    const result = await push();
    expect(result).toMatchObject({ ok: true, errors: [], before: count, batches: 1, sortOrders: 5 });
    expect(result.vehicles).toBeLessThan(count);
    expect(server.indexes.get('Car_production')!.rows.size).toBe(result.vehicles);
    expect(server.indexes.get('Car_production:km:asc')!.rows.size).toBe(result.vehicles);
    const writes = server.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/query'));
    const live = writes.filter(({ path }) => /\/Car_production\//.test(path));
    expect(live).toEqual([]);
    expect(writes.at(-1)).toMatchObject({
      path: expect.stringMatching(/^\/1\/indexes\/Car_production_tmp_\w+\/operation$/),
      body: { operation: 'move', destination: 'Car_production' },
    });
    expect(temporary()).toEqual([]);
  });

  test('gives every index the facets, the synonyms and its own ranking (SRCH-23)', async () => {
    await push();
    expect(server.indexes.get('Car_production')).toMatchObject({
      settings: { customRanking: ['desc(rank)', 'asc(position)'], userData: { dealer: 'kauri-cars' } },
      primary: null,
    });
    for (const [name, { settings, synonyms, primary }] of server.indexes) {
      expect(settings.attributesForFaceting).toContain('searchable(make)');
      expect(synonyms).toContainEqual(expect.objectContaining({ input: 'station wagon' }));
      const [, attribute, direction] = name.split(':');
      expect(primary).toBe(attribute === undefined ? null : 'Car_production');
      if (attribute !== undefined) expect(settings.ranking).toEqual([`${direction}(${attribute})`, 'custom']);
    }
  });

  test('sends thousands of vehicles in batches of a thousand (SRCH-23)', async () => {
    space.setStock(
      'kauri-cars',
      Array.from({ length: 2300 }, (_, place) => ({
        ...stock[0],
        id: `big${place}`,
        stocknum: `B${place}`,
        vin: null,
      })),
    );
    expect(await push()).toMatchObject({ ok: true, vehicles: 2300, batches: 3 });
    expect(
      server.requests
        .filter(({ path }) => path.endsWith('/batch') && !path.includes('synonyms'))
        .map(({ body }) => (body['requests'] as unknown[]).length),
    ).toEqual([1000, 1000, 300]);
    expect(server.indexes.get('Car_production:price:asc')!.rows.size).toBe(2300);
  });

  test('waits for slow tasks before counting vehicles and before reporting success (SRCH-23)', async () => {
    server.isSlow = true;
    expect(await push()).toMatchObject({ ok: true });
    const polls = server.paths.filter((path) => /_tmp_\w+\/task\//.test(path)).map((path) => path.split('/').at(-1));
    expect(polls.filter((task, place) => polls.indexOf(task) !== place)).toHaveLength(2);
    expect(server.paths.findLastIndex((path) => path.includes('/task/'))).toBe(server.paths.length - 1);
  });

  test('keeps replicas that someone else added to the index (SRCH-23)', async () => {
    await push();
    const { settings } = server.indexes.get('Car_production')!;
    settings.replicas = ['somebody_elses'];
    await push();
    expect(server.indexes.get('Car_production')!.settings.replicas).toEqual([
      'somebody_elses',
      ...['price:asc', 'price:desc', 'km:asc', 'year:desc', 'created:desc'].map((sort) => `Car_production:${sort}`),
    ]);
  });
});

const steps: [step: string, fails: (request: AlgoliaRequest) => boolean][] = [
  ['reading the index', ({ method, path }) => method === 'GET' && path.endsWith('/Car_production/settings')],
  ['settings of the temporary index', ({ method, path }) => method === 'PUT' && path.includes('_tmp_')],
  ['synonyms', ({ path }) => path.endsWith('/synonyms/batch')],
  ['a batch of vehicles', ({ path }) => /_tmp_\w+\/batch$/.test(path)],
  ['waiting for the vehicles', ({ path }) => /_tmp_\w+\/task/.test(path)],
  ['counting what arrived', ({ path }) => /_tmp_\w+\/query$/.test(path)],
  ['settings of a sort order', ({ method, path }) => method === 'PUT' && path.includes(':km:asc')],
  ['the move', ({ path }) => path.endsWith('/operation')],
];

describe('when something fails', () => {
  test.each(steps)(
    'in %s, keeps the old index for shoppers and removes the temporary one (SRCH-23)',
    async (_, fails) => {
      await push();
      const before = state();
      space.setStock('kauri-cars', stock.slice(5));
      server.failing = (request) => (fails(request) ? 500 : null);
      const result = await push();
      expect(result).toMatchObject({
        ok: false,
        errors: [expect.stringMatching(/Car_production still has its old vehicles\.$|Nothing was changed\.$/)],
      });
      expect(state()).toEqual(before);
      server.failing = () => null;
      expect(await push()).toMatchObject({ ok: true });
    },
  );

  test('notices lost records before the move (SRCH-23)', async () => {
    await push();
    const before = state();
    server.failing = ({ path }) => {
      if (/_tmp_\w+\/query$/.test(path))
        for (const [name, { rows }] of server.indexes) if (name.includes('_tmp_')) rows.delete([...rows.keys()][0]!);
      return null;
    };
    expect(await push()).toMatchObject({
      ok: false,
      errors: [`${count - 1} of ${count} records arrived. Car_production still has its old vehicles.`],
    });
    expect(state()).toEqual(before);
  });

  test('reports a temporary index that it cannot remove (SRCH-23)', async () => {
    server.failing = ({ method, path }) => (method === 'DELETE' || path.endsWith('/operation') ? 500 : null);
    const { errors } = await push();
    expect(errors[0]).toContain(`Delete ${temporary()[0]} manually: it could not be removed automatically.`);
  });

  test('does not claim that the old index remains after an unconfirmed move (SRCH-23)', async () => {
    let isMoving = false;
    server.failing = ({ path }) => {
      isMoving ||= path.endsWith('/operation');
      return isMoving && path.includes('/task/') ? 500 : null;
    };
    expect((await push()).errors[0]).toContain('Check the index before you push again');
  });
});

describe('refuses', () => {
  test('a feed that lost most of its vehicles, unless the drop is accepted (SRCH-23, OPS-02)', async () => {
    await push();
    const before = state();
    space.setStock('kauri-cars', stock.slice(0, 12));
    expect(await push()).toMatchObject({
      ok: false,
      errors: [
        expect.stringMatching(
          new RegExp(
            `^The feed has \\d+ vehicles; the Algolia index Car_production had ${count}\\. .*--accept-drop\\.$`,
          ),
        ),
      ],
    });
    expect(state()).toEqual(before);
    expect(await push(['--accept-drop'])).toMatchObject({ ok: true, before: count });
  });

  test('a held price, and keeps the last good price in the index (SRCH-23, GUARD-01)', async () => {
    const few = [39_000, 38_000, 37_000].map((price, place) => ({
      ...stock[0],
      id: `few${place}`,
      stocknum: `F${place}`,
      vin: null,
      price,
    }));
    space.setStock('kauri-cars', few);
    // Published by the last build.
    const seen = { price: 39_000, priceType: null, beforePrice: null };
    const book: ListingBook = { dealer: 'kauri-cars', vehicles: { few0: seen }, waiting: {} };
    mkdirSync(join(space.out(), 'kauri-cars/data'), { recursive: true });
    writeFileSync(join(space.out(), `kauri-cars${listingBookPath}`), JSON.stringify(book));
    onTestFinished(() => rmSync(space.out(), { recursive: true }));
    space.setStock('kauri-cars', few.with(0, { ...few[0]!, price: 3900 }));
    expect(await push()).toMatchObject({ ok: true, vehicles: 3 });
    const prices = [...server.indexes.get('Car_production')!.rows.values()].map(({ price }) => price);
    expect(prices.toSorted()).toEqual([37_000, 38_000, 39_000]);
  });

  const pricesFarApart = [9000, 9000, 99_000, 99_000];
  test.each<[feed: string, change: (place: number) => Row, refusal: string]>([
    [
      'every price is held',
      (place) => ({ price: pricesFarApart[place] }),
      'None of the 4 vehicles in the feed could be shown: 4 with held prices',
    ],
    [
      'no vehicle is for this site',
      () => ({ show_on_dealer_website: false }),
      'None of the 4 vehicles in the feed could be shown',
    ],
  ])('an empty index when %s, even below the size at which drops are checked (SRCH-23)', async (_, change, refusal) => {
    const few = pricesFarApart.map((__, place) => ({
      ...stock[0],
      id: `few${place}`,
      stocknum: `F${place}`,
      vin: null,
      price: 39_000,
    }));
    space.setStock('kauri-cars', few);
    await push();
    const before = state();
    space.setStock(
      'kauri-cars',
      few.map((row, place) => ({ ...row, ...change(place) })),
    );
    server.requests.length = 0;
    expect(await push()).toMatchObject({ ok: false, errors: [expect.stringContaining(refusal)] });
    expect(server.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/query'))).toEqual([]);
    expect(server.indexes.get('Car_production')!.rows.size).toBe(4);
    expect(state()).toEqual(before);
  });

  test("to overwrite another dealer's index (SRCH-23)", async () => {
    await push();
    expect(await push([], env, 'rata-cars')).toMatchObject({
      ok: false,
      errors: [
        'Car_production contains vehicles of kauri-cars. Give rata-cars its own search.indexName, or delete that index first.',
      ],
    });
    set('rata-cars', { indexName: 'Rata' });
    expect(await push([], env, 'rata-cars')).toMatchObject({ ok: true, index: 'Rata of TESTAPP001' });
  });

  test('to overwrite the index that the stock is read from (SRCH-23)', async () => {
    await push();
    set(
      'kauri-cars',
      {},
      {
        stock: {
          source: { kind: 'algolia', host: server.origin, appId: keys.appId, apiKey: 'KAURI_CARS_ALGOLIA_KEY' },
        },
      },
    );
    const file = join(space.tenants, 'kauri-cars/stock.json');
    expect(await push(['--stock', file])).toMatchObject({
      ok: false,
      errors: [expect.stringContaining('is the source of the stock')],
    });
    space.settings('kauri-cars', (settings) => {
      Object.assign(settings, { stock: {} });
    });
  });

  test.each([
    [
      'no key in the environment',
      {},
      {},
      'The environment variable ALGOLIA_ADMIN_KEY is not set; private.providers.algoliaAdmin in settings.json can name another variable.',
    ],
    [
      'no key in the variable that the settings name',
      env,
      { providers: { algoliaAdmin: 'KAURI_CARS_ALGOLIA_KEY' } },
      'The environment variable KAURI_CARS_ALGOLIA_KEY is not set; private.providers.algoliaAdmin in settings.json names it.',
    ],
    ['the public search key', { ALGOLIA_ADMIN_KEY: keys.search }, {}, 'ALGOLIA_ADMIN_KEY holds the public search key'],
  ])(
    'to push with %s, and names the variable without sending a request (SRCH-23)',
    async (_, environment, own, message) => {
      set('kauri-cars', {}, { private: { leads: { fallbackEmail: 'leads@kauricars.example' }, ...own } });
      const { ok, errors } = await push([], environment as Record<string, string>);
      expect([ok, errors[0]]).toEqual([false, expect.stringContaining(message)]);
      expect(server.requests).toEqual([]);
      space.settings('kauri-cars', (settings) => {
        Object.assign(settings, { private: { leads: { fallbackEmail: 'leads@kauricars.example' } } });
      });
    },
  );
});
