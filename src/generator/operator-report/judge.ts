import { heldItems } from '#src/domain/guard/held-item.ts';
import type { DealerLeads } from '#src/server/operations/follow-up/dealer-leads.ts';
import { addDays } from '#src/lib/dates.ts';
import type { Rejection } from '#src/sources/stock/load-stock.ts';
import { isHiddenRow } from '#src/sources/stock/rules/hidden-row.ts';
import { enoughComment, enoughPhotos, type BuildFacts } from './dealer-facts.ts';
import type { StockDay } from './day-history.ts';
import type {
  CoveragePercent,
  DealerReport,
  DealerState,
  Level,
  DealerProblem,
  SiteReport,
  SiteState,
  SiteStatus,
} from './report-data.ts';
import { counted } from '#src/lib/numbers.ts';
import { dayMs, hourMs, spanOf } from './spans.ts';

/** Amber, then red: minimums for coverage, maximums for the rest. */
export const limits = {
  /** Amber; red is the dealer's stock.refresh.staleDays. */
  feedHours: 24,
  refreshHours: [24, 72],
  price: [95, 85],
  photos: [85, 70],
  comments: [65, 45],
  /** Percentage of rows, applied once `rejectedRows` are rejected. */
  rejectedShare: [2, 10],
  rejectedRows: 5,
  /** Percentage drop within `stockDays` days. */
  stockDrop: 20,
  stockDays: 7,
  pageKilobytes: [150, 300],
  replyMinutes: [60, 240],
} as const;

export function above(value: number, [warn, bad]: readonly [number, number]): Level | null {
  if (value > bad) return 'bad';
  return value > warn ? 'warn' : null;
}

export function below(value: number | null, [warn, bad]: readonly [number, number]): Level | null {
  if (value === null) return null;
  if (value < bad) return 'bad';
  return value < warn ? 'warn' : null;
}

/** @param now epoch milliseconds */
export function judgeDealer({ slug, name, site, failure, leads }: DealerState, now: number): DealerReport {
  const problems: DealerProblem[] = [
    ...leadProblems(leads),
    ...(failure
      ? [{ kind: 'failed' as const, level: 'bad' as const, text: failureLabels[failure.kind] ?? 'Not built' }]
      : []),
    ...(site ? siteProblems(site, now) : []),
    ...replyProblems(leads),
  ];
  const order = (level: Level) => (level === 'bad' ? 0 : 1);
  return {
    slug,
    name,
    state: site?.facts.state ?? null,
    town: site?.facts.town ?? null,
    status: statusOf(problems),
    problems: problems.toSorted((a, b) => order(a.level) - order(b.level)),
    failure,
    site: site && siteReport(slug, site, now),
    leads,
  };
}

function statusOf(problems: readonly DealerProblem[]): SiteStatus {
  const has = (kind: DealerProblem['kind']) => problems.some((one) => one.kind === kind);
  if (has('failed')) return 'failed';
  if (has('unread')) return 'unread';
  return has('feed') ? 'stale' : 'ok';
}

/** Problems that lose sales or stop a site. */
const urgentKinds: ReadonlySet<DealerProblem['kind']> = new Set([
  'leads',
  'failed',
  'unread',
  'held',
  'feed',
  'refresh',
]);

export const isUrgent = ({ kind, level }: DealerProblem): boolean => level === 'bad' && urgentKinds.has(kind);

const failureLabels: Record<string, string> = {
  StockRefusedError: 'Feed refused',
  FeedFetchError: 'Feed couldn’t be fetched',
  FeedFormatError: 'Feed couldn’t be parsed',
  FeedEmptyError: 'Feed has no vehicles',
  FeedMappingError: 'Feed doesn’t match its mapping',
  TenantError: 'Settings are invalid',
};

const leadProblems = (leads: DealerLeads | null): DealerProblem[] =>
  leads && leads.undelivered.length > 0
    ? [{ kind: 'leads', level: 'bad', text: `${counted(leads.undelivered.length, 'lead')} not delivered` }]
    : [];

function replyProblems(leads: DealerLeads | null): DealerProblem[] {
  const half = leads?.times?.half ?? null;
  const level = half === null ? null : above(half, limits.replyMinutes);
  return level && half !== null ? [{ kind: 'reply', level, text: `Median reply time ${spanOf(half * 60_000)}` }] : [];
}

function siteProblems({ facts, refreshedAt, days, rejected }: SiteState, now: number): DealerProblem[] {
  const { result, page } = facts;
  const found: (DealerProblem | null)[] = [
    problem('feed', feedLevel(facts, now), `Feed unchanged for ${spanOf(now - facts.changedAt)}`),
    ...(result.failing ?? []).map(({ feed }) => problem('unread', 'bad', `Feed ${feed} couldn’t be read`)),
    ...heldItems('', result).map(({ title, vehicles }) => problem('held', 'bad', `Held: ${title} (${vehicles})`)),
    problem('refresh', refreshLevel(facts, refreshedAt, now), `Last refreshed ${spanOf(now - refreshedAt)} ago`),
    problem('rows', rowsLevel(rejected, result.rows), `${counted(countRejected(rejected), 'row')} set aside`),
    ...coverProblems(coverageOf(facts)),
    stockProblem(days, facts.onSale),
    page &&
      problem(
        'weight',
        above(page.kilobytes, limits.pageKilobytes),
        `Median vehicle page is ${Math.round(page.kilobytes)} kB`,
      ),
  ];
  return found.filter((one) => one !== null);
}

const problem = (kind: DealerProblem['kind'], level: Level | null, text: string): DealerProblem | null =>
  level && { kind, level, text };

/** A file in the dealer's folder needn't change. */
function feedLevel({ source, refresh, changedAt }: BuildFacts, now: number): Level | null {
  if (source !== 'url') return null;
  const hours = (now - changedAt) / hourMs;
  if (hours >= refresh.staleDays * 24) return 'bad';
  return hours > limits.feedHours ? 'warn' : null;
}

/** Without a daily build or a feed URL, a site may be any age. */
const refreshLevel = ({ source, refresh }: BuildFacts, refreshedAt: number, now: number): Level | null =>
  refresh.daily || source === 'url' ? above((now - refreshedAt) / hourMs, limits.refreshHours) : null;

/** Vehicles that the dealer hides aren't errors in the feed. */
const countRejected = (rejected: readonly Rejection[]): number => rejected.filter((row) => !isHiddenRow(row)).length;

export function rowsLevel(rejected: readonly Rejection[], rows: number): Level | null {
  const count = countRejected(rejected);
  return count < limits.rejectedRows ? null : above((count / rows) * 100, limits.rejectedShare);
}

const coverageNames: Record<keyof CoveragePercent, string> = {
  price: 'a price',
  photos: `at least ${enoughPhotos} photos`,
  comments: `a comment of at least ${enoughComment} characters`,
};

const coverProblems = (coverage: CoveragePercent): (DealerProblem | null)[] =>
  (['price', 'photos', 'comments'] as const).map((name) =>
    problem('cover', below(coverage[name], limits[name]), `${coverage[name]}% with ${coverageNames[name]}`),
  );

function stockProblem(days: StockDay[], onSale: number): DealerProblem | null {
  const newest = days.at(-1);
  if (!newest) return null;
  const since = addDays(newest.day, -limits.stockDays);
  const before = days.findLast(({ day }) => day <= since) ?? null;
  if (before === null || before.onSale === 0) return null;
  const fell = ((before.onSale - onSale) / before.onSale) * 100;
  return problem(
    'stock',
    fell >= limits.stockDrop ? 'warn' : null,
    `Stock fell from ${before.onSale} vehicles to ${onSale}`,
  );
}

/** Rounded down, so that 100 % means all. */
function coverageOf({ onSale, coverage }: BuildFacts): CoveragePercent {
  const percent = ({ having }: { having: number }) => (onSale === 0 ? null : Math.floor((having / onSale) * 100));
  return {
    price: percent(coverage.price),
    photos: percent(coverage.photos),
    comments: percent(coverage.comments),
  };
}

function siteReport(
  slug: string,
  { facts, refreshedAt, days, changed, rejected, leftOut, pinned }: SiteState,
  now: number,
): SiteReport {
  const { result, coverage, page } = facts;
  const without = ({ having, without: first }: typeof coverage.price) => ({ count: facts.onSale - having, first });
  return {
    vehicles: facts.onSale,
    rows: result.rows,
    pages: result.pages,
    bytes: result.bytes,
    seconds: facts.seconds,
    builtAt: facts.at,
    refreshedAt,
    pinned,
    days: days.filter(({ day }) => Date.parse(day) > now - 31 * dayMs),
    changed,
    coverage: coverageOf(facts),
    without: {
      price: without(coverage.price),
      photos: without(coverage.photos),
      comments: without(coverage.comments),
    },
    rejected,
    unread: result.failing ?? [],
    held: heldItems(slug, result),
    feed: {
      source: facts.source,
      host: facts.host,
      changedAt: facts.changedAt,
      ageHours: Math.round(Math.max(0, (now - facts.changedAt) / hourMs) * 10) / 10,
    },
    page: page && { path: `/${page.path.replace(/\.html$/v, '')}`, kilobytes: page.kilobytes },
    warnings: result.warnings.map((text) => ({ text, isNew: facts.newWarnings.includes(text) })),
    notes: result.notes,
    longStanding: facts.longStanding,
    leftOut,
  };
}
