/** The moment in which the live list takes the static one's place: what is open stays open, and the focus stays where it was. */
import { flushSync } from 'react-dom';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { $searchStage } from '../search-stage.store.ts';
import { openGroup } from './FilterPills.tsx';
import { sameIn } from './keep-focus.ts';
import { foldAlike, foldAsSeen, staticGroups } from './same-groups.ts';
import { untilFree } from './until-free.ts';

export async function takePlace(live: HTMLElement, settings: PublicSettings): Promise<void> {
  await untilFree(document);
  const place = document.querySelector<HTMLElement>('[data-search-app="static"]');
  const goOn = place && usedIn(place, settings);
  flushSync(() => {
    $searchStage.set('live');
  });
  goOn?.(live);
}

const focusTwin = (live: HTMLElement, focused: HTMLElement): void =>
  (sameIn(live, focused) ?? document.querySelector<HTMLElement>('[data-search-heading]'))?.focus({
    preventScroll: true,
  });

/** @returns what gives the live list the same use, as far as it has the same things */
function usedIn(place: HTMLElement, settings: PublicSettings): (live: HTMLElement) => void {
  const sheet = place.querySelector('#filters:popover-open');
  const wasOpen = sheet !== null;
  const seenFrom = sheet?.scrollTop ?? 0;
  const asksPanel = place.dataset['opensFilters'] !== undefined;
  const focused = place.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  const folds = staticGroups(place);
  return (live) => {
    if (wasOpen) foldAsSeen(live, folds, settings);
    const opened = wasOpen ? null : foldAlike(live, folds, settings);
    const panel = live.querySelector<HTMLElement>('#filters:not(:popover-open)');
    if (wasOpen || opened !== null || asksPanel) panel?.showPopover();
    if (wasOpen && panel) panel.scrollTop = seenFrom;
    if (opened !== null) openGroup(opened);
    // At once: whoever is tabbing goes on from there.
    if (focused !== null && opened === null && !live.contains(document.activeElement)) focusTwin(live, focused);
  };
}
