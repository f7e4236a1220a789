/**
 * Looks whether a dealer's feed changed, and asks for a build only then (API-16).
 * 1. Feeds in the dealer's folder change with the folder: they are skipped, and so is an Algolia index.
 * 2. One check at a time for each dealer.
 * 3. The version counts as known only when the hook took it: a hook that fails is called again next time.
 */
import type { Database } from '../database/database.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { callBuildHook, hookAddress } from './build-hook.ts';
import { feedVersion } from './feed-fingerprint.ts';
import { endCheck, failCheck, takeCheck } from './stock-check.ts';

export type RefreshOutcome =
  | { outcome: 'skipped'; reason: string }
  | { outcome: 'unchanged' | 'triggered' }
  | { outcome: 'failed'; reason: string };

/** Never throws for a feed or hook that is down: it says so, and counts it. */
export async function refreshStock(db: Database, { slug, settings }: DealerRecord, now: () => number): Promise<RefreshOutcome> {
  const { source } = settings.stock;
  if (source.kind !== 'url') return { outcome: 'skipped', reason: `The stock comes from ${source.kind === 'algolia' ? 'an Algolia index' : 'a file'}.` };
  if (settings.private.providers.buildHook === null) return { outcome: 'skipped', reason: 'No build hook: private.providers.buildHook names none.' };
  const check = await takeCheck(db, slug, now());
  if (!check) return { outcome: 'skipped', reason: 'Another check is running.' };
  try {
    const hook = hookAddress(settings.private.providers.buildHook);
    const version = await feedVersion(source, check.known);
    const changed = version.fingerprint !== check.known?.fingerprint;
    if (changed) await callBuildHook(hook);
    await endCheck(db, check, version, changed ? new Date(now()) : null);
    return { outcome: changed ? 'triggered' : 'unchanged' };
  } catch (cause) {
    const reason = reasonOf(cause);
    await failCheck(db, check, reason);
    return { outcome: 'failed', reason };
  }
}

/** Without addresses, which may hold a key. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  const code = (cause.cause as NodeJS.ErrnoException | undefined)?.code;
  if (cause.name === 'TimeoutError') return 'no answer in time';
  return code ? `${cause.message} (${code})` : cause.message;
}
