import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { lastPage } from '#src/view/search/result-count.ts';
import { addressOf, fromUiState } from '#src/view/search/search-route.ts';

/** An address past the last page shows the last page, and says so; the way back does not lead there again. */
export function LastPage({ config }: { config: SearchConfig }) {
  const { indexUiState, setIndexUiState, results, status } = useInstantSearch({ catchError: true });
  const { indexName } = config.settings.search;
  useEffect(() => {
    if (status !== 'idle' || results?.nbHits === undefined || results.__isArtificial) return;
    const state = fromUiState({ [indexName]: indexUiState }, indexName);
    const last = lastPage(results);
    if (state.page <= last || results.page !== state.page - 1) return;
    history.replaceState(history.state, '', addressOf({ ...state, page: last }, config, location.pathname));
    setIndexUiState((current) => ({ ...current, page: last }));
  }, [indexUiState, setIndexUiState, results, status, config, indexName]);
  return null;
}
