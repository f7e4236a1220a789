import { describe, expect, test } from 'vitest';
import { checkFeed } from '#src/sources/stock/feed-version.ts';
import { loadStock } from '#src/sources/stock/load-stock.ts';
import { aTenant, now } from '../../../fixtures/vehicles.ts';
import { feedServer, tempDir, type FeedServer } from './helpers.ts';

const cars = Array.from({ length: 5 }, (_, index) => ({ id: `c${index}`, year: 2021, make: 'Kia', model: 'Rio' }));
const tenantOf = (url: string, pages: object, more: object = {}) =>
  aTenant({ settings: { stock: { source: { kind: 'url', url, format: 'json', retries: 0, pages, ...more } } } });
const loadFrom = (url: string, pages: object, more: object = {}) =>
  loadStock(tenantOf(url, pages, more), { tenantDir: tempDir(), now, retryDelayMs: 1 });
const ids = async (loading: ReturnType<typeof loadFrom>) => (await loading).vehicles.map(({ id }) => id);
const all = cars.map(({ id }) => id);

/** Two cars per page; `change` alters responses. */
const paged = (change: (answer: Record<string, unknown>, url: URL) => unknown = (answer) => answer) =>
  feedServer(({ url }, response) => {
    const address = new URL(url, 'http://feed.example');
    const page = Number(address.searchParams.get('page') ?? 1);
    const next = page < 3 ? `/cars?page=${page + 1}` : null;
    const answer = {
      facets: [{ id: 'f', year: 2020, make: 'Seat', model: 'Ibiza' }],
      meta: { total: '5', next: page < 3 ? page + 1 : '' },
      links: { next },
      data: { cars: cars.slice(page * 2 - 2, page * 2) },
    };
    const changed = change(answer, address);
    if (typeof changed === 'number') response.writeHead(changed).end();
    else response.end(typeof changed === 'string' ? changed : JSON.stringify(changed));
  });
const asked = (server: FeedServer) => server.requests.map(({ url }) => url);
const inData = { list: 'data.cars' };

describe('a paginated feed', () => {
  test('continues with the URL that each page provides (OPS-02)', async () => {
    await using server = await paged();
    expect(await ids(loadFrom(`${server.origin}/cars`, { next: 'links.next', total: 'meta.total' }, inData))).toEqual(
      all,
    );
    expect(asked(server)).toEqual(['/cars', '/cars?page=2', '/cars?page=3']);
  });

  test('continues with the next page that each page points to (OPS-02)', async () => {
    await using server = await paged();
    const pages = { next: 'meta.next', parameter: 'page' };
    expect(await ids(loadFrom(`${server.origin}/cars?key=a`, pages, inData))).toEqual(all);
    expect(asked(server)).toEqual(['/cars?key=a', '/cars?key=a&page=2', '/cars?key=a&page=3']);
  });

  test('continues by page number until a page is empty or every vehicle has arrived (OPS-02)', async () => {
    await using server = await paged();
    expect(await ids(loadFrom(`${server.origin}/cars`, { parameter: 'page' }, inData))).toEqual(all);
    expect(asked(server)).toHaveLength(4);
    const total = { parameter: 'page', total: 'meta.total' };
    expect(await ids(loadFrom(`${server.origin}/cars`, total, inData))).toEqual(all);
    expect(asked(server)).toHaveLength(7);
  });

  test('continues by offset (OPS-02)', async () => {
    await using server = await feedServer(({ url }, response) => {
      const offset = Number(new URL(url, 'http://feed.example').searchParams.get('offset'));
      response.end(JSON.stringify(cars.slice(offset, offset + 2)));
    });
    expect(await ids(loadFrom(server.origin, { parameter: 'offset', first: 0, step: 2 }))).toEqual(all);
    expect(asked(server)).toEqual(['/?offset=0', '/?offset=2', '/?offset=4', '/?offset=6']);
  });

  test("reads an empty page's list from the same path as the pages before (OPS-02)", async () => {
    await using server = await paged(({ data, facets }) => ({ cars: (data as { cars: unknown }).cars, facets }));
    expect(await ids(loadFrom(`${server.origin}/cars`, { parameter: 'page' }))).toEqual(all);
  });

  test.each<[string, object, Parameters<typeof paged>[0], RegExp]>([
    ['a page that is not there', { parameter: 'page' }, (a, url) => (isPage(url, 3) ? 404 : a), /returned 404/],
    ['a page that is down', { next: 'links.next' }, (a, url) => (isPage(url, 2) ? 503 : a), /returned 503/],
    [
      'a page that is cut',
      { next: 'links.next' },
      (a, url) => (isPage(url, 3) ? '{"data":' : a),
      /page 3 is not valid JSON/,
    ],
    [
      'a page without the list',
      { parameter: 'page' },
      (a, url) => (isPage(url, 2) ? { meta: 1 } : a),
      /page 2: .*no "data" there/,
    ],
    ['a page that repeats', { parameter: 'p' }, undefined, /page 2 is the same as the previous page: .* parameter "p"/],
    ['pages in a circle', { next: 'next' }, (a) => ({ ...a, next: '/cars' }), /page 2 has already been read/],
    [
      'too many pages',
      { parameter: 'page', most: 2 },
      undefined,
      /more than 2 pages, the limit in stock\.source\.pages\.most/,
    ],
    [
      'fewer than it speaks of',
      { next: 'links.next', total: 'meta.total' },
      (a) => ({ ...a, meta: { total: 9 } }),
      /returned 5 of the 9/,
    ],
    [
      'an early empty page',
      { parameter: 'page', total: 'meta.total' },
      (a, url) => (isPage(url, 2) ? { ...a, data: { cars: [] } } : a),
      /returned 2 of the 5/,
    ],
    [
      'a total that is none',
      { parameter: 'page', total: 'meta.count' },
      undefined,
      /page 1 has no number at "meta\.count"/,
    ],
    ['a path that leads nowhere', { next: 'paging.next' }, undefined, /page 1 has no "paging\.next"/],
    ['a next page that is no address', { next: 'links' }, undefined, /has no URL at "links"/],
    [
      'another host',
      { next: 'n' },
      (a) => ({ ...a, n: 'http://other.example/x?k=1' }),
      /links to another host \(http:\/\/other\.example\/x\)/,
    ],
  ])('fails as a whole because of %s (OPS-02)', async (_, pages, change, message) => {
    await using server = await paged(change);
    await expect(loadFrom(`${server.origin}/cars`, pages, inData)).rejects.toThrow(message);
  });

  test('has one size limit for all pages together (OPS-02)', async () => {
    await using server = await paged((answer) => ({ ...answer, filler: 'x'.repeat(600) }));
    await expect(
      loadFrom(`${server.origin}/cars`, { parameter: 'page' }, { ...inData, maxBytes: 2000 }),
    ).rejects.toThrow(/page 3: the pages together exceed 2000 bytes, the limit in stock\.source\.maxBytes/);
  });

  test('retries a page that fails once (OPS-02)', async () => {
    let failures = 0;
    await using server = await paged((answer, url) => (isPage(url, 2) && failures++ === 0 ? 503 : answer));
    expect(await ids(loadFrom(`${server.origin}/cars`, { next: 'links.next' }, { ...inData, retries: 1 }))).toEqual(
      all,
    );
  });

  test('includes the last page when checking whether a build is due (OPS-02)', async () => {
    let last = cars[4]!;
    await using server = await paged((answer, url) =>
      isPage(url, 3) ? { ...answer, data: { cars: [last] } } : answer,
    );
    const tenant = tenantOf(`${server.origin}/cars`, { next: 'links.next' }, inData);
    const fields = async () => (await checkFeed(tenant, null, now))!.version.fields;
    const before = await fields();
    expect(before).toBe((await loadFrom(`${server.origin}/cars`, { next: 'links.next' }, inData)).feed.fields);
    last = { ...last, model: 'Picanto' };
    expect(await fields()).not.toBe(before);
  });
});

function isPage(url: URL, page: number): boolean {
  return url.searchParams.get('page') === String(page);
}
