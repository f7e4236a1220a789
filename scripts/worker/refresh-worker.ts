/**
 * Refreshes in batches: a run prefetches feeds and skips a failing supplier. The queue is the schedule, and any worker
 * may process the next dealer due.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import type { RunResult } from '#src/generator/report.ts';
import { failed, type TenantResult } from '#src/generator/tenant-result.ts';
import { databaseOf } from '#src/server/platform/database/database.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { findDealer, listDealers } from '#src/server/platform/dealer/find-dealer.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import { notifyOfHeld } from '#src/server/operations/follow-up/held-alarms.ts';
import { notifyOfStock } from '#src/server/operations/follow-up/stock-alarms.ts';
import { logAlarmProblems } from '#src/server/operations/follow-up/alarm.ts';
import { logFailure, writeLine } from '#src/server/platform/log.ts';
import { RefreshQueue, type QueuePace, type RefreshJob } from '#src/server/operations/stock-refresh/refresh-queue.ts';
import { addressFeeds } from '#src/domain/tenant/stock-feeds.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import type { FeedFailure } from '#src/domain/vehicle/feed-error.ts';
import type { FeedVersion } from '#src/domain/vehicle/stock-record.ts';
import type { FeedOutcome } from '#src/domain/vehicle/feed-checks.ts';
import { recordRefresh, type StockFailure } from '#src/server/operations/stock-refresh/stock-check.ts';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { publish } from './publish.ts';
import { runCommand, type CommandEnd } from './run-command.ts';
import { watchSites } from './watch-sites.ts';

export interface WorkerOptions {
  databaseUrl: string;
  tenantsDir: string;
  outDir: string;
  /** Concurrent generator runs. */
  runs: number;
  /** Sites go to Netlify; otherwise they are served from `outDir`. */
  deploys: boolean;
  isOnce: boolean;
  pace?: QueuePace;
  /** Consecutive failures before the operator is notified. */
  quietFailures?: number;
  /** Default: a separate process that outlives the worker. */
  runRefresh?: (args: readonly string[]) => Promise<Pick<CommandEnd, 'output' | 'said'>>;
}

const together = 25;
const idleMs = 1000;
const planMs = 30_000;
/** Used if the settings are unreadable. */
const usualMinutes = 15;
const spreadSeconds = 60;

/** @returns dealers whose last refresh failed */
export async function runWorker(options: WorkerOptions, signal: AbortSignal): Promise<string[]> {
  logAlarmProblems(readEnvironment());
  const queue = await RefreshQueue.open(options.databaseUrl, options.pace);
  const failing = new Set<string>();
  try {
    await planAll(queue, options, true);
    await Promise.all([
      ...Array.from({ length: options.runs }, () => takeTurns(queue, options, failing, signal)),
      ...(options.isOnce ? [] : [keepPlanning(queue, options, signal), watchSites(options, signal)]),
    ]);
    await notifyOfAllHeld(options, true);
    return [...failing].sort();
  } finally {
    await queue.close();
  }
}

async function planAll(queue: RefreshQueue, { tenantsDir, isOnce }: WorkerOptions, isFirst: boolean): Promise<void> {
  for (const slug of tenantSlugs(tenantsDir))
    await queue.plan(slug, isOnce || isFirst ? 0 : Math.random() * spreadSeconds);
}

async function notifyOfAllHeld(options: WorkerOptions, isWhole: boolean): Promise<void> {
  const dealers = await listDealers(recordsFolder(options)).catch((cause: unknown) => {
    logFailure({ at: 'worker' }, 'Dealer records could not be read', cause);
    return [];
  });
  await notifyOfHeld({ dealers, isWhole });
}

/** Also requeues a dead worker's dealers. */
async function keepPlanning(queue: RefreshQueue, options: WorkerOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await waitFor(planMs, signal);
    if (signal.aborted) return;
    await planAll(queue, options, false).catch((cause: unknown) =>
      logFailure({ at: 'worker' }, 'Refreshes could not be queued', cause),
    );
    await notifyOfAllHeld(options, false);
  }
}

const waitFor = (ms: number, signal: AbortSignal): Promise<unknown> =>
  pause(ms, undefined, { signal }).catch(() => undefined);

async function takeTurns(
  queue: RefreshQueue,
  options: WorkerOptions,
  failing: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    // A short database outage must not end the worker: without heartbeats, jobs become due again.
    const taken = await takeTurn(queue, options, failing).catch((cause: unknown) => {
      logFailure({ at: 'worker' }, 'The refresh queue did not respond', cause);
      return 0;
    });
    if (taken === 0 && options.isOnce) return;
    if (taken === 0) await waitFor(idleMs, signal);
  }
}

async function takeTurn(queue: RefreshQueue, options: WorkerOptions, failing: Set<string>): Promise<number> {
  const jobs = await queue.take(together);
  const known = await onlyKnown(queue, jobs, options);
  if (known.length > 0) await refreshAll(queue, known, options, failing);
  return jobs.length;
}

/** An unknown dealer would fail the whole command. */
async function onlyKnown(
  queue: RefreshQueue,
  jobs: RefreshJob[],
  { tenantsDir }: WorkerOptions,
): Promise<RefreshJob[]> {
  const known = new Set(tenantSlugs(tenantsDir));
  for (const job of jobs) if (!known.has(job.dealer)) await queue.done(job);
  return jobs.filter(({ dealer }) => known.has(dealer));
}

async function refreshAll(
  queue: RefreshQueue,
  jobs: RefreshJob[],
  options: WorkerOptions,
  failing: Set<string>,
): Promise<void> {
  const beat = setInterval(
    () => void queue.keep(jobs).catch((cause: unknown) => logFailure({ at: 'worker' }, 'Heartbeat failed', cause)),
    ((options.pace?.heartbeatSeconds ?? 60) * 1000) / 3,
  );
  try {
    const results = await refresh(
      jobs.map(({ dealer }) => dealer),
      options,
    );
    for (const job of jobs) {
      const result = results.find(({ slug }) => slug === job.dealer);
      const failure = failureOf(result) ?? (await notPublished(job.dealer, options));
      const feeds = result?.failing && { feeds: result.failing };
      writeLine(
        { at: new Date().toISOString(), refresh: job.dealer, ok: failure === null, ...failure, ...feeds },
        failure ? 'error' : process.env.FORECOURT_LOG === 'off' ? 'none' : 'output',
      );
      if (failure) failing.add(job.dealer);
      else failing.delete(job.dealer);
      await settle(queue, job, { failure, failing: result?.failing ?? [] }, options);
    }
  } finally {
    clearInterval(beat);
  }
}

interface Refreshed {
  failure: StockFailure | null;
  failing: FeedFailure[];
}

async function settle(queue: RefreshQueue, job: RefreshJob, refreshed: Refreshed, options: WorkerOptions) {
  const { failure } = refreshed;
  await reportRefresh(job.dealer, refreshed, options);
  if (failure) return queue.failed(job, failure.reason);
  await queue.done(job);
  if (!options.isOnce) await queue.plan(job.dealer, await secondsUntilNext(job.dealer, options));
}

function failureOf(result: TenantResult | undefined): StockFailure | null {
  if (result === undefined) return { reason: 'The run ended before it reached this dealer.', fault: null };
  return result.ok ? null : { reason: result.errors.join(' '), fault: result.fault ?? null };
}

/** Null for a dealer with one feed. */
function outcomesOf(
  stock: StockSettings,
  { feeds }: FeedVersion,
  failing: readonly FeedFailure[],
): Record<string, FeedOutcome> | null {
  if (!feeds) return null;
  const atAddress = new Set(addressFeeds(stock).map(({ name }) => name));
  const outcomes = Object.entries(feeds).map(([name, { fields }]): [string, FeedOutcome] => {
    const failure = failing.find(({ feed }) => feed === name);
    const seen = { fingerprint: fields, etag: null, lastModified: null };
    return [name, failure ? { failure } : { seen, mayStand: !atAddress.has(name) }];
  });
  return Object.fromEntries(outcomes);
}

/** One dealer's disk error must not delay the others. */
async function notPublished(slug: string, options: WorkerOptions): Promise<StockFailure | null> {
  try {
    const dealer = await builtDealer(slug, options);
    return dealer && (await publish(slug, dealer.settings, options));
  } catch (cause) {
    return { reason: (cause as Error).message, fault: 'unpublished' };
  }
}

/** Null if the site was never built. */
const builtDealer = (slug: string, options: WorkerOptions): Promise<DealerRecord | null> =>
  findDealer({ tenant: slug, dealersDir: recordsFolder(options) });

const recordsFolder = ({ outDir }: WorkerOptions): string => join(outDir, '.forecourt', 'server');

/** `stock.refresh.leastMinutes` plus a random delay. */
async function secondsUntilNext(slug: string, { tenantsDir }: WorkerOptions): Promise<number> {
  const minutes = await loadTenant(slug, tenantsDir).then(
    ({ settings }) => settings.stock.refresh.leastMinutes,
    () => usualMinutes,
  );
  return minutes * 60 + Math.random() * spreadSeconds;
}

/**
 * Runs before another worker can pick up the dealer. A dealer never built has no record, so its failure is only in the
 * log and `./forecourt stock-status`.
 */
async function reportRefresh(slug: string, { failure, failing }: Refreshed, options: WorkerOptions): Promise<void> {
  try {
    const dealer = await builtDealer(slug, options);
    const db = await databaseOf(slug);
    const now = Date.now();
    const feed = dealer?.built?.feed;
    const feeds = dealer && feed ? outcomesOf(dealer.settings.stock, feed, failing) : null;
    await recordRefresh(db, slug, { fingerprint: feed?.fields ?? null, failure, feeds }, now);
    if (dealer) await notifyOfStock({ db, dealer, environment: readEnvironment(), now }, options.quietFailures);
  } catch (cause) {
    logFailure({ at: 'worker', dealer: slug }, 'The operator could not be notified', cause);
  }
}

async function refresh(
  slugs: string[],
  { tenantsDir, outDir, runRefresh = (args) => runCommand('refresh', args) }: WorkerOptions,
): Promise<TenantResult[]> {
  const started = performance.now();
  const args = [...slugs, '--json', '--no-mail', '--wait', '600', '--tenants', tenantsDir, '--out', outDir];
  const { output, said } = await runRefresh(args);
  try {
    return (JSON.parse(output) as RunResult).tenants;
  } catch {
    const reason = said || 'The run ended without a result.';
    logFailure({ at: 'worker' }, `The run ended without a result. ${said}`);
    return slugs.map((slug) => failed(slug, started, new Error(reason)));
  }
}
