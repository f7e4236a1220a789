/**
 * What a build says of the stock that it was made from: the memory of the next one, and of the check
 * whether the feed changed.
 */

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
}

/** What is known of the last build; an old one told the vehicles only. */
export type PreviousStock = Pick<StockFacts, 'vehicles'> & Partial<StockFacts>;

/** A version of a feed: of its bytes, and of what the mapping reads of them; the bytes again where a function changes rows. */
export interface FeedVersion {
  bytes: string;
  fields: string;
}

export interface StockRecord {
  dealer: string;
  feed: FeedVersion;
  facts: StockFacts;
}

/** Published with every site, so that a build on a clean machine knows what was there before. */
export const stockRecordPath = '/data/stock-record.json';
