import type { FeedErrorCode } from '#src/domain/vehicle/feed-error.ts';

/** Fingerprints cover only mapped data. */
export interface FeedState {
  fingerprint: string;
  etag: string | null;
  lastModified: string | null;
}

export interface FeedCheck {
  /** Null if the feed was never received. */
  seen: FeedState | null;
  /** Epoch milliseconds; null for `mayStand`. */
  changedAt: number | null;
  failures: number;
  lastError: string | null;
  fault: FeedErrorCode | null;
}

/** `mayStand`: may stay unchanged, such as a file in the dealer's folder. */
export type FeedOutcome =
  { seen: FeedState; mayStand?: boolean } | { failure: { reason: string; fault: FeedErrorCode | null } };

const maxErrorLength = 500;
const initialCheck: FeedCheck = { seen: null, changedAt: null, failures: 0, lastError: null, fault: null };

/** @param now epoch milliseconds */
export const nextFeedChecks = (
  before: Readonly<Record<string, FeedCheck>> | null,
  outcomes: Readonly<Record<string, FeedOutcome>>,
  now: number,
): Record<string, FeedCheck> =>
  Object.fromEntries(
    Object.entries(outcomes).map(([feed, outcome]) => [feed, nextCheck(before?.[feed] ?? initialCheck, outcome, now)]),
  );

function nextCheck(before: FeedCheck, outcome: FeedOutcome, now: number): FeedCheck {
  if ('failure' in outcome) {
    const { reason, fault } = outcome.failure;
    return { ...before, failures: before.failures + 1, lastError: reason.slice(0, maxErrorLength), fault };
  }
  const { seen, mayStand } = outcome;
  const changedAt = seen.fingerprint === before.seen?.fingerprint ? before.changedAt : now;
  return { ...initialCheck, seen, changedAt: mayStand ? null : changedAt };
}
