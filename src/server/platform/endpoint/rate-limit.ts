import { and, eq, or, sql } from 'drizzle-orm';
import { isTimeout } from '../database/database-failure.ts';
import { databaseOf, type Database, type Transaction } from '../database/database.ts';
import { rateLimits } from '../database/schema.ts';
import { isProduction, readEnvironment } from '../environment.ts';
import { logFailure } from '../log.ts';
import { EndpointError } from './endpoint-error.ts';

export interface RateLimit {
  calls: number;
  seconds: number;
}

interface Counter {
  key: string;
  windowStart: Date;
}

export function windowOf(key: string, { seconds }: Pick<RateLimit, 'seconds'>, now: number): Counter {
  const windowMs = seconds * 1000;
  return { key, windowStart: new Date(Math.floor(now / windowMs) * windowMs) };
}

/** One statement; counts in the given order. */
export async function countUp(db: Database, counters: Counter[]): Promise<number[]> {
  const rows = await db
    .insert(rateLimits)
    // Sorted to avoid deadlocks.
    .values(counters.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map((counter) => ({ ...counter, count: 1 })))
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ key: rateLimits.key, count: rateLimits.count });
  return counters.map(({ key }) => rows.find((row) => row.key === key)?.count ?? 0);
}

export async function presentCounts(db: Database, counters: Counter[]): Promise<number[]> {
  const rows = await db
    .select()
    .from(rateLimits)
    .where(
      or(
        ...counters.map(({ key, windowStart }) =>
          and(eq(rateLimits.key, key), eq(rateLimits.windowStart, windowStart)),
        ),
      ),
    );
  return counters.map(
    ({ key, windowStart }) =>
      rows.find((row) => row.key === key && row.windowStart.getTime() === windowStart.getTime())?.count ?? 0,
  );
}

/**
 * Uses the database, since functions share no memory. FORECOURT_RATE_LIMITS=off disables limits for load tests, outside
 * production.
 * @throws {EndpointError} 429 with `retry-after`
 */
export async function countCall(db: Database, key: string, limit: RateLimit, now: number): Promise<void> {
  const [count = 0] = await countUp(db, [windowOf(key, limit, now)]);
  refuseBeyond(limit, count, now);
}

/** @throws {EndpointError} 429 with `retry-after` */
export function refuseBeyond(limit: RateLimit, count: number, now: number): void {
  if (count <= limit.calls || areLimitsOff()) return;
  const wait = secondsLeft(limit, now);
  throw new EndpointError(429, 'too_many_requests', `Too many attempts. Please wait ${waitText(wait)} and try again.`, {
    headers: { 'retry-after': String(wait) },
  });
}

export const secondsLeft = ({ seconds }: Pick<RateLimit, 'seconds'>, now: number): number =>
  Math.max(1, Math.ceil(seconds - ((now / 1000) % seconds)));

const countMs = 1000;
const pauseMs = 5000;
let pausedUntil = 0;

/**
 * A counter that fails or hangs must not lose a lead or hold it up. After a timeout, leads aren't counted for five
 * seconds: they are stored one after another, so each would wait for all before it.
 */
async function unlessFailing<T>(count: () => Promise<T>, otherwise: T, failed: string): Promise<T> {
  if (performance.now() < pausedUntil) return otherwise;
  try {
    return await count();
  } catch (cause) {
    if (cause instanceof EndpointError) throw cause;
    if (isTimeout(cause)) pausedUntil = performance.now() + pauseMs;
    logFailure({ at: 'limits' }, failed, cause);
    return otherwise;
  }
}

export const countLead = (dealer: string, count: (within: Database) => Promise<void>): Promise<void> =>
  unlessFailing(
    async () => count(await databaseOf(dealer, countMs)),
    undefined,
    'A lead was not counted towards its rate limit',
  );

/** Its savepoint protects the lead's transaction. */
export const unlessUncountable = <T>(
  tx: Transaction,
  count: (within: Transaction) => Promise<T>,
  otherwise: T,
): Promise<T> =>
  unlessFailing(
    () =>
      tx.transaction(async (within) => {
        await within.execute(sql.raw(`set local statement_timeout = ${countMs}`));
        const counted = await count(within);
        await within.execute(sql`set local statement_timeout to default`);
        return counted;
      }),
    otherwise,
    'A lead was stored without being counted',
  );

const waitText = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

export const areLimitsOff = (): boolean =>
  process.env.FORECOURT_RATE_LIMITS === 'off' && !isProduction(readEnvironment());
