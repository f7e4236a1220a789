import type { Page } from '@playwright/test';
import { timeLimit } from '../support/time-limit.ts';
import { vehiclePath } from './dealers.ts';
import { SearchPage, searchDealers } from './pages/search.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const pageSize = 21;

const stateOf = (page: Page) =>
  page.evaluate(() => ({
    url: location.pathname + location.search,
    heading: document.querySelector('[data-search-heading]')!.textContent!.trim(),
    crumb: document.querySelector('nav[aria-label="Breadcrumb"] li:last-child')!.textContent!.trim(),
    title: document.title.split(' · ')[0]!,
    count: Number(/[\d,]+/v.exec(document.querySelector('[data-search-count]')!.textContent!)?.[0].replace(',', '')),
    cards: document.querySelectorAll('[data-search-app="live"] li.card[data-vehicle]').length,
  }));

/** Inconsistencies between heading, title and cards. */
async function disagreements(page: Page, served: { path: string; title: string }): Promise<string[]> {
  const { url, heading, crumb, title, count, cards } = await stateOf(page);
  const isServed = url === served.path;
  const isNamed = isServed ? title === served.title : title === `${heading} for sale`;
  const hasCrumb = heading === crumb || heading.endsWith(crumb) || crumb.startsWith('All ');
  return [
    ...(isNamed ? [] : [`${url} is titled "${title}" and headed "${heading}"`]),
    ...(hasCrumb ? [] : [`${url} ends its breadcrumbs in "${crumb}" below "${heading}"`]),
    ...(cards === Math.min(count, pageSize) ? [] : [`${url} counts ${count} and shows ${cards}`]),
  ];
}

/** Pseudo-random, the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const controls =
  '[data-search-app="live"] :is(#filters input[type="checkbox"], #filters .make-button, .applied button)';

for (const [index, dealer] of searchDealers.entries())
  test(
    `heading, count, title, breadcrumbs and cards at ${dealer} agree after every click, back and forward`,
    { tag: ['@SRCH-14', '@SRCH-15', '@ROUTE-06'] },
    async ({ page }) => {
      test.setTimeout(timeLimit(120_000));
      const search = new SearchPage(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await search.open(dealer, '/search/used-cars');
      const served = {
        path: '/search/used-cars',
        title: (await page.title()).split(' · ')[0]!,
      };
      const next = numbersFrom(7 + index);
      for (let press = 0; press < 10; press++) {
        const chance = next();
        if (press > 3 && chance < 0.2) await page.goBack();
        else if (press > 3 && chance < 0.3) await page.goForward();
        else
          await page.evaluate(
            ([selector, where]) => {
              const found = document.querySelectorAll<HTMLElement>(selector);
              found[Math.floor(where * found.length)]!.click();
            },
            [controls, next()] as const,
          );
        await expect.poll(() => disagreements(page, served), { timeout: timeLimit(15_000) }).toEqual([]);
      }
      const { url, heading, count } = await stateOf(page);
      await search.open(dealer, url);
      await expect.poll(() => stateOf(page)).toMatchObject({ url, heading, count });
    },
  );

test(
  'a model has one URL and one heading, under its make and in the list of models',
  { tag: ['@SRCH-14', '@LAND-01'] },
  async ({ page }) => {
    const search = new SearchPage(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const reached: object[] = [];
    for (const list of ['.options--models label', 'label']) {
      await search.open('harbour-motors', '/search/used-cars/toyota');
      await page.evaluate(
        (selector) =>
          [...document.querySelectorAll<HTMLElement>(`[data-search-app="live"] #filters ${selector}`)]
            .findLast((label) => label.textContent!.startsWith('Corolla'))!
            .click(),
        list,
      );
      await expect.poll(async () => (await stateOf(page)).url).toContain('corolla');
      const { url, heading } = await stateOf(page);
      reached.push({ url, heading });
    }
    expect(reached[0]).toEqual(reached[1]);
    expect(reached[0]).toMatchObject({ heading: expect.stringContaining('Toyota Corolla') });
  },
);

test('words typed into an empty field start a new search', { tag: ['@NLQ-07'] }, async ({ page }) => {
  const search = new SearchPage(page);
  await search.open('everyday-cars', '/cars/');
  await search.field.fill('hilux');
  await search.field.press('Enter');
  await expect.poll(async () => (await stateOf(page)).url).toMatch(/\/search\/toyota.*hilux/iv);
  await search.field.fill('7 seater suv');
  await search.field.press('Enter');
  await expect.poll(async () => (await stateOf(page)).url).toContain('seats');
  await expect.poll(() => search.count()).toBeGreaterThan(0);
  expect((await stateOf(page)).url).not.toMatch(/hilux/iv);
});

test.describe('a search that cannot load', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const dealer = 'harbour-motors';
  const allFilters = (page: Page) => page.locator('[data-opens-filters]').first();

  test(
    'is reported when its code is missing and the server does not answer either',
    { tag: ['@SRCH-15'] },
    async ({ page, visit }) => {
      visit.excuse(/open-search|ERR_FAILED|Failed to fetch|dynamically imported|results/v);
      await page.route(/\/(?:open-search|prepare-search)\./v, (route) => route.abort());
      await page.route('**/results?of=address', (route) => route.abort());
      await new SearchPage(page).goto(dealer, '/cars/');
      await allFilters(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load the filters.' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );

  test(
    'reports at once that the shopper is offline, and opens the filters once online',
    { tag: ['@SRCH-15'] },
    async ({ page, context, visit }) => {
      visit.excuse(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported|open-search/v);
      await new SearchPage(page).goto(dealer, '/cars/');
      await context.setOffline(true);
      // The island tries twice by itself.
      const failed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'));
      await allFilters(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible();
      await failed;
      await context.setOffline(false);
      await new SearchPage(page).waitForLive();
      await expect(page.locator('[data-search-app="live"] #filters')).toBeVisible();
    },
  );

  test(
    'is reported to a shopper who types a word while the index is unreachable',
    { tag: ['@SRCH-15'] },
    async ({ page, visit }) => {
      visit.excuse(/search-index|ERR_FAILED|Failed to fetch/v);
      await page.route('**/search-index/**', (route) => route.abort());
      const search = new SearchPage(page);
      await search.goto(dealer, '/cars/');
      await search.field.pressSequentially('kia');
      await expect(page.getByRole('alert').filter({ hasText: 'Press Enter' })).toBeVisible();
    },
  );
});

for (const dealer of ['harbour-motors', 'everyday-cars', 'merrin-vale'] as const) {
  test(`the ${dealer} header scrolls away on a screen 256 pixels high (B5)`, async ({ page }) => {
    await withoutPhotos(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(siteUrl(dealer, vehiclePath(dealer)));
    await page.evaluate(() => {
      scrollTo(0, 1500);
    });
    await page.evaluate(() => {
      scrollTo(0, 1200);
    });
    await expect
      .poll(() => page.locator('[data-site-header]').evaluate((header) => header.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(0);
  });

  test(`form fields at ${dealer} have text of at least 16 pixels on phones (B6)`, async ({ page }) => {
    await withoutPhotos(page);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/cars/', vehiclePath(dealer)]) {
      await page.goto(siteUrl(dealer, path));
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
          .filter((field) => !field.matches('[type="checkbox"], [type="radio"], [type="range"], [type="hidden"]'))
          .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => `${field.getAttribute('name') ?? field.id} ${getComputedStyle(field).fontSize}`),
      );
      expect(small, path).toEqual([]);
    }
  });
}
