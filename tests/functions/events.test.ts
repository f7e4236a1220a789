import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventIds } from '#src/contracts/events.ts';
import { events } from '#src/server/platform/database/schema.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import { forwardEvents } from '#src/server/events/forward-events.ts';
import { ProviderDownError } from '#src/server/platform/providers/resilient-fetch.ts';
import { resetBreakers } from '#src/server/platform/providers/resilient-fetch-breaker.ts';
import { Browser } from '../support/browser.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { stubService, type Received, type StubService } from '../support/stub-service.ts';
import eventsFunction from '../../functions/events.ts';
import tidy from '../../functions/tidy.ts';
import { timeLimit } from '../support/time-limit.ts';

const day = 86_400_000;
let site: FunctionSite;
let receiver: StubService;
let clock = Date.parse('2026-11-20T09:00:00+11:00');
let pending: Promise<unknown>[];

beforeAll(async () => {
  receiver = await stubService(() => ({ status: 204 }));
  site = await functionSite({
    dealers: ['harbour-motors', 'everyday-cars', 'kauri-cars'],
    change: ({ slug, settings }) => {
      settings.analytics.events = slug !== 'kauri-cars';
      settings.analytics.forwardTo = slug === 'everyday-cars' ? `${receiver.origin}/events` : null;
      settings.private.leads.webhookSecret = 'TEST_WEBHOOK_KEY';
    },
  });
});
afterAll(async () => {
  await site.stop();
  await receiver.stop();
});
beforeEach(async () => {
  await site.db.delete(events);
  resetBreakers();
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 204 });
  pending = [];
  clock += 3_600_000;
  vi.stubEnv('TEST_WEBHOOK_KEY', 'a key for tests');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const send = (batch: unknown, dealer = 'harbour-motors') =>
  new Browser(site, { dealer, now: () => clock, pending }).call(eventsFunction, '/api/events', {
    json: { events: batch },
  });
const event = (key: string, more: Record<string, unknown> = {}) => ({
  key: `key-${key.padStart(8, '0')}`,
  event_id: 39,
  at: clock,
  ...more,
});
const kept = () => site.db.select().from(events).orderBy(asc(events.id));

describe('event log (API-15, FORM-08)', () => {
  test("stores every event in the specification with vehicle, page and data, under the host's dealer", async () => {
    const batch = eventIds.map((event_id) =>
      event(`e${event_id}`, {
        event_id,
        car_id: 'c-1',
        page: '/cars/1',
        data: { form: 'enquiry', amount: 12.5, returning: true, nothing: null },
      }),
    );
    const reply = await send(batch);
    expect([reply.status, reply.json]).toEqual([200, { success: true }]);
    const rows = await kept();
    expect(rows.map(({ eventId }) => eventId).toSorted((a, b) => a - b)).toEqual([...eventIds]);
    expect(rows[0]).toMatchObject({
      dealer: 'harbour-motors',
      carId: 'c-1',
      page: '/cars/1',
      data: { form: 'enquiry', amount: 12.5, returning: true, nothing: null },
      at: new Date(clock),
      forwardedAt: null,
    });
  });

  test("accepts what navigator.sendBeacon sends from the page's own origin, and refuses another origin", async () => {
    const answer = await site.ask('/api/events', {
      json: { events: [event('beacon')] },
      headers: {
        origin: `http://harbour-motors.localhost:${site.server.port}`,
        'sec-fetch-mode': 'no-cors',
        'sec-fetch-site': 'same-origin',
      },
    });
    expect(answer.status).toBe(200);
    expect(
      (
        await site.ask('/api/events', {
          json: { events: [event('other')] },
          headers: { origin: 'https://elsewhere.example' },
        })
      ).status,
    ).toBe(403);
    expect(await kept()).toHaveLength(1);
  });

  test("does not store the caller's IP address", async () => {
    await send([event('private')]);
    expect(JSON.stringify(await kept())).not.toContain('203.0.113');
  });

  test('stores a repeated event only once, in a batch, between batches and at the same time', async () => {
    const twice = [event('a'), event('b'), event('a')];
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => send(turn % 2 ? twice : twice.toReversed())),
    );
    expect(replies.every((reply) => reply.status === 200)).toBe(true);
    expect((await kept()).map(({ key }) => key).toSorted()).toEqual(['key-0000000a', 'key-0000000b']);
  });

  test.each([
    ['a clock that is ahead', 3 * day, 0],
    ['a clock in another century', -40_000 * day, -day],
    ['an hour ago', -3_600_000, -3_600_000],
    ['no time that a calendar has', 1e300, 0],
  ])('limits the event time: %s', async (_, skew, expected) => {
    await send([event('skew', { at: clock + skew })]);
    expect((await kept())[0]!.at.getTime() - clock).toBe(expected);
  });

  test.each<[string, unknown]>([
    ['an id that is not known', [event('x', { event_id: 16 })]],
    ['a name for an id', [event('x', { event_id: 'favourite' })]],
    ['an id as text', [event('x', { event_id: '39' })]],
    ['no key', [{ event_id: 39, at: 1 }]],
    ['a short key', [{ ...event('x'), key: 'a' }]],
    ['a key with spaces', [{ ...event('x'), key: 'a key of some words' }]],
    ['no time', [{ key: 'key-00000001', event_id: 39 }]],
    ['a time in words', [event('x', { at: 'yesterday' })]],
    ['none', []],
    ['51', Array.from({ length: 51 }, (_, index) => event(String(index)))],
    ['no list', {}],
    ['nested data', [event('x', { data: { a: { b: 1 } } })]],
    ['a list as data', [event('x', { data: [1, 2] })]],
    [
      '21 values',
      [event('x', { data: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`n${index}`, index])) })],
    ],
    ['long text', [event('x', { data: { a: 'x'.repeat(201) } })]],
    ['a name with a dot', [event('x', { data: { 'a.b': 1 } })]],
  ])('refuses a batch with %s, and stores none of it', async (_, batch) => {
    const reply = await send(batch);
    expect([reply.status, reply.json.error.code]).toEqual([422, 'invalid']);
    expect(await kept()).toEqual([]);
  });

  test('accepts 50 events with long pages, but not more than 64 KB', async () => {
    expect(
      (await send(Array.from({ length: 50 }, (_, index) => event(String(index), { page: '/p'.repeat(200) })))).status,
    ).toBe(200);
    expect((await send([event('big', { page: 'x'.repeat(70_000) })])).status).toBe(413);
  });

  test('refuses events for a dealer that stores none', async () => {
    const reply = await send([event('off')], 'kauri-cars');
    expect([reply.status, reply.json.error.code]).toEqual([404, 'feature_off']);
  });

  test(
    'answers any batch with 200, or a 4xx and a code',
    async () => {
      const text = fc.string({ unit: 'binary', maxLength: 40 });
      const sent = fc.array(
        fc.record(
          {
            key: fc.oneof(fc.constant('key-12345678'), text),
            event_id: fc.oneof(fc.constantFrom(...eventIds), fc.anything()),
            at: fc.oneof(fc.double(), fc.anything()),
            car_id: fc.oneof(text, fc.anything()),
            page: text,
            data: fc.oneof(
              fc.dictionary(
                fc.oneof(text, fc.stringMatching(/^[a-z]{1,8}$/)),
                fc.oneof(text, fc.double(), fc.boolean()),
              ),
              fc.anything(),
            ),
          },
          { requiredKeys: [] },
        ),
        { maxLength: 4 },
      );
      await fc.assert(
        fc.asyncProperty(sent, async (batch) => {
          clock += 60_000;
          const reply = await send(
            JSON.parse(
              JSON.stringify(batch, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
            ),
          );
          expect(
            reply.status === 200 || (reply.status < 500 && typeof reply.json.error.code === 'string')
              ? 'fine'
              : JSON.stringify(batch),
          ).toBe('fine');
        }),
        { numRuns: fuzzRuns(50) },
      );
    },
    timeLimit(60_000),
  );
});

describe('forwarding (API-15)', () => {
  const dealer = async () =>
    (await findDealer({ tenant: 'everyday-cars', dealersDir: `${site.outDir}/.forecourt/server` }))!;
  const forward = async () => forwardEvents({ db: site.db, dealer: await dealer(), now: clock });
  const keys = () =>
    receiver.received.flatMap(({ body }) =>
      (JSON.parse(body) as { events: { key: string }[] }).events.map(({ key }) => key),
    );

  test("sends a signed batch to the dealer's own analytics, and marks it as forwarded", async () => {
    await send([event('1', { car_id: 'c-9', page: '/a', data: { b: 1 } })], 'everyday-cars');
    await Promise.all(pending);
    const [{ body, headers, method, path }] = receiver.received as [Received];
    expect([method, path, JSON.parse(body)]).toEqual([
      'POST',
      '/events',
      {
        type: 'events',
        version: 1,
        dealer: 'everyday-cars',
        events: [
          {
            key: 'key-00000001',
            event_id: 39,
            car_id: 'c-9',
            page: '/a',
            at: new Date(clock).toISOString(),
            data: { b: 1 },
          },
        ],
      },
    ]);
    expect(headers['x-forecourt-signature']).toBe(
      `sha256=${createHmac('sha256', 'a key for tests').update(`${headers['x-forecourt-timestamp']}.${body}`).digest('hex')}`,
    );
    expect((await kept())[0]!.forwardedAt).toEqual(new Date(clock));
  });

  test("does not forward another dealer's events", async () => {
    await send([event('mine')]);
    await forward();
    expect(receiver.received).toEqual([]);
  });

  test('sends 450 events in batches, each event only once, even when several calls start at the same time', async () => {
    await site.db.insert(events).values(
      Array.from({ length: 450 }, (_, index) => ({
        dealer: 'everyday-cars',
        key: `many-${index}`,
        eventId: 39,
        data: {},
        at: new Date(clock),
        receivedAt: new Date(clock),
      })),
    );
    await Promise.all([forward(), forward(), forward(), forward()]);
    await forward();
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as { events: unknown[] }).events.length)).toEqual([
      200, 200, 50,
    ]);
    expect(new Set(keys()).size).toBe(450);
    expect((await kept()).every(({ forwardedAt }) => forwardedAt !== null)).toBe(true);
  });

  test('loses no events while the receiver is down: answers the shopper, and forwards them overnight', async () => {
    receiver.answer = () => ({ status: 503 });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await send([event('1')], 'everyday-cars')).status).toBe(200);
    await Promise.all(pending);
    expect((await kept())[0]!.forwardedAt).toBeNull();
    await expect(forward()).rejects.toThrow(ProviderDownError);
    receiver.answer = () => ({ status: 200 });
    resetBreakers();
    const night = await tidy(new Request('http://everyday-cars.localhost/', { method: 'POST' }), {
      params: {},
      ip: '',
      tenant: 'everyday-cars',
      now: () => clock,
      dealersDir: `${site.outDir}/.forecourt/server`,
      waitUntil: () => {},
    });
    expect(await night.json()).toMatchObject({ forwarded: 1 });
    expect((await kept())[0]!.forwardedAt).not.toBeNull();
  });

  test('sends nothing to a private address that the operator has not allowed (ISO-03)', async () => {
    await site.db.insert(events).values({
      dealer: 'everyday-cars',
      key: 'one',
      eventId: 39,
      data: {},
      at: new Date(clock),
      receivedAt: new Date(clock),
    });
    const { allowance: _, ...withoutOperator } = await dealer();
    await expect(forwardEvents({ db: site.db, dealer: withoutOperator, now: clock })).rejects.toThrow(
      ProviderDownError,
    );
    expect(receiver.received).toEqual([]);
    resetBreakers();
  });

  test.each([301, 400, 401, 404])('does not treat a %i response as successful', async (status) => {
    receiver.answer = () => ({ status, headers: { location: '/elsewhere' } });
    await site.db.insert(events).values({
      dealer: 'everyday-cars',
      key: 'one',
      eventId: 39,
      data: {},
      at: new Date(clock),
      receivedAt: new Date(clock),
    });
    await expect(forward()).rejects.toThrow(`rejected events: ${status}`);
    expect([receiver.received.length, (await kept())[0]!.forwardedAt]).toEqual([1, null]);
  });

  test('sends nothing without the key, and no longer forwards an event after a week', async () => {
    vi.stubEnv('TEST_WEBHOOK_KEY', '');
    await site.db.insert(events).values({
      dealer: 'everyday-cars',
      key: 'old',
      eventId: 39,
      data: {},
      at: new Date(clock),
      receivedAt: new Date(clock - 7 * day),
    });
    await expect(forward()).rejects.toThrow('TEST_WEBHOOK_KEY is not set');
    vi.stubEnv('TEST_WEBHOOK_KEY', 'k');
    expect([await forward(), receiver.received]).toEqual([0, []]);
  });
});
