import type { Random } from './random.ts';

export interface Worth {
  priceNew: number;
  age: number;
  distance: number;
  usualDistance: number;
  keeps: number;
}

/** `keeps`: share of value retained each year after the first, usually 0.945. */
export function usedPrice(random: Random, { priceNew, age, distance, usualDistance, keeps }: Worth): number {
  const first = age <= 0 ? 0.92 : 0.86;
  const byAge = priceNew * 0.965 ** age * first * keeps ** Math.max(0, age - 1);
  const byDistance =
    1 - Math.max(-0.08, Math.min(0.16, ((distance - usualDistance) / Math.max(usualDistance, 10_000)) * 0.12));
  return askingPrice(random, Math.max(2990, byAge * byDistance * (0.96 + random.next() * 0.08)));
}

export function askingPrice(random: Random, amount: number): number {
  const ending = random.weighted([
    [990, 6],
    [490, 2],
    [888, 1],
    [880, 1],
    [750, 0.5],
  ] as const);
  const asking = Math.floor(amount / 1000) * 1000 + ending;
  return asking > amount + 700 ? asking - 1000 : asking;
}
