import { useSortBy } from 'react-instantsearch';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { sortOptions } from '#src/view/copy/search/sort-copy.ts';
import { SortField } from '../SortField.tsx';

export function SortSelect({ settings }: { settings: Pick<PublicSettings, 'regional' | 'search'> }) {
  const { currentRefinement, refine } = useSortBy({ items: sortOptions(settings) });
  return (
    <SortField
      settings={settings}
      select={{
        value: currentRefinement,
        onChange: (event) => {
          refine(event.currentTarget.value);
        },
      }}
    />
  );
}
