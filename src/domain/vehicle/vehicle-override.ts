/** What a dealer says of one vehicle in place of the feed (overrides.csv). Null where the feed's word stands. */
export interface VehicleOverride {
  stockNumber: string;
  /** Kept off the site, whatever the feed says. */
  hide: boolean;
  /** Whole dollars; what the price includes is still the feed's word. */
  price: number | null;
  /** Place from the top of every list, from 1, before all vehicles that have none. */
  order: number | null;
  /** The dealer's comments, as text or HTML that is not yet cleaned. */
  comments: string | null;
  /** Line of the file, from 1. */
  line: number;
}
