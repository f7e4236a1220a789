import { searchFacetNames, searchRangeNames } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { filterTitle } from '#src/view/copy/search/facet-copy.ts';
import { groupId } from './FilterGroup.tsx';
import { $folds, foldGroup } from './open-groups.ts';
import { quickGroup } from '#src/view/search/offered-filters.ts';

/** `isMenu`: a pill's dropdown; at most one is open. */
export interface Fold {
  isOpen: boolean;
  isMenu: boolean;
}

/** Keyed by title, such as "Make", without the choice. */
export function staticGroups(host: ParentNode): Map<string, Fold> {
  // A summary with the choice has a separate title element.
  const titleOf = (group: HTMLDetailsElement) =>
    ((group.querySelector('summary .filter__name') ?? group.querySelector('summary'))?.textContent ?? '')
      .trim()
      .replace(/(:.*|\d+)$/s, '')
      .trim();
  return new Map(
    [...host.querySelectorAll<HTMLDetailsElement>('#filters details:has(> summary)')].map((group) => [
      titleOf(group),
      { isOpen: group.open, isMenu: group.closest('menu-bar') !== null },
    ]),
  );
}

const titles = (settings: Pick<PublicSettings, 'regional'>): [name: string, title: string][] => [
  ...[...searchFacetNames, ...searchRangeNames].map((name): [string, string] => [name, filterTitle(name, settings)]),
  [quickGroup.key, quickGroup.title],
];

export function changedGroups(
  folds: ReadonlyMap<string, Fold>,
  settings: Pick<PublicSettings, 'regional' | 'search'>,
): { name: string; isOpen: boolean; isMenu: boolean }[] {
  const usual: readonly string[] = settings.search.openFilters;
  return titles(settings).flatMap(([name, title]) => {
    const fold = folds.get(title);
    if (!fold || (fold.isMenu ? !fold.isOpen : fold.isOpen === usual.includes(name))) return [];
    return [{ name, ...fold }];
  });
}

const hasGroup = (live: ParentNode, name: string): boolean => live.querySelector(`#${groupId(name)}`) !== null;

/** @returns the group whose menu was open, for the panel; null if none was */
export function applyChangedFolds(
  live: ParentNode,
  folds: ReadonlyMap<string, Fold>,
  settings: Pick<PublicSettings, 'regional' | 'search'>,
): string | null {
  const changed = changedGroups(folds, settings).filter(({ name }) => hasGroup(live, name));
  for (const { name, isOpen } of changed) foldGroup(name, isOpen, settings);
  return changed.findLast(({ isMenu }) => isMenu)?.name ?? null;
}

/** Keeps filters as they are, so that nothing moves under a thumb. Not the shopper's choice, so not stored. */
export function applyVisibleFolds(
  live: ParentNode,
  folds: ReadonlyMap<string, Fold>,
  settings: Pick<PublicSettings, 'regional'>,
): null {
  for (const [name, title] of titles(settings))
    if (hasGroup(live, name)) $folds.setKey(name, folds.get(title)?.isOpen === true);
  return null;
}
