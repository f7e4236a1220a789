export interface OwnTradeIn {
  id: string;
  /** For the shopper's valuation page. */
  key: string;
  name: string;
  rego: string | null;
  /** Whole dollars; all equal for a written offer. */
  low: number;
  likely: number;
  high: number;
  /** Made after an inspection. */
  isOffer: boolean;
  /** Epoch milliseconds; void afterwards. */
  endsAt: number;
  owing: string | null;
}

export const openTradeIn = (tradeIn: OwnTradeIn | null, now: number): OwnTradeIn | null =>
  tradeIn !== null && tradeIn.endsAt > now ? tradeIn : null;
