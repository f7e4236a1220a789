import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** Any number that nothing else locks by. */
const migrationLock = 7_206_411;

/** Applies the checked-in migrations that the database does not have. Several processes may start at once: one applies, the rest wait. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (cause) {
    // The lock goes with its connection.
    client.release(true);
    throw cause;
  }
}

/** Beside this file, or, in a bundled function, below the folder that it was unpacked to. */
function migrationsFolder(): string {
  const places = [join(import.meta.dirname ?? '', 'migrations'), join(process.cwd(), 'src/server/database/migrations')];
  const found = places.find((place) => existsSync(join(place, 'meta', '_journal.json')));
  if (!found) throw new Error(`The database migrations are missing; looked in ${places.join(' and ')}.`);
  return found;
}
