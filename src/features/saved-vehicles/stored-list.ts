/**
 * A list in browser storage, per dealer, synced between islands and tabs. Each change adds or removes one entry, so
 * tabs don't overwrite each other. If storage fails, the list lasts as long as the page; `$keeping` has the reason.
 */
import type { WritableAtom } from 'nanostores';
import { $keeping } from './keeping.store.ts';
import { localChanges, type Change } from './local-changes.ts';

export type ListStorage = Pick<Storage, 'getItem' | 'setItem'>;
export type Tabs = Pick<EventTarget, 'addEventListener'>;

interface StoredList<T> {
  $list: WritableAtom<readonly T[]>;
  key: string;
  storage: () => ListStorage;
  tabs: Tabs;
  read: (stored: unknown) => T | null;
  idOf: (entry: T) => string;
  /** Default: first. */
  place?: (others: readonly T[], entry: T) => readonly T[];
  limit: number;
}

function parseList<T>(stored: string | null, read: (stored: unknown) => T | null, limit: number): T[] {
  if (!stored) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list)
      ? list
          .map(read)
          .filter((entry) => entry !== null)
          .slice(0, limit)
      : [];
  } catch {
    return [];
  }
}

/**
 * Rereads after the back/forward cache, where pages get no storage events.
 *
 * @returns a function that applies changes and returns the stored list
 */
export function connectList<T>({
  $list,
  key,
  storage,
  tabs,
  read,
  idOf,
  place = (others, entry) => [entry, ...others],
  limit,
}: StoredList<T>): (...changes: Change<T>[]) => readonly T[] {
  const own = localChanges(idOf);
  let lastRead: readonly T[] = [];

  const stored = (): readonly T[] => {
    try {
      lastRead = parseList(storage().getItem(key), read, limit);
    } catch {
      $keeping.set('blocked');
    }
    return lastRead;
  };
  const applied = (list: readonly T[], change: Change<T>): readonly T[] => {
    const id = 'add' in change ? idOf(change.add) : change.remove;
    const others = list.filter((entry) => idOf(entry) !== id);
    return 'add' in change ? place(others, change.add).slice(0, limit) : others;
  };
  const current = (): readonly T[] => own.unwritten().reduce(applied, stored());
  const write = (list: readonly T[]): void => {
    $list.set(list);
    try {
      storage().setItem(key, JSON.stringify(list));
      own.written();
      $keeping.set('kept');
    } catch (error) {
      $keeping.set(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked');
    }
  };
  const follow = (): void => {
    const list = current();
    const lost = own.lost(list);
    if (lost.length > 0) write(lost.reduce(applied, list));
    else $list.set(list);
  };

  $list.set(current());
  tabs.addEventListener('storage', (event) => {
    const { key: changed } = event as StorageEvent;
    if (changed === null) own.settle();
    if (changed === key || changed === null) follow();
  });
  tabs.addEventListener('pageshow', (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    own.settle();
    follow();
  });
  return (...changes) => {
    for (const change of changes) own.note(change);
    write(current());
    return $list.get();
  };
}
