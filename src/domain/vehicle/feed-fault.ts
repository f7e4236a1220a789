/** Issues of a feed without stock, as far as they require different action. */
export const feedErrorCodes = [
  /** No answer from its server, file or index. */
  'unreachable',
  /** Invalid format or cut off. */
  'unreadable',
  'empty',
  /** Missing columns of the mapping. */
  'columns',
  /** Lost more vehicles, prices, photos or other facts at once than settings allow. */
  'shrunk',
] as const;

export type FeedErrorCode = (typeof feedErrorCodes)[number];

/** Causes of a failed refresh that require different action: the feed, or publishing. */
export type RefreshErrorCode = FeedErrorCode | 'unpublished';

export interface FeedFailure {
  feed: string;
  /** URL feeds only; excludes the path, which may hold a key. */
  host: string | null;
  fault: FeedErrorCode;
  reason: string;
}

/** Null for other errors. */
export function feedErrorCodeOf(cause: unknown): FeedErrorCode | null {
  const fault = cause instanceof Error && 'fault' in cause ? cause.fault : null;
  return feedErrorCodes.find((known) => known === fault) ?? null;
}
