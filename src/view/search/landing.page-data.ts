import type { CallToAction } from '../card/pick-tile.ts';
import type { SearchRange } from '#src/domain/search/search-state.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { CardData } from '../card/card.ts';
import type { BrowseTile } from '../card/browse-tiles.ts';

/** A link to a landing page; if active, to the page without it. */
export interface FilterOption {
  label: string;
  url: string;
  /**
   * Vehicles on that page; null if this page must not change with others (`/data/stock-counts.json` has it by path).
   */
  count: number | null;
  active: boolean;
}
export interface RangeForm {
  /** Filters already applied. */
  hidden: [name: string, value: string][];
  name: SearchRange;
  min: number | null;
  max: number | null;
  /** Shown above the form if the dealer has the price widget. */
  words: string | null;
}
/** A filter of the interactive search. Without options and form it works only there, and keeps its place. */
export interface FilterGroup {
  key: string;
  label: string;
  options: FilterOption[];
  /** Number of options visible at first. */
  first: number;
  /** Link to the full list; null if `options` is complete. */
  more: { label: string; url: string } | null;
  form: RangeForm | null;
  /** Initially open, where groups collapse. */
  isOpen: boolean;
}

/** A vehicle as one line of a compact list. */
export interface CompactRow {
  url: string;
  title: string;
  subtitle: string;
  facts: string;
  price: string;
  /** What the price includes (PRICE-01); empty if text replaces the price. */
  priceType: string;
  tag: CardData['tag'];
}

/** Frame around the results of every list, static or server-rendered. */
export interface ListFrame {
  heading: string;
  breadcrumbs: { label: string; url: string | null }[];
  total: number;
  /** All kinds in the list; null if unknown. */
  kinds: StockKind[] | null;
  /** Filters from the URL, each with the URL that removes it. */
  applied: { label: string; removeUrl: string }[];
  filters: FilterGroup[];
  /** Number of filters in the URL. */
  chosen: number;
  /** The search field: its text, and the filters it keeps. */
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
  /** Lowest price of the results, "from $9,990 drive away", or null. */
  from: string | null;
  cards: CardData[];
  /** A call-to-action tile with its position among the cards, from 1. */
  tile: CallToAction | null;
  /** Vehicles after the cards, on pages that list all (make and model). */
  rest: CompactRow[];
  /** Pages of a list longer than one; empty otherwise. */
  pages: { label: string; url: string; current: boolean }[];
  /** Next page without scripts; null for none. */
  next: string | null;
  /** Narrower pages that together cover all vehicles. */
  narrower: BrowseTile[];
  showSimilarCard: boolean;
  /** Heading, text and next steps for an empty list. */
  empty: { heading: string; text: string; links: { label: string; url: string }[] } | null;
  /** Not indexed: duplicates another page, or is empty. */
  hidden: boolean;
  /** JSON-LD, not yet serialised. */
  structuredData: object[];
}
