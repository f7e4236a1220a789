import type { UiState } from 'instantsearch.js';
import { connectSearches } from '../../saved-vehicles/search-history.store.ts';
import { fromUiState } from '#src/view/search/search-route.ts';

const remember = connectSearches(
  document.documentElement.dataset['site'] ?? location.hostname,
  () => window.localStorage,
  window,
);

export const currentSearchPath = (): string =>
  location.pathname +
  location.search.replace(/([?&])page=\d+(&|$)/, (_, before: string, after: string) => (after === '' ? '' : before));

export function rememberSearch(state: NonNullable<UiState[string]>): void {
  const { query, refinements, ranges } = fromUiState({ search: state }, 'search');
  remember({ path: currentSearchPath(), query, refinements, ranges });
}

export const forgetSearches = (): void => {
  remember.forgetAll();
};
