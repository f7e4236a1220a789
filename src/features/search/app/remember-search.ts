import type { UiState } from 'instantsearch.js';
import { connectSearches } from '../../saved-vehicles/search-history.store.ts';
import { fromUiState } from './search-route.ts';

const remember = connectSearches(document.documentElement.dataset['site'] ?? location.hostname, () => window.localStorage, window);

/** Keeps the facets and the address of a search that chose something (SRCH-18). */
export function rememberSearch(state: NonNullable<UiState[string]>): void {
  const { query, refinements, ranges } = fromUiState({ search: state }, 'search');
  remember({ path: location.pathname + location.search, query, refinements, ranges });
}
