/** The dealer's corrections to one vehicle (overrides.csv). Null keeps the feed's value. */
export interface VehicleOverride {
  stockNumber: string;
  hide: boolean;
  /** Whole dollars; the price type stays the feed's. */
  price: number | null;
  /** Position in every list, from 1, before all without one. */
  order: number | null;
  /** Text or unsanitised HTML. */
  comments: string | null;
  line: number;
}
