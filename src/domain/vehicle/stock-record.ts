/** Stock statistics of a build: memory for the next one, and for detecting feed changes. */
import { mainFeed } from '../tenant/stock-feeds.ts';

export interface StockFacts {
  /** Shown, or sold with a page. */
  vehicles: number;
  shown: number;
  /** Shown vehicles with a price, own photos, an odometer reading, a condition in the feed. */
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

/** Hashes of the bytes and of the mapped fields; the bytes again where a function changes rows. */
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

/** Published so that a build on a clean machine has the previous state. */
export const stockRecordPath = '/data/stock-record.json';
