export interface OwnTradeIn {
  /** Of the stored valuation. */
  id: string;
  /** Key to the shopper's valuation page. */
  key: string;
  name: string;
  rego: string | null;
  /** In whole dollars; all three are equal for a written offer. */
  low: number;
  likely: number;
  high: number;
  /** Made after an inspection. */
  isOffer: boolean;
  /** Milliseconds since 1970; the price is void afterwards. */
  endsAt: number;
  owing: string | null;
}

export const openTradeIn = (tradeIn: OwnTradeIn | null, now: number): OwnTradeIn | null =>
  tradeIn !== null && tradeIn.endsAt > now ? tradeIn : null;
