import { useId } from 'react';
import { useSortBy } from 'react-instantsearch';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { sortOptions } from '#src/view/search/sort-words.ts';

/** Orders of the results (SRCH-13), by the names of their replicas; SortSelect.astro stands in its place until the search comes. */
export function SortSelect({ settings }: { settings: PublicSettings }) {
  const id = useId();
  const { currentRefinement, options, refine } = useSortBy({ items: sortOptions(settings) });
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
