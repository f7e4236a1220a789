import { describe, expect, test, vi } from 'vitest';
import { leavePage } from './open-page.ts';
import { enter, nextTask, textOf } from './pages/form.ts';
import {
  hasFocus,
  openOnDesktop,
  openSearch,
  pressKey,
  search,
  searchDealers,
  touchSearch,
  waitForLiveSearch,
} from './pages/search.ts';

const lastSearches = (): string[] => [...document.querySelectorAll('.last-searches a')].map(textOf);
const storedSearches = (): unknown =>
  JSON.parse(Object.entries(localStorage).find(([key]) => key.endsWith(':SearchHistory'))?.[1] ?? '[]') as unknown;

describe.each(searchDealers)('%s', (dealer) => {
  test('searches after a pause in typing, forgives a typo and returns to the first page (SRCH-01, SRCH-15)', async () => {
    await openSearch(dealer, '/cars/?page=2');
    const all = search.count();
    enter(search.field(), 'toyta');
    await expect.poll(search.url).toBe('/cars/?query=toyta');
    await expect.poll(() => search.titles()[0]).toContain('Toyota');
    await expect.poll(search.count).toBeLessThan(all);
    expect(search.counter().getAttribute('role')).toBe('status');
  });

  test('turns plain words into chips that can be removed one by one (NLQ-01)', async () => {
    await openSearch(dealer, '/search/new-used-and-demo-cars/');
    const all = search.count();
    enter(search.field(), 'auto suv under 60k');
    search.enter();
    await expect.poll(search.chips).toEqual(['Automatic', 'SUV', 'Up to $60,000']);
    await expect.poll(search.count).toBeLessThan(all);
    const three = search.count();
    search.chip('Up to $60,000').click();
    await expect.poll(search.chips).toEqual(['Automatic', 'SUV']);
    await expect.poll(search.count).toBeGreaterThan(three);
    search.button('Clear all').click();
    await expect.poll(search.chips).toEqual([]);
  });

  test('filters by cylinders and excludes names after a minus sign, each with a chip (NLQ-08)', async () => {
    await openSearch(dealer, '/search/new-used-and-demo-cars/');
    const all = search.count();
    enter(search.field(), 'four cylinder suv');
    search.enter();
    await expect.poll(() => search.chips().toSorted()).toEqual(['4 cylinders', 'SUV']);
    await expect.poll(search.count).toBeLessThan(all);
    search.button('Clear all').click();
    await expect.poll(search.count).toBe(all);
    enter(search.field(), 'cars without sport');
    search.enter();
    await expect.poll(search.chips).toEqual(['“not sport”']);
    await expect.poll(search.count).toBeLessThan(all);
    await expect.poll(search.url).toMatch(/query=-sport$/v);
    search.chip('“not sport”').click();
    await expect.poll(search.count).toBe(all);
  });

  test('offers similar cars and all stock when nothing is found (SRCH-09)', async () => {
    await openSearch(dealer, '/cars/?query=zzzzqqq');
    await expect.poll(() => textOf(search.counter())).toMatch(/^0 /v);
    expect(textOf(document.querySelector('.empty'))).toContain('Like this and want something similar?');
    expect(search.link('Find Me Something Similar').href).toContain('http');
    search.enter();
    enter(search.field(), 'zzzzqqqw');
    await expect.poll(search.url).toMatch(/query=zzzzqqqw$/v);
    search.button(/^See all \d+ cars$/v).click();
    await expect.poll(() => search.cards().length).toBe(21);
    await expect.poll(() => search.field().value).toBe('');
  });

  test('offers to remove each filter when nothing is found, with the number of cars found without it (SRCH-09)', async () => {
    await openSearch(dealer, '/cars/?refinementList[make][0]=Toyota&refinementList[fuel][0]=electric');
    await expect.poll(() => textOf(search.counter())).toMatch(/^0 /v);
    const offers = () => [
      ...document.querySelectorAll<HTMLElement>('[aria-label="Search without one of the filters"] button'),
    ];
    await expect.poll(() => offers().map(textOf)[0]).toMatch(/^Without .+\d+ /v);
    for (const title of ['Make', 'Body']) expect(search.filter(title)).toBeTruthy();
    const [offer] = offers();
    const promised = Number(/\d+/v.exec(textOf(offer!.querySelector('small')))![0]);
    offer!.focus();
    offer!.click();
    await expect.poll(search.count).toBe(promised);
    await expect.poll(() => document.activeElement?.tagName).not.toBe('BODY');
  });

  test('remembers a search with its facets and URL once the shopper has looked at the results (SRCH-18)', async () => {
    await openSearch(dealer, '/search/new-used-and-demo-cars/?refinementList[fuel][0]=diesel');
    await expect.poll(storedSearches).toEqual([
      expect.objectContaining({
        path: '/search/new-used-and-demo-cars/?refinementList[fuel][0]=diesel',
        refinements: { fuel: ['diesel'] },
      }),
    ]);
  });

  test('lists recent searches under the empty field, newest first, and clears them (SRCH-18)', async () => {
    for (const url of [
      '/search/new-used-and-demo-cars/?refinementList[fuel][0]=diesel',
      '/cars/?refinementList[body][0]=suv&range[price]=:40000',
    ]) {
      await openSearch(dealer, url);
      await expect.poll(storedSearches).toContainEqual(expect.objectContaining({ path: url }));
      leavePage();
    }
    await openSearch(dealer, '/search/toyota');
    search.field().focus();
    await expect.poll(lastSearches).toEqual(['SUV · Up to $40,000', 'Diesel']);
    enter(search.field(), 'x');
    await expect.poll(lastSearches).toEqual([]);
    enter(search.field(), '');
    await expect.poll(lastSearches).toHaveLength(2);
    search.link('Diesel', search.field().form!).click();
    await expect.poll(search.chips).toEqual(['Diesel']);
    expect(lastSearches()).toEqual([]);
    search.field().focus();
    await expect.poll(lastSearches).not.toEqual([]);
    pressKey(search.field(), 'Escape');
    await expect.poll(lastSearches).toEqual([]);
    expect(hasFocus(search.field())).toBe(true);
    search.field().click();
    await expect.poll(lastSearches).not.toEqual([]);
    search.button('Clear recent searches', search.field().form!).click();
    await expect.poll(lastSearches).toEqual([]);
    expect(storedSearches()).toEqual([]);
  });
});

test.each(['/search/toyota', '/cars/'])('loads live search at %s only on first interaction (SRCH-15)', async (path) => {
  const { requests } = await openOnDesktop('harbour-motors', path);
  const asked = () => requests.filter(({ url }) => /\/search-index\/|\/data\/search\.json/v.test(url)).length;
  await vi.dynamicImportSettled();
  await nextTask();
  expect(asked()).toBe(0);
  touchSearch();
  await waitForLiveSearch();
  expect(asked()).toBeGreaterThan(0);
});
