import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  retryDelayMs,
  ProviderDownError,
  resilientFetch,
  type ResilientOptions,
} from '#src/server/platform/providers/resilient-fetch.ts';
import { resetBreakers } from '#src/server/platform/providers/resilient-fetch-breaker.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let origin: string;
let answers: Answer[];
let asked: number;
let clock: number;
let slept: number[];

const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end(body);
const hang: Answer = () => {};
const cut: Answer = (_, response) => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('{');
  setTimeout(() => response.destroy(), 5);
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    (answers.length > 1 ? answers.shift()! : answers[0]!)(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  resetBreakers();
  asked = 0;
  clock = 0;
  slept = [];
});

function ask(given: Answer[], init: RequestInit = {}, options: Partial<ResilientOptions> = {}): Promise<Response> {
  answers = given;
  return resilientFetch(`${origin}/x?key=secret`, init, {
    timeoutMs: 5000,
    retries: 2,
    breakerKey: 'stub',
    now: () => clock,
    random: () => 1,
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
      clock += milliseconds;
    },
    ...options,
  });
}

const failing = (promise: Promise<Response>): Promise<ProviderDownError> =>
  promise.then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: ProviderDownError) => error,
  );

describe('retries', () => {
  test('repeat a read with increasing delays, and return the whole response', async () => {
    const answer = await ask([status(503), cut, status(200, { 'content-type': 'application/json' }, '{"a":1}')]);
    expect([await answer.json(), asked, slept]).toEqual([{ a: 1 }, 3, [200, 400]]);
  });

  test.each([
    ['POST', { method: 'POST', body: 'x' }, {}, 1],
    ['PATCH', { method: 'PATCH', body: 'x' }, {}, 1],
    ['a POST that may be repeated', { method: 'POST', body: 'x' }, { repeatable: true }, 3],
    ['PUT', { method: 'PUT', body: 'x' }, {}, 3],
    ['get in small letters', { method: 'get' }, {}, 3],
  ])('happen only for repeatable requests: %s', async (_, init, options, times) => {
    expect(await failing(ask([status(500)], init, options))).toBeInstanceOf(ProviderDownError);
    expect(asked).toBe(times);
  });

  test.each([400, 401, 404, 422, 301])('do not happen after status %i, which is returned unchanged', async (code) => {
    const answer = await ask([status(code, { location: '/y' }, 'no')]);
    expect([answer.status, await answer.text(), asked]).toEqual([code, 'no', 1]);
  });

  test('wait as long as the service asks, and stop if that is too long', async () => {
    await ask([status(429, { 'retry-after': '3' }), status(200)]);
    expect(slept).toEqual([3000]);
    const error = await failing(ask([status(429, { 'retry-after': '600' })]));
    expect([error.retryAfterSeconds, slept]).toEqual([600, [3000]]);
  });

  test('spread delays between half and full length, up to ten seconds', () => {
    expect([retryDelayMs(1, 0), retryDelayMs(1, 1), retryDelayMs(3, 1), retryDelayMs(20, 1)]).toEqual([
      100, 200, 800, 10_000,
    ]);
  });
});

describe('error messages', () => {
  test.each([
    ['a slow service', hang, { timeoutMs: 40 }, /^127\.0\.0\.1:\d+ did not respond within 0\.04 seconds\.$/],
    ['a status', status(502), {}, /^127\.0\.0\.1:\d+ answered 502\.$/],
    ['a flood', status(200, {}, 'x'.repeat(2000)), { maxBytes: 1000 }, /sent more than 1000 bytes/],
  ])('for %s name the host but contain no secrets', async (_, answer, options, words) => {
    const error = await failing(ask([answer], {}, { retries: 0, ...options }));
    expect(error.message).toMatch(words);
    expect(error.message).not.toContain('secret');
  });

  test('report an unreachable host', async () => {
    const empty = createServer().listen(0, '127.0.0.1');
    await once(empty, 'listening');
    const { port } = empty.address() as AddressInfo;
    empty.close();
    await once(empty, 'close');
    const error = await failing(
      resilientFetch(`http://127.0.0.1:${port}/`, {}, { timeoutMs: 1000, retries: 0, breakerKey: 'nobody' }),
    );
    expect(error.message).toBe(`127.0.0.1:${port} cannot be reached (ECONNREFUSED).`);
  });

  test("do not count a caller's abort as a failure of the service", async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    for (let i = 0; i < 6; i++) await expect(ask([status(200)], { signal: gone })).rejects.toThrow('gone');
    expect((await ask([status(200)])).status).toBe(200);
  });
});

describe('circuit breaker', () => {
  const options = { retries: 0, breaker: { failures: 3, openMs: 30_000 } };
  const fail = async (times: number) => {
    for (let i = 0; i < times; i++) await failing(ask([status(500)], {}, options));
  };

  test('opens after consecutive failures, and lets one call through after its wait', async () => {
    await fail(3);
    const refused = await failing(ask([status(200)], {}, options));
    expect([asked, refused.message, refused.retryAfterSeconds]).toEqual([
      3,
      expect.stringContaining('will not be called again for 30 seconds'),
      30,
    ]);
    clock += 30_000;
    const all = await Promise.allSettled([1, 2, 3].map(() => ask([status(200)], {}, options)));
    expect(all.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await ask([status(200)], {}, options)).status).toBe(200);
  });

  test('opens again at once when that call fails', async () => {
    await fail(3);
    clock += 30_000;
    await fail(1);
    await failing(ask([status(200)], {}, options));
    expect(asked).toBe(4);
  });

  test('resets its count after a success, and counts each key separately', async () => {
    await fail(2);
    await ask([status(404)], {}, options);
    await fail(2);
    expect((await ask([status(200)], {}, options)).status).toBe(200);
    await fail(3);
    expect((await ask([status(200)], {}, { ...options, breakerKey: 'another' })).status).toBe(200);
  });

  test('makes few calls during an hour-long outage, and lets the first call after it through', async () => {
    for (let second = 0; second < 3600; second++) {
      await failing(ask([status(503)], {}, options));
      clock = second * 1000;
    }
    expect(asked).toBeLessThan(130);
    clock += 31_000;
    expect((await ask([status(200)], {}, options)).status).toBe(200);
  });
});
