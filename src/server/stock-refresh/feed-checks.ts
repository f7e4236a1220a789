import type { FeedFault } from '#src/domain/vehicle/feed-fault.ts';

/** The fingerprint covers the mapped data. */
export interface SeenFeed {
  fingerprint: string;
  etag: string | null;
  lastModified: string | null;
}

export interface FeedCheck {
  /** Null if the feed never arrived. */
  seen: SeenFeed | null;
  /** Milliseconds since 1970; null for feeds that may stay unchanged. */
  changedAt: number | null;
  failures: number;
  lastError: string | null;
  fault: FeedFault | null;
}

/** `mayStand`: may stay unchanged, such as a file in the dealer's folder. */
export type FeedOutcome =
  { seen: SeenFeed; mayStand?: boolean } | { failure: { reason: string; fault: FeedFault | null } };

const mostText = 500;
const never: FeedCheck = { seen: null, changedAt: null, failures: 0, lastError: null, fault: null };

/** @param now milliseconds since 1970 */
export const nextFeedChecks = (
  before: Readonly<Record<string, FeedCheck>> | null,
  outcomes: Readonly<Record<string, FeedOutcome>>,
  now: number,
): Record<string, FeedCheck> =>
  Object.fromEntries(
    Object.entries(outcomes).map(([feed, outcome]) => [feed, nextCheck(before?.[feed] ?? never, outcome, now)]),
  );

function nextCheck(before: FeedCheck, outcome: FeedOutcome, now: number): FeedCheck {
  if ('failure' in outcome) {
    const { reason, fault } = outcome.failure;
    return { ...before, failures: before.failures + 1, lastError: reason.slice(0, mostText), fault };
  }
  const { seen, mayStand } = outcome;
  const changedAt = seen.fingerprint === before.seen?.fingerprint ? before.changedAt : now;
  return { ...never, seen, changedAt: mayStand ? null : changedAt };
}
