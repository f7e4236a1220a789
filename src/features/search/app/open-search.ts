/** All that a page's live search is made of, for its island. */
import type { ComponentProps } from 'react';
import type { SearchState } from '#src/domain/search/search-state.ts';
import { findAll } from '#src/view/search/search-request.ts';
import type { Found } from '#src/view/search/resolve-search.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { addressOf, mendedAddress, readAddress } from '#src/view/search/search-route.ts';
import { prepareSearch } from './prepare-search.ts';
import { searchRouter } from './router.ts';
import { SearchApp } from './SearchApp.tsx';
import { takePlace } from './take-place.ts';
import { onEnter, saysMore } from './typed-search.ts';

export interface OpenSearch {
  SearchApp: typeof SearchApp;
  props: Pick<ComponentProps<typeof SearchApp>, 'config' | 'client' | 'router' | 'chance'>;
  takePlace: typeof takePlace;
}

/** @throws Error when the search cannot be had */
export async function openSearch(): Promise<OpenSearch> {
  const { config, client } = await prepareSearch();
  mendAddress(config);
  await understandAddress(config, findAll(client, config));
  const props = { config, client, router: searchRouter(config, window), chance: Math.random() };
  return { SearchApp, props, takePlace };
}

/** An address that says something else than what is searched is put right. */
function mendAddress(config: SearchConfig): void {
  const mended = mendedAddress(location.pathname, location.search, config);
  if (mended !== null) history.replaceState(history.state, '', mended);
}

/** A search that a plain form or link sent here in words is understood first (NLQ-01). */
async function understandAddress(
  config: SearchConfig,
  find: (states: SearchState[]) => Promise<Found[]>,
): Promise<void> {
  const state = readAddress(location.pathname, location.search, config);
  if (state.query === '') return;
  const next = { ...(await onEnter(state.query, state, config, find)), page: state.page };
  if (saysMore(state.query, state, next))
    history.replaceState(history.state, '', addressOf(next, config, location.pathname));
}
