import { useInstantSearch } from 'react-instantsearch';
import { isOpenRange } from '#src/domain/search/search-state.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { appliedFilters } from '#src/view/search/applied-filters.ts';
import type { SearchLook } from '#src/view/search/look.ts';
import { isLeftOut } from '#src/view/search/missing-words.ts';
import { fromUiState, toUiState } from '#src/view/search/search-route.ts';

/** Applied filters, each removable, and a way out of all of them. */
export function AppliedFilters({ config, look }: { config: SearchConfig; look: SearchLook }) {
  const { indexName } = config.settings.search;
  const { indexUiState, setUiState, setIndexUiState, results } = useInstantSearch();
  const chips = appliedFilters(fromUiState({ [indexName]: indexUiState }, indexName), config, Date.now(), isLeftOut(results));
  if (chips.length === 0) return null;
  return (
    <ul className={look.applied} aria-label="Applied filters">
      {chips.map(({ key, words, without }) => (
        <li key={key}><button type="button" className={look.chip} onClick={() => { setUiState(toUiState(without, indexName)); }}>{words}<Icon name="x" /><span className="visually-hidden">, remove</span></button></li>
      ))}
      <li><button type="button" className="clear" onClick={() => { setIndexUiState(({ sortBy }) => (sortBy ? { sortBy } : {})); }}>Clear all</button></li>
    </ul>
  );
}

/** How many filters the shopper chose, for the button that opens them on a phone. */
export function useAppliedCount(): number {
  const { indexUiState } = useInstantSearch();
  const { refinements, ranges } = fromUiState({ search: indexUiState }, 'search');
  return Object.values(refinements).flat().length + Object.values(ranges).filter((range) => !isOpenRange(range)).length;
}
