/** Puts the interactive search in the place of the static list, once its first results are there. */
import { createRoot } from 'react-dom/client';
import type { SearchState } from '#src/domain/search/search-state.ts';
import type { Found } from '#src/view/search/resolve-search.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { findAll } from '#src/view/search/find-all.ts';
import { openGroup } from './FilterPills.tsx';
import { keepFocus, sameIn } from './keep-focus.ts';
import { prepareSearch } from './prepare-search.ts';
import { searchRouter } from './router.ts';
import type { ClassesOf } from '../search-classes.ts';
import { SearchApp } from './SearchApp.tsx';
import { foldAlike, foldAsSeen, staticGroups } from './same-groups.ts';
import { addressOf, mendedAddress, readAddress } from '#src/view/search/search-route.ts';
import { onEnter, saysMore } from './typed-search.ts';

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

/**
 * @param untilFree waits until nothing of the static list is pressed
 * @throws Error when the search cannot be had; the static list stays then
 */
export async function mountSearch(
  place: HTMLElement,
  classesOf: ClassesOf,
  untilFree: () => Promise<void>,
): Promise<void> {
  const { config, client } = await prepareSearch();
  mendAddress(config);
  await understandAddress(config, findAll(client, config));
  const tools = document.querySelector('[data-search-tools]');
  const host = document.createElement('div');
  host.dataset['searchApp'] = 'live';
  host.style.display = 'contents';
  const root = createRoot(host);
  await new Promise<void>((ready, fail) => {
    root.render(
      <SearchApp
        config={config}
        client={client}
        router={searchRouter(config, window)}
        classes={classesOf(config.settings)}
        chance={Math.random()}
        tools={tools}
        onReady={ready}
        onFailure={fail}
      />,
    );
  }).catch((cause: unknown) => {
    root.unmount();
    throw cause;
  });
  await untilFree();
  takePlace(place, host, config);
}

/** An address that says something else than what is searched is put right. */
function mendAddress(config: SearchConfig): void {
  const mended = mendedAddress(location.pathname, location.search, config);
  if (mended !== null) history.replaceState(history.state, '', mended);
}

const focusTwin = (host: HTMLElement, focused: HTMLElement): void =>
  (sameIn(host, focused) ?? document.querySelector<HTMLElement>('[data-search-heading]'))?.focus({
    preventScroll: true,
  });

/** The sheet stays open and the focus stays where it was, as far as the live list has the same thing. */
function takePlace(place: HTMLElement, host: HTMLElement, { settings }: SearchConfig): void {
  const sheet = place.querySelector('#filters:popover-open');
  const wasOpen = sheet !== null;
  const seenFrom = sheet?.scrollTop ?? 0;
  const asksPanel = place.dataset['opensFilters'] !== undefined;
  const focused = place.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  const folds = staticGroups(place);
  place.replaceWith(host);
  keepFocus(host);
  if (wasOpen) foldAsSeen(host, folds, settings);
  const opened = wasOpen ? null : foldAlike(host, folds, settings);
  const panel = host.querySelector<HTMLElement>('#filters:not(:popover-open)');
  if (wasOpen || opened !== null || asksPanel) panel?.showPopover();
  if (wasOpen && panel) panel.scrollTop = seenFrom;
  if (opened !== null) openGroup(opened);
  // At once: whoever is tabbing goes on from there.
  if (focused !== null && opened === null && !host.contains(document.activeElement)) focusTwin(host, focused);
}
