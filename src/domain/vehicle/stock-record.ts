/** A build's stock statistics, to detect feed changes in the next. */
import { mainFeed } from '../tenant/stock-feeds.ts';

export interface StockFacts {
  /** Includes sold ones that still have a page. */
  vehicles: number;
  shown: number;
  /** Shown vehicles with a price, own photos, odometer reading, condition in the feed. */
  price: number;
  photos: number;
  odometer: number;
  condition: number;
  new: number;
  demo: number;
  feeds?: Record<string, StockFacts>;
}

export type PreviousStock = Pick<StockFacts, 'vehicles'> & Partial<StockFacts>;

/** A record without feeds is the main feed's. */
export function previousOf(previous: PreviousStock | null, feed: string): PreviousStock | null {
  if (previous?.feeds) return previous.feeds[feed] ?? null;
  return feed === mainFeed ? previous : null;
}

/** Hashes of raw bytes and mapped fields; if a function changes rows, both are of the bytes. */
export interface FeedVersion {
  bytes: string;
  fields: string;
  feeds?: Record<string, FeedVersion>;
}

export interface StockRecord {
  dealer: string;
  feed: FeedVersion;
  facts: StockFacts;
}

/** Published for builds on clean machines. */
export const stockRecordPath = '/data/stock-record.json';
