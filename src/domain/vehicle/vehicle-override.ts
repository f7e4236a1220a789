/** The dealer's corrections to one vehicle (overrides.csv). Null keeps the feed's value. */
export interface VehicleOverride {
  stockNumber: string;
  hide: boolean;
  /** Whole dollars; the price type still comes from the feed. */
  price: number | null;
  /** Position in every list, starting at 1. Vehicles without a position come last. */
  order: number | null;
  /** Text or unsanitised HTML. */
  comments: string | null;
  line: number;
}
