/**
 * Prices to hold for review (GUARD-01). A wrong price must be honoured or is misleading (Australian Consumer Law, ss
 * 18, 29(1)(i) and 48).
 */
export interface PriceRule {
  /** Limits, as shares of the last price. */
  priceFall: number;
  priceRise: number;
  /** Limit, as a factor of similar vehicles' median. */
  medianFactor: number;
}

export interface PriceDoubt {
  /** Share of the last price: -0.9 leaves a tenth. Null if the last price isn't the reason. */
  change: number | null;
  /** Whole dollars; null if similar prices aren't the reason. */
  median: number | null;
  /** A digit is probably missing or was typed twice. */
  digit: 'missing' | 'extra' | null;
  /** Doubtful in itself. */
  reason?: 'filler' | 'too high' | 'contradiction';
  /** Whole dollars: the vehicle's other price, for a contradiction. */
  other?: number;
}

/** Above this, a price is more often in cents or a filler than right. */
export const highestUsual = 500_000;

/** Typed for a missing price: 11111, 999999, 123456. Real cars are sold at $77,777 or $99,999. */
const filler = /^(?:1{5}|(\d)\1{5,}|12345(?:6(?:7(?:89?)?)?)?)$/;

const minSimilar = 3;
/** Tolerance around a tenfold price for a digit error. */
const digitShare = 0.12;

/**
 * @param price the feed's; `last` as shoppers saw it; `other`, which contradicts it: whole dollars, null for none
 */
export function priceDoubt(
  price: number,
  last: number | null,
  similar: readonly number[],
  { priceFall, priceRise, medianFactor }: PriceRule,
  other: number | null = null,
): PriceDoubt | null {
  if (price === last) return null;
  const jumped =
    last !== null && (price < Math.round(last * (1 - priceFall)) || price > Math.round(last * (1 + priceRise)));
  const middle = similar.length < minSimilar ? null : median(similar);
  const isFar = middle !== null && (price * medianFactor < middle || price > middle * medianFactor);
  const reason = reasonOf(price, other);
  if (!jumped && !isFar && reason === null) return null;
  const usual = jumped ? last : isFar ? middle : price;
  return {
    change: jumped ? price / last - 1 : null,
    median: isFar ? middle : null,
    digit: isNear(price * 10, usual) ? 'missing' : isNear(price / 10, usual) ? 'extra' : null,
    ...(reason && { reason }),
    ...(reason === 'contradiction' && { other: other! }),
  };
}

const mostBefore = 2;

/** A price "before" that the vehicle never had. */
export const isAbsurdBefore = (before: number, price: number | null): boolean =>
  reasonOf(before, null) !== null || (price !== null && before > price * mostBefore);

function reasonOf(price: number, other: number | null): PriceDoubt['reason'] | null {
  if (filler.test(String(price))) return 'filler';
  if (other !== null) return 'contradiction';
  return price > highestUsual ? 'too high' : null;
}

const isNear = (price: number, usual: number): boolean => Math.abs(price / usual - 1) <= digitShare;

function median(prices: readonly number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : Math.round((sorted[half - 1]! + sorted[half]!) / 2);
}
