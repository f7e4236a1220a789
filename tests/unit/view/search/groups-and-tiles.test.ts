import { describe, expect, test } from 'vitest';
import { $searches, connectSearches, searchesKey } from '#src/features/saved-vehicles/search-history.store.ts';
import { bodyTileItems } from '#src/view/search/body-tile-items.ts';
import { lastSearchText } from '#src/features/search/app/last-search-text.ts';
import { countingFacet, displayCount } from '#src/view/search/result-count.ts';
import { changedGroups } from '#src/features/search/app/sync-groups.ts';
import { similarTile } from '#src/view/card/pick-tile.ts';
import { publicSettings } from '../../../fixtures/vehicles.ts';

const settings = publicSettings();

describe('the count of a search with several makes', () => {
  const make = { name: 'make', data: { Toyota: 2100, Kia: 150, Mazda: 900 } };
  const type = { name: 'car_type', data: { used: 2000, new: 250 } };
  const body = { name: 'body', data: { suv: 2000 } };

  test.each<[string, { name: string; data: Record<string, number> }[], string[], Record<string, number> | null]>([
    ['avoids a refined make, since it also counts makes that are not chosen', [make, type], ['make'], type.data],
    ['uses makes if none is chosen', [make, type], ['body'], make.data],
    ['ignores facets that vehicles may lack', [body, make], ['make'], null],
    ['uses none if all are refined', [make, type], ['make', 'car_type'], null],
  ])('%s (SRCH-16)', (_, facets, refined, expected) => {
    expect(countingFacet(facets, new Set(refined))).toEqual(expected);
  });

  test('above 1999 results, counts two makes by stock type, without other makes (SRCH-16)', () => {
    expect(displayCount(2000, 16_240, countingFacet([make, type], new Set(['make'])), true)).toBe(2250);
    expect(displayCount(2300, 16_240, countingFacet([make], new Set(['make'])), true)).toBe(2300);
  });
});

describe('body tiles', () => {
  const item = (value: string, count: number, isRefined = false) => ({ value, count, isRefined });
  const items = [item('suv', 90), item('ute', 40), item('hatch', 60), item('sedan', 10), item('van', 5)];
  const valuesOf = (list: readonly { value: string }[], of = settings) =>
    bodyTileItems(list as typeof items, of).map(({ value }) => value);

  test('shows the most stocked bodies up to the limit, plus chosen ones (SRCH-07)', () => {
    expect(valuesOf(items)).toEqual(['suv', 'hatch', 'ute', 'sedan']);
    expect(valuesOf([...items.slice(0, 4), item('van', 5, true)])).toEqual(['suv', 'hatch', 'ute', 'sedan', 'van']);
    expect(valuesOf(items.slice(0, 3))).toHaveLength(3);
  });

  test('shows the dealer’s own list in its order, without bodies out of stock (SRCH-07)', () => {
    expect(valuesOf(items, publicSettings({ search: { bodyTiles: { custom: ['van', 'bus', 'suv'] } } }))).toEqual([
      'van',
      'suv',
    ]);
  });
});

describe('labels of recent searches', () => {
  test.each([
    [{ query: 'tow bar', refinements: {}, ranges: {} }, '“tow bar”'],
    [
      {
        query: '',
        refinements: { make: ['Toyota'], model: ['HiLux'], car_type: ['used'] },
        ranges: { price: { min: null, max: 40_000 } },
      },
      'Toyota HiLux · Used · Up to $40,000',
    ],
    [{ query: '', refinements: { make: ['Kia', 'Toyota'], body: ['suv'] }, ranges: {} }, 'Kia · Toyota · SUV'],
    [
      {
        query: 'a',
        refinements: { make: ['Kia', 'Toyota'], body: ['suv', 'ute'], fuel: ['diesel'] },
        ranges: { year: { min: 2019, max: null } },
      },
      '“a” · Kia · Toyota · SUV · 3 more',
    ],
  ])('labels %j (SRCH-18)', (search, words) => {
    expect(lastSearchText(search, settings)).toBe(words);
  });
});

describe('filter groups when the live search takes over', () => {
  const open = publicSettings({ search: { openFilters: ['make'] } });
  test('keeps groups that the shopper opened or closed, and leaves others as the dealer set them (SRCH-02)', () => {
    const folds = new Map([
      ['Make', { isOpen: false, isMenu: false }],
      ['Body type', { isOpen: true, isMenu: false }],
      ['Fuel', { isOpen: false, isMenu: false }],
      ['Quick searches', { isOpen: true, isMenu: false }],
    ]);
    expect(changedGroups(folds, open)).toEqual(
      expect.arrayContaining([
        { name: 'make', isOpen: false, isMenu: false },
        { name: 'body', isOpen: true, isMenu: false },
        { name: 'preset', isOpen: true, isMenu: false },
      ]),
    );
    expect(changedGroups(folds, open)).toHaveLength(3);
  });

  test('keeps only the open dropdown menu (SRCH-02)', () => {
    const folds = new Map([
      ['Make', { isOpen: false, isMenu: true }],
      ['Body type', { isOpen: true, isMenu: true }],
    ]);
    expect(changedGroups(folds, open)).toEqual([{ name: 'body', isOpen: true, isMenu: true }]);
  });
});

test('links the last tile to the contact page, or to all stock if there is no contact page (SRCH-09)', () => {
  expect(similarTile(settings, '/contact-us')).toMatchObject({
    url: '/contact-us',
    text: expect.stringContaining('We’ll call when it arrives.') as string,
    label: settings.labels.findSimilar,
  });
  expect(similarTile(settings, null)).toMatchObject({
    url: '/cars/',
    text: expect.stringContaining('Browse all our cars') as string,
  });
});

test('clears recent searches from storage too, and stores the next one again (SRCH-18)', () => {
  const stored = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      stored.set(key, text);
    },
  };
  const remember = connectSearches('dealer', () => shelf, new EventTarget());
  const search = (path: string) => ({ path, query: 'ute', refinements: {}, ranges: {} });
  remember(search('/cars/?query=ute'));
  remember(search('/search/toyota?query=ute'));
  remember.forgetAll();
  expect($searches.get()).toEqual([]);
  expect(stored.get(searchesKey('dealer'))).toBe('[]');
  remember(search('/search/kia?query=ute'));
  expect($searches.get().map(({ path }) => path)).toEqual(['/search/kia?query=ute']);
});
