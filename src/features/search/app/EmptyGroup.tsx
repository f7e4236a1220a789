import { useInstantSearch } from 'react-instantsearch';
import type { SearchFacet } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { filterTitle } from '#src/view/copy/search/facet-copy.ts';
import { FilterGroup } from './FilterGroup.tsx';

/** Stays while empty: the next change may restore its options. */
export function EmptyGroup({
  facet,
  settings,
}: {
  facet: SearchFacet;
  settings: Pick<PublicSettings, 'regional' | 'search'>;
}) {
  const { results } = useInstantSearch();
  if (results?.nbHits !== 0 || !(settings.search.filters as string[]).includes(facet)) return null;
  return (
    <FilterGroup name={facet} title={filterTitle(facet, settings)} chosen={[]} settings={settings}>
      <p className="option option--none">No options with these filters.</p>
    </FilterGroup>
  );
}
