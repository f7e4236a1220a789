import type { CallToAction } from '../card/pick-tile.ts';
import type { SearchRange } from '#src/domain/search/search-state.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { CardData } from '../card/card.ts';
import type { BrowseTile } from '../card/browse-tiles.ts';

/** One option of a filter group, a link to a landing page; the active one leads to the page without it. */
export interface FilterOption {
  label: string;
  url: string;
  /**
   * Vehicles on that page; null where this page must not change when others do
   * (`/data/stock-counts.json` has it by address).
   */
  count: number | null;
  active: boolean;
}
/** Two amounts to type and a button: a form that the server answers. */
export interface RangeForm {
  /** What the list is already narrowed by. */
  hidden: [name: string, value: string][];
  name: SearchRange;
  min: number | null;
  max: number | null;
  /** Over it, where the dealer shows the price widget. */
  words: string | null;
}
/** A filter of the interactive search. One without options and form works only there; it keeps its place until then. */
export interface FilterGroup {
  key: string;
  label: string;
  options: FilterOption[];
  /** How many of them are in sight before the others are asked for. */
  first: number;
  /** Where the rest of a long list stands; null when `options` is all of it. */
  more: { label: string; url: string } | null;
  form: RangeForm | null;
  /** Open at first, where groups fold. */
  isOpen: boolean;
}

/** A vehicle as a line of a compact list. */
export interface CompactRow {
  url: string;
  title: string;
  subtitle: string;
  facts: string;
  price: string;
  /** What the price includes (PRICE-01); empty where words stand for a price. */
  priceType: string;
  tag: CardData['tag'];
}

/** What stands around the results of every list, whoever makes them. */
export interface ListFrame {
  heading: string;
  breadcrumbs: { label: string; url: string | null }[];
  /** Vehicles of the list. */
  total: number;
  /** Everything in it; null where that is not known. */
  kinds: StockKind[] | null;
  /** Filters taken by the address, each with the address that removes it. */
  applied: { label: string; removeUrl: string }[];
  filters: FilterGroup[];
  /** How many filters the address has chosen. */
  chosen: number;
  /** The search field: what stands in it, and the filters that it keeps. */
  field: { label: string; placeholder: string; text: string; hidden: [name: string, value: string][] };
}

/** `/cars/` and every `/search/...` landing page: the first results in the HTML. */
export interface LandingPageData extends ListFrame {
  kind: 'landing';
  kinds: StockKind[];
  path: string;
  title: string;
  description: string;
  lede: string | null;
  /** How many of them are accessories. */
  accessories: number;
  /** The lowest price among the results, such as "from $9,990 drive away", or null. */
  from: string | null;
  cards: CardData[];
  /** A call-to-action tile and its place among the cards, from 1. */
  tile: CallToAction | null;
  /** The vehicles after the cards, on pages that list every one (make and model). */
  rest: CompactRow[];
  /** All pages of a list that is longer than one, this one marked; empty otherwise. */
  pages: { label: string; url: string; current: boolean }[];
  /** Where the list goes on for a shopper without scripts; null where it does not. */
  next: string | null;
  /** Narrower pages that together hold every vehicle of this one. */
  narrower: BrowseTile[];
  showSimilarCard: boolean;
  /** Words for an empty result: what to do next. */
  empty: { heading: string; text: string; links: { label: string; url: string }[] } | null;
  /** Kept out of search engines: a page that repeats another one, or has nothing to show. */
  hidden: boolean;
  /** JSON-LD objects, ready to serialise. */
  structuredData: object[];
}
