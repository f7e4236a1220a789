/**
 * The one way to the database: a pool on `DATABASE_URL`, migrated before its first query. Requests use `databaseOf`, in which
 * the database itself shows one dealer's rows alone (decision 077).
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

/** There is no database to speak to: the variable is not set. */
export class NoDatabaseError extends Error {
  override name = 'NoDatabaseError';
}

let opened: Opened | null = null;

/**
 * The database of `DATABASE_URL` with the rows of every dealer, for the operator's commands and what concerns all of them.
 * Throws NoDatabaseError, or what the connection says.
 */
export async function database(): Promise<Database> {
  return (await openedPool().ready).owner;
}

/** The same with the rows of one dealer: those of others can be neither read nor written, whatever a query says. */
export async function databaseOf(dealer: string): Promise<Database> {
  const { pool, ready, dealers } = openedPool();
  const { role } = await ready;
  const known = dealers.get(dealer);
  if (known) return known;
  const made = ofDealer(pool, { role, dealer });
  dealers.set(dealer, made);
  return made;
}

function openedPool(): Opened {
  const url = process.env.DATABASE_URL;
  if (!url) throw new NoDatabaseError('DATABASE_URL is not set: it names the PostgreSQL server.');
  if (opened?.url !== url) opened = open(url);
  return opened;
}

/** Ends the pool; a later call of `database` opens a new one. */
export async function closeDatabase(): Promise<void> {
  const closing = opened;
  opened = null;
  await closing?.ready.catch(() => null);
  await closing?.pool.end();
}

/**
 * A database to look into, as it stands: nothing is migrated. A build may be of newer code than the servers that use it, or
 * of a change that is only tried.
 */
export function databaseToRead(url: string): { db: Database; close(): Promise<void> } {
  const pool = poolOf(url, 1);
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}

/** Longer than any statement may take: a pool that gives nothing back for so long does not work. */
const patience = { patienceMs: 20_000, mostWaiting: 1000 };

function poolOf(url: string, max: number): pg.Pool {
  const pool = new WaitingPool(
    {
      connectionString: url,
      max,
      // Under the ten seconds that a function may take; a busy machine needs a few to open a connection.
      connectionTimeoutMillis: 8000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 15_000,
      // A server that does not even answer its own time limit.
      query_timeout: 18_000,
      allowExitOnIdle: true,
    },
    patience,
  );
  // A pool listens to idle connections alone. One that breaks between two statements of a transaction tells its own
  // listeners, and without one it would end the process.
  pool.on('connect', (client) =>
    client.on(
      'error',
      once((error) => logFailure({ at: 'database' }, 'A database connection broke', error)),
    ),
  );
  pool.on('error', () => {
    /* The connection has told already. */
  });
  return pool;
}

function open(url: string): Opened {
  const pool = poolOf(url, Number(process.env.DATABASE_POOL ?? 10));
  const owner = withOwnTransactions(drizzle(pool, { schema }), pool, (client) => client);
  const ready = migrateDatabase(pool).then((role) => ({ owner, role }));
  // The next call tries again: a server that was starting is no reason to stay down.
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
  return withOwnTransactions(
    drizzle({ client, schema }),
    pool,
    (one) => new DealerClient(one, scope) as unknown as pg.PoolClient,
  );
}

/** A connection that breaks says so several times: the server's farewell, then the end itself. */
function once(tell: (error: Error) => void): (error: Error) => void {
  let told = false;
  return (error) => {
    if (!told) tell(error);
    told = true;
  };
}

/**
 * Drizzle keeps the connection for good when the `begin` of a transaction fails: ten breaks at that moment, and the
 * pool is empty. Here it always goes back, and one that broke or did not answer is closed.
 */
function withOwnTransactions(db: Database, pool: pg.Pool, scoped: (client: pg.PoolClient) => pg.PoolClient): Database {
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
