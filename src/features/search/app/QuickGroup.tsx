import { useInstantSearch } from 'react-instantsearch';
import { searchState, type SearchState } from '#src/domain/search/search-state.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { quickGroup } from '#src/view/search/offered-filters.ts';
import { isPlainClick } from './is-plain-click.ts';
import { matchingQuickSearch } from '#src/view/search/matching-quick-search.ts';
import { fromUiState, toUiState } from '#src/view/search/search-route.ts';

export function useQuickSearches(config: SearchConfig) {
  const { indexName } = config.settings.search;
  const { indexUiState } = useInstantSearch();
  const chosen = matchingQuickSearch(fromUiState({ [indexName]: indexUiState }, indexName), config);
  return { chosen, offered: config.quick.filter((one) => one.count > 0 || one === chosen) };
}

/** Clicking the active one returns to all stock. */
export function QuickGroup({ config }: { config: SearchConfig }) {
  const { settings } = config;
  const { setUiState } = useInstantSearch();
  const { chosen, offered } = useQuickSearches(config);
  const searchFor = (state: Partial<SearchState>) => (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setUiState(toUiState(searchState(state), settings.search.indexName));
  };
  if (offered.length === 0) return null;
  return (
    <FilterGroup
      name={quickGroup.key}
      title={quickGroup.title}
      chosen={chosen ? [chosen.label] : []}
      settings={settings}
    >
      <ul className="options">
        {offered.map((one) => (
          <li key={one.path}>
            <a
              href={one === chosen ? '/cars/' : one.path}
              aria-current={one === chosen ? 'true' : undefined}
              onClick={searchFor(one === chosen ? {} : one.state)}
            >
              <span>{one.label}</span>
              <small>{one.count.toLocaleString('en')}</small>
            </a>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
