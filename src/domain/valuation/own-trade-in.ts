/** A shopper's own vehicle as valued here: what buying, reserving and the finance application count with. */
export interface OwnTradeIn {
  /** Of the stored valuation. */
  id: string;
  /** Opens the shopper's page of it. */
  key: string;
  /** "2020 Hyundai Tucson". */
  name: string;
  rego: string | null;
  /** Whole dollars; all three alike for a written offer. */
  low: number;
  likely: number;
  high: number;
  /** A written offer after somebody looked at it. */
  isOffer: boolean;
  /** Milliseconds since 1970; past it the price has ended, and counts for nothing. */
  endsAt: number;
  /** `yes`, `no` or `unknown`; null where nobody asked. */
  owing: string | null;
}

/** Nobody counts with a price that has ended. */
export const openTradeIn = (tradeIn: OwnTradeIn | null, now: number): OwnTradeIn | null =>
  tradeIn !== null && tradeIn.endsAt > now ? tradeIn : null;
