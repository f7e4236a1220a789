/**
 * The row of a dealer's feed checks. A lease on it keeps two checks from running at once; one that died
 * gives way when its lease ends.
 */
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { stockChecks } from '../database/schema.ts';

/** What a check saw of a feed: a hash of what the mapping reads, and what the feed's server called that version. */
export interface SeenFeed {
  fingerprint: string;
  etag: string | null;
  lastModified: string | null;
}

export interface StockCheck {
  dealer: string;
  leasedUntil: Date;
  /** What the last check saw; null before the first. */
  known: SeenFeed | null;
  /** What a build was last asked for, how often, and when. */
  askedFor: string | null;
  asked: number;
  triggeredAt: Date | null;
}

/** Null while another check runs. */
export async function takeCheck(
  db: Database,
  dealer: string,
  now: number,
  leaseMs: number,
): Promise<StockCheck | null> {
  const leasedUntil = new Date(now + leaseMs);
  const [row] = await db
    .insert(stockChecks)
    .values({ dealer, checkedAt: new Date(now), leasedUntil })
    .onConflictDoUpdate({
      target: stockChecks.dealer,
      set: { leasedUntil, checkedAt: new Date(now) },
      setWhere: or(isNull(stockChecks.leasedUntil), lte(stockChecks.leasedUntil, new Date(now))),
    })
    .returning();
  if (!row) return null;
  const { fingerprint, etag, lastModified, askedFor, asked, triggeredAt } = row;
  return {
    dealer,
    leasedUntil,
    known: fingerprint === null ? null : { fingerprint, etag, lastModified },
    askedFor,
    asked,
    triggeredAt,
  };
}

interface Asked {
  askedFor: string | null;
  asked: number;
  triggeredAt?: Date;
}

/** Ends a check that could do its work. A build that had to be asked for again is a failure to be seen. */
export async function endCheck(
  db: Database,
  check: StockCheck,
  seen: SeenFeed | null,
  now: number,
  asked: Partial<Asked>,
): Promise<void> {
  const isLate = (asked.asked ?? check.asked) > 1;
  const lastError = isLate
    ? `A build was asked for ${asked.asked ?? check.asked} times, and the site still has what it had before: look at the build's log.`
    : null;
  await db
    .update(stockChecks)
    .set({
      ...asked,
      ...seen,
      leasedUntil: null,
      lastError,
      failures: isLate ? sql`${stockChecks.failures} + ${asked.triggeredAt ? 1 : 0}` : 0,
      ...(seen && seen.fingerprint !== check.known?.fingerprint ? { changedAt: new Date(now) } : {}),
    })
    .where(own(check));
}

/** Ends a check that failed: what was known stays, so that the next one tries again. */
export async function failCheck(db: Database, check: StockCheck, reason: string): Promise<void> {
  await db
    .update(stockChecks)
    .set({ leasedUntil: null, failures: sql`${stockChecks.failures} + 1`, lastError: reason.slice(0, 500) })
    .where(own(check));
}

/** A check whose lease ran out and was taken by another has no say any more. */
const own = ({ dealer, leasedUntil }: StockCheck) =>
  and(eq(stockChecks.dealer, dealer), eq(stockChecks.leasedUntil, leasedUntil));
