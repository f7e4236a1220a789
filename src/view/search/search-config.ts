/** `/data/search.json`: loaded on demand, so that pages don't change with sales. */
import type { IndexManifest } from '#src/search/index-files.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import type { QueryCatalogue } from '#src/domain/search/plain-words/catalogue.ts';
import type { TimedTile } from '../card/pick-tile.ts';

export const searchConfigPath = '/data/search.json';

/** Key for `SearchConfig.headings`, without query or trailing slash. */
export const addressKey = (address: string): string => address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');

export interface SearchConfig {
  settings: PublicSettings;
  index: IndexManifest | null;
  makes: { name: string; models: string[] }[];
  bodies: BodyType[];
  /** "used-cars/toyota/hilux" (LAND-01). Missing on older sites. */
  pages?: string[];
  bodyKinds?: Record<string, StockKind[]>;
  words: QueryCatalogue;
  /** `label` is for the button, `heading` for the results. */
  quick: { path: string; label: string; heading: string; state: Partial<SearchState>; count: number }[];
  headings: Record<string, string>;
  tiles: TimedTile[];
  similarUrl: string;
  total: number;
}
