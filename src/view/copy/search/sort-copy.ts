import type { SortOrder } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

const labels: Record<SortOrder, string> = {
  rank: 'Recommended',
  'price:asc': 'Price, low to high',
  'price:desc': 'Price, high to low',
  'km:asc': 'Lowest kilometres',
  'year:desc': 'Newest year',
  'created:desc': 'Latest arrivals',
};

/** The default order uses the index itself. */
export const replicaOf = (sort: SortOrder, indexName: string): string =>
  sort === 'rank' ? indexName : `${indexName}:${sort}`;

export function sortOptions({
  search,
  regional,
}: Pick<PublicSettings, 'regional' | 'search'>): { value: string; label: string }[] {
  return search.sorts.map((sort) => ({
    value: replicaOf(sort, search.indexName),
    label: sort === 'km:asc' && regional.distanceUnit === 'mi' ? 'Lowest miles' : labels[sort],
  }));
}
