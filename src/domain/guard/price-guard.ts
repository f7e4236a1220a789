/**
 * Which prices of a feed a person looks at before shoppers see them (GUARD-01). The price on the page is the dealer's:
 * one that is wrong has to be honoured or is misleading (Australian Consumer Law, ss 18, 29(1)(i) and 48).
 */
export interface PriceRule {
  /** Share of the last price by which a price may fall, or rise, in one feed. */
  priceFall: number;
  priceRise: number;
  /** How many times under or over the median of similar vehicles a price may be. */
  medianFactor: number;
}

export interface PriceDoubt {
  /** Share of the last price by which it changed, -0.9 for a tenth of it; null where the last one is not in doubt. */
  change: number | null;
  /** Median of similar vehicles, whole dollars; null where it is not what the price is in doubt for. */
  median: number | null;
  /** A digit that was probably left out, or typed twice. */
  digit: 'missing' | 'extra' | null;
}

/** Fewer similar vehicles say nothing. */
const leastSimilar = 3;
/** What is taken for a digit too few or too many: a tenth or ten times the price, give or take. */
const digitShare = 0.12;

/**
 * @param price of the feed, and `last` what shoppers saw last, in whole dollars; null where they saw none
 * @param similar prices of similar vehicles
 */
export function priceDoubt(
  price: number,
  last: number | null,
  similar: readonly number[],
  { priceFall, priceRise, medianFactor }: PriceRule,
): PriceDoubt | null {
  if (price === last) return null;
  const jumped =
    last !== null && (price < Math.round(last * (1 - priceFall)) || price > Math.round(last * (1 + priceRise)));
  const middle = similar.length < leastSimilar ? null : median(similar);
  const isFar = middle !== null && (price * medianFactor < middle || price > middle * medianFactor);
  if (!jumped && !isFar) return null;
  const usual = jumped ? last : middle!;
  return {
    change: jumped ? price / last - 1 : null,
    median: isFar ? middle : null,
    digit: isNear(price * 10, usual) ? 'missing' : isNear(price / 10, usual) ? 'extra' : null,
  };
}

const isNear = (price: number, usual: number): boolean => Math.abs(price / usual - 1) <= digitShare;

function median(prices: readonly number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : Math.round((sorted[half - 1]! + sorted[half]!) / 2);
}
