/** The row of a dealer's feed checks. A lease on it keeps two checks from running at once; one that died gives way when its lease ends. */
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { stockChecks } from '../database/schema.ts';
import type { FeedVersion } from './feed-fingerprint.ts';

export interface StockCheck {
  dealer: string;
  leasedUntil: Date;
  /** The version that the last build was asked for; null before the first. */
  known: FeedVersion | null;
}

const leaseMs = 120_000;

/** Null while another check runs. */
export async function takeCheck(db: Database, dealer: string, now: number): Promise<StockCheck | null> {
  const leasedUntil = new Date(now + leaseMs);
  const [row] = await db.insert(stockChecks).values({ dealer, checkedAt: new Date(now), leasedUntil }).onConflictDoUpdate({
    target: stockChecks.dealer, set: { leasedUntil, checkedAt: new Date(now) }, setWhere: or(isNull(stockChecks.leasedUntil), lte(stockChecks.leasedUntil, new Date(now))),
  }).returning();
  if (!row) return null;
  const { fingerprint, etag, lastModified } = row;
  return { dealer, leasedUntil, known: fingerprint === null ? null : { fingerprint, etag, lastModified } };
}

/** Ends a check that went well; `version` is what the site has now, or will have when its build is done. */
export async function endCheck(db: Database, check: StockCheck, { fingerprint, etag, lastModified }: FeedVersion, triggeredAt: Date | null): Promise<void> {
  await db.update(stockChecks).set({ leasedUntil: null, failures: 0, lastError: null, fingerprint, etag, lastModified, ...(triggeredAt ? { triggeredAt } : {}) }).where(own(check));
}

/** Ends a check that failed: what was known stays, so that the next one tries again. */
export async function failCheck(db: Database, check: StockCheck, reason: string): Promise<void> {
  await db.update(stockChecks).set({ leasedUntil: null, failures: sql`${stockChecks.failures} + 1`, lastError: reason.slice(0, 500) }).where(own(check));
}

/** A check whose lease ran out and was taken by another has no say any more. */
const own = ({ dealer, leasedUntil }: StockCheck) => and(eq(stockChecks.dealer, dealer), eq(stockChecks.leasedUntil, leasedUntil));
