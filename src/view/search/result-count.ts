import { resultNoun } from '../copy/stock-copy.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import { kindOf, type StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { BodyType, ItemType } from '#src/domain/vehicle/vehicle.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { SearchConfig } from './search-config.ts';

/** Engines count hits exactly up to this limit. */
const exactUpTo = 1999;

/** Above 1999 hits, uses the stock count or a facet's sum: engines still count facets. */
export function displayCount(
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

/** Exactly one value per vehicle, so the counts add up to the hits. */
const everyVehicleHas = ['car_type', 'make', 'item_type', 'status'];

interface CountedFacet {
  name: string;
  data: Record<string, number>;
}

/** Refined facets also count vehicles that the refinement excludes. */
export function countingFacet(
  facets: readonly CountedFacet[],
  refined: ReadonlySet<string>,
): Record<string, number> | null {
  return facets.find(({ name }) => everyVehicleHas.includes(name) && !refined.has(name))?.data ?? null;
}

/** "1,284 cars". */
export const resultCountText = (
  count: number,
  settings: Pick<PublicSettings, 'stockRules'>,
  kinds: readonly StockKind[] | null = null,
): string => `${count.toLocaleString('en')} ${resultNoun(settings, count, kinds)}`;

interface Found {
  nbHits: number;
  hits: readonly { item_type: ItemType; body: BodyType | null }[];
}

/** Uses the hits if all are on the page or of one type, otherwise the chosen bodies; null if unknown (REG-02). */
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

/** Null unless exactly one item type, of a single kind, is chosen. */
export function chosenKind({ item_type: types }: SearchState['refinements']): StockKind | null {
  return types?.length === 1 && /^(car|motorcycle|accessory)$/.test(types[0]!) ? (types[0] as StockKind) : null;
}

export const lastPage = ({ nbHits, nbPages }: { nbHits: number; nbPages: number }): number =>
  nbHits === 0 ? 1 : Math.max(1, nbPages);
