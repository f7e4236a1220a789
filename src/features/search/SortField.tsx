import type { SelectHTMLAttributes } from 'react';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { sortOptions } from '#src/view/copy/search/sort-copy.ts';

interface Props {
  settings: Pick<PublicSettings, 'regional' | 'search'>;
  select: SelectHTMLAttributes<HTMLSelectElement> & { 'data-search-sort'?: string };
}

/** Values are replica names (SRCH-13). Hidden without scripts. */
export function SortField({ settings, select }: Props) {
  const options = sortOptions(settings);
  if (options.length < 2) return null;
  return (
    <label className="sort">
      <span>Sort</span>
      <select className="input" {...select}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
