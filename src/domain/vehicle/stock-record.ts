/** A build's stock statistics, for the next build and to detect feed changes. */
import { mainFeed } from '../tenant/stock-feeds.ts';

export interface StockFacts {
  /** Shown vehicles, plus sold ones that still have a page. */
  vehicles: number;
  shown: number;
  /** Shown vehicles with a price, their own photos, an odometer reading, a condition in the feed. */
  price: number;
  photos: number;
  odometer: number;
  condition: number;
  new: number;
  demo: number;
  feeds?: Record<string, StockFacts>;
}

export type PreviousStock = Pick<StockFacts, 'vehicles'> & Partial<StockFacts>;

/** A record without feeds is the main feed's. Null for a new feed. */
export function previousOf(previous: PreviousStock | null, feed: string): PreviousStock | null {
  if (previous?.feeds) return previous.feeds[feed] ?? null;
  return feed === mainFeed ? previous : null;
}

/** Hashes of the raw bytes and of the mapped fields; if a function changes rows, both are of the bytes. */
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
