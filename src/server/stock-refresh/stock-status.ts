/** What an operator should know of dealers' feeds: how old they are, what failed, which builds did not come. */
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { Database } from '../database/database.ts';
import { stockChecks } from '../database/schema.ts';

export interface CheckedDealer {
  slug: string;
  refresh: Settings['stock']['refresh'];
  /** The stock is a feed at an address, which can be seen to stand still. */
  hasFeed: boolean;
  /** A build can be asked for. */
  hasHook: boolean;
}

export interface StockStatus {
  dealer: string;
  ok: boolean;
  /** What is wrong, worst first; one line of good news where nothing is. */
  lines: string[];
  checkedAt: string | null;
  changedAt: string | null;
  triggeredAt: string | null;
  failures: number;
}

const minuteMs = 60_000,
  hourMs = 60 * minuteMs,
  dayMs = 24 * hourMs;
/** The clock calls the check every ten minutes. */
const silentMs = hourMs;

export async function stockStatus(db: Database, dealers: CheckedDealer[], now: number): Promise<StockStatus[]> {
  const rows = new Map((await db.select().from(stockChecks)).map((row) => [row.dealer, row]));
  return dealers.map((dealer) => statusOf(dealer, rows.get(dealer.slug) ?? null, now));
}

type Row = typeof stockChecks.$inferSelect;

function statusOf({ slug, hasHook, hasFeed, refresh }: CheckedDealer, row: Row | null, now: number): StockStatus {
  const troubles = hasHook ? troublesOf(row, hasFeed, refresh.staleDays, now) : [];
  const good = !hasHook
    ? 'not checked: private.providers.buildHook names no build hook'
    : hasFeed && row?.changedAt
      ? `the feed changed ${ago(row.changedAt, now)}, and was looked at ${ago(row.checkedAt, now)}`
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
  };
}

function troublesOf(row: Row | null, hasFeed: boolean, staleDays: number, now: number): string[] {
  if (!row) return ['the feed has never been checked: is the scheduled function refresh-stock running?'];
  return [
    ...(row.failures > 0 && row.lastError
      ? [`${row.failures} ${row.failures === 1 ? 'failure' : 'failures'} in a row, the last: ${row.lastError}`]
      : []),
    ...(now - row.checkedAt.getTime() > silentMs
      ? [`looked at ${ago(row.checkedAt, now)}: is the scheduled function refresh-stock running?`]
      : []),
    ...(hasFeed && row.changedAt && now - row.changedAt.getTime() >= staleDays * dayMs
      ? [`the feed last changed ${ago(row.changedAt, now)}: ask the dealer whether the export still runs`]
      : []),
  ];
}

function ago(date: Date, now: number): string {
  const ms = Math.max(0, now - date.getTime());
  const [count, unit] =
    ms >= 2 * dayMs ? [ms / dayMs, 'days'] : ms >= 2 * hourMs ? [ms / hourMs, 'hours'] : [ms / minuteMs, 'minutes'];
  return `${Math.floor(count)} ${unit} ago`;
}
