/** A search as its address holds it (specification section 3, "Search state"). */
import type { PublicSettings } from '../tenant/settings/settings.ts';

type Search = PublicSettings['search'];
export type SearchRange = Extract<
  Search['filters'][number],
  'price' | 'km' | 'year' | 'subscription_price' | 'length' | 'tare' | 'towing'
>;
export type SearchFacet = Exclude<Search['filters'][number], SearchRange>;
export type SortOrder = Search['sorts'][number];

export interface Range {
  min: number | null;
  max: number | null;
}

/**
 * From 0 on: no limit, which says more than no range, since a dealer's default limit takes the place of that (SRCH-21).
 */
export const openRange: Range = { min: 0, max: null };
export const isOpenRange = ({ min, max }: Range): boolean => (min ?? 0) <= 0 && max === null;

export interface SearchState {
  query: string;
  /** From 1. */
  page: number;
  sort: SortOrder;
  refinements: Partial<Record<SearchFacet, string[]>>;
  ranges: Partial<Record<SearchRange, Range>>;
}

export const searchFacetNames = [
  'badge',
  'status',
  'car_type',
  'categories',
  'city',
  'colour',
  'dealership_name',
  'filtered_features',
  'item_type',
  'location_name',
  'make',
  'make_model',
  'model',
  'price_range',
  'seats',
  'body',
  'drive',
  'fuel',
  'transmission',
  'state',
  'tag',
  'weekly_price_range',
  'doors',
  'cab',
  'sleeps',
] as const satisfies readonly SearchFacet[];
export const searchRangeNames = [
  'price',
  'km',
  'year',
  'subscription_price',
  'length',
  'tare',
  'towing',
] as const satisfies readonly SearchRange[];
export const sortNames = [
  'rank',
  'price:asc',
  'price:desc',
  'km:asc',
  'year:desc',
  'created:desc',
] as const satisfies readonly SortOrder[];

/** A vehicle has several of these at once: all that are chosen must hold. Of every other facet one is enough. */
export const mustHaveAll = (facet: string): boolean => facet === 'filtered_features';

/** A whole state from the parts that differ from an empty search. */
export function searchState(parts: Partial<SearchState> = {}): SearchState {
  return { query: '', page: 1, sort: 'rank', refinements: {}, ranges: {}, ...parts };
}
