/** Daily bytes that callers can make us store. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { solveChallenge } from '#src/lib/proof-of-work.ts';
import {
  consents,
  deliveries,
  deliveryAttempts,
  events,
  leads,
  rateLimits,
} from '#src/server/platform/database/schema.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { countStored, storageBudgets, type StoredCall } from '#src/server/platform/endpoint/storage-budget.ts';
import type { FunctionHandler } from '#src/server/platform/function-context.ts';
import { enquiry } from '../fixtures/leads.ts';
import { Browser, type Reply } from '../support/browser.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { timeLimit } from '../support/time-limit.ts';
import eventsFunction from '../../functions/events.ts';
import formsFunction from '../../functions/forms.ts';
import leadsFunction from '../../functions/leads.ts';
import phoneReveals from '../../functions/phone-reveals.ts';
import tidy from '../../functions/tidy.ts';
import valuations from '../../functions/valuations.ts';

const day = 86_400_000;
const MB = 1024 * 1024;
const start = Math.ceil(Date.parse('2026-11-20T09:00:00+11:00') / day) * day;
const me = '203.0.113.7';
let site: FunctionSite;
let clock = start;

beforeAll(async () => {
  site = await functionSite({
    change: ({ settings }) => {
      settings.analytics.events = true;
      settings.analytics.forwardTo = null;
    },
  });
});
afterAll(() => site.stop());
beforeEach(async () => {
  clock = start;
  for (const table of [rateLimits, deliveryAttempts, deliveries, consents, leads, events]) await site.db.delete(table);
});

const call = (handler: FunctionHandler, path: string, json: unknown, { ip = me, proof = '' } = {}): Promise<Reply> => {
  const pending: Promise<unknown>[] = [];
  const browser = new Browser(site, { ip, now: () => clock, pending });
  return browser
    .call(handler, path, { json, headers: proof === '' ? {} : { 'x-proof-of-work': proof } })
    .finally(() => Promise.all(pending));
};
const lead = () => ({ ...enquiry, idempotency_key: randomUUID() });
const sendLead = (options?: { ip?: string; proof?: string }, body = lead()) =>
  call(leadsFunction, '/api/leads', body, options);
const batch = (count = 45) => ({
  events: Array.from({ length: count }, () => ({
    key: randomUUID(),
    event_id: 39,
    at: clock,
    page: '/cars/one',
    data: { form: 'enquiry', note: 'n'.repeat(200) },
  })),
});
const sendEvents = (options?: { ip?: string }, count?: number) =>
  call(eventsFunction, '/api/events', batch(count), options);

type Name = keyof typeof storageBudgets;

const useUp = (name: Name, bytes: number, ip?: string) =>
  site.db.insert(rateLimits).values({
    key: `stored-${name}:harbour-motors${ip === undefined ? '' : `:${ip}`}`,
    windowStart: new Date(Math.floor(clock / day) * day),
    count: bytes,
  });
const storedOf = async (name: Name): Promise<number> => {
  const [row] = await site.db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(eq(rateLimits.key, `stored-${name}:harbour-motors`));
  return row?.count ?? 0;
};
const outcome = ({ status, json }: Reply) => [status, json?.error?.code ?? null];

describe("a caller's byte budget (ISO-04)", () => {
  test('refuses analytics beyond it until the next day, and stores none of them', async () => {
    await useUp('events', storageBudgets.events.caller - 30 * 1024, me);
    expect(outcome(await sendEvents())).toEqual([200, null]);
    const refused = await sendEvents();
    expect([...outcome(refused), refused.headers.get('retry-after'), refused.json.proof]).toEqual([
      429,
      'over_budget',
      '86400',
      undefined,
    ]);
    expect(await site.db.$count(events)).toBe(45);
    expect(outcome(await sendEvents({ ip: '192.0.2.1' }))).toEqual([200, null]);
    clock += day;
    expect(outcome(await sendEvents())).toEqual([200, null]);
  });

  test(
    'stops calls of 45 events long before they add up to gigabytes, however many calls arrive',
    async () => {
      for (let minute = 0; minute < 8; minute++) {
        await Promise.all(Array.from({ length: 60 }, () => sendEvents()));
        clock += 60_000;
      }
      const [row] = (
        await site.db.execute<{ bytes: string }>(
          sql`select sum(octet_length(data::text) + octet_length(page)) as bytes from events`,
        )
      ).rows;
      expect(Number(row!.bytes)).toBeGreaterThan(MB);
      expect(Number(row!.bytes)).toBeLessThan(storageBudgets.events.caller);
      expect(await storedOf('events')).toBeLessThanOrEqual(storageBudgets.events.caller);
      expect(outcome(await sendEvents())).toEqual([429, 'over_budget']);
    },
    timeLimit(60_000),
  );

  test('counts an IPv6 network as one caller', async () => {
    await useUp('events', storageBudgets.events.caller, '2001:db8:1:2::/64');
    expect(outcome(await sendEvents({ ip: '2001:db8:1:2::9' }))).toEqual([429, 'over_budget']);
    expect(outcome(await sendEvents({ ip: '2001:db8:1:3::9' }))).toEqual([200, null]);
  });

  test.each<[string, FunctionHandler, string, () => unknown]>([
    ['an enquiry', leadsFunction, '/api/leads', lead],
    ['a form', formsFunction, '/api/forms/enquiry', lead],
    ['a valuation', valuations, '/api/valuations', () => ({})],
  ])('asks for a proof of work for %s beyond it', async (_, handler, path, body) => {
    await useUp('entries', storageBudgets.entries.caller, me);
    const refused = await call(handler, path, body());
    expect([...outcome(refused), typeof refused.json.proof]).toEqual([429, 'proof_needed', 'string']);
    expect(await site.db.$count(leads)).toBe(0);
  });

  test('loses no lead: stores it only once, with a proof of work', async () => {
    await useUp('entries', storageBudgets.entries.caller, me);
    const body = lead();
    const asked = await sendLead({}, body);
    const proof = await solveChallenge(asked.json.proof);
    const replies = await Promise.all([sendLead({ proof }, body), sendLead({ proof })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    expect(await site.db.$count(leads)).toBe(1);
    expect(outcome(await sendLead({ proof }))).toEqual([429, 'proof_needed']);
    expect(outcome(await sendLead({ proof, ip: '192.0.2.1' }))).toEqual([200, null]);
  });

  test('makes each further call harder, so that one caller stores a bounded amount a day', async () => {
    const bits = async (bytes: number): Promise<number> => {
      await site.db.delete(rateLimits);
      await useUp('entries', bytes, me);
      return Number(String((await sendLead()).json.proof).split('.')[0]);
    };
    expect([await bits(4 * MB), await bits(5 * MB), await bits(6 * MB), await bits(400 * MB)]).toEqual([
      18, 20, 22, 28,
    ]);
  });

  test('covers phone reveals, which need no typing', async () => {
    await useUp('events', storageBudgets.events.caller, me);
    expect(outcome(await call(phoneReveals, '/api/phone-reveals', { car_id: null }))).toEqual([429, 'over_budget']);
  });
});

describe('what budgets count (ISO-04)', () => {
  /** Practice emails aside, which production doesn't store. */
  const databaseBytes = async (): Promise<number> => {
    const { rows } = await site.db.execute<{ bytes: string }>(
      sql`select sum(pg_total_relation_size(c.oid)) as bytes from pg_class c
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('rate_limits', 'local_messages')`,
    );
    return Number(rows[0]!.bytes);
  };
  const noise = () => Array.from({ length: 130 }, () => randomUUID()).join(' ');
  const carId = () => site.vehicles[0]!.id;

  test.each<[what: string, name: Name, FunctionHandler, path: string, calls: number, body: () => unknown]>([
    ['enquiries about a vehicle', 'entries', leadsFunction, '/api/leads', 60, () => ({ ...lead(), car_id: carId() })],
    ['long enquiries', 'entries', leadsFunction, '/api/leads', 40, () => ({ ...lead(), message: noise() })],
    [
      'small events',
      'events',
      eventsFunction,
      '/api/events',
      60,
      () => ({ events: Array.from({ length: 50 }, () => ({ key: randomUUID(), event_id: 39, page: '/', at: clock })) }),
    ],
    ['phone reveals', 'events', phoneReveals, '/api/phone-reveals', 200, () => ({ car_id: carId() })],
  ])(
    'at least the bytes that %s add to the database',
    async (_, name, handler, path, calls, body) => {
      const before = await databaseBytes();
      for (let at = 0; at < calls; at++) {
        expect((await call(handler, path, body(), { ip: `198.51.100.${at}` })).status).toBe(200);
        clock += 1000;
      }
      const [stored, counted] = [(await databaseBytes()) - before, await storedOf(name)];
      expect(stored).toBeGreaterThan(0);
      expect(counted).toBeGreaterThanOrEqual(stored * 0.95);
    },
    timeLimit(60_000),
  );
});

describe("a dealer's byte budget (ISO-04)", () => {
  test('still allows leads from others, with a proof of work, after strangers use it up', async () => {
    await useUp('entries', storageBudgets.entries.dealer);
    const asked = await sendLead();
    expect(outcome(asked)).toEqual([429, 'proof_needed']);
    expect(outcome(await sendLead({ proof: await solveChallenge(asked.json.proof) }))).toEqual([200, null]);
  });

  test('is not used up by calls that are refused', async () => {
    await useUp('entries', storageBudgets.entries.caller, me);
    for (let at = 0; at < 5; at++) await sendLead();
    expect(await storedOf('entries')).toBe(0);
  });

  test('still allows analytics from ordinary visitors, up to twice its size, after strangers use it up', async () => {
    await useUp('events', storageBudgets.events.dealer);
    await useUp('events', MB / 2, '192.0.2.1');
    expect(outcome(await sendEvents())).toEqual([200, null]);
    expect(outcome(await sendEvents({ ip: '192.0.2.1' }))).toEqual([429, 'over_budget']);
    await site.db.delete(rateLimits);
    await useUp('events', storageBudgets.events.dealer * 2);
    expect(outcome(await sendEvents())).toEqual([429, 'over_budget']);
  });

  test('deletes its counters once they expire', async () => {
    await sendLead();
    await sendEvents();
    const rows = () => site.db.$count(rateLimits, like(rateLimits.key, 'stored-%'));
    expect(await rows()).toBe(4);
    clock += 3 * day;
    await call(tidy, '/', undefined);
    expect(await rows()).toBe(0);
  });
});

const small = {
  entries: { caller: 20_000, dealer: 60_000, rowBytes: 256, copies: 1 },
  events: { caller: 20_000, dealer: 60_000, rowBytes: 256, copies: 1, share: 5000 },
  lookups: { caller: 20_000, dealer: 60_000, rowBytes: 256, copies: 1, share: 5000 },
};

test(
  'serves an honest caller below their own budget, whatever order callers come in, and stores a bounded amount (ISO-04)',
  async () => {
    const honest = '203.0.113.99';
    const one = (name: Name, caller: string, bytes: number): StoredCall => ({
      name,
      dealer: 'harbour-motors',
      caller,
      bytes,
      limit: { key: `test:${caller}`, calls: 1000, seconds: 60 },
      proof: null,
      environment: {},
      now: clock,
    });
    const isStored = async (name: Name, caller: string, bytes: number): Promise<boolean> => {
      try {
        await countStored(site.db, one(name, caller, bytes), small);
        return true;
      } catch (cause) {
        if (!(cause instanceof EndpointError)) throw cause;
        if (caller !== honest || cause.proof === undefined) return false;
        const proof = await solveChallenge(cause.proof);
        await countStored(site.db, { ...one(name, caller, bytes), proof }, small);
        return true;
      }
    };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Name>('entries', 'events', 'lookups'),
        fc.array(fc.record({ caller: fc.integer({ min: 0, max: 8 }), bytes: fc.integer({ min: 100, max: 12_000 }) }), {
          maxLength: 25,
        }),
        fc.nat({ max: 24 }),
        async (name, strangers, at) => {
          await site.db.delete(rateLimits);
          let stored = 0;
          for (const [index, { caller, bytes }] of strangers.entries()) {
            if (index === at) expect(await isStored(name, honest, 1000)).toBe(true);
            if (await isStored(name, `198.51.100.${caller}`, bytes)) stored += bytes;
          }
          expect(await isStored(name, honest, 1000)).toBe(true);
          expect(stored).toBeLessThanOrEqual(small[name].dealer * (name === 'entries' ? 1 : 2));
        },
      ),
      { numRuns: fuzzRuns(12) },
    );
  },
  timeLimit(60_000),
);
