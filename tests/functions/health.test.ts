import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, database, databaseOf } from '#src/server/platform/database/database.ts';
import { deliveries, leads } from '#src/server/platform/database/schema.ts';
import { nobody } from '#src/server/operations/health.ts';
import { freshDatabase } from '../support/function-site.ts';
import health, { config } from '../../functions/health.ts';

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.useRealTimers();
  await closeDatabase();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const nothing = { pending: 0, oldest_pending_seconds: null, dead: 0 };
const down = { ok: false, database: 'down', deliveries: null };
const told = async () => {
  const answer = await health();
  return [answer.status, await answer.json()] as const;
};
const later = () => vi.advanceTimersByTime(6000);

async function statement(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

test('reports that a lead can be stored, on GET only, uncached, and leaves no test lead behind', async () => {
  vi.stubEnv('DATABASE_URL', await freshDatabase());
  const answer = await health();
  expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([
    200,
    { ok: true, database: 'up', deliveries: nothing },
    'no-store',
  ]);
  expect(await (await database()).$count(leads)).toBe(0);
  expect(config).toEqual({ path: '/api/health', method: 'GET' });
});

test.each([
  ['is not there', 'postgres://nobody:hunter2@127.0.0.1:1/none'],
  ['is not named', ''],
])('answers 503 for a database that %s, with the reason only in the log', async (_, url) => {
  vi.stubEnv('DATABASE_URL', url);
  expect(await told()).toEqual([503, down]);
  expect(log.mock.calls.flat().join('')).toMatch(/ECONNREFUSED|DATABASE_URL is not set/);
  expect(log.mock.calls.flat().join('')).not.toContain('hunter2');
});

test('reports up again as soon as the database is back', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  expect((await health()).status).toBe(503);
  vi.stubEnv('DATABASE_URL', await freshDatabase());
  expect((await health()).status).toBe(200);
});

test('reports down for a database that answers but cannot store a lead (ISO-07)', async () => {
  const url = await freshDatabase();
  vi.stubEnv('DATABASE_URL', url);
  const name = new URL(url).pathname.slice(1);
  for (const [broken, mended, reason] of [
    [
      `alter database ${name} set default_transaction_read_only = on`,
      `alter database ${name} reset default_transaction_read_only`,
      'read-only transaction',
    ],
    [
      'alter table leads add constraint full_disk check (false) not valid',
      'alter table leads drop constraint full_disk',
      'full_disk',
    ],
    ...['consents', 'deliveries'].map(
      (table) =>
        [
          `alter table ${table} add constraint full_disk check (false) not valid`,
          `alter table ${table} drop constraint full_disk`,
          'full_disk',
        ] as const,
    ),
    [
      'alter table leads add constraint full_page check (length(fields::text) < 10000) not valid',
      'alter table leads drop constraint full_page',
      'full_page',
    ],
  ] as const) {
    await database();
    await closeDatabase();
    await statement(url, broken);
    later();
    expect(await told()).toEqual([503, down]);
    expect(log.mock.calls.flat().join('')).toContain(reason);
    await statement(url, mended);
    await closeDatabase();
    later();
    expect((await told())[0]).toBe(200);
  }
});

test('counts dead and waiting deliveries, and identifies no one', async () => {
  vi.stubEnv('DATABASE_URL', await freshDatabase());
  const db = await database();
  const created = new Date(Date.now() - 90_000);
  const [lead] = await db
    .insert(leads)
    .values({
      dealer: 'a',
      idempotencyKey: 'k',
      form: 'enquiry',
      category: 'sales',
      personId: randomUUID(),
      fields: {},
      name: 'Priya Secretname',
      email: 'priya@example.com',
    })
    .returning();
  const row = (state: string, target: string) => ({
    dealer: 'a',
    leadId: lead!.id,
    channel: 'email',
    target,
    state,
    nextAttemptAt: created,
    createdAt: created,
  });
  await db
    .insert(deliveries)
    .values([row('pending', 'priya@example.com'), row('dead', 'b'), row('dead', 'c'), row('delivered', 'd')]);
  const [status, json] = await told();
  expect([status, json]).toEqual([
    200,
    { ok: true, database: 'up', deliveries: { pending: 1, oldest_pending_seconds: expect.any(Number), dead: 2 } },
  ]);
  expect(json.deliveries.oldest_pending_seconds).toBeGreaterThanOrEqual(89);
  expect(JSON.stringify(json)).not.toMatch(/priya|example/i);
});

test('queries the database at most once in five seconds, however often it is asked', async () => {
  vi.stubEnv('DATABASE_URL', await freshDatabase());
  const transaction = vi.spyOn(await databaseOf(nobody), 'transaction');
  await Promise.all(Array.from({ length: 50 }, () => health()));
  await health();
  expect(transaction).toHaveBeenCalledTimes(1);
  later();
  await health();
  expect(transaction).toHaveBeenCalledTimes(2);
});
