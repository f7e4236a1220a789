/** What is wrong with a feed that gave no stock, as far as that decides what a person has to do about it. */
export const feedFaults = [
  /** Its server, file or index did not answer. */
  'unreachable',
  /** It came, and is not what its format says, or was cut off. */
  'unreadable',
  /** It holds no vehicle, or none that can be used. */
  'empty',
  /** It has not the columns that the mapping names. */
  'columns',
  /** It lost more vehicles, prices, photos or other facts at once than settings allow. */
  'shrunk',
] as const;

export type FeedFault = (typeof feedFaults)[number];

/** Why a refresh failed, where that decides what a person has to do: its feed, or that it could not be sent on. */
export type RefreshFault = FeedFault | 'unpublished';

/** One of several feeds that stays as it was last read well. */
export interface FeedFailure {
  /** Its name in settings. */
  feed: string;
  /** Of a feed at an address, without the rest of it, which may hold a key; null for others. */
  host: string | null;
  fault: FeedFault;
  reason: string;
}

/** Null for an error that is not about the feed. */
export function feedFaultOf(cause: unknown): FeedFault | null {
  const fault = cause instanceof Error && 'fault' in cause ? cause.fault : null;
  return feedFaults.find((known) => known === fault) ?? null;
}
