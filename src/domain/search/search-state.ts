/** Specification section 3. */
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
  'cylinders',
  'sleeps',
] as const;
export const searchRangeNames = ['price', 'km', 'year', 'subscription_price', 'length', 'tare', 'towing'] as const;
export const sortNames = ['rank', 'price:asc', 'price:desc', 'km:asc', 'year:desc', 'created:desc'] as const;

export type SearchFacet = (typeof searchFacetNames)[number];
export type SearchRange = (typeof searchRangeNames)[number];
export type SortOrder = (typeof sortNames)[number];

export interface Range {
  min: number | null;
  max: number | null;
}

/** No limit; a missing range gets the dealer's default (SRCH-21). */
export const openRange: Range = { min: 0, max: null };
export const isOpenRange = ({ min, max }: Range): boolean => (min ?? 0) <= 0 && max === null;

export interface SearchState {
  query: string;
  page: number;
  sort: SortOrder;
  refinements: Partial<Record<SearchFacet, string[]>>;
  ranges: Partial<Record<SearchRange, Range>>;
}

/** For others, one match is enough. */
export const mustHaveAll = (facet: string): boolean => facet === 'filtered_features';

export function searchState(parts: Partial<SearchState> = {}): SearchState {
  return { query: '', page: 1, sort: 'rank', refinements: {}, ranges: {}, ...parts };
}
