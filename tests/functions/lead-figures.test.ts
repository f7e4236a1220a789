import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { knownLeads } from '#src/generator/operator-report/collect.ts';
import { closeDatabase, database, type Database } from '#src/server/platform/database/database.ts';
import { deliveries, leads, leadStatuses } from '#src/server/platform/database/schema.ts';
import { leadFigures } from '#src/server/operations/follow-up/dealer-leads.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { emptyDatabase, freshDatabase } from '../support/function-site.ts';

const dealer = 'kauri-cars';
const now = Date.parse('2026-11-20T00:00:00Z');
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
let url: string;
let db: Database;

beforeAll(async () => {
  url = await freshDatabase();
});
afterAll(async () => {
  await closeDatabase();
  vi.unstubAllEnvs();
});
beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', url);
  db = await database();
  await emptyTables(db, 'leads');
});

type Lead = Partial<typeof leads.$inferInsert>;
type Delivery = Partial<typeof deliveries.$inferInsert>;

async function lead(ago: number, parts: Lead = {}, ...ways: Delivery[]): Promise<string> {
  const id = randomUUID();
  const createdAt = new Date(now - ago);
  const row = {
    id,
    dealer,
    createdAt,
    idempotencyKey: id,
    form: 'enquiry',
    category: 'Enquiry',
    fields: {},
    personId: id,
  };
  await db.insert(leads).values({ ...row, ...parts });
  for (const [index, way] of ways.entries()) {
    const made = {
      dealer,
      leadId: id,
      channel: 'email',
      target: `${index}@dealer.example`,
      createdAt,
      nextAttemptAt: createdAt,
    };
    await db.insert(deliveries).values({ ...made, ...way });
  }
  return id;
}

const answer = (leadId: string, at: number) =>
  db.insert(leadStatuses).values({
    dealer,
    leadId,
    key: randomUUID(),
    status: 'contacted',
    at: new Date(at),
    receivedAt: new Date(at),
    source: 'link',
  });

const dead: Delivery = { state: 'dead', attempts: 12, lastError: '550 no such user: jo@dealer.example, 0491 570 006' };
const figures = () => leadFigures(db, now, 'UTC');
const undelivered = async () => (await figures()).dealers.get(dealer)?.undelivered ?? [];

describe('undelivered leads (OPS-10)', () => {
  test('are those abandoned or retried for over fifteen minutes, oldest first, without contact details', async () => {
    await lead(hour, {}, { state: 'pending', attempts: 2, lastError: 'timeout' });
    await lead(2 * day, {}, dead);
    await lead(5 * minute, {}, { state: 'pending', attempts: 1 });
    expect(await undelivered()).toEqual([
      expect.objectContaining({
        since: now - 2 * day,
        isDead: true,
        attempts: 12,
        error: '550 no such user: [email], [phone]',
      }),
      expect.objectContaining({ since: now - hour, isDead: false, error: 'timeout' }),
    ]);
  });

  test('exclude leads delivered by any channel, and list each lead only once', async () => {
    await lead(hour, {}, dead, { state: 'delivered' });
    await lead(hour, {}, dead, { state: 'delivered', notice: 'staff' });
    await lead(hour, {}, dead, { ...dead, channel: 'webhook' });
    expect(await undelivered()).toHaveLength(1);
  });

  test('ignore confirmations to the shopper, delivered or not', async () => {
    await lead(hour, {}, dead, { state: 'delivered', notice: 'received', target: 'shopper' });
    await lead(hour, {}, { state: 'delivered' }, { ...dead, notice: 'received', target: 'shopper' });
    expect(await undelivered()).toHaveLength(1);
  });

  test('exclude a lead waiting for its digest', async () => {
    await lead(hour, {}, { channel: 'digest', state: 'pending' });
    expect(await undelivered()).toEqual([]);
  });

  test('exclude tests, spam and leads older than 30 days', async () => {
    await lead(hour, { isTest: true }, dead);
    await lead(hour, { spamScore: 90 }, dead);
    await lead(31 * day, {}, dead);
    expect((await figures()).dealers.size).toBe(0);
  });
});

test('summarises response times by location and dealer (LEAD-02, OPS-10)', async () => {
  const asked = (locationSlug: string | null) => lead(5 * hour, { locationSlug, answerBy: new Date(now - 4 * hour) });
  await answer(await asked('penrith'), now - 5 * hour + 30 * minute);
  await answer(await asked('penrith'), now - 3 * hour);
  await asked('penrith');
  await asked(null);
  const own = (await figures()).dealers.get(dealer)!;
  expect(own.count).toBe(4);
  expect(own.times).toEqual({ leads: 4, answered: 2, half: 30, nineOfTen: 120, inTime: 1, late: 2 });
  expect(own.locations).toEqual([
    { dealer, location: 'penrith', leads: 3, answered: 2, half: 30, nineOfTen: 120, inTime: 1, late: 1 },
    { dealer, location: null, leads: 1, answered: 0, half: null, nineOfTen: null, inTime: 0, late: 1 },
  ]);
});

test('counts leads per day for thirty days (OPS-10)', async () => {
  await lead(hour);
  await lead(2 * hour);
  await lead(3 * day);
  const { byDay } = await figures();
  expect(byDay).toHaveLength(30);
  expect(byDay.at(-1)).toEqual({ day: '2026-11-20', leads: 0 });
  expect(byDay.filter(({ leads: count }) => count > 0)).toEqual([
    { day: '2026-11-17', leads: 1 },
    { day: '2026-11-19', leads: 2 },
  ]);
});

describe('leads in the report (OPS-10)', () => {
  test('are read from the configured database', async () => {
    await lead(hour, {}, dead);
    const { figures: found } = await knownLeads(now, 'UTC');
    expect(found?.dealers.get(dealer)?.undelivered).toHaveLength(1);
  });

  test('are skipped, without migrating, when the database is older than the code', async () => {
    const older = await emptyDatabase();
    vi.stubEnv('DATABASE_URL', older);
    expect(await knownLeads(now, 'UTC')).toMatchObject({ figures: null });
    const client = new pg.Client({ connectionString: older });
    await client.connect();
    const { rows } = await client.query(
      "select tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    await client.end();
    expect(rows).toEqual([]);
  });

  test('are omitted, with a reason, when there is no database or it does not answer', async () => {
    expect(await knownLeads(now, 'UTC', {})).toEqual({
      figures: null,
      reason: expect.stringContaining('DATABASE_URL'),
    });
    vi.stubEnv('DATABASE_URL', 'postgres://forecourt:secret@127.0.0.1:9/none');
    const unreachable = await knownLeads(now, 'UTC');
    expect(unreachable).toMatchObject({
      figures: null,
      reason: expect.stringContaining('The database isn’t responding'),
    });
    expect(JSON.stringify(unreachable)).not.toContain('secret');
  });
});
