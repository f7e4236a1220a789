/** Headers and query keys go only to the feed's own host. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allowanceOf } from '#src/domain/tenant/allowance.ts';
import { checkFeed } from '#src/sources/stock/feed-version.ts';
import { loadStock } from '#src/sources/stock/load-stock.ts';
import { aTenant, now } from '../../../fixtures/vehicles.ts';
import { stubService } from '../../../support/stub-service.ts';
import { feedServer, tempDir } from './helpers.ts';

const rows = JSON.stringify([{ id: 'A1', year: 2021, make: 'Toyota', model: 'Corolla', price: 20_000 }]);
const tenantOf = (url: string, more: object) =>
  aTenant({ settings: { stock: { source: { kind: 'url', url, format: 'json', retries: 0, ...more } } } });
const loadFrom = (url: string, more: object = {}, cacheDir?: string) =>
  loadStock(tenantOf(url, more), { tenantDir: tempDir(), now, ...(cacheDir ? { cacheDir } : {}) });
const faultOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 'none',
    (error: Error) => `${error.message} ${error.stack ?? ''}`,
  );

beforeEach(() => {
  vi.stubEnv('TEST_FEED_KEY', 's3cret&more');
  vi.stubEnv('TEST_FEED_DEALER', 'north');
});
afterEach(() => vi.unstubAllEnvs());

const keyed = { headers: { 'X-Api-Key': '$TEST_FEED_KEY', 'X-Dealer': 'au-${TEST_FEED_DEALER}-1', Accept: 'text/x' } };

describe('feed headers and query parameters', () => {
  test('take their values from the environment, both to build and to check whether a build is due (OPS-02)', async () => {
    await using server = await feedServer((_, response) => response.end(rows));
    const url = `${server.origin}/a?$top=9&key=\${TEST_FEED_KEY}&d=$TEST_FEED_DEALER`;
    await loadFrom(url, keyed);
    await checkFeed(tenantOf(url, keyed), null, now);
    expect(server.requests).toHaveLength(2);
    for (const request of server.requests) {
      expect(request.url).toBe('/a?$top=9&key=s3cret%26more&d=north');
      expect(request.headers).toMatchObject({ 'x-api-key': 's3cret&more', 'x-dealer': 'au-north-1', accept: 'text/x' });
    }
  });

  test.each([
    ['a header', '', keyed, /TEST_FEED_KEY, named by stock\.source\.headers\.X-Api-Key in settings\.json, is not set/],
    [
      'the query',
      '?key=$TEST_FEED_KEY',
      {},
      /TEST_FEED_KEY, named by stock\.source\.url in settings\.json, is not set/,
    ],
  ])('name a missing variable in %s, without sending a request (OPS-02)', async (_, query, more, message) => {
    vi.stubEnv('TEST_FEED_KEY', undefined);
    await using server = await feedServer((_request, response) => response.end(rows));
    await expect(loadFrom(`${server.origin}/a${query}`, more)).rejects.toThrow(message);
    expect(server.requests).toEqual([]);
  });

  test('never appear in a message, whatever goes wrong (OPS-02)', async () => {
    const seen: string[] = [];
    for (const [status, body] of [
      [403, ''],
      [500, ''],
      [302, ''],
      [200, 'not JSON'],
      [200, '[]'],
    ] as const) {
      await using server = await feedServer((_, response) => response.writeHead(status).end(body));
      seen.push(await faultOf(loadFrom(`${server.origin}/a?key=$TEST_FEED_KEY`, keyed)));
    }
    seen.push(await faultOf(loadFrom('http://127.0.0.1:9/a?key=$TEST_FEED_KEY', keyed)));
    vi.stubEnv('TEST_FEED_KEY', 's3cret\nmore');
    seen.push(await faultOf(loadFrom('http://127.0.0.1:9/a', keyed)));
    expect(seen.filter((message) => message.includes('s3cret') || message.startsWith('none'))).toEqual([]);
    expect(seen.at(-1)).toMatch(/headers\.X-Api-Key .* a character that is not allowed in a header/);
  });

  test('are not sent to another host on a redirect, but are resent to the same host (OPS-02)', async () => {
    await using other = await feedServer(({ headers }, response) =>
      headers['x-api-key'] ? response.writeHead(500).end() : response.end(rows),
    );
    await using server = await feedServer(({ url }, response) =>
      url === '/away'
        ? response.writeHead(302, { location: `${other.origin}/b` }).end()
        : url === '/moved'
          ? response.writeHead(301, { location: '/here' }).end()
          : response.end(rows),
    );
    const more = { ...keyed, authorization: 'TEST_FEED_KEY' };
    expect((await loadFrom(`${server.origin}/away`, more)).rows).toBe(1);
    expect(Object.keys(other.requests[0]!.headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:authorization|x-api-key|x-dealer)$/)]),
    );
    await loadFrom(`${server.origin}/moved`, more);
    expect(server.requests.at(-1)).toMatchObject({ url: '/here', headers: { 'x-api-key': 's3cret&more' } });
  });

  test('report a host that needs the key after a redirect, and a redirect loop (OPS-02)', async () => {
    await using other = await feedServer((_, response) => response.writeHead(401).end());
    await using server = await feedServer(({ url }, response) =>
      response.writeHead(302, { location: url === '/away' ? `${other.origin}/b` : '/again' }).end(),
    );
    await expect(loadFrom(`${server.origin}/away`, keyed)).rejects.toThrow(/another host, which is not sent the keys/);
    await expect(loadFrom(`${server.origin}/again`, keyed)).rejects.toThrow(/redirects more than 5 times/);
  });

  test('fetch a separate body for another key, and do not reveal the key in the cache (OPS-02)', async () => {
    const cacheDir = tempDir();
    await using server = await feedServer(({ headers }, response) =>
      headers['if-none-match'] ? response.writeHead(304).end() : response.writeHead(200, { etag: '"1"' }).end(rows),
    );
    for (const key of ['s3cret', 's3cret', 'other']) {
      vi.stubEnv('TEST_FEED_KEY', key);
      await loadFrom(`${server.origin}/a`, keyed, cacheDir);
    }
    expect(server.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"', undefined]);
    const kept = readdirSync(cacheDir).map((name) => `${name} ${readFileSync(join(cacheDir, name), 'utf8')}`);
    expect(kept.join('\n')).not.toContain('s3cret');
  });
});

describe('a username and password in a feed URL', () => {
  const withUser = (origin: string, user: string) => origin.replace('//', `//${user}@`);

  test.each([
    ['bob:secret', 'bob:secret'],
    ['bob:', 'bob:'],
    ['bob', 'bob:'],
    ['bob%40dealer.example:p%3Aw%2Fd', 'bob@dealer.example:p:w/d'],
    ['key:a:b', 'key:a:b'],
  ])('are sent as an Authorization header: %s (FEED-14)', async (written, pair) => {
    await using server = await feedServer((_, response) => response.end(rows));
    const url = `${withUser(server.origin, written)}/a?x=1`;
    expect((await loadFrom(url)).rows).toBe(1);
    await checkFeed(tenantOf(url, {}), null, now);
    for (const request of server.requests)
      expect(request).toMatchObject({
        url: '/a?x=1',
        headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
      });
    expect(server.requests).toHaveLength(2);
  });

  test('are overridden by the header in settings (FEED-14)', async () => {
    vi.stubEnv('TEST_FEED_KEY', 'Bearer abc');
    await using server = await feedServer((_, response) => response.end(rows));
    await loadFrom(`${withUser(server.origin, 'bob:secret')}/a`, { authorization: 'TEST_FEED_KEY' });
    expect(server.requests[0]!.headers.authorization).toBe('Bearer abc');
  });

  test('never appear in a message, warning or feed name, whatever goes wrong (FEED-14)', async () => {
    const seen: string[] = [];
    for (const [status, body, location] of [
      [200, rows],
      [401, ''],
      [404, ''],
      [500, ''],
      [200, 'not JSON'],
      [200, '<html><title>Sign in</title>'],
      [302, '', 'http://eve:s3cret@127.0.0.1:9/'],
      [200, '[]'],
    ] as const) {
      await using server = await feedServer((_, response) =>
        response.writeHead(status, location ? { location } : {}).end(body),
      );
      const loading = loadFrom(`${withUser(server.origin, 'bob:s3cret')}/a.json`);
      seen.push(await faultOf(loading), JSON.stringify(await loading.catch(() => null)));
    }
    for (const url of [
      'http://bob:s3cret@127.0.0.1:9/a',
      'http://bob:s3cret@127.0.0.1:1/a',
      'http://bob:s3cret@x.invalid/',
    ])
      seen.push(await faultOf(loadFrom(url, { retries: 0 })));
    seen.push(await faultOf(loadFrom('http://bob:${TEST_FEED_KEY}@127.0.0.1:9/a')));
    expect(seen.filter((text) => /s3cret|bob|eve/.test(text))).toEqual([]);
    expect(seen.at(-1)).toContain('Put "Basic …" with the Base64-encoded user:password in a variable');
  });

  test.each(['http://127.0.0.1:1/a', 'http://no-such-host.invalid/a'])(
    'cause no retries at the unreachable URL %s (FEED-14)',
    async (url) => {
      const fault = await faultOf(
        loadStock(tenantOf(url, { retries: 3 }), { tenantDir: tempDir(), now, retryDelayMs: 1 }),
      );
      expect(fault).toContain('cannot be reached');
      expect(fault).not.toContain('attempts');
    },
  );
});

describe('a feed', () => {
  const allowed = { environment: ['TEST_*'], hosts: ['127.0.0.1'], privateHosts: ['127.0.0.1'] };
  const read = (url: string, more: object, uses: object) => {
    const tenant = { ...tenantOf(url, more), allowance: allowanceOf('sample', [{ ...allowed, ...uses }]) };
    return Promise.allSettled([loadStock(tenant, { tenantDir: tempDir(), now }), checkFeed(tenant, null, now)]);
  };
  const reasons = async (...args: Parameters<typeof read>) =>
    (await read(...args)).map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : 'read'));

  test.each<[what: string, more: object, uses: object, reason: RegExp]>([
    [
      'a key that the operator keeps',
      { authorization: 'SESSION_SECRET' },
      {},
      /SESSION_SECRET, which is reserved for the op/,
    ],
    [
      'a key of another dealer',
      { headers: { 'X-Key': '$KAURI_CARS_KEY' } },
      {},
      /KAURI_CARS_KEY, which isn’t allowed for sample/,
    ],
    [
      'a key for a host that nobody named',
      keyed,
      { hosts: [] },
      /sends a key to 127\.0\.0\.1, which the operator hasn’t/,
    ],
  ])('with %s is requested neither by the build nor by the check (ISO-01)', async (_, more, uses, reason) => {
    vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
    vi.stubEnv('KAURI_CARS_KEY', 'k');
    await using server = await feedServer((_request, response) => response.end(rows));
    expect(await reasons(`${server.origin}/a`, more, uses)).toEqual([
      expect.stringMatching(reason),
      expect.stringMatching(reason),
    ]);
    expect(server.requests).toEqual([]);
  });

  test('at a private address is not read, whether directly or after a redirect, unless the operator allows it (ISO-03)', async () => {
    await using inside = await feedServer((_request, response) => response.end(rows));
    await using server = await feedServer((_request, response) =>
      response.writeHead(302, { location: inside.origin.replace('127.0.0.1', 'localhost') }).end(),
    );
    const refused = [
      await reasons(`${inside.origin}/a`, {}, { privateHosts: [] }),
      await reasons(`${server.origin}/a`, {}, {}),
    ];
    expect(refused.flat()).toEqual(
      ['127.0.0.1', '127.0.0.1', 'localhost', 'localhost'].map((host) =>
        expect.stringMatching(new RegExp(`${host} is not on the public internet.*ask the operator to add its host`)),
      ),
    );
    expect(inside.requests).toEqual([]);
    expect(await reasons(`${server.origin}/a`, {}, { privateHosts: ['127.0.0.1', 'localhost'] })).toEqual([
      'read',
      'read',
    ]);
  });
});

test('a feed that redirects from https to http is not followed (ISO-03)', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  await using plain = await feedServer((_, response) => response.end(rows));
  const secure = await stubService(() => ({ status: 302, headers: { location: `${plain.origin}/a` } }), true);
  await expect(loadFrom(`${secure.origin}/a`)).rejects.toThrow(/redirects from https to http \(127\.0\.0\.1/);
  await secure.stop();
  expect(plain.requests).toEqual([]);
});
