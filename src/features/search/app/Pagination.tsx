import { useInstantSearch, usePagination } from 'react-instantsearch';
import { useEffect } from 'react';
import { pageItems } from '#src/view/search/page-items.ts';
import { PageLinks } from '../PageLinks.tsx';
import { isPlainClick } from './is-plain-click.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { lastPage } from '#src/view/search/result-count.ts';
import { addressOf, fromUiState } from '#src/view/search/search-route.ts';

export function Pagination() {
  const { currentRefinement, nbPages, isFirstPage, isLastPage, refine, createURL } = usePagination();
  if (nbPages < 2) return null;
  const addresses = new Map(Array.from({ length: nbPages }, (_, page) => [createURL(page), page]));
  const press = (event: React.MouseEvent<HTMLAnchorElement>) => {
    const page = addresses.get(event.currentTarget.getAttribute('href') ?? '');
    if (page === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    refine(page);
  };
  return (
    <PageLinks
      label="Results pages"
      items={pageItems(currentRefinement + 1, nbPages, (page) => createURL(page - 1))}
      previous={isFirstPage ? null : createURL(currentRefinement - 1)}
      next={isLastPage ? null : createURL(currentRefinement + 1)}
      onClick={press}
    />
  );
}

/** Past the end, shows the last page with a notice. */
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
