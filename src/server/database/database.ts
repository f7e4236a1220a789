/** The one way to the database: a pool on `DATABASE_URL`, migrated before its first query. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { logFailure } from '../log.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;

interface Opened {
  url: string;
  pool: pg.Pool;
  ready: Promise<Database>;
}

/** There is no database to speak to: the variable is not set. */
export class NoDatabaseError extends Error {
  override name = 'NoDatabaseError';
}

let opened: Opened | null = null;

/** The database of `DATABASE_URL`, with every migration applied. Throws NoDatabaseError, or what the connection says. */
export async function database(): Promise<Database> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new NoDatabaseError('DATABASE_URL is not set: it names the PostgreSQL server.');
  if (opened?.url !== url) opened = open(url);
  return opened.ready;
}

/** Ends the pool; a later call of `database` opens a new one. */
export async function closeDatabase(): Promise<void> {
  const closing = opened;
  opened = null;
  await closing?.ready.catch(() => null);
  await closing?.pool.end();
}

function open(url: string): Opened {
  const pool = new pg.Pool({
    connectionString: url,
    max: Number(process.env.DATABASE_POOL ?? 10),
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // A server that does not even answer its own time limit.
    query_timeout: 18_000,
    allowExitOnIdle: true,
  });
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', (error) => logFailure({ at: 'database' }, 'A database connection broke', error));
  const db = drizzle(pool, { schema });
  const ready = migrateDatabase(pool).then(() => db);
  // The next call tries again: a server that was starting is no reason to stay down.
  ready.catch(() => { if (opened?.pool === pool) { opened = null; void pool.end(); } });
  return { url, pool, ready };
}
