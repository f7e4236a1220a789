import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { RefreshErrorCode } from '#src/domain/vehicle/feed-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { stockChecks } from '../../platform/database/schema.ts';
import type { FeedCheck } from '#src/domain/vehicle/feed-checks.ts';

export interface CheckedDealer {
  slug: string;
  refresh: Settings['stock']['refresh'];
  hasFeed: boolean;
  hasHook: boolean;
}

export interface StockStatus {
  dealer: string;
  ok: boolean;
  /** Problems, worst first, or one line if all is well. */
  lines: string[];
  checkedAt: string | null;
  changedAt: string | null;
  triggeredAt: string | null;
  failures: number;
  fault: RefreshErrorCode | null;
}

const minuteMs = 60_000,
  hourMs = 60 * minuteMs,
  dayMs = 24 * hourMs;
/** The schedule runs every ten minutes. */
const silentMs = hourMs;

export async function stockStatus(db: Database, dealers: CheckedDealer[], now: number): Promise<StockStatus[]> {
  const rows = new Map((await db.select().from(stockChecks)).map((row) => [row.dealer, row]));
  return dealers.map((dealer) => statusOf(dealer, rows.get(dealer.slug) ?? null, now));
}

type Row = typeof stockChecks.$inferSelect;

function statusOf({ slug, hasHook, hasFeed, refresh }: CheckedDealer, row: Row | null, now: number): StockStatus {
  const isWatched = hasHook || row !== null;
  const troubles = isWatched ? troublesOf({ hasHook, hasFeed, refresh }, row, now) : [];
  const good = !isWatched
    ? 'not checked: private.providers.buildHook is not set, and ./forecourt worker has not refreshed it'
    : hasFeed && row?.changedAt
      ? `the feed changed ${ago(row.changedAt, now)}, and was checked ${ago(row.checkedAt, now)}`
      : 'nothing to report';
  const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;
  return {
    dealer: slug,
    ok: troubles.length === 0,
    lines: troubles.length > 0 ? troubles : [good],
    checkedAt: iso(row?.checkedAt),
    changedAt: iso(row?.changedAt),
    triggeredAt: iso(row?.triggeredAt),
    failures: row?.failures ?? 0,
    fault: row?.fault ?? null,
  };
}

function troublesOf(
  { hasHook, hasFeed, refresh }: Omit<CheckedDealer, 'slug'>,
  row: Row | null,
  now: number,
): string[] {
  if (!row) return ['the feed has never been checked: is the scheduled function refresh-stock running?'];
  return [
    ...(row.failures > 0 && row.lastError
      ? [`${row.failures} ${row.failures === 1 ? 'failure' : 'failures'} in a row, most recently: ${row.lastError}`]
      : []),
    ...Object.entries(row.feeds ?? {}).flatMap(([feed, check]) => feedTroubles(feed, check, refresh, now)),
    ...(now - row.checkedAt.getTime() > silentMs + (hasHook ? 0 : refresh.leastMinutes * minuteMs)
      ? [
          `last checked ${ago(row.checkedAt, now)}: is ${hasHook ? 'the scheduled function refresh-stock' : './forecourt worker'} running?`,
        ]
      : []),
    ...(hasFeed && row.feeds === null && isStale(row.changedAt, refresh.staleDays, now)
      ? [`the feed last changed ${ago(row.changedAt, now)}: ask the dealer whether the export still runs`]
      : []),
  ];
}

function feedTroubles(
  feed: string,
  { failures, lastError, changedAt }: FeedCheck,
  refresh: CheckedDealer['refresh'],
  now: number,
): string[] {
  const changed = changedAt === null ? null : new Date(changedAt);
  return [
    ...(failures > 0 && lastError
      ? [`feed ${feed}: ${failures} ${failures === 1 ? 'failure' : 'failures'} in a row, most recently: ${lastError}`]
      : []),
    ...(isStale(changed, refresh.staleDays, now)
      ? [`feed ${feed} last changed ${ago(changed, now)}: ask the dealer whether the export still runs`]
      : []),
  ];
}

export const isStale = (changedAt: Date | null, staleDays: number, now: number): changedAt is Date =>
  changedAt !== null && now - changedAt.getTime() >= staleDays * dayMs;

function ago(date: Date, now: number): string {
  const ms = Math.max(0, now - date.getTime());
  const [count, unit] =
    ms >= 2 * dayMs ? [ms / dayMs, 'days'] : ms >= 2 * hourMs ? [ms / hourMs, 'hours'] : [ms / minuteMs, 'minutes'];
  return `${Math.floor(count)} ${unit} ago`;
}
