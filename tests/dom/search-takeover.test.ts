/** The live search replaces the static list without interrupting a shopper or losing a click. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isShown, type Answer } from './open-page.ts';
import { textOf } from './pages/form.ts';
import {
  hasFocus,
  heldIndex,
  losing,
  openOnDesktop,
  search,
  searchDealers,
  touchSearch,
  waitForLiveSearch,
} from './pages/search.ts';

const shared = '/cars/?refinementList[make][0]=Toyota&range[price]=:30000';
const results = '/results?refinementList[make][0]=Toyota&range[price]=:30000';
const staticList = (): HTMLElement => document.querySelector<HTMLElement>('[data-search-app="static"]')!;

/** Ready, but not yet allowed to take over. */
async function liveListIsReady(): Promise<void> {
  await expect
    .poll(() => document.querySelector('astro-island > [hidden] li.card, astro-slot ~ [hidden] li.card'))
    .not.toBeNull();
  // The live list checks every 50 ms.
  await new Promise((resolve) => setTimeout(resolve, 200));
}

/** The response's URL is the results page. */
const serverKnowsResults: Answer = ({ url, method }) =>
  method === 'HEAD' && url.endsWith('/results?of=address')
    ? Object.defineProperty(new Response(null), 'url', { value: new URL(results, location.href).href })
    : null;

let isOnline = true;
afterEach(() => {
  isOnline = true;
  vi.restoreAllMocks();
});

function goOffline(): void {
  isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
}

function goOnline(): void {
  isOnline = true;
  window.dispatchEvent(new Event('online'));
}

const whileOnline: Answer = () => {
  if (!isOnline) throw new TypeError('Failed to fetch');
  return null;
};

describe.each(searchDealers)('%s', (dealer) => {
  test('never has the same id twice while the live search loads (SRCH-02)', async () => {
    const twice = new Set<string>();
    let looks = 0;
    const look = () => {
      looks += 1;
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) twice.add(id);
    };
    const observer = new MutationObserver(look);
    await openOnDesktop(dealer, '/search/toyota', {
      before() {
        observer.observe(document, { childList: true, subtree: true, attributeFilter: ['id'] });
      },
    });
    touchSearch();
    await waitForLiveSearch();
    observer.disconnect();
    expect(document.querySelector('[data-search-app="live"] #filters')).not.toBeNull();
    expect(looks).toBeGreaterThan(1);
    expect([...twice]).toEqual([]);
  });

  test('applies a click made before the search is ready, and shows that it is loading (SRCH-15)', async () => {
    const { answer, release } = heldIndex();
    await openOnDesktop(dealer, '/search/new-used-and-demo-cars/', { answer });
    const summary = [...staticList().querySelectorAll<HTMLElement>('#filters summary')].find((one) =>
      textOf(one).startsWith('Body type'),
    )!;
    summary.click();
    const isOpen = (summary.parentElement as HTMLDetailsElement).open;
    await expect.poll(() => staticList().getAttribute('aria-busy')).toBe('true');
    expect(document.documentElement.dataset['search']).toBe('coming');
    release();
    await waitForLiveSearch();
    await expect
      .poll(() => document.querySelector<HTMLDetailsElement>('[data-search-app="live"] #filter-body')!.open)
      .toBe(isOpen);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  test('shows the search that Forward returns to after a reload, before live search is ready (ROUTE-06)', async () => {
    await openOnDesktop(dealer, '/cars/');
    const ownCount = search.count();
    const url = '/cars/?refinementList[body][0]=suv';
    history.pushState({ search: true }, '', url);
    history.back();
    await expect.poll(search.url).toBe('/cars/');
    expect(document.documentElement.dataset['search']).toBeUndefined();
    history.forward();
    await waitForLiveSearch();
    await expect.poll(search.url).toBe(url);
    await expect.poll(search.heading).toBe('SUVs');
    expect(search.chips()).toEqual(['SUV']);
    expect(search.count()).not.toBe(ownCount);
    history.back();
    await expect.poll(search.chips).toEqual([]);
    await expect.poll(search.count).toBe(ownCount);
  });

  test('does not replace the list while the pointer is down, and follows the clicked link (SRCH-15)', async () => {
    await openOnDesktop(dealer, '/search/toyota');
    const chip = staticList().querySelector<HTMLElement>('.applied a')!;
    chip.dispatchEvent(new Event('pointerover', { bubbles: true }));
    chip.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await liveListIsReady();
    expect(chip.isConnected).toBe(true);
    expect(document.documentElement.dataset['search']).not.toBe('live');
    chip.dispatchEvent(new Event('pointerup', { bubbles: true }));
    chip.click();
    await waitForLiveSearch();
    await expect.poll(search.url).toBe('/cars/');
    await expect.poll(search.chips).toEqual([]);
  });

  test('applies a link clicked in an open menu, even while it has focus (SRCH-15)', async () => {
    const { answer, release } = heldIndex();
    await openOnDesktop(dealer, '/cars/', { answer });
    const group = [...staticList().querySelectorAll<HTMLDetailsElement>('#filters details')].find((one) =>
      textOf(one.querySelector('summary')).startsWith('Body type'),
    )!;
    group.open = true;
    const link = group.querySelector<HTMLAnchorElement>('a:not([aria-current])')!;
    link.focus();
    link.click();
    release();
    await waitForLiveSearch();
    await expect.poll(search.url).toBe(link.pathname);
  });

  test('ends the list with the same tile before and after the search loads (SRCH-09)', async () => {
    await openOnDesktop(dealer, '/search/toyota');
    const tile = () => {
      const card = document.querySelector('.call-to-action-card--last')!;
      return [textOf(card), card.querySelector('a')!.getAttribute('href')];
    };
    const before = tile();
    expect(before[0]).not.toBe('');
    touchSearch();
    await waitForLiveSearch();
    expect(tile()).toEqual(before);
  });

  test('applies a half-typed amount once the search is ready, without replacing its field (SRCH-12)', async () => {
    const { answer, release } = heldIndex();
    await openOnDesktop(dealer, '/cars/', { answer });
    const group = [...staticList().querySelectorAll('#filters details')].find((one) =>
      textOf(one.querySelector('summary')).startsWith('Price'),
    ) as HTMLDetailsElement;
    group.open = true;
    const to = [...group.querySelectorAll('label')].find((label) => textOf(label).startsWith('To'))!
      .control as HTMLInputElement;
    to.focus();
    to.value = '3';
    to.dispatchEvent(new Event('input', { bubbles: true }));
    release();
    await liveListIsReady();
    expect(hasFocus(to)).toBe(true);
    expect(to.value).toBe('3');
    to.value = '30k';
    to.form!.requestSubmit();
    await waitForLiveSearch();
    await expect.poll(search.url).toContain('range[price]=:30000');
    await expect.poll(search.chips).toEqual(['Up to $30,000']);
  });

  test('keeps the focus on the same heart when live search starts (SRCH-23)', async () => {
    const { answer, release } = heldIndex();
    await openOnDesktop(dealer, '/cars/', { answer });
    const heart = staticList().querySelectorAll<HTMLElement>('.card [data-save]')[2]!;
    const name = heart.getAttribute('aria-label');
    heart.focus();
    release();
    await waitForLiveSearch();
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(name);
    expect(heart.isConnected).toBe(false);
  });

  test.each([/\.core\.txt$/v, /\.cards\.txt$/v, /\/data\/search\.json$/v])(
    'leaves a shared search to the server when %s does not load (SRCH-15)',
    async (lost) => {
      const lose = losing(lost);
      const { destinations } = await openOnDesktop(dealer, shared, {
        answer: async (request) => (await lose(request)) ?? serverKnowsResults(request),
      });
      await expect.poll(() => destinations).toEqual([new URL(results, document.URL).href]);
    },
  );

  test('reports that a shared search did not load when neither the index nor the server answers (SRCH-15)', async () => {
    const { answer, release } = heldIndex();
    const lose = losing(/\/search-index\/|\/results/v);
    await openOnDesktop(dealer, shared, {
      answer: async (request) => (await answer(request)) ?? (await lose(request)),
    });
    expect(search.heading()).toBe('Your search');
    expect(textOf(search.counter())).toBe('Searching…');
    expect(staticList().getAttribute('aria-busy')).toBe('true');
    release();
    await expect.poll(() => textOf(search.alert())).toContain('couldn’t load that search');
    expect(isShown(search.button('Try again'))).toBe(true);
    expect(document.documentElement.hasAttribute('data-shared-search')).toBe(false);
    expect(search.heading()).not.toBe('Your search');
    expect(textOf(search.counter())).toMatch(/^\d/v);
  });

  test('keeps the static list, with filters as links, when the index does not load (SRCH-15)', async () => {
    const { destinations, requests } = await openOnDesktop(dealer, '/search/toyota', {
      answer: losing(/\/search-index\//v),
    });
    touchSearch();
    await expect.poll(() => requests.some(({ url }) => url.includes('/search-index/'))).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(staticList().querySelectorAll('li.card').length).toBeGreaterThan(0);
    staticList().querySelector<HTMLElement>('.applied a')!.click();
    await expect.poll(() => destinations).toEqual([new URL('/cars/', document.URL).href]);
  });

  test('applies a filter clicked offline once online, and says so at the filter until then (SRCH-15)', async () => {
    const { destinations } = await openOnDesktop(dealer, '/cars/', { answer: whileOnline });
    const link = staticList().querySelector<HTMLAnchorElement>('#filters details a:not([aria-current])')!;
    const details = link.closest('details')!;
    details.open = true;
    goOffline();
    link.click();
    await expect.poll(() => textOf(link.nextElementSibling)).toContain('You’re offline');
    await expect.poll(() => document.documentElement.dataset['search']).toBeUndefined();
    expect(details.open).toBe(true);
    expect(search.url()).toBe('/cars/');
    goOnline();
    await waitForLiveSearch();
    await expect.poll(search.url).toBe(link.pathname);
    expect(destinations).toEqual([]);
    expect(document.body.textContent).not.toContain('You’re offline');
  });

  test('sorts and opens the next page once online (SRCH-15, SRCH-19)', async () => {
    const { destinations } = await openOnDesktop(dealer, '/cars/', { answer: whileOnline });
    goOffline();
    search.link('Next page').click();
    expect(textOf(document.querySelector('.pages + .search-problem'))).toContain('You’re offline');
    search.sort(textOf(document.querySelectorAll('.sort select option')[1]));
    await expect.poll(() => document.querySelectorAll('.search-problem:not(.search-problem--script)')).toHaveLength(1);
    goOnline();
    await waitForLiveSearch();
    await expect.poll(search.url).toContain('sortBy=');
    expect(destinations).toEqual([]);
  });

  test('turns text entered offline into filters once online (SRCH-15, NLQ-01)', async () => {
    const { destinations } = await openOnDesktop(dealer, '/cars/', { answer: whileOnline });
    goOffline();
    search.field().value = 'suv';
    search.field().dispatchEvent(new Event('input', { bubbles: true }));
    search.enter();
    await expect.poll(() => document.documentElement.dataset['search']).toBeUndefined();
    const note = search.alert()!;
    expect(textOf(note)).toContain('You’re offline');
    expect(note.closest('.search__tools')).toBeNull();
    goOnline();
    await waitForLiveSearch();
    await expect.poll(search.chips).toEqual(['SUV']);
    expect(search.field().value).toBe('');
    expect(destinations).toEqual([]);
  });

  test('opens the next page from the top when its link is clicked before the search is ready (SRCH-19)', async () => {
    await openOnDesktop(dealer, '/search/used-cars');
    search.link('Next page').click();
    await waitForLiveSearch();
    await expect.poll(search.url).toBe('/search/used-cars?page=2');
    await expect.poll(() => hasFocus(document.querySelector('h1'))).toBe(true);
    await expect.poll(() => search.pageLink(2).getAttribute('aria-current')).toBe('page');
  });

  test('opens the next page on the server when the index does not load (SRCH-19)', async () => {
    const { destinations } = await openOnDesktop(dealer, '/cars/', { answer: losing(/\/search-index\//v) });
    search.link('Next page').click();
    await expect.poll(() => destinations).toEqual([new URL('/results?page=2', document.URL).href]);
  });
});
