/** From the settings, or as the shopper left them if the dealer allows that (SRCH-02). */
import { map } from 'nanostores';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

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
    /* Without storage, the defaults open next time. */
  }
}

export function foldGroup(name: string, isOpen: boolean, settings: Pick<PublicSettings, 'search'>): void {
  $folds.setKey(name, isOpen);
  rememberGroup(name, isOpen, settings);
}
