import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectList } from '#src/features/saved-vehicles/stored-list.ts';
import { $keeping, keepingNote } from '#src/features/saved-vehicles/keeping.store.ts';
import { entryId, readEntry, type SavedEntry } from '#src/features/saved-vehicles/saved-entry.ts';

const key = 'dealer:FavouritedCars';
const car = (id: string): SavedEntry => ({ id, url: `/cars/${id}`, title: `2021 Example ${id}` });
const sorted = (list: readonly SavedEntry[]) =>
  list
    .map(({ id }) => id)
    .sort()
    .join('');

/**
 * As in Chromium, each tab has a copy of the storage. Writes go to a shared store, which notifies other tabs in order;
 * a tab keeps its copy during its own write.
 */
function browser(count: number, initial: readonly SavedEntry[] = []) {
  const letters: (() => void)[] = [];
  const shared = { value: JSON.stringify(initial) };
  const tabs = Array.from({ length: count }, () => ({
    value: shared.value,
    pendingWork: 0,
    events: new EventTarget(),
    $list: atom<readonly SavedEntry[]>([]),
  }));
  const arrive = (from: (typeof tabs)[number], value: string) => {
    shared.value = value;
    from.pendingWork -= 1;
    for (const tab of tabs.filter((one) => one !== from)) {
      if (tab.pendingWork === 0) tab.value = value;
      tab.events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    }
  };
  const connected = tabs.map((tab) => ({
    tab,
    $list: tab.$list,
    change: connectList({
      $list: tab.$list,
      key,
      tabs: tab.events,
      read: readEntry,
      idOf: entryId,
      limit: 100,
      storage: () => ({
        getItem: () => tab.value,
        setItem: (_key, value) => {
          tab.value = value;
          tab.pendingWork += 1;
          letters.push(() => {
            arrive(tab, value);
          });
        },
      }),
    }),
  }));
  const deliver = () => {
    for (let round = 0; letters.length > 0; round++) {
      expect(round, 'letters of a quarrel').toBeLessThan(60);
      letters.shift()!();
    }
  };
  return { shared, tabs: connected, deliver };
}

beforeEach(() => {
  vi.useFakeTimers();
  $keeping.set('kept');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('two tabs at once', () => {
  test.each([2, 3, 4])('%i tabs that save before syncing lose nothing (FAV-01)', (count) => {
    const { tabs, deliver, shared } = browser(count, [car('z')]);
    const wanted = 'abcd'.slice(0, count);
    for (const [index, tab] of tabs.entries()) tab.change({ add: car(wanted[index]!) });
    deliver();
    expect(sorted(JSON.parse(shared.value) as SavedEntry[])).toBe(`${wanted}z`);
    for (const { $list } of tabs) expect(sorted($list.get())).toBe(`${wanted}z`);
  });

  test('a car removed in one tab stays removed when the other saves at the same time (FAV-01)', () => {
    const {
      tabs: [one, other],
      deliver,
      shared,
    } = browser(2, [car('x'), car('y')]);
    one!.change({ remove: 'x' });
    other!.change({ add: car('a') });
    deliver();
    expect(sorted(JSON.parse(shared.value) as SavedEntry[])).toBe('ay');
  });

  test('a later removal in another tab is not undone (FAV-01)', () => {
    const {
      tabs: [one, other],
      deliver,
    } = browser(2);
    one!.change({ add: car('a') });
    deliver();
    vi.advanceTimersByTime(1000);
    other!.change({ remove: 'a' });
    deliver();
    for (const { $list } of [one!, other!]) expect($list.get()).toEqual([]);
  });

  test('tabs with conflicting changes settle on one list (FAV-01)', () => {
    const {
      tabs: [one, other],
      deliver,
    } = browser(2);
    one!.change({ add: car('a') });
    other!.change({ add: car('b') }, { remove: 'a' });
    deliver();
    expect(sorted(one!.$list.get())).toBe(sorted(other!.$list.get()));
    expect(sorted(one!.$list.get())).toContain('b');
  });

  test('a page restored from the back/forward cache reads later changes and rewrites nothing (FAV-01)', () => {
    const {
      tabs: [one],
    } = browser(1);
    one!.change({ add: car('a') });
    const { tab, $list } = one!;
    tab.value = JSON.stringify([car('b')]);
    tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(sorted($list.get())).toBe('a');
    tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(sorted($list.get())).toBe('b');
    expect(tab.value).toBe(JSON.stringify([car('b')]));
  });
});

describe('unreliable storage', () => {
  const list = (shelf: () => Pick<Storage, 'getItem' | 'setItem'>) => {
    const $list = atom<readonly SavedEntry[]>([]);
    return {
      $list,
      change: connectList({
        $list,
        key,
        storage: shelf,
        tabs: new EventTarget(),
        read: readEntry,
        idOf: entryId,
        limit: 100,
      }),
    };
  };

  test('detects blocked storage before anything is saved, and keeps the list for the page (FAV-01)', () => {
    const { $list, change } = list(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect($keeping.get()).toBe('blocked');
    change({ add: car('a') });
    change({ add: car('b') });
    change({ remove: 'a' });
    expect(sorted($list.get())).toBe('b');
    expect(keepingNote($keeping.get())).toBe(
      'Your browser can’t save your list: it blocks storage for this site. Your choices last until you leave this page.',
    );
  });

  test('reports full storage when a save fails, counts what other tabs store, and saves everything once there is space (FAV-01)', () => {
    const shelf = { value: JSON.stringify([car('z')]), isFull: true };
    const { $list, change } = list(() => ({
      getItem: () => shelf.value,
      setItem: (_key, value) => {
        if (shelf.isFull) throw new DOMException('full', 'QuotaExceededError');
        shelf.value = value;
      },
    }));
    expect($keeping.get()).toBe('kept');
    change({ add: car('a') });
    expect(keepingNote($keeping.get())).toContain('its storage for this site is full');
    shelf.value = JSON.stringify([car('y'), car('z')]);
    change({ remove: 'z' });
    expect(sorted($list.get())).toBe('ay');
    shelf.isFull = false;
    change({ add: car('b') });
    expect(sorted(JSON.parse(shelf.value) as SavedEntry[])).toBe('aby');
    expect(keepingNote($keeping.get())).toBeNull();
  });
});
