import { useId } from 'react';
import { useSortBy } from 'react-instantsearch';
import type { SortOrder } from '#src/domain/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { replicaOf } from './search-route.ts';

const words: Record<SortOrder, string> = {
  rank: 'Recommended', 'price:asc': 'Price, low to high', 'price:desc': 'Price, high to low', 'km:asc': 'Lowest kilometres', 'year:desc': 'Newest year', 'created:desc': 'Latest arrivals',
};
const wordsFor = (sort: SortOrder, { regional }: PublicSettings): string => (sort === 'km:asc' && regional.distanceUnit === 'mi' ? 'Lowest miles' : words[sort]);

/** Orders of the results (SRCH-13), by the names of their replicas. */
export function SortSelect({ settings }: { settings: PublicSettings }) {
  const { indexName, sorts } = settings.search;
  const id = useId();
  const { currentRefinement, options, refine } = useSortBy({ items: sorts.map((sort) => ({ value: replicaOf(sort, indexName), label: wordsFor(sort, settings) })) });
  if (options.length < 2) return null;
  return (
    <label className="sort" htmlFor={id}>
      <span>Sort</span>
      <select className="input" id={id} value={currentRefinement} onChange={(event) => { refine(event.currentTarget.value); }}>
        {options.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
      </select>
    </label>
  );
}
