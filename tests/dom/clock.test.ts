import { afterEach, describe, expect, test, vi } from 'vitest';
import { hoursLater } from '../support/built-at.ts';
import { isShown, openPage, siteOf } from './open-page.ts';
import { textOf } from './pages/form.ts';
import { openSearch } from './pages/search.ts';

const weeksLater = hoursLater(24 * 20);

async function listWith(dealer: string, markup: string): Promise<string> {
  const site = await siteOf(dealer);
  return site.ofKind('landing').find(({ file }) => site.text(file).includes(markup))!.path;
}

const visibleElements = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isShown);

describe.each(['harbour-motors', 'apex-motorcycles'])('%s', (dealer) => {
  test('hides the “new” tag after its last day, even on a page built earlier (CARD-03)', async () => {
    const path = await listWith(dealer, 'data-tag="new"');
    await openPage(dealer, path);
    expect(visibleElements('main [data-tag="new"]')).not.toEqual([]);
    const cards = visibleElements('li.card').length;
    await openPage(dealer, path, { at: weeksLater });
    expect(visibleElements('main [data-tag="new"]')).toEqual([]);
    expect(visibleElements('li.card').length).toBeGreaterThan(cards / 2);
  });

  test('leaves live search cards to React when the shopper returns to the tab (CARD-03)', async () => {
    await openSearch(dealer, await listWith(dealer, 'data-tag="new"'));
    const fresh = () => document.querySelectorAll('[data-search-app="live"] [data-tag="new"]').length;
    const count = fresh();
    expect(count).toBeGreaterThan(0);
    vi.setSystemTime(weeksLater);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fresh()).toBe(count);
  });

  test('removes a sold car from lists after its last day (CARD-03, SRCH-20)', async () => {
    const path = await listWith(dealer, 'data-sold-until=');
    const sold = 'li.card [data-tag="sold"]';
    await openPage(dealer, path);
    expect(visibleElements(sold)).not.toEqual([]);
    await openPage(dealer, path, { at: weeksLater });
    expect(visibleElements(sold)).toEqual([]);
  });
});

test('still shows a car as sold on its page long after the sale (VDP-06)', async () => {
  const site = await siteOf('harbour-motors');
  const { path } = site.ofKind('vehicle').find(({ file }) => site.text(file).includes('sold-notice'))!;
  await openPage('harbour-motors', path, { at: hoursLater(24 * 30) });
  expect(isShown(document.querySelector('.sold-notice'))).toBe(true);
});

describe('opening hours', () => {
  const place = '/locations/artarmon';
  const opening = (): string => textOf(document.querySelector('main open-now'));
  const today = (): string => textOf(document.querySelector('main table.hours .hours__today'));
  const timeZone = process.env.TZ;
  afterEach(() => {
    if (timeZone === undefined) delete process.env.TZ;
    else process.env.TZ = timeZone;
  });

  // Built at 10 am on a Friday in Sydney; open from 8:30 to 6.
  test.each([
    [0, /Open now until 6:00 pm/v],
    [7.6, /Closes soon, at 6:00 pm/v],
    [9, /Opens tomorrow at 8:30 am/v],
  ])('show %2$s %1$s hours after the build (LOC-02)', async (hours, copy) => {
    await openPage('harbour-motors', place, { at: hoursLater(hours) });
    await expect.poll(opening).toMatch(copy);
    expect(today()).toContain('Mon-Fri');
  });

  test("use the location's clock, not the shopper's (LOC-02)", async () => {
    process.env.TZ = 'Europe/London';
    expect(new Date(hoursLater(0)).getHours()).not.toBe(10);
    const firstPlace = async (dealer: string) => (await siteOf(dealer)).ofKind('location')[0]!.path;
    await openPage('harbour-motors', place);
    await expect.poll(opening).toMatch(/Open now until 6:00 pm/v);
    // Thursday, 5 pm in Wisconsin.
    await openPage('lakeside-auto', await firstPlace('lakeside-auto'));
    await expect.poll(opening).toMatch(/(?:Open now until|Closes soon, at) \d+:\d\d pm/v);
    expect(today()).not.toBe('');
    // 6:30 am on Friday in Wisconsin, 1:30 am on Saturday in Auckland.
    await openPage('lakeside-auto', await firstPlace('lakeside-auto'), { at: hoursLater(13.5) });
    await expect.poll(opening).toMatch(/Opens today/v);
    await openPage('kauri-cars', await firstPlace('kauri-cars'), { at: hoursLater(13.5) });
    await expect.poll(opening).toMatch(/Opens today at 9:00 am/v);
  });

  test.each(['location', 'vehicle'] as const)(
    'do not highlight a weekday row on a %s page on a day with special hours (LOC-02)',
    async (kind) => {
      const site = await siteOf('harbour-motors');
      const path =
        kind === 'location'
          ? place
          : site.ofKind('vehicle').find(({ file }) => !site.text(file).includes('sold-notice'))!.path;
      await openPage('harbour-motors', path, { at: '2026-12-25T11:00:00+11:00' });
      await expect.poll(today).toMatch(/^Today ?Closed, Christmas Day$/v);
      expect(document.querySelector('main table.hours .hours__today:not(.hours__special)')).toBeNull();
    },
  );

  test('highlight the weekday row again after the holidays (LOC-02)', async () => {
    await openPage('harbour-motors', place, { at: '2027-01-05T11:00:00+11:00' });
    await expect.poll(today).toContain('Mon-Fri');
    expect(document.querySelector('.hours__special')).toBeNull();
  });

  test('show Christmas Day as closed, label it "Today" in the dialog, and hide past holidays (LOC-02)', async () => {
    await openPage('harbour-motors', place, { at: '2026-12-25T11:00:00+11:00' });
    await expect.poll(opening).toMatch(/^Opens /v);
    const opener = [...document.querySelectorAll<HTMLElement>('button')].find(
      (one) => textOf(one) === 'Holiday hours',
    )!;
    opener.click();
    const dialog = document.querySelector<HTMLElement>('[id^="holidays-"]')!;
    expect(isShown(dialog)).toBe(true);
    const row = (day: string): string | undefined =>
      [...dialog.querySelectorAll('tr')]
        .filter((one) => isShown(one))
        .map(textOf)
        .find((text) => text.includes(day));
    await expect.poll(() => row('Christmas Day')).toContain('Today');
    expect(row('Christmas Eve')).toBeUndefined();
    expect(row('Australia Day')).toContain('26/1/2027');
  });
});

test.each(['harbour-motors', 'everyday-cars'])(
  'lists every %s location with its hours and directions (LOC-01)',
  async (dealer) => {
    await openPage(dealer, '/dealerships');
    const places = [...document.querySelectorAll('main article.place')];
    expect(places).toHaveLength((await siteOf(dealer)).ofKind('location').length);
    for (const one of places) {
      expect(textOf(one.querySelector('h2, h3'))).not.toBe('');
      const directions = [...one.querySelectorAll('a')].find((link) => textOf(link).includes('Directions'));
      expect(directions?.getAttribute('href')).toMatch(/^https:\/\//v);
      await expect.poll(() => textOf(one.querySelector('open-now'))).not.toBe('');
    }
  },
);
