/** Issues of a feed without stock, as far as they require different action. */
export const feedFaults = [
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

export type FeedFault = (typeof feedFaults)[number];

/** Causes of a failed refresh that require different action: the feed, or publishing. */
export type RefreshFault = FeedFault | 'unpublished';

export interface FeedFailure {
  feed: string;
  /** URL feeds only; excludes the path, which may hold a key. */
  host: string | null;
  fault: FeedFault;
  reason: string;
}

/** Null for other errors. */
export function feedFaultOf(cause: unknown): FeedFault | null {
  const fault = cause instanceof Error && 'fault' in cause ? cause.fault : null;
  return feedFaults.find((known) => known === fault) ?? null;
}
