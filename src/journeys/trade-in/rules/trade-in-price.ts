import { conditionSum, type Counts, type RepairCosts } from './condition.ts';
import type { Confidence, PriceRange } from './asking-range.ts';

export interface Estimate {
  low: number;
  likely: number;
  high: number;
  /** Null if a service doesn't report it. */
  confidence: Confidence | null;
  /** Comparable vehicles. */
  count: number | null;
  sameBadge: boolean;
  /** Middle asking price, adjusted for age and distance; null if a service gives the trade price. */
  asking: number | null;
}

export interface TradePrice {
  low: number;
  likely: number;
  high: number;
}

/** Cheaper vehicles need an inspection. */
const minPrice = 1000;
const step = 100;
/** Extra width for an assumed condition. */
const assumedShare = 0.04;

/** @param percent of the asking price, after reconditioning, warranty, selling costs and tax */
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

/** Half the width, as a share of the middle; wider ranges aren't shown. */
const widestShare = 0.3;

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
