/** Reasons for a feed without stock, by the action required. */
export const feedErrorCodes = [
  /** No response from the feed's server, file or index. */
  'unreachable',
  /** Invalid or truncated data. */
  'unreadable',
  'empty',
  /** Mapped columns that the feed lacks. */
  'columns',
  /** Lost more vehicles, prices, photos or other facts than the settings allow. */
  'shrunk',
] as const;

export type FeedErrorCode = (typeof feedErrorCodes)[number];

/** Reasons that a refresh failed: an issue with the feed, or with publishing. */
export type RefreshErrorCode = FeedErrorCode | 'unpublished';

export interface FeedFailure {
  feed: string;
  /** URL feeds only; excludes the path, which may hold a key. */
  host: string | null;
  fault: FeedErrorCode;
  reason: string;
}

export function feedErrorCodeOf(cause: unknown): FeedErrorCode | null {
  const fault = cause instanceof Error && 'fault' in cause ? cause.fault : null;
  return feedErrorCodes.find((known) => known === fault) ?? null;
}
