import { describe, expect, test } from 'vitest';
import { enter, textOf } from './pages/form.ts';
import {
  hasFocus,
  openOnDesktop,
  openSearch,
  pressKey,
  search,
  searchDealers,
  numberIn,
  touchSearch,
  waitForLiveSearch,
} from './pages/search.ts';

function type(field: HTMLInputElement, amount: string): void {
  enter(field, amount);
  pressKey(field, 'Enter');
}

const quickSearches = (app: 'static' | 'live'): HTMLAnchorElement[] => {
  const title = [...document.querySelectorAll(`[data-search-app="${app}"] #filters summary`)].find((summary) =>
    textOf(summary).startsWith('Quick searches'),
  );
  return [...title!.parentElement!.querySelectorAll('a')];
};

describe.each(searchDealers)('%s', (dealer) => {
  test('shows makes and body types as buttons, and the count on the button that closes the filters (SRCH-05, SRCH-07, SRCH-08)', async () => {
    await openSearch(dealer, '/search/new-used-and-demo-cars/');
    const makes = () => search.filter('Make').querySelectorAll('.make-button').length;
    const few = makes();
    search.button('Show all makes', search.filter('Make')).click();
    await expect.poll(() => textOf(search.filter('Make'))).toContain('Popular');
    expect(makes()).toBeGreaterThan(few);
    expect(search.filter('Body type').querySelector('ul.body-tiles')!.getAttribute('aria-label')).toBe('Body types');
    const tile = () => search.filter('Body type').querySelector<HTMLElement>('.body-tile')!;
    tile().click();
    await expect.poll(() => tile().getAttribute('aria-pressed')).toBe('true');
    await expect.poll(search.url).toMatch(/^\/search\/[a-z\-]+$/v);
    const shows = () => textOf(search.button('Show Me', document.querySelector('#filters')!));
    await expect.poll(() => shows() === `Show Me ${textOf(search.counter())}`).toBe(true);
  });

  test('moves a slider with arrow keys, keeps its focus, and stops its handles from crossing (SRCH-04)', async () => {
    await openSearch(dealer, '/cars/');
    const all = search.count();
    const to = search.filter('Odometer').querySelector<HTMLInputElement>('[aria-label="Odometer to"]')!;
    to.focus();
    for (let times = 0; times < 5; times++) {
      pressKey(to, 'ArrowLeft');
      await new Promise((resolve) => setTimeout(resolve));
    }
    await expect.poll(search.count).toBeLessThan(all);
    expect(hasFocus(to)).toBe(true);
    await expect.poll(search.url).toMatch(/range\[km\]=:\d+000$/v);
    const before = search.url();
    type(search.end('Odometer', 'From'), '9999999');
    expect(search.end('Odometer', 'From').value).toBe('');
    expect(search.url()).toBe(before);
    type(search.end('Odometer', 'From'), '20000');
    await expect.poll(search.url).toMatch(/range\[km\]=20000:\d+000$/v);
  });

  test('swaps the ends of a range typed the wrong way round (SRCH-04)', async () => {
    await openSearch(dealer, '/cars/?range[km]=:50000');
    type(search.end('Odometer', 'From'), '70000');
    await expect.poll(search.url).toMatch(/range\[km\]=50000:70000$/v);
  });

  test('accepts amounts as people write them, and treats an empty amount as no limit (SRCH-04, SRCH-12)', async () => {
    await openSearch(dealer, '/cars/');
    const all = search.count();
    const to = search.end('Price', 'To');
    type(to, '33k');
    await expect.poll(search.url).toContain('range[price]=:33000');
    await expect.poll(() => to.value).toBe('$33,000');
    expect(hasFocus(to)).toBe(true);
    await expect.poll(search.chips).toEqual(['Up to $33,000']);
    expect(search.count()).toBeGreaterThan(0);
    type(to, '4321');
    await expect.poll(search.url).toContain('range[price]=:4321');
    type(to, '');
    await expect.poll(search.url).not.toContain('range');
    await expect.poll(search.count).toBe(all);
    type(search.end('Odometer', 'To'), '100k');
    await expect.poll(search.url).toContain('range[km]=:100000');
    await expect.poll(search.count).toBeGreaterThan(0);
  });

  test('reads full-width digits, and rejects anything but a single amount with a message (SRCH-04)', async () => {
    await openSearch(dealer, '/cars/');
    const to = search.end('Price', 'To');
    type(to, '３３，０００');
    await expect.poll(search.url).toContain('range[price]=:33000');
    type(to, '1e9');
    await expect
      .poll(() => textOf(document.querySelector('.range-slider [role="alert"]')))
      .toBe('Enter an amount in figures, such as 33,000.');
    expect([to.value, to.getAttribute('aria-invalid')]).toEqual(['1e9', 'true']);
    expect(search.url()).toContain('range[price]=:33000');
    type(to, '20k');
    await expect.poll(search.url).toContain('range[price]=:20000');
    await expect.poll(() => document.querySelector('.range-slider [role="alert"]')).toBeNull();
    type(to, '1e9');
    await expect.poll(() => to.getAttribute('aria-invalid')).toBe('true');
    const thumb = search.filter('Price').querySelector<HTMLInputElement>('[aria-label="Price to"]')!;
    thumb.focus();
    pressKey(thumb, 'ArrowLeft');
    await expect.poll(() => to.getAttribute('aria-invalid')).toBeNull();
    expect(to.value).toMatch(/^\$1\d,\d{3}$/v);
  });

  test('keeps the focus and the group open when a filter is ticked (SRCH-02, SRCH-03)', async () => {
    await openSearch(dealer, '/cars/');
    const fuel = search.filter('Fuel');
    const box = fuel.querySelectorAll<HTMLInputElement>('[type="checkbox"]')[1]!;
    const label = textOf(box.closest('label')!.querySelector('span'));
    box.focus();
    box.click();
    await expect.poll(search.chips).toEqual([label]);
    expect(search.option('Fuel', label).checked).toBe(true);
    expect(fuel.open).toBe(true);
    expect(hasFocus(search.option('Fuel', label))).toBe(true);
  });

  test('moves the focus to the next chip when one is removed, and to the heading after the last (SRCH-03)', async () => {
    await openSearch(
      dealer,
      '/cars/?refinementList[make][0]=Toyota&refinementList[make][1]=Kia&refinementList[body][0]=suv',
    );
    expect(search.chips()).toHaveLength(3);
    for (const left of [2, 1]) {
      const [first] = search.chipButtons();
      first!.focus();
      first!.click();
      await expect.poll(search.chips).toHaveLength(left);
      await expect.poll(() => hasFocus(search.chipButtons()[0])).toBe(true);
    }
    search.chipButtons()[0]!.click();
    await expect.poll(search.chips).toEqual([]);
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  });

  test('keeps the quick searches, each of which finds as many cars as its count shows (SRCH-10)', async () => {
    await openOnDesktop(dealer, '/cars/');
    const copy = (links: HTMLAnchorElement[]) => links.map((link) => textOf(link).replaceAll(' ', ''));
    const offered = copy(quickSearches('static'));
    expect(offered.length).toBeGreaterThan(2);
    touchSearch();
    await waitForLiveSearch();
    expect(copy(quickSearches('live'))).toEqual(offered);
    const hybrid = () => quickSearches('live').find((link) => textOf(link).startsWith('Hybrid'))!;
    const promised = numberIn(textOf(hybrid().querySelector('small')));
    hybrid().click();
    await expect.poll(search.count).toBe(promised);
    expect(hybrid().getAttribute('aria-current')).toBe('true');
  });
});

test.each(['City', 'Dealership'])(
  'filters by %s when the dealer shows that filter beside the results (SRCH-06)',
  async (title) => {
    await openSearch('everyday-cars', '/cars/');
    const all = search.count();
    search.filter(title).querySelector<HTMLInputElement>('[type="checkbox"]')!.click();
    await expect.poll(search.count).toBeLessThan(all);
    search.chipButtons()[0]!.click();
    await expect.poll(search.count).toBe(all);
  },
);

test('searches for typed prices on Enter and on leaving the field, puts the lower price first, and sorts dearest first with its button (SRCH-12)', async () => {
  await openSearch('everyday-cars', '/cars/');
  type(search.end('Price', 'To'), '20000');
  await expect.poll(search.url).toMatch(/range\[price\]=:20000$/v);
  await expect.poll(search.chips).toEqual(['Up to $20,000']);
  search.button('Show these prices', search.filter('Price')).click();
  await expect.poll(search.url).toMatch(/range\[price\]=:20000&sortBy=Car_production:price:desc$/v);
  await expect.poll(() => search.prices()[0]).toBeGreaterThan(15_000);
  search.sort('Price, low to high');
  await expect.poll(search.url).toContain('price:asc');
  await expect.poll(() => search.prices()[0]).toBeLessThan(15_000);
  const from = search.end('Price', 'From');
  enter(from, '30000');
  from.blur();
  await expect.poll(search.url).toMatch(/range\[price\]=20000:30000&sortBy=Car_production:price:asc$/v);
  await expect.poll(search.chips).toEqual(['$20,000 to $30,000']);
});

test('hides "Show all" when every body type has a tile (SRCH-05, SRCH-07)', async () => {
  await openSearch('harbour-motors', '/search/new-used-and-demo-cars/?refinementList[make][0]=MG');
  const body = search.filter('Body type');
  expect(body.querySelectorAll('.body-tile').length).toBeLessThanOrEqual(4);
  expect([...body.querySelectorAll('button')].map(textOf).filter((text) => text.startsWith('Show all'))).toEqual([]);
});

test('shows a count for Used that matches its results, and does not restore a removed minimum price (SRCH-21)', async () => {
  await openSearch('everyday-cars', '/cars/');
  const counts = () => ['Used', 'Demo'].map((label) => search.optionCount('Condition', label));
  const before = counts();
  const [used] = before;
  search.option('Condition', 'Used').click();
  await expect.poll(search.chips).toContain('From $2,000');
  await expect.poll(search.count).toBe(used);
  expect(counts()).toEqual(before);
  search.chip('From $2,000').click();
  await expect.poll(search.chips).not.toContain('From $2,000');
  await expect.poll(search.count).toBeGreaterThan(used!);
  await openSearch('everyday-cars', search.url(), { isReload: true });
  expect(search.chips()).not.toContain('From $2,000');
  await expect.poll(search.count).toBeGreaterThan(used!);
});

test('keeps the atelier filter sentence when live search responds (SRCH-02)', async () => {
  await openSearch('merrin-vale', '/cars/');
  expect(textOf(document.querySelector('[data-search-app="live"] .filter-pills'))).toMatch(
    /every make.*any shape.*any price.*any year.*any fuel/v,
  );
});

test('ends the price slider at the highest price in stock (SRCH-04)', async () => {
  await openSearch('harbour-motors', '/cars/');
  const to = search.filter('Price').querySelector<HTMLInputElement>('[aria-label="Price to"]')!;
  const before = search.prices();
  search.sort('Price, high to low');
  await expect.poll(search.prices).not.toEqual(before);
  expect(Number(to.max)).toBe(Math.max(...search.prices()));
});
