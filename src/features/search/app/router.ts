import type { UiState } from 'instantsearch.js';
import type { Router } from 'instantsearch.js/es/types';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { writeStep } from './dialog-history.ts';
import { addressOf, fromUiState, isStockListing, readAddress, toUiState } from '#src/view/search/search-route.ts';

export interface RouterBrowser {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
  addEventListener: (type: 'popstate', listener: () => void) => void;
  removeEventListener: (type: 'popstate', listener: () => void) => void;
}

/** Typing makes one history entry, not one per letter. */
const typingPauseMs = 2000;

export type SearchRouter = Router<UiState>;

export function searchRouter(config: SearchConfig, browser: RouterBrowser): SearchRouter {
  const { indexName } = config.settings.search;
  const startedAt = browser.location.pathname;
  const read = (): UiState =>
    toUiState(readAddress(browser.location.pathname, browser.location.search, config), indexName);
  const urlOf = (uiState: UiState): string => addressOf(fromUiState(uiState, indexName), config, startedAt);
  const textOf = (uiState: UiState): string => uiState[indexName]?.query ?? '';
  let typed = { text: textOf(read()), at: 0 };
  let listener: (() => void) | null = null;

  return {
    $$type: 'forecourt.searchRouter',
    read,
    createURL: urlOf,
    write(uiState) {
      const url = urlOf(uiState);
      // Rewriting a URL with campaign parameters would trap the Back button.
      if (url === urlOf(read())) return;
      const text = textOf(uiState);
      const now = Date.now();
      const isTyping = text !== typed.text && now - typed.at < typingPauseMs;
      typed = { text, at: text === typed.text ? 0 : now };
      if (isTyping) browser.history.replaceState({ search: true }, '', url);
      else writeStep(browser.history, url);
    },
    onUpdate(changed) {
      listener = () => {
        const { pathname } = browser.location;
        if (!isStockListing(pathname) && !/^\/search(\/|$)/.test(pathname)) return;
        const state = read();
        typed = { text: textOf(state), at: 0 };
        changed(state);
      };
      browser.addEventListener('popstate', listener);
    },
    dispose() {
      if (listener) browser.removeEventListener('popstate', listener);
    },
  };
}
