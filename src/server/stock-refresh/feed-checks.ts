/** How each of a dealer's several feeds stands, in the row of its checks (stock-check.ts). */
import type { FeedFault } from '#src/domain/vehicle/feed-fault.ts';

/** What was seen of a feed: a hash of what the mapping reads, and what the feed's server called that version. */
export interface SeenFeed {
  fingerprint: string;
  etag: string | null;
  lastModified: string | null;
}

export interface FeedCheck {
  /** What was seen last; null where the feed never came. */
  seen: SeenFeed | null;
  /** Since when it says that, milliseconds since 1970; null where that is nobody's business. */
  changedAt: number | null;
  /** Failures in a row. */
  failures: number;
  lastError: string | null;
  fault: FeedFault | null;
}

/** `mayStand`: it may say the same for as long as it likes, as a file in the dealer's folder does. */
export type FeedOutcome =
  { seen: SeenFeed; mayStand?: boolean } | { failure: { reason: string; fault: FeedFault | null } };

const mostText = 500;
const never: FeedCheck = { seen: null, changedAt: null, failures: 0, lastError: null, fault: null };

/** What is known after the feeds were looked at. A feed that is named no more is forgotten. @param now milliseconds since 1970 */
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
