/** The numbers that a search names (SRCH-16). */
import { resultNoun } from '../copy/stock-copy.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

/** The most that an engine counts to the last one. */
const exactUpTo = 1999;

/**
 * Above 1999 hits the stock count where nothing is refined, else the sum of a facet that every vehicle has one value
 * of: an engine that stops counting hits still counts facets.
 */
export function shownCount(
  hits: number,
  stock: number,
  facet: Record<string, number> | null,
  isRefined: boolean,
): number {
  if (hits <= exactUpTo) return hits;
  if (!isRefined) return stock;
  const sum = Object.values(facet ?? {}).reduce((total, count) => total + count, 0);
  return sum > 0 ? sum : hits;
}

/** Facets of which every vehicle has exactly one value: their counts add up to the hits. */
const everyVehicleHas = ['car_type', 'make', 'item_type', 'status'];

interface CountedFacet {
  name: string;
  data: Record<string, number>;
}

/**
 * The facet whose counts add up to the hits; null for none. A refined one does not: it counts what its own
 * choice leaves out as well.
 */
export function countingFacet(
  facets: readonly CountedFacet[],
  refined: ReadonlySet<string>,
): Record<string, number> | null {
  return facets.find(({ name }) => everyVehicleHas.includes(name) && !refined.has(name))?.data ?? null;
}

/** "1,284 cars". */
export const resultCountText = (count: number, settings: Pick<PublicSettings, 'stockRules'>): string =>
  `${count.toLocaleString('en')} ${resultNoun(settings, count)}`;

/** The last page of a list, which is the first of an empty one. */
export const lastPage = ({ nbHits, nbPages }: { nbHits: number; nbPages: number }): number =>
  nbHits === 0 ? 1 : Math.max(1, nbPages);
