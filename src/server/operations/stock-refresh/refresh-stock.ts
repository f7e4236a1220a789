/**
 * Requests a build when a dealer's site is outdated (API-16):
 *
 * 1. A build is due when a feed at a URL differs from the live site's, as noted in the dealer's record, which is
 * deployed with the functions: a failed build is requested again. Of several feeds, a failing one counts as unchanged;
 * if all fail, so does the check.
 * 2. A build is also due when the dealer's date has changed, for time-dependent content.
 * 3. Settings limit the build rate. Repeats for the same reason wait longer and count as failures.
 */
import { hash } from 'node:crypto';
import { addressFeeds, feedsOf, settingsOf } from '#src/domain/tenant/stock-feeds.ts';
import { feedErrorCodeOf } from '#src/domain/vehicle/feed-error.ts';
import type { FeedVersion } from '#src/domain/vehicle/stock-record.ts';
import type { Allowance } from '#src/domain/tenant/allowance.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { localDate } from '#src/lib/dates.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DealerRecord } from '../../platform/dealer/dealer-record.ts';
import { allowanceFor } from '../../platform/dealer/allowed-variables.ts';
import { nextFeedChecks, type FeedCheck, type FeedOutcome, type FeedState } from '#src/domain/vehicle/feed-checks.ts';
import { endCheck, failCheck, takeCheck, type StockCheck } from './stock-check.ts';
import { EnvironmentError } from '../../platform/environment.ts';

export type RefreshOutcome = (
  { outcome: 'skipped' | 'waiting' | 'failed'; reason: string } | { outcome: 'unchanged' | 'triggered' }
) & {
  failing?: string[];
};

interface CheckedFeed {
  version: FeedVersion;
  etag: string | null;
  lastModified: string | null;
}

/** Null when unchanged since `seen`. */
export type CheckFeed = (
  dealer: { settings: Settings; allowance: Allowance },
  seen: Omit<FeedState, 'fingerprint'> | null,
  now: number,
  how: { isTransformed: boolean },
) => Promise<CheckedFeed | null>;

const minuteMs = 60_000,
  shortestLeaseMs = 120_000;

const timeoutMs = 10_000;

function hookAddress(variable: string, values: Record<string, string | undefined> = process.env): URL {
  const url = URL.parse(values[variable]?.trim() ?? '');
  if (url && ['https:', 'http:'].includes(url.protocol)) return url;
  throw new EnvironmentError(`${variable} is not set to a URL, but private.providers.buildHook refers to it.`);
}

/**
 * Never retried: a slow hook may have started its build.
 * @throws unless the hook accepts.
 */
async function callBuildHook(url: URL): Promise<void> {
  const response = await fetch(url, { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the build hook returned ${response.status}`);
}

/** Never throws for a failing feed or hook. */
export async function refreshStock(
  db: Database,
  dealer: DealerRecord,
  now: () => number,
  checkFeed: CheckFeed,
): Promise<RefreshOutcome> {
  const {
    private: { providers },
    stock,
  } = dealer.settings;
  if (providers.buildHook === null)
    return { outcome: 'skipped', reason: 'No build hook is set in private.providers.buildHook.' };
  const check = await takeCheck(
    db,
    dealer.slug,
    now(),
    Math.max(shortestLeaseMs, ...addressFeeds(stock).map(({ source }) => source.totalMs + minuteMs)),
  );
  if (!check) return { outcome: 'skipped', reason: 'Another check is running.' };
  let feeds: StockState['feeds'] = {};
  try {
    const hook = hookAddress(providers.buildHook);
    const looked = await checkStock(dealer, check, now(), checkFeed);
    feeds = looked.feeds;
    if (looked.error) throw looked.error;
    const { seen, failing } = looked;
    const ended = async (asked: Parameters<typeof endCheck>[4], outcome: RefreshOutcome): Promise<RefreshOutcome> => {
      await endCheck(db, check, seen, now(), { ...feeds, ...asked });
      return { ...outcome, ...(failing.length > 0 && { failing }) };
    };
    const due = dueFor(dealer, looked, now());
    if (due === null) return await ended({ askedFor: null, asked: 0 }, { outcome: 'unchanged' });
    const reason = waitsFor(check, due, dealer.settings, now());
    if (reason) return await ended({}, { outcome: 'waiting', reason });
    await callBuildHook(hook);
    const asked = check.askedFor === due ? check.asked + 1 : 1;
    return await ended({ askedFor: due, asked, triggeredAt: new Date(now()) }, { outcome: 'triggered' });
  } catch (cause) {
    const reason = reasonOf(cause);
    await failCheck(db, check, { reason, fault: feedErrorCodeOf(cause) }, feeds);
    return { outcome: 'failed', reason };
  }
}

interface StockState {
  seen: FeedState | null;
  live: string | undefined;
  /** Null for a single feed. */
  feeds: { feeds?: Record<string, FeedCheck> | null };
  failing: string[];
  /** The first error, if every feed failed. */
  error: Error | null;
}

async function checkStock(
  dealer: DealerRecord,
  check: StockCheck,
  now: number,
  checkFeed: CheckFeed,
): Promise<StockState> {
  const { stock } = dealer.settings;
  const { built } = dealer;
  if (feedsOf(stock).length > 1) return checkEachFeed(dealer, check, now, checkFeed);
  const live = built?.feed.fields ?? check.known?.fingerprint;
  const allowance = allowanceFor(dealer);
  const ask = (): Promise<FeedState> =>
    readFeedState({ settings: dealer.settings, allowance }, built?.feed, check.known, now, checkFeed);
  return {
    seen: stock.source.kind === 'url' ? await ask() : null,
    live,
    feeds: { feeds: null },
    failing: [],
    error: null,
  };
}

async function checkEachFeed(
  dealer: DealerRecord,
  check: StockCheck,
  now: number,
  checkFeed: CheckFeed,
): Promise<StockState> {
  const { settings, built } = dealer;
  const allowance = allowanceFor(dealer);
  const asked = addressFeeds(settings.stock);
  const errors: Error[] = [];
  const outcomeOf = async (feed: (typeof asked)[number]): Promise<FeedOutcome> => {
    const known = check.feeds?.[feed.name]?.seen ?? null;
    try {
      const own = { settings: settingsOf(settings, feed), allowance };
      return { seen: await readFeedState(own, built?.feed.feeds?.[feed.name], known, now, checkFeed) };
    } catch (cause) {
      errors.push(cause as Error);
      return { failure: { reason: reasonOf(cause), fault: feedErrorCodeOf(cause) } };
    }
  };
  const outcomes = await Promise.all(asked.map(async (feed) => [feed.name, await outcomeOf(feed)] as const));
  const feeds = nextFeedChecks(check.feeds, Object.fromEntries(outcomes), now);
  const had = (feed: string): string | null =>
    built?.feed.feeds?.[feed]?.fields ?? check.feeds?.[feed]?.seen?.fingerprint ?? null;
  const has = (feed: string, outcome: FeedOutcome): string | null =>
    'seen' in outcome ? outcome.seen.fingerprint : had(feed);
  // Unknown versions count as unchanged.
  const fingerprint = together(outcomes.map(([feed, outcome]) => [feed, has(feed, outcome)]));
  const live = together(outcomes.map(([feed, outcome]) => [feed, had(feed) ?? has(feed, outcome)]));
  return {
    seen: asked.length === 0 ? null : { fingerprint, etag: null, lastModified: null },
    live,
    feeds: { feeds },
    failing: outcomes.flatMap(([feed, outcome]) =>
      'failure' in outcome ? [`${feed}: ${outcome.failure.reason}`] : [],
    ),
    error: asked.length > 0 && errors.length === asked.length ? errors[0]! : null,
  };
}

const together = (fingerprints: [feed: string, fingerprint: string | null][]): string =>
  hash('sha256', JSON.stringify(fingerprints));

async function readFeedState(
  dealer: Parameters<CheckFeed>[0],
  built: FeedVersion | undefined,
  known: FeedState | null,
  now: number,
  checkFeed: CheckFeed,
): Promise<FeedState> {
  const found = await checkFeed(dealer, known, now, {
    isTransformed: built !== undefined && built.fields === built.bytes,
  });
  if (found === null) {
    if (known) return known;
    throw new Error('the feed returned 304 although no earlier version was sent');
  }
  const { version, ...rest } = found;
  // Equal bytes count as unchanged, even if a newer release reads them differently.
  return { ...rest, fingerprint: version.bytes === built?.bytes ? built.fields : version.fields };
}

/** Stays the same until the build arrives; null when the site is current. */
function dueFor({ settings, built }: DealerRecord, { seen, live }: StockState, now: number): string | null {
  if (seen && live !== undefined && seen.fingerprint !== live) return seen.fingerprint;
  const today = localDate(now, settings.regional.timeZone);
  return built && settings.stock.refresh.daily && localDate(built.at, settings.regional.timeZone) !== today
    ? `day ${today}`
    : null;
}

function waitsFor(
  { askedFor, triggeredAt }: StockCheck,
  due: string,
  { stock: { refresh } }: Settings,
  now: number,
): string | null {
  if (triggeredAt === null) return null;
  const minutes = askedFor === due ? Math.max(refresh.retryMinutes, refresh.leastMinutes) : refresh.leastMinutes;
  // Times far in the future came from a wrong clock.
  return Math.abs(now - triggeredAt.getTime()) < minutes * minuteMs
    ? `A build was requested less than ${minutes} minutes ago.`
    : null;
}

/** URLs may contain a key. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  const code = (cause.cause as NodeJS.ErrnoException | undefined)?.code;
  if (cause.name === 'TimeoutError') return 'no response in time';
  return code ? `${cause.message} (${code})` : cause.message;
}
