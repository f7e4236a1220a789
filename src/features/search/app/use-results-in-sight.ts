import { useEffect, useRef, type RefObject } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { fromUiState } from '#src/view/search/search-route.ts';
import { noteKey } from './search-note.ts';

/** Pixels, in line with the sidebar filters. */
const gap = 12;

/** Paging also focuses the heading. Waits for results and URL: Back restores the scroll position. */
export function useResultsInSight(top: RefObject<HTMLElement | null>, { settings: { search } }: SearchConfig): void {
  const { indexUiState, results, status } = useInstantSearch({ catchError: true });
  const state = fromUiState({ [search.indexName]: indexUiState }, search.indexName);
  const shown = useRef<{ about: string; page: number; address: string } | null>(null);
  const isBack = useRef(false);
  useEffect(() => {
    const wentBack = () => {
      isBack.current = shown.current?.address !== location.href;
    };
    addEventListener('popstate', wentBack);
    return () => {
      removeEventListener('popstate', wentBack);
    };
  }, []);
  useEffect(() => {
    const list = top.current;
    if (
      !list ||
      status !== 'idle' ||
      results?.nbHits === undefined ||
      results.__isArtificial ||
      results.page !== state.page - 1
    )
      return;
    const before = shown.current;
    shown.current = { about: noteKey(state), page: state.page, address: location.href };
    const wasBack = isBack.current;
    isBack.current = false;
    if (!before || wasBack || !list.isConnected) return;
    if (before.about !== shown.current.about) {
      const { top: above } = list.getBoundingClientRect();
      if (above < 0) scrollBy({ top: above - gap, behavior: 'instant' });
    } else if (before.page !== state.page) {
      list.scrollIntoView({ block: 'start' });
      document.querySelector<HTMLElement>('[data-search-heading]')?.focus({ preventScroll: true });
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the state changes before the results
  }, [results, status]);
}
