/** Derives a trade-in price from asking prices. */
import { conditionSum, type Counts, type RepairCosts } from './condition.ts';
import type { Confidence, PriceRange } from './asking-range.ts';

export interface Estimate {
  low: number;
  likely: number;
  high: number;
  /** Null if a service gives none. */
  confidence: Confidence | null;
  /** Number of comparable vehicles; null if a service doesn't report it. */
  count: number | null;
  sameBadge: boolean;
  /** Middle asking price, adjusted for age and distance; null if a service gives the trade price itself. */
  asking: number | null;
}

export interface TradePrice {
  low: number;
  likely: number;
  high: number;
}

/** Cheaper vehicles need an inspection first. */
const minPrice = 1000;
const step = 100;
/** Extra width of the range if the condition is assumed. */
const assumedShare = 0.04;

/** @param percent share of the asking price paid; the rest covers reconditioning, warranty, selling costs and tax */
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

/** Half the range's width, as a share of its middle; wider ranges aren't shown. */
const widestShare = 0.3;

/** Null below the minimum price, or if the range is too wide. */
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
  return price.likely < minPrice || share > widestShare ? null : price;
}
