import { describe, expect, test } from 'vitest';
import { siteOf } from './open-page.ts';
import { textOf } from './pages/form.ts';
import { openOnDesktop, openSearch, search, searchDealers, touchSearch, waitForLiveSearch } from './pages/search.ts';

const textOfSelector = (selector: string): string => textOf(document.querySelector(selector)!);

describe.each(searchDealers)('%s', (dealer) => {
  test('restores every filter from the URL after back, forward and a reload, even one that the dealer does not offer (ROUTE-04, ROUTE-06)', async () => {
    await openSearch(
      dealer,
      '/search?refinementList[body][0]=suv&refinementList[fuel][0]=petrol&range[price]=:70000&range[towing]=:3000&sortBy=Car_production:price:desc',
    );
    const four = ['Petrol', 'SUV', 'Up to $70,000', 'Up to 3,000 kg'];
    expect(search.chips()).toEqual(four);
    expect(document.querySelector('[data-search-app="live"] #filter-towing')).not.toBeNull();
    const first = search.count();
    search.filter('Transmission').querySelector<HTMLInputElement>('[type="checkbox"]')!.click();
    await expect.poll(search.chips).toHaveLength(5);
    await expect.poll(() => search.url()).toContain('transmission');
    const [chips, url] = [search.chips(), search.url()];
    history.back();
    await expect.poll(search.chips).toEqual(four);
    await expect.poll(search.count).toBe(first);
    history.forward();
    await expect.poll(search.chips).toEqual(chips);
    await openSearch(dealer, search.url(), { isReload: true });
    expect(search.url()).toBe(url);
    expect(search.chips()).toEqual(chips);
  });

  test('keeps the heading, title and breadcrumbs of every all-stock list when live search takes over (SRCH-14, ROUTE-02)', async () => {
    for (const address of ['/search', '/search/new-used-and-demo-cars/', '/cars/']) {
      await openOnDesktop(dealer, address);
      const head = () => [
        document.title,
        ...['[data-search-heading]', 'nav[aria-label="Breadcrumb"]'].map(textOfSelector),
      ];
      const served = head();
      touchSearch();
      await waitForLiveSearch();
      expect(head(), address).toEqual(served);
      search.sort('Price, high to low');
      await expect.poll(search.url).toContain('price:desc');
      history.back();
      await expect.poll(search.url).toBe(address);
      await expect.poll(head).toEqual(served);
    }
  });

  test('sorts results, and pages through them with links (SRCH-13, SRCH-19)', async () => {
    await openSearch(dealer, '/cars/');
    expect(search.cards()).toHaveLength(21);
    search.sort('Price, high to low');
    await expect.poll(search.url).toContain('sortBy=Car_production:price:desc');
    const falls = () => search.prices().every((price, at, all) => at === 0 || price <= all[at - 1]!);
    await expect.poll(falls).toBe(true);
    expect(search.pageLink(2).getAttribute('href')).toContain('page=2');
    const before = search.titles();
    search.pageLink(2).click();
    await expect.poll(search.url).toMatch(/page=2$/v);
    await expect.poll(search.titles).not.toEqual(before);
  });

  test('corrects a URL past the last page or with an invalid query (SRCH-19, ROUTE-04)', async () => {
    await openSearch(dealer, '/cars/?page=560');
    await expect.poll(search.url).toMatch(/^\/cars\/\?page=\d{1,2}$/v);
    const last = Math.ceil(search.count() / 21);
    expect(search.url()).toBe(`/cars/?page=${last}`);
    await expect.poll(() => search.pageLink(last).getAttribute('aria-current')).toBe('page');
    expect(search.cards()).not.toEqual([]);
    await openSearch(dealer, '/cars/?page=9999&utm_source=mail');
    await expect.poll(search.url).toBe(`/cars/?page=${last}`);
    await expect.poll(search.cards).not.toEqual([]);
    await openSearch(dealer, '/cars/?query=%E0%A4%A');
    await expect.poll(search.url).toBe('/cars/');
    expect(search.field().value).toBe('');
    await expect.poll(search.cards).toHaveLength(21);
  });

  test('searches for a make in the path together with another in the query (ROUTE-04)', async () => {
    await openSearch(dealer, '/search/toyota');
    const toyotas = search.count();
    await openSearch(dealer, '/search/toyota?refinementList[make][0]=Kia');
    expect(search.chips()).toEqual(['Kia', 'Toyota']);
    await expect.poll(search.count).toBeGreaterThan(toyotas);
    expect(search.url()).toBe(
      '/search/new-used-and-demo-cars/?refinementList[make][0]=Toyota&refinementList[make][1]=Kia',
    );
  });

  test('updates the breadcrumbs along with the heading, including after back and forward (SRCH-03)', async () => {
    const suvs = ['Home', 'All cars', 'SUVs'];
    await openOnDesktop(dealer, '/search/suv');
    expect(search.breadcrumbs()).toEqual(suvs);
    await openSearch(dealer, '/search/suv');
    expect(search.breadcrumbs()).toEqual(suvs);
    search.chip('SUV').click();
    const all = /^(?:All cars|(?:New, )?(?:used|pre-owned) and demo cars)$/iv;
    await expect.poll(search.heading).toMatch(all);
    expect(search.breadcrumbs().at(-1)).toBe(search.heading());
    history.back();
    await expect.poll(search.breadcrumbs).toEqual(suvs);
    history.forward();
    await expect.poll(search.heading).toMatch(all);
    await expect.poll(() => search.breadcrumbs().at(-1)).toMatch(all);
    expect(search.breadcrumbs()[0]).toBe('Home');
  });

  test("loads today's index on a page built before a refresh (SRCH-23)", async () => {
    const today = (await siteOf(dealer)).text('data/search.json');
    const stale = today.replace(/[0-9a-f]{16}\.core/v, 'no-such.core');
    expect(stale).not.toBe(today);
    let asked = 0;
    await openOnDesktop(dealer, '/cars/?query=toyota', {
      answer({ url }) {
        if (url.includes('no-such.core')) return new Response('', { status: 404 });
        if (!url.endsWith('/data/search.json')) return null;
        asked += 1;
        return new Response(asked === 1 ? stale : today);
      },
    });
    await waitForLiveSearch();
    expect(textOf(search.cards()[0])).toContain('Toyota');
    expect(asked).toBe(2);
  });
});
