/**
 * What a build says of the stock that it was made from: the memory of the next one, and of the check
 * whether the feed changed.
 */
import { mainFeed } from '../tenant/stock-feeds.ts';

/** Numbers of vehicles. */
export interface StockFacts {
  /** Shown ones, and sold ones that still have a page. */
  vehicles: number;
  shown: number;
  /**
   * Of the shown ones: with a price, with photos of their own, with an odometer reading, with a
   * condition that the feed names.
   */
  price: number;
  photos: number;
  odometer: number;
  condition: number;
  new: number;
  demo: number;
  /** Of each feed's own rows, where a dealer has several. */
  feeds?: Record<string, StockFacts>;
}

/** What is known of the last build; an old one told the vehicles only. */
export type PreviousStock = Pick<StockFacts, 'vehicles'> & Partial<StockFacts>;

/**
 * What one of a dealer's feeds had: of the first build with several, the whole stock was the main one's. Null for a feed
 * that is new.
 */
export function previousOf(previous: PreviousStock | null, feed: string): PreviousStock | null {
  if (previous?.feeds) return previous.feeds[feed] ?? null;
  return feed === mainFeed ? previous : null;
}

/** A version of a feed: of its bytes, and of what the mapping reads of them; the bytes again where a function changes rows. */
export interface FeedVersion {
  bytes: string;
  fields: string;
  /** Of each feed, where a dealer has several. */
  feeds?: Record<string, FeedVersion>;
}

export interface StockRecord {
  dealer: string;
  feed: FeedVersion;
  facts: StockFacts;
}

/** Published with every site, so that a build on a clean machine knows what was there before. */
export const stockRecordPath = '/data/stock-record.json';
