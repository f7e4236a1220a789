import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { rateLimits } from '../database/schema.ts';
import { isProduction, readEnvironment } from '../environment.ts';
import { logFailure } from '../log.ts';
import { EndpointError } from './endpoint-error.ts';

/** So many calls in so many seconds. */
export interface RateLimit {
  calls: number;
  seconds: number;
}

/**
 * Counts a call against a caller's limit. The count is in the database, since functions share no memory.
 * Throws EndpointError 429 with `retry-after`. Outside production FORECOURT_RATE_LIMITS=off counts and refuses nobody,
 * for tests of load.
 */
export async function countCall(db: Database, key: string, limit: RateLimit, now: number): Promise<void> {
  const windowMs = limit.seconds * 1000;
  const windowStart = new Date(Math.floor(now / windowMs) * windowMs);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  if ((row?.count ?? 0) <= limit.calls || areLimitsOff()) return;
  const wait = Math.max(1, Math.ceil((windowStart.getTime() + windowMs - now) / 1000));
  throw new EndpointError(429, 'too_many_requests', `Too many attempts. Please wait ${waitText(wait)} and try again.`, {
    headers: { 'retry-after': String(wait) },
  });
}

/** Counts as countCall, but a counter that cannot be written refuses no lead: what stores the lead may still work. */
export async function countLead(db: Database, key: string, limit: RateLimit, now: number): Promise<void> {
  try {
    await countCall(db, key, limit, now);
  } catch (cause) {
    if (cause instanceof EndpointError) throw cause;
    logFailure({ at: 'limits' }, 'A lead was not counted against its limit', cause);
  }
}

/** The same within a lead's transaction: in a savepoint, so that a count that fails takes nothing else with it. */
export async function unlessUncountable<T>(
  tx: Transaction,
  count: (within: Transaction) => Promise<T>,
  otherwise: T,
): Promise<T> {
  try {
    return await tx.transaction(count);
  } catch (cause) {
    logFailure({ at: 'limits' }, 'A lead was stored without being counted', cause);
    return otherwise;
  }
}

const waitText = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

/** Never in production. */
export const areLimitsOff = (): boolean =>
  process.env.FORECOURT_RATE_LIMITS === 'off' && !isProduction(readEnvironment());
