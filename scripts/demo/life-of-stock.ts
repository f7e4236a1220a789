import { countedAt, day } from './dealer-plan.ts';
import type { FeedVehicle } from './feed-vehicle.ts';
import type { Random } from './random.ts';

export interface StockLife {
  status: string;
  createdAt: number;
  soldAt: number | null;
  reserved: boolean;
  shown: boolean;
}

/**
 * Coming-soon vehicles aren't registered yet, except in New South Wales, where advertisements must show the plate
 * (LAW-01).
 */
export const registered = (
  status: string,
  state: string,
  found: Pick<FeedVehicle, 'regplate' | 'rego_expiry'>,
): Pick<FeedVehicle, 'regplate' | 'rego_expiry'> =>
  status === 'coming_soon' && state !== 'NSW' ? { regplate: null, rego_expiry: null } : found;

export function stockLife(random: Random): StockLife {
  const age = random.weighted([
    [random.int(0, 7), 18],
    [random.int(8, 30), 40],
    [random.int(31, 75), 30],
    [random.int(76, 160), 12],
  ] as const);
  const createdAt = countedAt - age * day - random.int(0, 80_000) * 1000;
  const fate = random.weighted([
    ['in_stock', 845],
    ['reserved', 32],
    ['coming_soon', 42],
    ['sold', 30],
    ['sold_before', 18],
    ['in_transit', 8],
    ['on_hold', 6],
    ['wholesale', 6],
    ['hidden', 13],
  ] as const);
  const open = { status: 'in_stock', createdAt, soldAt: null, reserved: false, shown: true };
  if (fate === 'reserved') return { ...open, reserved: true };
  if (fate === 'hidden') return { ...open, shown: false };
  if (fate === 'sold' || fate === 'sold_before') {
    const soldAt = fate === 'sold' ? countedAt - random.int(1, 52) * 3_600_000 : countedAt - random.int(15, 45) * day;
    return { ...open, status: 'sold', createdAt: soldAt - random.int(4, 40) * day, soldAt };
  }
  if (fate === 'coming_soon') return { ...open, status: fate, createdAt: countedAt - random.int(0, 20) * day };
  return { ...open, status: fate };
}
