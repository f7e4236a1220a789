/** From overrides.csv. Null keeps the feed's value. */
export interface VehicleOverride {
  stockNumber: string;
  hide: boolean;
  /** Whole dollars, of the feed's price type. */
  price: number | null;
  /** Position in every list, from 1; null is last. */
  order: number | null;
  /** Unsanitised text or HTML. */
  comments: string | null;
  line: number;
}
