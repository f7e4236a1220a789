/**
 * The row of a dealer's feed checks. A lease on it keeps two checks from running at once; one that died
 * gives way when its lease ends.
 */
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { RefreshFault } from '#src/domain/vehicle/feed-fault.ts';
import type { Database } from '../database/database.ts';
import { stockChecks } from '../database/schema.ts';
import { nextFeedChecks, type FeedCheck, type FeedOutcome, type SeenFeed } from './feed-checks.ts';

export interface StockCheck {
  dealer: string;
  leasedUntil: Date;
  /** What the last check saw; null before the first. */
  known: SeenFeed | null;
  /** What a build was last asked for, how often, and when. */
  askedFor: string | null;
  asked: number;
  triggeredAt: Date | null;
  /** How each of several feeds stood; null where the dealer has one, or before the first check. */
  feeds: Record<string, FeedCheck> | null;
}

export interface StockFailure {
  reason: string;
  fault: RefreshFault | null;
}

const mostText = 500;

/** By which the clocks of two machines may differ; a lease beyond it was taken before a clock was put back. */
const clocksApartMs = 300_000;

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
      setWhere: or(
        isNull(stockChecks.leasedUntil),
        lte(stockChecks.leasedUntil, new Date(now)),
        gt(stockChecks.leasedUntil, new Date(now + leaseMs + clocksApartMs)),
      ),
    })
    .returning();
  if (!row) return null;
  const { fingerprint, etag, lastModified, askedFor, asked, triggeredAt, feeds } = row;
  return {
    dealer,
    leasedUntil,
    known: fingerprint === null ? null : { fingerprint, etag, lastModified },
    askedFor,
    asked,
    triggeredAt,
    feeds,
  };
}

interface Asked {
  askedFor: string | null;
  asked: number;
  triggeredAt?: Date;
  feeds?: Record<string, FeedCheck> | null;
}

/** What is said of a build that was asked for so many times and did not come. */
export const buildLate = (asked: number): string =>
  `A build was asked for ${asked} times, and the site still has what it had before: look at the build's log.`;

/** Ends a check that could do its work. A build that had to be asked for again is a failure to be seen. */
export async function endCheck(
  db: Database,
  check: StockCheck,
  seen: SeenFeed | null,
  now: number,
  asked: Partial<Asked>,
): Promise<void> {
  const isLate = (asked.asked ?? check.asked) > 1;
  const lastError = isLate ? buildLate(asked.asked ?? check.asked) : null;
  await db
    .update(stockChecks)
    .set({
      ...asked,
      ...seen,
      leasedUntil: null,
      lastError,
      fault: null,
      failures: isLate ? sql`${stockChecks.failures} + ${asked.triggeredAt ? 1 : 0}` : 0,
      ...(seen && seen.fingerprint !== check.known?.fingerprint ? { changedAt: new Date(now) } : {}),
    })
    .where(own(check));
}

/** Ends a check that failed: what was known stays, so that the next one tries again. */
export async function failCheck(
  db: Database,
  check: StockCheck,
  { reason, fault }: StockFailure,
  feeds: Pick<Asked, 'feeds'> = {},
): Promise<void> {
  const failures = sql`${stockChecks.failures} + 1`;
  await db
    .update(stockChecks)
    .set({ ...feeds, leasedUntil: null, failures, lastError: reason.slice(0, mostText), fault })
    .where(own(check));
}

/**
 * Writes down how a refresh by the worker went. Only one at a time is made of a dealer.
 * @param fingerprint what the site's stock was made from; null where that is not known
 * @param feeds of several feeds, what each has or how it failed; null for one feed, and where the refresh failed
 */
export async function recordRefresh(
  db: Database,
  dealer: string,
  {
    fingerprint,
    failure,
    feeds = null,
  }: {
    fingerprint: string | null;
    failure: StockFailure | null;
    feeds?: Record<string, FeedOutcome> | null;
  },
  now: number,
): Promise<void> {
  const [known] = await db.select().from(stockChecks).where(eq(stockChecks.dealer, dealer));
  const checkedAt = new Date(now);
  const isNew = failure === null && fingerprint !== null && fingerprint !== known?.fingerprint;
  const values = {
    checkedAt,
    failures: failure ? (known?.failures ?? 0) + 1 : 0,
    lastError: failure?.reason.slice(0, mostText) ?? null,
    fault: failure?.fault ?? null,
    ...(failure === null && { feeds: feeds && nextFeedChecks(known?.feeds ?? null, feeds, now) }),
    ...(isNew && { fingerprint, changedAt: checkedAt, etag: null, lastModified: null }),
  };
  await db
    .insert(stockChecks)
    .values({ dealer, ...values })
    .onConflictDoUpdate({ target: stockChecks.dealer, set: values });
}

/** A check whose lease ran out and was taken by another has no say any more. */
const own = ({ dealer, leasedUntil }: StockCheck) =>
  and(eq(stockChecks.dealer, dealer), eq(stockChecks.leasedUntil, leasedUntil));
