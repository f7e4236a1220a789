/**
 * Looks whether a dealer's site is behind, and asks for a build (API-16). In order:
 * 1. Without a build hook nothing can be asked for: skipped. One check at a time for each dealer.
 * 2. A feed at an address: a build is due when the feed says something else than the one that the live site was built
 *    from. The build wrote that into the dealer's record, which is deployed with the functions: a build that failed
 *    changes nothing, and is asked for again.
 * 3. Stock of every kind: a build is due when the dealer's date has changed since the last one, for what time alone
 *    changes.
 * 4. Builds are asked for no more often than settings say, and again for the same reason only after a while; that is a
 *    failure to be seen.
 */
import { feedFaultOf } from '#src/domain/vehicle/feed-fault.ts';
import type { FeedVersion } from '#src/domain/vehicle/stock-record.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { localDate } from '#src/lib/dates.ts';
import type { Database } from '../database/database.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { endCheck, failCheck, takeCheck, type SeenFeed, type StockCheck } from './stock-check.ts';
import { EnvironmentError } from '../environment.ts';

export type RefreshOutcome =
  { outcome: 'skipped' | 'waiting' | 'failed'; reason: string } | { outcome: 'unchanged' | 'triggered' };

interface CheckedFeed {
  version: FeedVersion;
  etag: string | null;
  lastModified: string | null;
}

/** Reads a feed at an address; null where its server says that nothing changed since `seen`. */
export type CheckFeed = (
  settings: Settings,
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
  const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(timeoutMs) });
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
    stock: { source },
  } = dealer.settings;
  if (providers.buildHook === null)
    return { outcome: 'skipped', reason: 'No build hook: private.providers.buildHook names none.' };
  const check = await takeCheck(
    db,
    dealer.slug,
    now(),
    Math.max(shortestLeaseMs, (source.kind === 'url' ? source.totalMs : 0) + minuteMs),
  );
  if (!check) return { outcome: 'skipped', reason: 'Another check is running.' };
  try {
    const hook = hookAddress(providers.buildHook);
    const seen = source.kind === 'url' ? await seenNow(dealer, check, now(), checkFeed) : null;
    const due = dueFor(dealer, check, seen, now());
    if (due === null) return await end(db, check, seen, now(), { outcome: 'unchanged' });
    const reason = waitsFor(check, due, dealer.settings, now());
    if (reason) return await end(db, check, seen, now(), { outcome: 'waiting', reason });
    await callBuildHook(hook);
    const asked = check.askedFor === due ? check.asked + 1 : 1;
    await endCheck(db, check, seen, now(), { askedFor: due, asked, triggeredAt: new Date(now()) });
    return { outcome: 'triggered' };
  } catch (cause) {
    const reason = reasonOf(cause);
    await failCheck(db, check, { reason, fault: feedFaultOf(cause) });
    return { outcome: 'failed', reason };
  }
}

async function end(
  db: Database,
  check: StockCheck,
  seen: SeenFeed | null,
  now: number,
  outcome: RefreshOutcome,
): Promise<RefreshOutcome> {
  await endCheck(db, check, seen, now, outcome.outcome === 'unchanged' ? { askedFor: null, asked: 0 } : {});
  return outcome;
}

async function seenNow(
  { settings, built }: DealerRecord,
  { known }: StockCheck,
  now: number,
  checkFeed: CheckFeed,
): Promise<SeenFeed> {
  const found = await checkFeed(settings, known, now, {
    isTransformed: built !== undefined && built.feed.fields === built.feed.bytes,
  });
  if (found === null) {
    if (known) return known;
    throw new Error('the feed answered 304 to a question about no version');
  }
  const { version, ...rest } = found;
  // Equal bytes say the same, though a release in between may read them otherwise.
  return { ...rest, fingerprint: version.bytes === built?.feed.bytes ? built.feed.fields : version.fields };
}

/** Why a build is due, as a key that stays the same until it has come; null when the site is up to date. */
function dueFor(
  { settings, built }: DealerRecord,
  { known }: StockCheck,
  seen: SeenFeed | null,
  now: number,
): string | null {
  const live = built?.feed.fields ?? known?.fingerprint;
  if (seen && live !== undefined && seen.fingerprint !== live) return seen.fingerprint;
  const today = localDate(now, settings.regional.timeZone);
  return built && settings.stock.refresh.daily && localDate(built.at, settings.regional.timeZone) < today
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
  return now - triggeredAt.getTime() < minutes * minuteMs
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
