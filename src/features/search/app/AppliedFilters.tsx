import { useInstantSearch } from 'react-instantsearch';
import { appliedFilters, chosenCount } from '#src/view/search/applied-filters.ts';
import { isQueryIgnored } from '#src/view/search/missing-words.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { fromUiState, toUiState } from '#src/view/search/search-route.ts';
import { AppliedChips } from '../AppliedChips.tsx';
import type { SearchClasses } from '../search-classes.ts';

export function AppliedFilters({ config, classes }: { config: SearchConfig; classes: SearchClasses }) {
  const { indexName } = config.settings.search;
  const { indexUiState, setUiState, setIndexUiState, results } = useInstantSearch();
  const filters = appliedFilters(
    fromUiState({ [indexName]: indexUiState }, indexName),
    config,
    // eslint-disable-next-line react-hooks/purity -- the year changes too rarely to matter
    Date.now(),
    isQueryIgnored(results),
  );
  const chips = filters.map(({ text, without }) => ({
    text,
    without: () => {
      setUiState(toUiState(without, indexName));
    },
  }));
  return (
    <AppliedChips
      chips={chips}
      clear={() => {
        setIndexUiState(({ sortBy }) => (sortBy ? { sortBy } : {}));
      }}
      classes={classes}
    />
  );
}

export function useAppliedCount(): number {
  const { indexUiState } = useInstantSearch();
  return chosenCount(fromUiState({ search: indexUiState }, 'search'));
}
