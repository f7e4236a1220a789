import type { CallToAction } from '../card/pick-tile.ts';
import type { SearchRange } from '#src/domain/search/search-state.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { CardData } from '../card/card.ts';
import type { BrowseTile } from '../card/browse-tiles.ts';

export interface FilterOption {
  label: string;
  url: string;
  /** Null if the page must not change with other stock; see `/data/stock-counts.json`. */
  count: number | null;
  active: boolean;
}
export interface RangeForm {
  hidden: [name: string, value: string][];
  name: SearchRange;
  min: number | null;
  max: number | null;
  words: string | null;
}
/** Without options or a form, holds its slot for the interactive search. */
export interface FilterGroup {
  key: string;
  label: string;
  options: FilterOption[];
  first: number;
  /** Null if `options` is complete. */
  more: { label: string; url: string } | null;
  form: RangeForm | null;
  isOpen: boolean;
}

export interface CompactRow {
  url: string;
  title: string;
  subtitle: string;
  facts: string;
  price: string;
  priceType: string;
  tag: CardData['tag'];
}

/** Frame of every list, static or server-rendered. */
export interface ListFrame {
  heading: string;
  breadcrumbs: { label: string; url: string | null }[];
  total: number;
  kinds: StockKind[] | null;
  applied: { label: string; removeUrl: string }[];
  filters: FilterGroup[];
  chosen: number;
  field: { label: string; placeholder: string; text: string; hidden: [name: string, value: string][] };
}

export interface LandingPageData extends ListFrame {
  kind: 'landing';
  kinds: StockKind[];
  path: string;
  title: string;
  description: string;
  lede: string | null;
  accessories: number;
  from: string | null;
  cards: CardData[];
  tile: CallToAction | null;
  /** On pages that list every vehicle (make and model). */
  rest: CompactRow[];
  pages: { label: string; url: string; current: boolean }[];
  next: string | null;
  narrower: BrowseTile[];
  showSimilarCard: boolean;
  empty: { heading: string; text: string; links: { label: string; url: string }[] } | null;
  /** Not indexed: a duplicate, or empty. */
  hidden: boolean;
  /** JSON-LD. */
  structuredData: object[];
}
