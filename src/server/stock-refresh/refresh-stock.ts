/**
 * Looks whether a dealer's site is behind, and asks for a build (API-16). In order:
 * 1. Without a build hook nothing can be asked for: skipped. One check at a time for each dealer.
 * 2. A feed at an address: a build is due when the feed says something else than the one that the live site was built
 *    from. The build wrote that into the dealer's record, which is deployed with the functions: a build that failed
 *    changes nothing, and is asked for again. Of several feeds each is looked at by itself: one that fails says what the
 *    site has of it, is counted, and keeps none of the others; all of them failing is a failure of the check.
 * 3. Stock of every kind: a build is due when the dealer's date has changed since the last one, for what time alone
 *    changes.
 * 4. Builds are asked for no more often than settings say, and again for the same reason only after a while; that is a
 *    failure to be seen.
 */
import { hash } from 'node:crypto';
import { addressFeeds, feedsOf, settingsOf } from '#src/domain/tenant/stock-feeds.ts';
import { feedFaultOf } from '#src/domain/vehicle/feed-fault.ts';
import type { FeedVersion } from '#src/domain/vehicle/stock-record.ts';
import type { Allowance } from '#src/domain/tenant/allowance.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { localDate } from '#src/lib/dates.ts';
import type { Database } from '../database/database.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { allowanceFor } from '../dealer/own-variables.ts';
import { nextFeedChecks, type FeedCheck, type FeedOutcome, type SeenFeed } from './feed-checks.ts';
import { endCheck, failCheck, takeCheck, type StockCheck } from './stock-check.ts';
import { EnvironmentError } from '../environment.ts';

export type RefreshOutcome = (
  { outcome: 'skipped' | 'waiting' | 'failed'; reason: string } | { outcome: 'unchanged' | 'triggered' }
) & {
  /** Of several feeds, those that failed, each in a sentence. */
  failing?: string[];
};

interface CheckedFeed {
  version: FeedVersion;
  etag: string | null;
  lastModified: string | null;
}

/** Reads a feed at an address; null where its server says that nothing changed since `seen`. */
export type CheckFeed = (
  dealer: { settings: Settings; allowance: Allowance },
  seen: Omit<SeenFeed, 'fingerprint'> | null,
  now: number,
  how: { isTransformed: boolean },
) => Promise<CheckedFeed | null>;

const minuteMs = 60_000,
  shortestLeaseMs = 120_000;

const timeoutMs = 10_000;

/** @throws EnvironmentError for a variable that is not set to an address */
function hookAddress(variable: string, values: Record<string, string | undefined> = process.env): URL {
  const url = URL.parse(values[variable]?.trim() ?? '');
  if (url && ['https:', 'http:'].includes(url.protocol)) return url;
  throw new EnvironmentError(`${variable} is not set to an address; private.providers.buildHook names it.`);
}

/** Once: a hook that was slow to answer may have begun its build. @throws Error unless it took the call */
async function callBuildHook(url: URL): Promise<void> {
  const response = await fetch(url, { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the build hook answered ${response.status}`);
}

/** Never throws for a feed or hook that is down: it says so, and counts it. */
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
    return { outcome: 'skipped', reason: 'No build hook: private.providers.buildHook names none.' };
  const check = await takeCheck(
    db,
    dealer.slug,
    now(),
    Math.max(shortestLeaseMs, ...addressFeeds(stock).map(({ source }) => source.totalMs + minuteMs)),
  );
  if (!check) return { outcome: 'skipped', reason: 'Another check is running.' };
  let feeds: SeenStock['feeds'] = {};
  try {
    const hook = hookAddress(providers.buildHook);
    const looked = await look(dealer, check, now(), checkFeed);
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
    await failCheck(db, check, { reason, fault: feedFaultOf(cause) }, feeds);
    return { outcome: 'failed', reason };
  }
}

/** What a check saw of a dealer's stock. */
interface SeenStock {
  /** Null where no feed is at an address. */
  seen: SeenFeed | null;
  /** What the live site was built from, as `seen` has it. */
  live: string | undefined;
  /** What is written down of each of several feeds; null where there is one. */
  feeds: { feeds?: Record<string, FeedCheck> | null };
  failing: string[];
  /** Where each of several feeds failed, the first one's. */
  error: Error | null;
}

async function look(dealer: DealerRecord, check: StockCheck, now: number, checkFeed: CheckFeed): Promise<SeenStock> {
  const { stock } = dealer.settings;
  const { built } = dealer;
  if (feedsOf(stock).length > 1) return lookAtEach(dealer, check, now, checkFeed);
  const live = built?.feed.fields ?? check.known?.fingerprint;
  const allowance = allowanceFor(dealer);
  const ask = (): Promise<SeenFeed> =>
    seenNow({ settings: dealer.settings, allowance }, built?.feed, check.known, now, checkFeed);
  return {
    seen: stock.source.kind === 'url' ? await ask() : null,
    live,
    feeds: { feeds: null },
    failing: [],
    error: null,
  };
}

async function lookAtEach(
  dealer: DealerRecord,
  check: StockCheck,
  now: number,
  checkFeed: CheckFeed,
): Promise<SeenStock> {
  const { settings, built } = dealer;
  const allowance = allowanceFor(dealer);
  const asked = addressFeeds(settings.stock);
  const errors: Error[] = [];
  const outcomeOf = async (feed: (typeof asked)[number]): Promise<FeedOutcome> => {
    const known = check.feeds?.[feed.name]?.seen ?? null;
    try {
      const own = { settings: settingsOf(settings, feed), allowance };
      return { seen: await seenNow(own, built?.feed.feeds?.[feed.name], known, now, checkFeed) };
    } catch (cause) {
      errors.push(cause as Error);
      return { failure: { reason: reasonOf(cause), fault: feedFaultOf(cause) } };
    }
  };
  const outcomes = await Promise.all(asked.map(async (feed) => [feed.name, await outcomeOf(feed)] as const));
  const feeds = nextFeedChecks(check.feeds, Object.fromEntries(outcomes), now);
  const had = (feed: string): string | null =>
    built?.feed.feeds?.[feed]?.fields ?? check.feeds?.[feed]?.seen?.fingerprint ?? null;
  const has = (feed: string, outcome: FeedOutcome): string | null =>
    'seen' in outcome ? outcome.seen.fingerprint : had(feed);
  // A feed of which nothing was known says nothing new.
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

/** @param built the version of this feed that the live site was built from */
async function seenNow(
  dealer: Parameters<CheckFeed>[0],
  built: FeedVersion | undefined,
  known: SeenFeed | null,
  now: number,
  checkFeed: CheckFeed,
): Promise<SeenFeed> {
  const found = await checkFeed(dealer, known, now, {
    isTransformed: built !== undefined && built.fields === built.bytes,
  });
  if (found === null) {
    if (known) return known;
    throw new Error('the feed answered 304 to a question about no version');
  }
  const { version, ...rest } = found;
  // Equal bytes say the same, though a release in between may read them otherwise.
  return { ...rest, fingerprint: version.bytes === built?.bytes ? built.fields : version.fields };
}

/** Why a build is due, as a key that stays the same until it has come; null when the site is up to date. */
function dueFor({ settings, built }: DealerRecord, { seen, live }: SeenStock, now: number): string | null {
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
  // Either way: a moment that is far ahead was written by a clock that has been put right since.
  return Math.abs(now - triggeredAt.getTime()) < minutes * minuteMs
    ? `A build was asked for less than ${minutes} minutes ago.`
    : null;
}

/** Without addresses, which may hold a key. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  const code = (cause.cause as NodeJS.ErrnoException | undefined)?.code;
  if (cause.name === 'TimeoutError') return 'no answer in time';
  return code ? `${cause.message} (${code})` : cause.message;
}
