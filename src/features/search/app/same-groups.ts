/** Filter groups that a shopper unfolded on the static page stand open in the live one. */
import { searchFacetNames, searchRangeNames } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { filterTitle } from '#src/view/search/facet-words.ts';
import { groupId } from './FilterGroup.tsx';
import { quickGroup } from '#src/view/search/offered-filters.ts';

/** `isMenu`: a menu that drops from a pill, of which one is open at most. */
export interface Fold {
  isOpen: boolean;
  isMenu: boolean;
}

/** By title: "Make", whatever is chosen in it. */
export function staticGroups(place: ParentNode): Map<string, Fold> {
  const titleOf = (group: HTMLDetailsElement) =>
    (group.querySelector('summary')?.textContent ?? '')
      .trim()
      .replace(/(:.*|\d+)$/s, '')
      .trim();
  return new Map(
    [...place.querySelectorAll<HTMLDetailsElement>('#filters details:has(> summary)')].map((group) => [
      titleOf(group),
      { isOpen: group.open, isMenu: group.dataset['dropdown'] !== undefined },
    ]),
  );
}

const titles = (settings: PublicSettings): [name: string, title: string][] => [
  ...[...searchFacetNames, ...searchRangeNames].map((name): [string, string] => [name, filterTitle(name, settings)]),
  [quickGroup.key, quickGroup.title],
];

/** Groups to unfold or fold: those that are not as the dealer has them. */
export function changedGroups(
  folds: ReadonlyMap<string, Fold>,
  settings: PublicSettings,
): { name: string; isOpen: boolean; isMenu: boolean }[] {
  const usual: readonly string[] = settings.search.openFilters;
  return titles(settings).flatMap(([name, title]) => {
    const fold = folds.get(title);
    if (!fold || (fold.isMenu ? !fold.isOpen : fold.isOpen === usual.includes(name))) return [];
    return [{ name, ...fold }];
  });
}

/** @returns the group whose menu was open, which the panel has to show now; null for none */
export function foldAlike(host: ParentNode, folds: ReadonlyMap<string, Fold>, settings: PublicSettings): string | null {
  let opened: string | null = null;
  for (const { name, isOpen, isMenu } of changedGroups(folds, settings)) {
    const group = host.querySelector<HTMLDetailsElement>(`#${groupId(name)}`);
    if (!group) continue;
    group.open = isOpen;
    if (isMenu) opened = name;
  }
  return opened;
}

/** In an open sheet every group stays as it is seen, so that nothing moves under a thumb; that is no choice to remember. */
export function foldAsSeen(host: ParentNode, folds: ReadonlyMap<string, Fold>, settings: PublicSettings): void {
  for (const [name, title] of titles(settings)) {
    const group = host.querySelector<HTMLDetailsElement>(`#${groupId(name)}`);
    const isOpen = folds.get(title)?.isOpen === true;
    if (!group || group.open === isOpen) continue;
    group.dataset['asBefore'] = '';
    group.open = isOpen;
  }
}
