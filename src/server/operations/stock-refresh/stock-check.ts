/** Leases prevent simultaneous checks and expire after a crash. */
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { RefreshErrorCode } from '#src/domain/vehicle/feed-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { stockChecks } from '../../platform/database/schema.ts';
import { nextFeedChecks, type FeedCheck, type FeedOutcome, type FeedState } from '#src/domain/vehicle/feed-checks.ts';

export interface StockCheck {
  dealer: string;
  leasedUntil: Date;
  known: FeedState | null;
  askedFor: string | null;
  asked: number;
  triggeredAt: Date | null;
  feeds: Record<string, FeedCheck> | null;
}

export interface StockFailure {
  reason: string;
  fault: RefreshErrorCode | null;
}

const maxErrorLength = 500;

/** Leases ending later predate a clock correction. */
const maxClockSkewMs = 300_000;

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
        gt(stockChecks.leasedUntil, new Date(now + leaseMs + maxClockSkewMs)),
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

interface RequestedBuild {
  askedFor: string | null;
  asked: number;
  triggeredAt?: Date;
  feeds?: Record<string, FeedCheck> | null;
}

export const buildLate = (asked: number): string =>
  `A build was requested ${asked} times, but the site has not changed: check the build's log.`;

export async function endCheck(
  db: Database,
  check: StockCheck,
  seen: FeedState | null,
  now: number,
  asked: Partial<RequestedBuild>,
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
    .where(ownLeaseCondition(check));
}

/** Keeps known values for the next check. */
export async function failCheck(
  db: Database,
  check: StockCheck,
  { reason, fault }: StockFailure,
  feeds: Pick<RequestedBuild, 'feeds'> = {},
): Promise<void> {
  const failures = sql`${stockChecks.failures} + 1`;
  await db
    .update(stockChecks)
    .set({ ...feeds, leasedUntil: null, failures, lastError: reason.slice(0, maxErrorLength), fault })
    .where(ownLeaseCondition(check));
}

/**
 * @param fingerprint the site's; null if unknown
 * @param feeds null for a single feed or failed refresh
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
    lastError: failure?.reason.slice(0, maxErrorLength) ?? null,
    fault: failure?.fault ?? null,
    ...(failure === null && { feeds: feeds && nextFeedChecks(known?.feeds ?? null, feeds, now) }),
    ...(isNew && { fingerprint, changedAt: checkedAt, etag: null, lastModified: null }),
  };
  await db
    .insert(stockChecks)
    .values({ dealer, ...values })
    .onConflictDoUpdate({ target: stockChecks.dealer, set: values });
}

/** Ignores checks whose lease was taken over. */
const ownLeaseCondition = ({ dealer, leasedUntil }: StockCheck) =>
  and(eq(stockChecks.dealer, dealer), eq(stockChecks.leasedUntil, leasedUntil));
