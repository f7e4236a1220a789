/** From what dealers ask for vehicles like it to what one pays for it as a trade-in. */
import { conditionSum, type Counts, type RepairCosts } from './condition.ts';
import type { Confidence, PriceRange } from './asking-range.ts';

/** The price of a vehicle without a mark, as it is kept with a valuation; whole dollars. */
export interface Estimate {
  low: number;
  likely: number;
  high: number;
  /** Null where a service names its price without one. */
  confidence: Confidence | null;
  /** Vehicles that it is made from; null where a service does not say. */
  count: number | null;
  sameBadge: boolean;
  /** The middle asking price at this vehicle's age and distance; null where a service names a trade price itself. */
  asking: number | null;
}

/** What the shopper is told. */
export interface TradePrice {
  low: number;
  likely: number;
  high: number;
}

/** Worth less, a vehicle is looked at before anybody names a price. */
const leastPrice = 1000;
const step = 100;
/** How much wider the range is where the usual condition was assumed. */
const assumedShare = 0.04;

/** @param percent what of an asking price is paid: preparing, warranty, selling and tax take the rest */
export const estimateOf = (
  { low, likely, high, confidence, count, sameBadge }: PriceRange,
  percent: number,
): Estimate => {
  const paid = (price: number) => Math.round((price * percent) / 100);
  return {
    low: paid(low),
    likely: paid(likely),
    high: paid(high),
    confidence,
    count,
    sameBadge,
    asking: Math.round(likely),
  };
};

/** Half a range, as a share of its middle: one that goes further says nothing. */
const widestShare = 0.3;

/** Null where nothing worth naming is left, or the range is too wide to be named. */
export function tradePrice(
  { low, likely, high }: Pick<Estimate, 'low' | 'likely' | 'high'>,
  counts: Counts,
  costs: RepairCosts,
  isAssumed: boolean,
): TradePrice | null {
  const off = conditionSum(counts, costs);
  const wider = isAssumed ? likely * assumedShare : 0;
  const price = {
    low: Math.max(0, Math.floor((low - off - wider) / step) * step),
    likely: Math.floor((likely - off) / 10) * 10,
    high: Math.ceil((high - off + wider) / step) * step,
  };
  const share = (price.high - price.low) / 2 / price.likely;
  return price.likely < leastPrice || share > widestShare ? null : price;
}
