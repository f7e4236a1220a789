/**
 * The only access to the database: a pool on `DATABASE_URL`, migrated before its first query. Requests use
 * `databaseOf`, which shows one dealer's rows (decision 077).
 */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseFailure } from './database-failure.ts';
import { logFailure } from '../log.ts';
import { DealerClient, DealerPool, type DealerScope } from './dealer-connection.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';
import { WaitingPool } from './waiting-pool.ts';

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

interface Opened {
  url: string;
  pool: pg.Pool;
  ready: Promise<{ owner: Database; role: string }>;
  dealers: Map<string, Database>;
}

export class NoDatabaseError extends Error {
  override name = 'NoDatabaseError';
}

let opened: Opened | null = null;

/**
 * For operator commands and cross-dealer work.
 * @throws {NoDatabaseError}
 */
export async function database(): Promise<Database> {
  return (await openedPool().ready).owner;
}

/** @param statementMs for statements outside transactions; default: the pool's */
export async function databaseOf(dealer: string, statementMs?: number): Promise<Database> {
  const { pool, ready, dealers } = openedPool();
  const { role } = await ready;
  const key = `${dealer} ${statementMs}`;
  const known = dealers.get(key);
  if (known) return known;
  const made = ofDealer(pool, { role, dealer, ...(statementMs !== undefined && { statementMs }) });
  dealers.set(key, made);
  return made;
}

function openedPool(): Opened {
  const url = process.env.DATABASE_URL;
  if (!url) throw new NoDatabaseError('DATABASE_URL is not set. Set it to the URL of the PostgreSQL server.');
  if (opened?.url !== url) opened = open(url);
  return opened;
}

export async function closeDatabase(): Promise<void> {
  const closing = opened;
  opened = null;
  await closing?.ready.catch(() => null);
  await closing?.pool.end();
}

/** Does not migrate: a build may be newer than the servers. */
export function databaseToRead(url: string): { db: Database; close(): Promise<void> } {
  const pool = poolOf(url, 1);
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}

/** Longer than any statement may take. */
const patience = { patienceMs: 20_000, mostWaiting: 1000 };

function poolOf(url: string, max: number): pg.Pool {
  const pool = new WaitingPool(
    {
      connectionString: url,
      max,
      // Below a function's ten-second limit.
      connectionTimeoutMillis: 8000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 15_000,
      query_timeout: 18_000,
      allowExitOnIdle: true,
    },
    patience,
  );
  // The pool only listens to idle connections; others that break would end the process.
  pool.on('connect', (client) =>
    client.on(
      'error',
      once((error) => logFailure({ at: 'database' }, 'A database connection was lost', error)),
    ),
  );
  pool.on('error', () => {
    /* Already logged. */
  });
  return pool;
}

function open(url: string): Opened {
  const pool = poolOf(url, Number(process.env.DATABASE_POOL ?? 10));
  const owner = withSafeTransactions(drizzle(pool, { schema }), pool, (client) => client);
  const ready = migrateDatabase(pool).then((role) => ({ owner, role }));
  ready.catch(() => {
    if (opened?.pool === pool) {
      opened = null;
      void pool.end();
    }
  });
  return { url, pool, ready, dealers: new Map() };
}

function ofDealer(pool: pg.Pool, scope: DealerScope): Database {
  const client = new DealerPool(pool, scope) as unknown as pg.Pool;
  return withSafeTransactions(
    drizzle({ client, schema }),
    pool,
    (one) => new DealerClient(one, scope) as unknown as pg.PoolClient,
  );
}

function once(tell: (error: Error) => void): (error: Error) => void {
  let told = false;
  return (error) => {
    if (!told) tell(error);
    told = true;
  };
}

/**
 * Drizzle never releases a connection whose `begin` fails, so ten failures would exhaust the pool. This releases or
 * closes it.
 */
function withSafeTransactions(db: Database, pool: pg.Pool, scoped: (client: pg.PoolClient) => pg.PoolClient): Database {
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle({ client: scoped(client), schema }).transaction(work, config);
    } catch (cause) {
      isBroken = isDatabaseFailure(cause);
      throw cause;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}
