/**
 * Range that covers 8 in 10 asking prices of comparable vehicles, measured over held-out listings by `./forecourt bench
 * valuation` (decision 041).
 */
import type { ComparableVehicles } from './comparable-vehicles.ts';

export type Confidence = 'high' | 'medium' | 'low';

/** Dollars. */
export interface PriceRange {
  low: number;
  likely: number;
  high: number;
  confidence: Confidence;
  count: number;
  sameBadge: boolean;
}

/** Prior spread of prices, as a share, weighted as `usualCounts` vehicles. */
const usualSpread = { badge: 0.11, model: 0.22 };
const usualCounts = 4;
/** Multiple of the spread, either side, for 8 in 10 prices. */
const width = { badge: 1.2, model: 1.35 };
const high = 0.11;
const medium = 0.18;
/** Half the width, as a share of the middle; wider ranges aren't shown. */
const widest = 0.3;

/** Null below `least` vehicles, or if prices vary too much. */
export function askingRange({ prices, sameBadge }: ComparableVehicles, least: number): PriceRange | null {
  const count = prices.length;
  if (count < least || count === 0) return null;
  const logs = prices.map(Math.log);
  const centre = middle(logs);
  const kind = sameBadge ? 'badge' : 'model';
  // Limits the influence of outliers.
  const squares = logs.map((log) => Math.min(Math.abs(log - centre), 0.5) ** 2);
  const spread = Math.sqrt(
    (squares.reduce((sum, square) => sum + square, 0) + usualCounts * usualSpread[kind] ** 2) / (count + usualCounts),
  );
  const reach = width[kind] * spread * Math.sqrt(1 + 1 / count);
  const share = (Math.exp(reach) - Math.exp(-reach)) / 2;
  if (share > widest) return null;
  return {
    low: Math.exp(centre - reach),
    likely: Math.exp(centre),
    high: Math.exp(centre + reach),
    confidence: share <= high ? 'high' : share <= medium ? 'medium' : 'low',
    count,
    sameBadge,
  };
}

function middle(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return (sorted[Math.floor(at)]! + sorted[Math.ceil(at)]!) / 2;
}
