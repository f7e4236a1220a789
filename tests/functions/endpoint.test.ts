import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import fc from 'fast-check';
import { contract } from '#src/contracts/contract.ts';
import { noParameters } from '#src/contracts/fields.ts';
import { rateLimits } from '#src/server/platform/database/schema.ts';
import { callerOf } from '#src/server/platform/endpoint/caller.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { jsonEndpoint, type EndpointOptions } from '#src/server/platform/endpoint/json-endpoint.ts';
import { countCall } from '#src/server/platform/endpoint/rate-limit.ts';
import { ProviderDownError } from '#src/server/platform/providers/resilient-fetch.ts';
import { EnvironmentError } from '#src/server/platform/environment.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { projectDir } from '../support/generator.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { Browser } from '../support/browser.ts';
import { timeLimit } from '../support/time-limit.ts';

let site: FunctionSite;
let clock: number;
let logged: string[];
let folder: string;

beforeAll(async () => {
  // Inside the project, so that imports resolve; git ignores it.
  await mkdir(join(projectDir, '.forecourt'), { recursive: true });
  folder = await mkdtemp(join(projectDir, '.forecourt', 'echo-'));
  await writeFile(
    join(folder, 'echo.ts'),
    `
    import * as v from 'valibot';
    import { contract } from '#src/contracts/contract.ts';
    import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
    const echo = contract({ name: 'echo', method: 'POST', path: '/api/echo', input: v.looseObject({}), reply: v.any(), errors: [] });
    export default jsonEndpoint(echo, async ({ input, bodyType }) => ({ input, bodyType }), { types: ['json', 'form'], budget: null, limit: { calls: 100_000, seconds: 60 } });
    export const config = { path: echo.path, method: echo.method };`,
  );
  site = await functionSite({ functionsDir: folder });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  clock = (clock ?? Date.parse('2026-11-20T09:00:00+11:00')) + 3_600_000;
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    logged.push(line);
  });
});
afterEach(() => vi.restoreAllMocks());

const read = contract({
  name: 'read',
  method: 'GET',
  path: '/api/read',
  input: noParameters,
  reply: v.any(),
  errors: [],
});
const write = contract({
  name: 'write',
  method: 'POST',
  path: '/api/write',
  input: v.object({
    name: v.string('Please enter text.'),
    place: v.optional(v.object({ street: v.string('A street.') })),
  }),
  reply: v.any(),
  errors: [],
});

function ask(
  handle: () => Promise<unknown>,
  options: EndpointOptions = {},
  browser = new Browser(site, { now: () => clock }),
) {
  return browser.call(jsonEndpoint(read, handle, options), '/api/read');
}

describe('answers errors in one format (ERR-01)', () => {
  test.each<[string, Error, number, string, string | null]>([
    ['a refusal', new EndpointError(409, 'taken', 'Somebody was faster.'), 409, 'taken', null],
    [
      'a service that is down',
      new ProviderDownError('secret.example answered 500.', { retryAfterSeconds: 7 }),
      503,
      'provider_down',
      '7',
    ],
    ['a variable that is missing', new EnvironmentError('SECRET_NAME is not set'), 503, 'not_configured', null],
    [
      'a database that closes',
      Object.assign(new Error('terminating connection'), { code: '57P01' }),
      503,
      'unavailable',
      '10',
    ],
    [
      'a query that takes too long',
      new Error('Failed query: select 1\nparams: +61491570006', {
        cause: Object.assign(new Error('canceling statement'), { code: '57014' }),
      }),
      503,
      'unavailable',
      '10',
    ],
    ['a slip of ours', new TypeError('cannot read secret of undefined'), 500, 'internal', null],
  ])('%s', async (_, error, status, code, retryAfter) => {
    const reply = await ask(async () => {
      throw error;
    });
    expect([
      reply.status,
      reply.json.error.code,
      reply.headers.get('retry-after'),
      reply.headers.get('cache-control'),
    ]).toEqual([status, code, retryAfter, 'no-store']);
    expect(reply.json.error.message).toMatch(/^[A-Z].*\.$/);
    if (status >= 500) {
      expect(reply.json.error.message).not.toMatch(/secret|SECRET/i);
      expect(logged.join('')).toContain(error.name);
      expect(logged.join('')).not.toContain('+61491570006');
    }
  });

  test('lists each invalid field by its path', async () => {
    const reply = await new Browser(site, { now: () => clock }).call(
      jsonEndpoint(write, async () => ({})),
      '/api/write',
      { json: { name: 1, place: { street: 2 } } },
    );
    expect([reply.status, reply.json.error.fields]).toEqual([
      422,
      { name: 'Please enter text.', 'place.street': 'A street.' },
    ]);
  });

  test("repeats the caller's request id when it is valid, and creates a new one otherwise", async () => {
    const call = (id: string) =>
      new Browser(site, { now: () => clock }).call(
        jsonEndpoint(read, async () => ({})),
        '/api/read',
        { headers: { 'x-request-id': id } },
      );
    expect((await call('abc-12345')).headers.get('x-request-id')).toBe('abc-12345');
    expect((await call('a b; drop')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('never lets a response that sets a cookie be cached, whatever the handler set', async () => {
    const handler = jsonEndpoint(read, async ({ headers }) => {
      headers.append('set-cookie', 'a=1');
      return new Response('x', { headers: { 'cache-control': 'public, max-age=600' } });
    });
    expect(
      (await new Browser(site, { now: () => clock }).call(handler, '/api/read')).headers.get('cache-control'),
    ).toBe('no-store');
  });

  test('drops headers that the handler set when it refuses the call', async () => {
    const handler = jsonEndpoint(read, async ({ headers }) => {
      headers.set('content-disposition', 'attachment');
      throw new EndpointError(404, 'gone', 'It is gone.');
    });
    expect(
      (await new Browser(site, { now: () => clock }).call(handler, '/api/read')).headers.get('content-disposition'),
    ).toBeNull();
  });
});

describe('limits', () => {
  test('counts one caller’s calls across all processes, and reports when to retry', async () => {
    clock = Math.ceil(clock / 60_000) * 60_000;
    const limit = { calls: 3, seconds: 60 };
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => ask(async () => ({}), { limit })))).map(
      (reply) => reply.status,
    );
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    clock += 45_000;
    const refused = await ask(async () => ({}), { limit });
    expect([refused.status, refused.headers.get('retry-after'), refused.json.error.message]).toEqual([
      429,
      '15',
      expect.stringContaining('15 seconds'),
    ]);
    expect(
      (await ask(async () => ({}), { limit }, new Browser(site, { now: () => clock, ip: '203.0.113.8' }))).status,
    ).toBe(200);
    clock += 15_000;
    expect((await ask(async () => ({}), { limit })).status).toBe(200);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('treats %s as caller %s', (ip, caller) => expect(callerOf(ip)).toBe(caller));

  test('counts each endpoint separately', async () => {
    await countCall(site.db, 'x:one', { calls: 1, seconds: 60 }, clock);
    await expect(countCall(site.db, 'x:one', { calls: 1, seconds: 60 }, clock)).rejects.toThrow(EndpointError);
    await countCall(site.db, 'x:two', { calls: 1, seconds: 60 }, clock);
    expect(await site.db.$count(rateLimits)).toBeGreaterThan(1);
  });
});

describe('bodies', () => {
  const post = (body: string | Buffer, type = 'application/json') =>
    site.ask('/api/echo', { body, headers: { 'content-type': type } });

  test.each([
    ['deep lists', '['.repeat(8000)],
    ['deep objects', `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`],
    ['a number out of range', '1e999'],
    ['a lone surrogate', '"\\ud800"'],
    ['nothing', ''],
    ['a byte order mark', '\ufeff{}'],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0x7d])],
  ])('never returns a 5xx for %s', async (_, body) => {
    const answer = await post(body);
    expect([200, 400, 422]).toContain(answer.status);
  });

  test('is not affected by names such as __proto__', async () => {
    const answer = await post('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}');
    expect(answer.status).toBe(200);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect((await post('__proto__=1&__proto__=2&a=1&a=2', 'application/x-www-form-urlencoded')).json.input.a).toEqual([
      '1',
      '2',
    ]);
  });

  test('stops reading a body without a length at the limit', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const request = httpRequest(
        {
          port: site.server.port,
          host: '127.0.0.1',
          path: '/api/echo',
          method: 'POST',
          headers: {
            host: `harbour-motors.localhost:${site.server.port}`,
            'content-type': 'application/json',
            'transfer-encoding': 'chunked',
          },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      request.on('error', reject);
      request.write('"');
      for (let chunk = 0; chunk < 40; chunk++) request.write('x'.repeat(1000));
      request.end('"');
    });
    expect(status).toBe(413);
  });

  test.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json, text/plain',
    '',
    'APPLICATION/JSON; charset=utf-8',
    'application/json;charset="utf-8"',
  ])('accepts content type %j if it is JSON, otherwise answers 415', async (type) => {
    const isJson = type.toLowerCase().split(';')[0] === 'application/json';
    expect((await post('{}', type)).status).toBe(isJson ? 200 : 415);
  });

  test(
    'answers any text, sent as JSON or as a form, with 200, or a 4xx and a code',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.webQueryParameters()),
          fc.constantFrom('application/json', 'application/x-www-form-urlencoded'),
          async (body, type) => {
            const answer = await post(body, type);
            expect(
              answer.status === 200 ||
                ([400, 413, 422].includes(answer.status) && typeof answer.json.error.code === 'string')
                ? 'fine'
                : body,
            ).toBe('fine');
          },
        ),
        { numRuns: fuzzRuns(75) },
      );
    },
    timeLimit(60_000),
  );
});
