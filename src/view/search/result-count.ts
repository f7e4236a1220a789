/** The numbers that a search names (SRCH-16). */
import { resultNoun } from '../copy/stock-copy.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import { kindOfBody, kindsAmong, type StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import { bodyTypes, type BodyType, type ItemType } from '#src/domain/vehicle/vehicle.ts';
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

/** "1,284 cars". `kinds`: what was found, as far as that is known. */
export const resultCountText = (
  count: number,
  settings: Pick<PublicSettings, 'stockRules'>,
  kinds: readonly StockKind[] | null = null,
): string => `${count.toLocaleString('en')} ${resultNoun(settings, count, kinds)}`;

interface Found {
  nbHits: number;
  hits: readonly { item_type: ItemType; body: BodyType | null }[];
  /** Numbers of all that was found by body, where the engine counted them. */
  bodies?: Record<string, number> | undefined;
}

/**
 * The kinds that a search found (REG-02): those of its hits where they are all on the page, else by the numbers of its
 * bodies, else by what was chosen; null where that tells of no kind.
 */
export function foundKinds(
  { nbHits, hits, bodies = {} }: Found,
  state: Pick<SearchState, 'refinements'>,
  settings: Pick<PublicSettings, 'stockRules'>,
): StockKind[] | null {
  if (nbHits === hits.length && nbHits > 0)
    return kindsAmong(
      hits.map(({ item_type: itemType, body }) => ({ itemType, body })),
      settings,
    );
  const present = Object.entries(bodies).filter(([, count]) => count > 0);
  const isEach = present.reduce((sum, [, count]) => sum + count, 0) === nbHits;
  const counted = isEach && !state.refinements.body ? kindsOfBodies(present.map(([body]) => body)) : null;
  return counted ?? chosenKinds(state);
}

/** The kinds that a search asks for by its bodies or types; null for a search of any. */
export function chosenKinds({
  refinements: { body, item_type: itemTypes },
}: Pick<SearchState, 'refinements'>): StockKind[] | null {
  if (body) return kindsOfBodies(body);
  const types = itemTypes?.filter((type) => type === 'car' || type === 'motorcycle' || type === 'accessory');
  return types && types.length > 0 && types.length === itemTypes?.length ? types : null;
}

/** Null where one of them is no kind's alone. */
function kindsOfBodies(bodies: readonly string[]): StockKind[] | null {
  const kinds = bodies.map((body) =>
    (bodyTypes as readonly string[]).includes(body) ? kindOfBody(body as BodyType) : null,
  );
  return kinds.length > 0 && !kinds.includes(null) ? ([...new Set(kinds)] as StockKind[]) : null;
}

/** The last page of a list, which is the first of an empty one. */
export const lastPage = ({ nbHits, nbPages }: { nbHits: number; nbPages: number }): number =>
  nbHits === 0 ? 1 : Math.max(1, nbPages);
