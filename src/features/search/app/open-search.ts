import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import type { SearchState } from '#src/domain/search/search-state.ts';
import { findAll } from '#src/view/search/search-request.ts';
import type { Found } from '#src/view/search/resolve-search.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { addressOf, correctedUrl, readAddress } from '#src/view/search/search-route.ts';
import { prepareSearch } from './prepare-search.ts';
import { searchRouter } from './router.ts';
import { SearchApp } from './SearchApp.tsx';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { $searchStage } from '../search-stage.store.ts';
import { openGroup } from './FilterPills.tsx';
import { sameIn } from './keep-focus.ts';
import { applyChangedFolds, applyVisibleFolds, staticGroups } from './sync-groups.ts';
import { waitForIdle } from './until-idle.ts';

async function replaceStaticList(
  live: HTMLElement,
  settings: Pick<PublicSettings, 'regional' | 'search'>,
): Promise<void> {
  await waitForIdle(document);
  const host = document.querySelector<HTMLElement>('[data-search-app="static"]')!;
  const sheet = host.querySelector('#filters:popover-open');
  const seenFrom = sheet?.scrollTop ?? 0;
  const focused = host.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  const folds = staticGroups(host);
  const menu = flushSync(() => {
    $searchStage.set('live');
    return (sheet ? applyVisibleFolds : applyChangedFolds)(live, folds, settings);
  });
  const panel = live.querySelector<HTMLElement>('#filters');
  if (sheet || menu !== null || host.dataset['opensFilters'] !== undefined) panel?.showPopover();
  if (sheet) panel?.scrollTo(0, seenFrom);
  if (menu !== null) openGroup(menu, settings);
  // Synchronous, so that tabbing continues from there.
  else if (focused && !live.contains(document.activeElement)) focusTwin(live, focused);
}

const focusTwin = (live: HTMLElement, focused: HTMLElement): void =>
  (sameIn(live, focused) ?? document.querySelector<HTMLElement>('[data-search-heading]'))?.focus({
    preventScroll: true,
  });

export interface OpenSearch {
  SearchApp: typeof SearchApp;
  props: Pick<ComponentProps<typeof SearchApp>, 'config' | 'client' | 'router' | 'chance'>;
  replaceStaticList: typeof replaceStaticList;
}

/** @throws Error if the search cannot load */
export async function openSearch(): Promise<OpenSearch> {
  const [{ config, client }] = await Promise.all([prepareSearch(), hasQuery() && import('./typed-search.ts')]);
  correctUrl(config);
  await understandAddress(config, findAll(client, config));
  const props = { config, client, router: searchRouter(config, window), chance: Math.random() };
  return { SearchApp, props, replaceStaticList };
}

const hasQuery = (): boolean => new URLSearchParams(location.search).has('query');

function correctUrl(config: SearchConfig): void {
  const mended = correctedUrl(location.pathname, location.search, config);
  if (mended !== null) history.replaceState(history.state, '', mended);
}

/** Interprets words from a plain form or link before searching (NLQ-01). */
async function understandAddress(
  config: SearchConfig,
  find: (states: SearchState[]) => Promise<Found[]>,
): Promise<void> {
  const state = readAddress(location.pathname, location.search, config);
  if (state.query === '') return;
  const { onEnter, isReinterpreted } = await import('./typed-search.ts');
  const next = { ...(await onEnter(state.query, state, config, find)), page: state.page };
  if (isReinterpreted(state.query, state, next))
    history.replaceState(history.state, '', addressOf(next, config, location.pathname));
}
