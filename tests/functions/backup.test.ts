/** Restores a backup taken while leads are written, and runs the product on it. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backUp, tablesOf } from '#src/server/platform/database/backup.ts';
import { closeDatabase, database } from '#src/server/platform/database/database.ts';
import { restore } from '#src/server/platform/database/restore.ts';
import { events, keptFeeds, leads, lookups, miscellaneous } from '#src/server/platform/database/schema.ts';
import { enquiry } from '../fixtures/leads.ts';
import { emptyDatabase, freshDatabase, functionSite, type FunctionSite } from '../support/function-site.ts';
import { timeLimit } from '../support/time-limit.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-backup-'));
const file = join(folder, 'drill.backup.gz');
let site: FunctionSite;
let acknowledged: string[] = [];

const hostile = 'tab\t, "quotes" \\ {curly} (round), comma\nnew line, NULL, \\N, é 車 🚗';

beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite();
  await site.db.insert(lookups).values([
    { kind: 'a', key: hostile, value: { text: hostile, none: null }, fetchedAt: new Date() },
    { kind: 'b', key: '', value: null, fetchedAt: new Date(0) },
  ]);
  await site.db.insert(miscellaneous).values({ dealer: 'a', columnName: 'json null', value: sql`'null'::jsonb` });
  await site.db
    .insert(events)
    .values({ dealer: 'a', key: 'e-1', eventId: 1, data: {}, at: new Date(), receivedAt: new Date() });
  await site.db
    .insert(keptFeeds)
    .values({ dealer: 'a', feed: 'main', source: 's', hash: 'h', body: Buffer.from('body'), keptAt: new Date() });
  acknowledged = await writeLeadsDuring(() => backUp(site.databaseUrl, file, Date.now()));
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** Ids of leads acknowledged before the work began, in order. */
async function writeLeadsDuring(work: () => Promise<unknown>): Promise<string[]> {
  let isOver = false;
  let serial = 0;
  const ids: string[] = [];
  const shopper = async () => {
    while (!isOver) {
      const key = `backup-${serial++}`;
      const { json } = await site.ask('/api/leads', {
        json: {
          ...enquiry,
          email: `${key}@example.com`,
          phone: '',
          idempotency_key: key,
          message: hostile,
          opt_in: true,
        },
      });
      ids.push((json as { lead_id: string }).lead_id);
    }
  };
  const shoppers = [shopper(), shopper(), shopper()];
  await vi.waitUntil(() => ids.length > 30, { timeout: timeLimit(60_000) });
  const before = [...ids];
  await work();
  isOver = true;
  await Promise.all(shoppers);
  return before;
}

async function contentOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const content: Record<string, string[]> = {};
    for (const { table } of await tablesOf(client))
      content[table] = (
        await client.query<{ row: string }>(`select t::text as row from "${table}" t order by 1`)
      ).rows.map(({ row }) => row);
    return content;
  } finally {
    await client.end();
  }
}

const linesOf = (of: string): string[] => gunzipSync(readFileSync(of)).toString().trimEnd().split('\n');

test('restores every acknowledged lead with its deliveries, and the product runs on the restored database (LEAD-01)', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const url = await emptyDatabase();
  const rows = await restore(url, file);
  const { kept_feeds: feeds, ...content } = await contentOf(url);
  // Excludes stored feeds: a build fetches them again.
  expect(feeds).toEqual([]);
  expect(Object.fromEntries(Object.entries(content).map(([table, kept]) => [table, kept.length]))).toEqual(rows);
  // A second backup is identical, row by row.
  await backUp(url, join(folder, 'again.gz'), 0);
  expect(linesOf(join(folder, 'again.gz')).slice(1)).toEqual(linesOf(file).slice(1));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: kept } = await client.query<{ id: string }>('select id from leads');
  expect(acknowledged.filter((id) => !kept.some((row) => row.id === id))).toEqual([]);
  const {
    rows: [torn],
  } = await client.query(
    'select count(*)::int as torn from leads l where not exists (select 1 from deliveries d where d.lead_id = l.id)',
  );
  expect(torn).toEqual({ torn: 0 });
  await client.end();

  await closeDatabase();
  process.env.DATABASE_URL = url;
  const again = await site.ask('/api/leads', { json: { ...enquiry, idempotency_key: 'after-the-drill' } });
  expect(again.status).toBe(200);
  const db = await database();
  expect(await db.$count(leads)).toBe(kept.length + 1);
  // Database-assigned numbers continue.
  const [event] = await db
    .insert(events)
    .values({ dealer: 'a', key: 'e-2', eventId: 1, data: {}, at: new Date(), receivedAt: new Date() })
    .returning({ id: events.id });
  expect(event!.id).toBe(2);
});

test('restores into a migrated but empty database; refuses one with rows and leaves it unchanged', async () => {
  const url = await freshDatabase();
  await restore(url, file);
  const before = await contentOf(url);
  await expect(restore(url, file)).rejects.toThrow(/The database is not empty: \w+ has rows/);
  expect(await contentOf(url)).toEqual(before);
});

test('refuses a damaged, missing or newer backup, and writes nothing', async () => {
  const lines = linesOf(file);
  const bytes = readFileSync(file);
  const missing = lines.findIndex((line) => line.startsWith('"'));
  const spoilt: [string, Buffer][] = [
    ['not a complete backup', bytes.subarray(0, bytes.length / 2)],
    ['the end is missing', gzipSync(lines.slice(0, -1).join('\n'))],
    ['rows are missing from', gzipSync(lines.toSpliced(missing, 1).join('\n'))],
    ['not a backup made by this product', gzipSync('{"hello":"world"}')],
    ['not a complete backup', Buffer.from('not gzip')],
    [
      'newer version',
      gzipSync(
        [JSON.stringify({ ...(JSON.parse(lines[0]!) as object), migration: 9e12 }), ...lines.slice(1)].join('\n'),
      ),
    ],
  ];
  for (const [words, content] of spoilt) {
    const url = await freshDatabase();
    const name = join(folder, 'spoilt.gz');
    writeFileSync(name, content);
    await expect(restore(url, name)).rejects.toThrow(words);
    expect(Object.values(await contentOf(url)).flat()).toEqual([]);
  }
  await expect(restore(await freshDatabase(), join(folder, 'none.gz'))).rejects.toThrow('There is no file');
});
