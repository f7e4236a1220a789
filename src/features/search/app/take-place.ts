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
  const place = document.querySelector<HTMLElement>('[data-search-app="static"]')!;
  const sheet = place.querySelector('#filters:popover-open');
  const seenFrom = sheet?.scrollTop ?? 0;
  const focused = place.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  const folds = staticGroups(place);
  const menu = flushSync(() => {
    $searchStage.set('live');
    return (sheet ? foldAsSeen : foldAlike)(live, folds, settings);
  });
  const panel = live.querySelector<HTMLElement>('#filters');
  if (sheet || menu !== null || place.dataset['opensFilters'] !== undefined) panel?.showPopover();
  if (sheet) panel?.scrollTo(0, seenFrom);
  if (menu !== null) openGroup(menu, settings);
  // At once: whoever is tabbing goes on from there.
  else if (focused && !live.contains(document.activeElement)) focusTwin(live, focused);
}

const focusTwin = (live: HTMLElement, focused: HTMLElement): void =>
  (sameIn(live, focused) ?? document.querySelector<HTMLElement>('[data-search-heading]'))?.focus({
    preventScroll: true,
  });
