/**
 * Which filter groups stand open: those of the settings, or what this shopper left open where the
 * dealer keeps it (SRCH-02).
 */
import { map } from 'nanostores';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

/** Groups of this page that the shopper or the static list has folded otherwise. */
export const $folds = map<Record<string, boolean>>({});

const key = (): string => `${document.documentElement.dataset['site'] ?? ''}:OpenFilters`;

function remembered(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key()) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function isGroupOpen(name: string, { search }: Pick<PublicSettings, 'search'>): boolean {
  const own = search.persistOpenFilters ? remembered()[name] : undefined;
  return typeof own === 'boolean' ? own : (search.openFilters as string[]).includes(name);
}

export function rememberGroup(name: string, isOpen: boolean, { search }: Pick<PublicSettings, 'search'>): void {
  if (!search.persistOpenFilters) return;
  try {
    localStorage.setItem(key(), JSON.stringify({ ...remembered(), [name]: isOpen }));
  } catch {
    /* A browser that stores nothing opens the dealer's groups next time. */
  }
}

/** The shopper folds or unfolds a group. */
export function foldGroup(name: string, isOpen: boolean, settings: Pick<PublicSettings, 'search'>): void {
  $folds.setKey(name, isOpen);
  rememberGroup(name, isOpen, settings);
}
