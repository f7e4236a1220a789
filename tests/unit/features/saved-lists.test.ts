import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $compared, comparedKey, connectCompared } from '#src/features/saved-vehicles/compare.store.ts';
import { $favourites, connectFavourites } from '#src/features/saved-vehicles/favourites.store.ts';
import { $recent, connectRecent, recentKey } from '#src/features/saved-vehicles/recent.store.ts';
import type { SavedEntry } from '#src/features/saved-vehicles/saved-entry.ts';
import {
  $searches,
  connectSearches,
  searchesKey,
  type SearchEntry,
} from '#src/features/saved-vehicles/search-history.store.ts';
import { $toast, dismissToast, showToast } from '#src/features/saved-vehicles/toast.store.ts';

const car = (id: string): SavedEntry => ({ id, url: `/cars/${id}`, title: `2021 Example ${id}` });
const ids = (list: readonly SavedEntry[]) => list.map(({ id }) => id).join('');

function shelf(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    isFull: false,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}
const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

beforeEach(() => {
  for (const $list of [$favourites, $compared, $recent]) $list.set([]);
  $searches.set([]);
  $toast.set(null);
});

describe('vehicles to compare', () => {
  test('accepts up to four in the order chosen; refuses a fifth, and removes on a second click (CMP-01)', () => {
    const storage = shelf();
    const kept = connectCompared('dealer', () => storage, new EventTarget());
    expect(['a', 'b', 'c', 'd', 'e'].map((id) => kept.toggle(car(id)))).toEqual([
      'added',
      'added',
      'added',
      'added',
      'full',
    ]);
    expect(ids($compared.get())).toBe('abcd');
    expect(kept.toggle(car('b'))).toBe('removed');
    expect(kept.toggle(car('e'))).toBe('added');
    expect(ids($compared.get())).toBe('acde');
    kept.clear();
    expect($compared.get()).toEqual([]);
    expect(storage.kept.get(comparedKey('dealer'))).toBe('[]');
  });

  test("shows another tab's choice and counts it towards the limit of four (CMP-01)", () => {
    const storage = shelf();
    const tabs = new EventTarget();
    const list = connectCompared('dealer', () => storage, tabs);
    list.toggle(car('a'));
    storage.kept.set(comparedKey('dealer'), JSON.stringify(['a', 'b', 'c', 'd'].map(car)));
    expect(list.toggle(car('e'))).toBe('full');
    storage.kept.clear();
    tabs.dispatchEvent(storageEvent(null));
    expect($compared.get()).toEqual([]);
  });
});

describe('storage that is full', () => {
  test('keeps every change made on the page, not just the last, and saves them once there is space (FAV-01)', () => {
    const storage = shelf({ 'dealer:FavouritedCars': JSON.stringify([car('z')]) });
    const toggle = connectFavourites('dealer', () => storage, new EventTarget());
    storage.isFull = true;
    toggle(car('a'));
    toggle(car('b'));
    expect(ids($favourites.get())).toBe('baz');
    storage.isFull = false;
    toggle(car('c'));
    expect(ids(JSON.parse(storage.kept.get('dealer:FavouritedCars') ?? '[]') as SavedEntry[])).toBe('cbaz');
  });
});

describe('recently viewed', () => {
  test('keeps the last twelve vehicles, latest first, without duplicates (FAV-01)', () => {
    const storage = shelf({ [recentKey('dealer')]: '[{"id":1}]' });
    const seen = connectRecent('dealer', () => storage, new EventTarget());
    'abcdefghijklmnab'.split('').forEach((id) => seen(car(id)));
    expect(ids($recent.get())).toBe('banmlkjihgfe');
  });
});

describe('search history', () => {
  const search = (path: string, parts: Partial<SearchEntry> = {}): SearchEntry => ({
    path,
    query: '',
    refinements: { make: ['Toyota'] },
    ranges: {},
    ...parts,
  });

  test('stores the facets and path of the last five searches, latest first, without duplicates (SRCH-18)', () => {
    const storage = shelf();
    const remember = connectSearches('dealer', () => storage, new EventTarget());
    for (const path of ['/search/a', '/search/b', '/search/c', '/search/a', '/search/d', '/search/e', '/cars/?query=f'])
      remember(search(path));
    expect($searches.get().map(({ path }) => path)).toEqual([
      '/cars/?query=f',
      '/search/e',
      '/search/d',
      '/search/a',
      '/search/c',
    ]);
    expect($searches.get()[0]).toEqual({
      path: '/cars/?query=f',
      query: '',
      refinements: { make: ['Toyota'] },
      ranges: {},
    });
  });

  test('does not store an empty search (SRCH-18)', () => {
    connectSearches('dealer', () => shelf(), new EventTarget())(search('/cars/', { refinements: {} }));
    expect($searches.get()).toEqual([]);
  });

  test.each([
    ['an address of another site', [{ path: 'https://elsewhere.example/search/', query: '' }], []],
    ['an address outside the search', [{ path: '/searching', query: '' }], []],
    ['no object', [null, 'x', 3], []],
    [
      'facets that do not exist and ranges that are none',
      [
        {
          path: '/search/x',
          query: 7,
          refinements: { evil: ['a'], make: 'Toyota', fuel: ['diesel'] },
          ranges: { price: { min: 'a', max: 3 }, year: { min: 2019, max: null } },
        },
      ],
      [{ path: '/search/x', query: '', refinements: { fuel: ['diesel'] }, ranges: { year: { min: 2019, max: null } } }],
    ],
  ])('keeps only the valid parts of stored %s (SRCH-18)', (_name, stored, expected) => {
    connectSearches('dealer', () => shelf({ [searchesKey('dealer')]: JSON.stringify(stored) }), new EventTarget());
    expect($searches.get()).toEqual(expected);
  });
});

describe('toasts', () => {
  test('shows one at a time: the newest replaces the last, even with the same text (TOAST-01)', () => {
    const seen = vi.fn();
    const stop = $toast.listen(seen);
    showToast({ title: 'Car saved' });
    const first = $toast.get()!;
    showToast({ title: 'Car saved' });
    expect($toast.get()?.number).not.toBe(first.number);
    expect(seen).toHaveBeenCalledTimes(2);
    stop();
  });

  test('does not dismiss the new toast with a late dismissal of the old one (TOAST-01)', () => {
    showToast({ title: 'Old' });
    const old = $toast.get()!;
    showToast({ title: 'New' });
    dismissToast(old);
    expect($toast.get()?.title).toBe('New');
    dismissToast($toast.get()!);
    expect($toast.get()).toBeNull();
  });
});
