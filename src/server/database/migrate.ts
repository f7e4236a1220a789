import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** Any number that nothing else locks by. */
const migrationLock = 7_206_411;

/** Applies the checked-in migrations that the database does not have. Several processes may start at once: one applies, the rest wait. */
export const migrateDatabase = (pool: pg.Pool): Promise<void> => migrateUpTo(pool, Infinity);

/** Those made after that time (milliseconds since 1970) are left out. */
export async function migrateUpTo(pool: pg.Pool, upTo: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await apply(client, upTo);
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (cause) {
    // The lock goes with its connection.
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

/** Beside this file, or, in a bundled function, below the folder that it was unpacked to. */
function migrationsFolder(): string {
  const places = [join(import.meta.dirname ?? '', 'migrations'), join(process.cwd(), 'src/server/database/migrations')];
  const found = places.find((place) => existsSync(join(place, 'meta', '_journal.json')));
  if (!found) throw new Error(`The database migrations are missing; looked in ${places.join(' and ')}.`);
  return found;
}
