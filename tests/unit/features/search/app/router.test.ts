import type { UiState } from 'instantsearch.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { searchRouter } from '#src/features/search/app/router.ts';
import { now } from '../../../../fixtures/vehicles.ts';
import { configOf } from '../../../view/search/search-site.ts';

const config = configOf();
const index = 'Car_production';

/** Has a history that can go back. */
function browserAt(address: string) {
  const stack = [address];
  const listeners = new Set<() => void>();
  const parts = () => /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(stack.at(-1)!)!;
  return {
    stack,
    get listening() {
      return listeners.size;
    },
    location: {
      get pathname() {
        return parts()[1]!;
      },
      get search() {
        return parts()[2] ?? '';
      },
      get hash() {
        return parts()[3] ?? '';
      },
    },
    history: {
      state: null,
      pushState: (_state: unknown, _title: string, url?: string | URL | null) => {
        stack.push(String(url));
      },
      replaceState: (_state: unknown, _title: string, url?: string | URL | null) => {
        stack[stack.length - 1] = String(url);
      },
    },
    addEventListener: (_type: 'popstate', listener: () => void) => {
      listeners.add(listener);
    },
    removeEventListener: (_type: 'popstate', listener: () => void) => {
      listeners.delete(listener);
    },
    back() {
      stack.pop();
      for (const listener of listeners) listener();
    },
    goTo(other: string) {
      stack.push(other);
      for (const listener of listeners) listener();
    },
  };
}
const ui = (state: UiState[string]): UiState => ({ [index]: state });
const typing = (text: string) => ui({ query: text });

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the router', () => {
  test('adds a history entry with the search’s URL for a refinement (ROUTE-06, SRCH-14)', () => {
    const browser = browserAt('/search/used-cars');
    const router = searchRouter(config, browser);
    router.write(ui({ refinementList: { car_type: ['used'], body: ['suv'] } }));
    router.write(ui({ refinementList: { make: ['Toyota'] } }));
    expect(browser.stack).toEqual([
      '/search/used-cars',
      '/search/used-cars?refinementList[body][0]=suv',
      '/search/toyota',
    ]);
  });

  test('adds only one history entry for typing, and another after a pause or a refinement (SRCH-01)', () => {
    const browser = browserAt('/cars/');
    const router = searchRouter(config, browser);
    for (const text of ['t', 'to', 'tow']) {
      router.write(typing(text));
      vi.advanceTimersByTime(300);
    }
    expect(browser.stack).toEqual(['/cars/', '/cars/?query=tow']);
    vi.advanceTimersByTime(5000);
    router.write(typing('tow b'));
    expect(browser.stack).toEqual(['/cars/', '/cars/?query=tow', '/cars/?query=tow+b']);
    router.write(ui({ query: 'tow b', refinementList: { body: ['ute'] } }));
    router.write(ui({ query: 'tow bar', refinementList: { body: ['ute'] } }));
    expect(browser.stack).toHaveLength(5);
  });

  test.each([
    '/search/toyota',
    '/search/toyota/',
    '/search/toyota?utm_source=mail',
    '/search/toyota/page-2',
    '/search/toyota#all',
  ])('adds no history entry for the same search at %s (ROUTE-04)', (address) => {
    const browser = browserAt(address);
    const router = searchRouter(config, browser);
    router.write(router.read());
    expect(browser.stack).toEqual([address]);
    router.write(ui({ refinementList: { make: ['Toyota'] }, page: 2 }));
    expect(browser.stack).toEqual([address, '/search/toyota?page=2']);
    router.write(ui({ refinementList: { make: ['Toyota'] } }));
    expect(browser.stack.at(-1)).toBe('/search/toyota');
  });

  test('passes the search in the URL to InstantSearch on back, without writing history (ROUTE-06)', () => {
    const browser = browserAt('/search/toyota?utm_source=mail');
    const router = searchRouter(config, browser);
    const changed = vi.fn((state: UiState) => {
      router.write(state);
    });
    router.onUpdate(changed);
    router.write(ui({ refinementList: { make: ['Toyota'], fuel: ['diesel'] } }));
    browser.back();
    expect(changed).toHaveBeenCalledExactlyOnceWith(ui({ refinementList: { make: ['Toyota'] } }));
    expect(browser.stack).toEqual(['/search/toyota?utm_source=mail']);
  });

  test('adds a history entry for the first letter after going back (ROUTE-06)', () => {
    const browser = browserAt('/cars/');
    const router = searchRouter(config, browser);
    router.onUpdate(() => undefined);
    router.write(typing('a'));
    browser.back();
    router.write(typing('b'));
    expect(browser.stack).toEqual(['/cars/', '/cars/?query=b']);
  });

  test('does not treat another page, such as a vehicle, as a search', () => {
    const browser = browserAt('/search/used-cars');
    const router = searchRouter(config, browser);
    const changed = vi.fn();
    router.onUpdate(changed);
    browser.goTo('/cars/2021-toyota-corolla');
    browser.goTo('/searching');
    expect(changed).not.toHaveBeenCalled();
    browser.goTo('/search');
    expect(changed).toHaveBeenCalledOnce();
  });

  test('gives each link the URL that a click leads to (SRCH-14)', () => {
    const router = searchRouter(config, browserAt('/search/used-cars'));
    expect(router.createURL(ui({ refinementList: { make: ['Kia'] }, page: 3 }))).toBe('/search/kia?page=3');
    expect(searchRouter(config, browserAt('/cars/')).createURL(ui({ refinementList: { make: ['Kia'] } }))).toBe(
      '/search/kia',
    );
  });

  test('ignores events after a search ends', () => {
    const browser = browserAt('/cars/');
    const router = searchRouter(config, browser);
    router.dispose();
    router.onUpdate(() => undefined);
    expect(browser.listening).toBe(1);
    router.dispose();
    expect(browser.listening).toBe(0);
  });
});
