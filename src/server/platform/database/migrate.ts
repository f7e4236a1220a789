import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { findAssetFolder } from '../files-beside-code.ts';
import { separateDealers } from './separate-dealers.ts';

/** Arbitrary; no other lock uses it. */
const migrationLock = 7_206_411;

/**
 * Also separates dealers. Concurrent processes wait.
 * @returns the role of requests (separate-dealers.ts)
 */
export const migrateDatabase = (pool: pg.Pool): Promise<string> =>
  withMigrationLock(pool, async (client) => {
    await apply(client, Infinity);
    return separateDealers(client);
  });

/** `upTo`: the newest migration, in epoch milliseconds. */
export const migrateUpTo = (pool: pg.Pool, upTo: number): Promise<void> =>
  withMigrationLock(pool, (client) => apply(client, upTo));

async function withMigrationLock<Made>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Made>): Promise<Made> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const made = await work(client);
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
    return made;
  } catch (cause) {
    client.release(true);
    throw cause;
  }
}

async function apply(client: pg.PoolClient, upTo: number): Promise<void> {
  const folder = migrationsFolder();
  if (upTo === Infinity) return migrate(drizzle(client), { migrationsFolder: folder });
  const part = await mkdtemp(join(tmpdir(), 'forecourt-migrations-'));
  try {
    await cp(folder, part, { recursive: true });
    const journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as {
      entries: { when: number }[];
    };
    await writeFile(
      join(part, 'meta', '_journal.json'),
      JSON.stringify({ ...journal, entries: journal.entries.filter(({ when }) => when <= upTo) }),
    );
    await migrate(drizzle(client), { migrationsFolder: part });
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

const migrationsFolder = (): string => findAssetFolder(import.meta.dirname, 'src/server/platform/database/migrations');
