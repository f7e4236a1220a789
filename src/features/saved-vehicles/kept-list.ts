/**
 * A list that this browser keeps for one dealer, in step between islands (they share the store) and tabs (they share the
 * storage). Storage that is blocked, full or damaged does no harm: the list then lasts for the page.
 */
import type { WritableAtom } from 'nanostores';

/** Storage that a browser may refuse (private windows, blocked cookies). */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;
export type Tabs = Pick<EventTarget, 'addEventListener'>;

interface KeptList<T> {
  $list: WritableAtom<readonly T[]>;
  key: string;
  shelf: () => Shelf;
  tabs: Tabs;
  /** One entry from what was stored; null for what is not ours. */
  read: (stored: unknown) => T | null;
  limit: number;
}

/** Reads a stored list: text that is absent or damaged counts as empty, entries that are not ours are left out. */
export function parseList<T>(stored: string | null, read: (stored: unknown) => T | null, limit: number): T[] {
  if (!stored) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.map(read).filter((entry) => entry !== null).slice(0, limit) : [];
  } catch {
    return [];
  }
}

/**
 * Ties a store to its storage: reads it, follows other tabs.
 * @returns a function that changes the list, from what is stored now, and writes it.
 */
export function connectList<T>({ $list, key, shelf, tabs, read, limit }: KeptList<T>): (change: (list: readonly T[]) => readonly T[]) => readonly T[] {
  // What could not be written is newer than what is stored.
  let isWritten = true;
  const current = (): readonly T[] => {
    if (!isWritten) return $list.get();
    try { return parseList(shelf().getItem(key), read, limit); } catch { return $list.get(); }
  };
  $list.set(current());
  tabs.addEventListener('storage', (event) => {
    const { key: changed } = event as StorageEvent;
    if (changed === key || changed === null) $list.set(current());
  });
  return (change) => {
    const next = change(current()).slice(0, limit);
    $list.set(next);
    try {
      shelf().setItem(key, JSON.stringify(next));
      isWritten = true;
    } catch {
      isWritten = false;
    }
    return next;
  };
}
