import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { aTenant, now } from '../../../fixtures/vehicles.ts';
import { loadStock } from '#src/sources/stock/load-stock.ts';
import { feedServer, tempDir } from './helpers.ts';

const rows = JSON.stringify([{ id: 'A1', year: 2021, make: 'Toyota', model: 'Corolla', price: 20_000 }]);
const loadFrom = (source: Record<string, unknown>, cacheDir?: string) =>
  loadStock(aTenant({ settings: { stock: { source } } }), {
    tenantDir: tempDir(),
    now,
    retryDelayMs: 1,
    ...(cacheDir ? { cacheDir } : {}),
  });
const url = (origin: string, more: Record<string, unknown> = {}) => ({
  kind: 'url',
  url: `${origin}/feed.json?key=hidden`,
  format: 'json',
  ...more,
});
const ids = async (loading: ReturnType<typeof loadFrom>) => (await loading).vehicles.map(({ id }) => id);

afterEach(() => {
  delete process.env['TEST_FEED_KEY'];
});

describe('a feed at a URL', () => {
  test('is fetched, with the Authorization header from the environment (OPS-02)', async () => {
    await using server = await feedServer((_, response) => response.end(rows));
    process.env['TEST_FEED_KEY'] = 'Bearer abc';
    expect(await ids(loadFrom(url(server.origin, { authorization: 'TEST_FEED_KEY' })))).toEqual(['A1']);
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      url: '/feed.json?key=hidden',
      headers: { authorization: 'Bearer abc' },
    });
  });

  test('names the variable of a key that is missing from the environment (OPS-02)', async () => {
    await expect(loadFrom(url('http://127.0.0.1:9', { authorization: 'TEST_FEED_KEY' }))).rejects.toThrow(
      /TEST_FEED_KEY, named by stock\.source\.authorization in settings\.json, is not set/,
    );
  });

  test('reads CSV from a URL (OPS-02)', async () => {
    await using server = await feedServer((_, response) => response.end('id,make,model,year\nB2,Kia,Rio,2019\n'));
    expect(await ids(loadFrom(url(server.origin, { format: 'csv' })))).toEqual(['B2']);
  });

  test('sends the ETag back, and uses the cached body on 304 (OPS-02)', async () => {
    const cacheDir = tempDir();
    await using server = await feedServer(({ headers }, response) => {
      if (headers['if-none-match'] === '"v1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"v1"' }).end(rows);
    });
    const first = await loadFrom(url(server.origin), cacheDir);
    const second = await loadFrom(url(server.origin), cacheDir);
    expect(server.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
    expect(second).toEqual(first);
  });

  test('does not trust an incomplete cached body (OPS-02)', async () => {
    const cacheDir = tempDir();
    await using server = await feedServer(({ headers }, response) =>
      headers['if-none-match'] ? response.writeHead(304).end() : response.writeHead(200, { etag: '"v1"' }).end(rows),
    );
    await loadFrom(url(server.origin), cacheDir);
    const body = readdirSync(cacheDir).find((file) => file.endsWith('.body'))!;
    writeFileSync(join(cacheDir, body), rows.slice(0, 20));
    expect(await ids(loadFrom(url(server.origin), cacheDir))).toEqual(['A1']);
    expect(server.requests[1]!.headers['if-none-match']).toBeUndefined();
  });

  test('treats 304 without a cached body as an error, not an empty stock (OPS-02)', async () => {
    await using server = await feedServer((_, response) => response.writeHead(304).end());
    await expect(loadFrom(url(server.origin))).rejects.toThrow(
      /returned 304 Not Modified to a request that was not conditional/,
    );
  });

  test.each([500, 502, 503, 429, 408])('retries after a %i (OPS-02)', async (status) => {
    await using server = await feedServer((_, response, index) =>
      index < 2 ? response.writeHead(status).end() : response.end(rows),
    );
    expect(await ids(loadFrom(url(server.origin, { retries: 2 })))).toEqual(['A1']);
    expect(server.requests).toHaveLength(3);
  });

  test('retries when the connection breaks midway (OPS-02)', async () => {
    await using server = await feedServer((_, response, index) => {
      if (index > 0) return void response.end(rows);
      response.writeHead(200, { 'content-length': '5000' });
      response.write('[{"id"', () => response.destroy());
    });
    expect(await ids(loadFrom(url(server.origin, { retries: 1 })))).toEqual(['A1']);
  });

  test("reports the number of attempts when all fail, without the URL's query (OPS-02)", async () => {
    await using server = await feedServer((_, response) => response.writeHead(503).end());
    const error = await loadFrom(url(server.origin, { retries: 2 })).catch((caught: unknown) => String(caught));
    expect(error).toContain(`${server.origin}/feed.json returned 503 Service Unavailable after 3 attempts`);
    expect(error).not.toContain('hidden');
  });

  test.each([
    [404, 'check the URL'],
    [401, 'check the key'],
    [403, 'check the key'],
  ])('does not retry after a %i and reports: %s (OPS-02)', async (status, hint) => {
    await using server = await feedServer((_, response) => response.writeHead(status).end());
    await expect(loadFrom(url(server.origin))).rejects.toThrow(new RegExp(`returned ${status}.*${hint}`));
    expect(server.requests).toHaveLength(1);
  });

  test('gives up on a server that does not answer within the timeout (OPS-02)', async () => {
    await using server = await feedServer(() => undefined);
    await expect(loadFrom(url(server.origin, { timeoutMs: 100, retries: 1 }))).rejects.toThrow(
      /did not respond within 100 ms \(stock\.source\.timeoutMs\) after 2 attempts/,
    );
  });

  test('gives up after the timeout on a body that never ends (OPS-02)', async () => {
    await using server = await feedServer((_, response) => {
      response.write('[');
    });
    await expect(loadFrom(url(server.origin, { timeoutMs: 100, retries: 0 }))).rejects.toThrow(
      /did not respond within 100 ms/,
    );
  });

  test.each([
    ['announced', true],
    ['not announced', false],
  ])('refuses a body over the size limit, with its size %s (OPS-02)', async (_, announced) => {
    const body = `[${' '.repeat(5000)}]`;
    await using server = await feedServer((_request, response) => {
      if (announced) response.setHeader('content-length', body.length);
      response.write(body.slice(0, 2500));
      response.end(body.slice(2500));
    });
    await expect(loadFrom(url(server.origin, { maxBytes: 1000 }))).rejects.toThrow(
      /sends more than 1000 bytes, the limit in stock\.source\.maxBytes/,
    );
    expect(server.requests).toHaveLength(1);
  });

  test('reports an unreachable machine with the cause (OPS-02)', async () => {
    await expect(loadFrom(url('http://127.0.0.1:9', { retries: 0 }))).rejects.toMatchObject({
      message: expect.stringContaining('cannot be reached'),
      cause: expect.anything(),
    });
  });
});

describe('an Algolia index', () => {
  const source = (host: string) => ({
    kind: 'algolia',
    host,
    appId: 'APP1',
    apiKey: 'TEST_FEED_KEY',
    index: 'Car_production',
    filters: 'status:in_stock',
  });
  const hit = (id: number) => ({ objectID: `c${id}`, year: 2020, make: 'Mazda', model: '3', km: id });

  test('is browsed page by page with its cursor, key and filters (OPS-02)', async () => {
    process.env['TEST_FEED_KEY'] = 'browse-key';
    await using server = await feedServer((_, response, index) =>
      response.end(JSON.stringify(index === 0 ? { hits: [hit(1), hit(2)], cursor: 'next' } : { hits: [hit(3)] })),
    );
    expect(await ids(loadFrom(source(server.origin)))).toEqual(['c1', 'c2', 'c3']);
    expect(server.requests.map(({ method, url: path, body }) => [method, path, JSON.parse(body)])).toEqual([
      ['POST', '/1/indexes/Car_production/browse', { hitsPerPage: 1000, filters: 'status:in_stock' }],
      ['POST', '/1/indexes/Car_production/browse', { cursor: 'next' }],
    ]);
    expect(server.requests[0]!.headers).toMatchObject({
      'x-algolia-application-id': 'APP1',
      'x-algolia-api-key': 'browse-key',
    });
  });

  test('treats a repeated cursor as an error rather than building endlessly (OPS-02)', async () => {
    process.env['TEST_FEED_KEY'] = 'k';
    await using server = await feedServer((_, response) =>
      response.end(JSON.stringify({ hits: [hit(1)], cursor: 'again' })),
    );
    await expect(loadFrom(source(server.origin))).rejects.toThrow(/same cursor twice/);
  });

  test.each([
    ['{"message":"no hits"}', /without "hits"/],
    ['<html>', /not JSON/],
  ])('treats a response of %s as an error (OPS-02)', async (body, message) => {
    process.env['TEST_FEED_KEY'] = 'k';
    await using server = await feedServer((_, response) => response.end(body));
    await expect(loadFrom(source(server.origin))).rejects.toThrow(message);
  });

  test('never sends the key over an unencrypted connection (OPS-02)', async () => {
    process.env['TEST_FEED_KEY'] = 'k';
    await expect(loadFrom(source('http://search.example'))).rejects.toThrow(
      /sends a key to search\.example without encryption/,
    );
  });

  test('treats an index without records as an error (OPS-02)', async () => {
    process.env['TEST_FEED_KEY'] = 'k';
    await using server = await feedServer((_, response) => response.end('{"hits":[]}'));
    await expect(loadFrom(source(server.origin))).rejects.toThrow(/contains no vehicles\./);
  });
});
