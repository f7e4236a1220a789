import { useEffect, useRef, type RefObject } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { fromUiState } from '#src/view/search/search-route.ts';
import { noteKey } from './search-note.ts';

/** Under the top of the window, where filters beside the list stand as well: what is under the pointer stays there. */
const gap = 12;

/**
 * Shows what a change has found: after a filter the top of the list, where it lies above the window, after a change of
 * pages also the heading to the keyboard. It waits for the results, when the address is written: so the way back leads
 * to the place that was left, which the browser finds again by itself.
 */
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
    // The results say when: the state is ahead of them.
  }, [results, status]);
}
