/** The numbers that a search names (SRCH-16). */
import { resultNoun } from '../copy/stock-copy.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import { kindOf, type StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { BodyType, ItemType } from '#src/domain/vehicle/vehicle.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { SearchConfig } from './search-config.ts';

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

/** "1,284 cars". `kinds`: what was found, as far as that is known. */
export const resultCountText = (
  count: number,
  settings: Pick<PublicSettings, 'stockRules'>,
  kinds: readonly StockKind[] | null = null,
): string => `${count.toLocaleString('en')} ${resultNoun(settings, count, kinds)}`;

interface Found {
  nbHits: number;
  hits: readonly { item_type: ItemType; body: BodyType | null }[];
}

/**
 * The kinds that a search found, in no order (REG-02): those of its hits where they are all on the page or of one type;
 * else those of the chosen bodies; null where nobody knows.
 */
export function foundKinds(
  { nbHits, hits }: Found,
  { body = [], ...refinements }: SearchState['refinements'],
  bodyKinds: SearchConfig['bodyKinds'] = {},
): StockKind[] | null {
  const kinds =
    hits.length === nbHits || chosenKind(refinements)
      ? hits.map(({ item_type: itemType, body: of }) => kindOf({ itemType, body: of }))
      : body.flatMap((one) => bodyKinds[one] ?? []);
  return kinds.length > 0 ? [...new Set(kinds)] : null;
}

/** The kind that a search asks for by its type; null where it asks for none, or for one that holds several kinds. */
export function chosenKind({ item_type: types }: SearchState['refinements']): StockKind | null {
  return types?.length === 1 && /^(car|motorcycle|accessory)$/.test(types[0]!) ? (types[0] as StockKind) : null;
}

/** The last page of a list, which is the first of an empty one. */
export const lastPage = ({ nbHits, nbPages }: { nbHits: number; nbPages: number }): number =>
  nbHits === 0 ? 1 : Math.max(1, nbPages);
