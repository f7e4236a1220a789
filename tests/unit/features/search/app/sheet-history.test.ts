import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { searchRouter } from '#src/features/search/app/router.ts';
import { dialogHistory } from '#src/features/search/app/dialog-history.ts';
import { configOf } from '../../../view/search/search-site.ts';

interface Step {
  url: string;
  state: unknown;
}

/** A history at `/cars/`. */
function browser() {
  const steps: Step[] = [{ url: '/cars/', state: null }];
  const last = () => steps.at(-1)!;
  const history = {
    get state() {
      return last().state;
    },
    pushState: (state: unknown, _title: string, url?: string | URL | null) => {
      steps.push({ url: String(url ?? last().url), state });
    },
    replaceState: (state: unknown, _title: string, url?: string | URL | null) => {
      steps[steps.length - 1] = { url: String(url ?? last().url), state };
    },
    back: vi.fn(() => {
      steps.pop();
    }),
  };
  const location = {
    get pathname() {
      return last().url.split('?')[0]!;
    },
    get search() {
      const [, query] = last().url.split('?');
      return query === undefined ? '' : `?${query}`;
    },
    hash: '',
  };
  return {
    steps,
    history,
    location,
    setTimeout,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    urls: () => steps.map(({ url }) => url),
  };
}

const suv = { Car_production: { refinementList: { body: ['suv'] } } };
const suvs = '/cars/?refinementList[body][0]=suv';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the filter dialog in the history', () => {
  test('adds one entry when opened, and removes it when closed (ROUTE-06)', () => {
    const shopper = browser();
    const sheet = dialogHistory(shopper);
    sheet.opened();
    sheet.opened();
    expect(shopper.urls()).toEqual(['/cars/', '/cars/']);
    sheet.closed();
    vi.runAllTimers();
    expect(shopper.urls()).toEqual(['/cars/']);
    sheet.closed();
    vi.runAllTimers();
    expect(shopper.history.back).toHaveBeenCalledOnce();
  });

  test('puts choices below its entry: back closes the dialog, and back again removes the filter (ROUTE-06)', () => {
    const shopper = browser();
    const sheet = dialogHistory(shopper);
    const router = searchRouter(configOf(), shopper);
    sheet.opened();
    router.write(suv);
    expect(shopper.urls()).toEqual(['/cars/', suvs, suvs]);
    shopper.history.back();
    expect(shopper.history.state).toEqual({ search: true });
    sheet.closed();
    vi.runAllTimers();
    expect(shopper.urls()).toEqual(['/cars/', suvs]);
  });

  test('does not cancel a link clicked behind the dialog (ROUTE-06)', () => {
    const shopper = browser();
    const sheet = dialogHistory(shopper);
    sheet.opened();
    sheet.closed();
    sheet.goesAway();
    vi.runAllTimers();
    expect(shopper.history.back).not.toHaveBeenCalled();
    expect(shopper.history.state).toEqual({ search: true });
  });

  test('treats the entry of a closed dialog as an ordinary one after a reload (ROUTE-06)', () => {
    const shopper = browser();
    shopper.history.pushState({ search: true, sheet: true }, '');
    const sheet = dialogHistory(shopper);
    sheet.forget();
    searchRouter(configOf(), shopper).write(suv);
    expect(shopper.urls()).toEqual(['/cars/', '/cars/', suvs]);
  });
});
