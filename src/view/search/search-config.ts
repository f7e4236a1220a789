/**
 * `/data/search.json`: site-wide data of the interactive search. One small file, loaded with the first intent to
 * search, so that pages need not change with every sale.
 */
import type { IndexManifest } from '#src/search/index-files.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import type { PlainWordsCatalogue } from '#src/domain/search/plain-words/catalogue.ts';
import type { TimedTile } from '../card/pick-tile.ts';

export const searchConfigPath = '/data/search.json';

/** Key for `SearchConfig.headings`: without query and trailing slash. */
export const addressKey = (address: string): string => address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');

export interface SearchConfig {
  settings: PublicSettings;
  index: IndexManifest | null;
  /** Makes and models with landing pages. */
  makes: { name: string; models: string[] }[];
  bodies: BodyType[];
  /**
   * Landing pages of a stock type with make and model: "used-cars/toyota/hilux" (LAND-01). Missing on sites published
   * before they existed.
   */
  pages?: string[];
  /** Kinds per body in stock, if the dealer has several (REG-02). */
  bodyKinds?: Record<string, StockKind[]>;
  /** Names that plain words may match (NLQ-01). */
  words: PlainWordsCatalogue;
  /** Quick searches: path, button label, results heading, search and count. */
  quick: { path: string; label: string; heading: string; state: Partial<SearchState>; count: number }[];
  /** Headings of all-stock and stock-type lists, by `addressKey`. */
  headings: Record<string, string>;
  tiles: TimedTile[];
  /** Target of "Find Me Something Similar". */
  similarUrl: string;
  /** Vehicles in stock. */
  total: number;
}
