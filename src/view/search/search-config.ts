/**
 * `/data/search.json`: what the interactive search needs besides the page it starts on. One small file for the whole
 * site, fetched with the first intent to search, so that no page has to change when a vehicle is sold.
 */
import type { IndexManifest } from '#src/search/index-files.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import type { PlainWordsCatalogue } from '#src/domain/search/plain-words/catalogue.ts';
import type { TimedTile } from '../card/pick-tile.ts';

export const searchConfigPath = '/data/search.json';

/** An address as `SearchConfig.headings` names it: without its query, or a slash at its end. */
export const addressKey = (address: string): string => address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');

export interface SearchConfig {
  settings: PublicSettings;
  /** The newest index; null where another engine answers. */
  index: IndexManifest | null;
  /** Makes and models that have landing pages. */
  makes: { name: string; models: string[] }[];
  bodies: BodyType[];
  /**
   * Landing pages of a stock type with a make, and with a model: "used-cars/toyota/hilux" (LAND-01). A site that was
   * published before there were any has no list.
   */
  pages?: string[];
  /** The kinds of each body in stock, where the dealer has several kinds to tell apart (REG-02). */
  bodyKinds?: Record<string, StockKind[]>;
  /** What plain words may name (NLQ-01). */
  words: PlainWordsCatalogue;
  /**
   * Quick searches by path, what each is called on its button and over its results, the search that it stands for, and
   * how many vehicles it finds.
   */
  quick: { path: string; label: string; heading: string; state: Partial<SearchState>; count: number }[];
  /** What the lists of all stock and of stock types are called, by `addressKey`. */
  headings: Record<string, string>;
  tiles: TimedTile[];
  /** Where "Find Me Something Similar" leads. */
  similarUrl: string;
  /** Vehicles in stock. */
  total: number;
}
