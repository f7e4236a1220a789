/** The number that a search names (SRCH-16). */
import { resultNoun } from '../stock-words.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

/** The most that an engine counts to the last one. */
const exactUpTo = 1999;

/**
 * Above 1999 hits the stock count where nothing is refined, else the sum of a facet that every vehicle has one value of:
 * an engine that stops counting hits still counts facets.
 */
export function shownCount(hits: number, stock: number, facet: Record<string, number> | null, isRefined: boolean): number {
  if (hits <= exactUpTo) return hits;
  if (!isRefined) return stock;
  const sum = Object.values(facet ?? {}).reduce((total, count) => total + count, 0);
  return sum > 0 ? sum : hits;
}

/** "1,284 cars". */
export const countWords = (count: number, settings: PublicSettings): string => `${count.toLocaleString('en')} ${resultNoun(settings, count)}`;
