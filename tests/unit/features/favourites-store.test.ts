import { beforeEach, describe, expect, test } from 'vitest';
import { $favourites, connectFavourites, favouritesKey } from '#src/features/saved-vehicles/favourites.store.ts';
import type { SavedEntry } from '#src/features/saved-vehicles/saved-entry.ts';

const car = (id: string): SavedEntry => ({ id, url: `/cars/${id}`, title: `2021 Example ${id}` });

function shelf(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
  };
}

const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

beforeEach(() => $favourites.set([]));

describe('favourites in local storage (FAV-01)', () => {
  test("derives the key from the dealer's slug (FAV-01)", () => {
    expect(favouritesKey('harbour-motors')).toBe('harbour-motors:FavouritedCars');
  });

  test('adds and stores on the first toggle, and removes on the second (FAV-01)', () => {
    const storage = shelf();
    const toggle = connectFavourites('dealer', () => storage, new EventTarget());
    expect(toggle(car('a'))).toBe(true);
    expect($favourites.get()).toEqual([car('a')]);
    expect(JSON.parse(storage.kept.get('dealer:FavouritedCars') ?? '')).toEqual([car('a')]);
    expect(toggle(car('a'))).toBe(false);
    expect($favourites.get()).toEqual([]);
  });

  test("shows another tab's changes, and keeps its additions when toggling in this tab (FAV-01)", () => {
    const storage = shelf();
    const tabs = new EventTarget();
    const toggle = connectFavourites('dealer', () => storage, tabs);
    storage.setItem('dealer:FavouritedCars', JSON.stringify([car('b')]));
    tabs.dispatchEvent(storageEvent('somebody-else'));
    expect($favourites.get()).toEqual([]);
    tabs.dispatchEvent(storageEvent('dealer:FavouritedCars'));
    expect($favourites.get()).toEqual([car('b')]);
    storage.setItem('dealer:FavouritedCars', JSON.stringify([car('c'), car('b')]));
    toggle(car('d'));
    expect($favourites.get().map(({ id }) => id)).toEqual(['d', 'c', 'b']);
  });

  test('works for the current page when storage is blocked (FAV-01)', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const toggle = connectFavourites('dealer', refuse, new EventTarget());
    expect(toggle(car('a'))).toBe(true);
    expect(toggle(car('b'))).toBe(true);
    expect($favourites.get().map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test.each([
    ['nothing', null, []],
    ['not JSON', '{"id":', []],
    ['another shape', '{"a":1}', []],
    [
      'damaged entries among good ones',
      JSON.stringify([null, 7, { id: 'x' }, car('a'), { ...car('b'), url: 'https://elsewhere.example/' }]),
      [car('a')],
    ],
    ['unknown fields', JSON.stringify([{ ...car('a'), price: 1 }]), [car('a')]],
  ])('keeps the valid entries of stored text that is %s (FAV-01)', (_name, stored, expected) => {
    connectFavourites(
      'dealer',
      () => shelf(stored === null ? {} : { 'dealer:FavouritedCars': stored }),
      new EventTarget(),
    );
    expect($favourites.get()).toEqual(expected);
  });

  test('drops the oldest entries once the list is full (FAV-01)', () => {
    const full = Array.from({ length: 100 }, (_, index) => car(String(index)));
    connectFavourites(
      'dealer',
      () => shelf({ 'dealer:FavouritedCars': JSON.stringify(full) }),
      new EventTarget(),
    )(car('new'));
    const list = $favourites.get();
    expect(list).toHaveLength(100);
    expect(list[0]?.id).toBe('new');
    expect(list.at(-1)?.id).toBe('98');
  });
});
