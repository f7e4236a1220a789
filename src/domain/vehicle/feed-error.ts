/** Reasons for a feed without stock, by action required. */
export const feedErrorCodes = [
  'unreachable',
  /** Invalid or truncated data. */
  'unreadable',
  'empty',
  /** Mapped columns that the feed lacks. */
  'columns',
  /** Lost more vehicles, prices, photos or other facts than allowed. */
  'shrunk',
] as const;

export type FeedErrorCode = (typeof feedErrorCodes)[number];

/** An issue with the feed, or with publishing. */
export type RefreshErrorCode = FeedErrorCode | 'unpublished';

export interface FeedFailure {
  feed: string;
  /** URL feeds only; the path may hold a key. */
  host: string | null;
  fault: FeedErrorCode;
  reason: string;
}

export function feedErrorCodeOf(cause: unknown): FeedErrorCode | null {
  const fault = cause instanceof Error && 'fault' in cause ? cause.fault : null;
  return feedErrorCodes.find((known) => known === fault) ?? null;
}
