import { violations } from './violations.ts';
import { timeLimit } from '../support/time-limit.ts';
import { inMatrix } from './dealers.ts';
import { SearchPage, searchDealers } from './pages/search.ts';
import { expect, test } from './shop.ts';

const shared = '/cars/?refinementList[make][0]=Toyota&range[price]=:30000';

for (const dealer of inMatrix(...searchDealers))
  test(
    `opens the second page of results at ${dealer} when the index does not load`,
    { tag: ['@SRCH-19'] },
    async ({ page, visit }) => {
      const search = new SearchPage(page);
      visit.excuse(/ERR_FAILED|Failed to fetch/v);
      await page.route('**/search-index/**', (route) => route.abort());
      await search.goto(dealer, '/cars/');
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/\/results\?page=2$/v);
      await expect(page.locator('.rows li').first()).toBeVisible();
    },
  );

for (const dealer of inMatrix(...searchDealers)) {
  test(
    `shows placeholders for a shared search on ${dealer} until its results arrive, and never the whole stock`,
    { tag: ['@SRCH-15'] },
    async ({ page }) => {
      const search = new SearchPage(page);
      const release = await search.holdIndex();
      await search.goto(dealer, shared);
      await expect(search.html).toHaveAttribute('data-shared-search', '');
      await expect(search.heading).toHaveText('Your search');
      await expect(search.counter).toHaveText('Searching…');
      await expect(page.locator('[data-search-app]')).toHaveAttribute('aria-busy', 'true');
      await expect(page.locator('.card__title').first()).toBeHidden();
      expect(await violations(page, `${dealer} while a shared search loads`)).toEqual([]);
      release();
      await search.waitForLive();
      await expect(search.heading).toHaveText('Toyota');
      await expect(search.html).not.toHaveAttribute('data-shared-search');
      await expect(page.locator('.card__title').first()).toContainText('Toyota');
      await search.chip('Toyota').click();
      await search.chip('Up to $30,000').click();
      await expect(search.counter).toContainText(/^[\d,]+ \w+/v);
    },
  );

  for (const blocked of inMatrix('**/search-index/*.core.txt', '**/search-index/*.cards.txt', '**/data/search.json')) {
    test(
      `lets the server answer a shared search on ${dealer} when ${blocked} does not load`,
      { tag: ['@SRCH-15'] },
      async ({ page, visit }) => {
        const search = new SearchPage(page);
        visit.excuse(/ERR_FAILED|Failed to fetch|could not be loaded|Could not load|\/results/v);
        await page.route(blocked, (route) => route.abort());
        await search.goto(dealer, shared);
        await expect(page).toHaveURL(/\/results\?refinementList\[make\]\[0\]=Toyota&range\[price\]=:30000$/v, {
          timeout: timeLimit(30_000),
        });
        await expect(search.heading).toHaveText('Toyota');
        await expect(page.locator('.rows li').first()).toContainText('Toyota');
      },
    );
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test(
      `links from a shared search on ${dealer} to its results without scripts`,
      { tag: ['@SRCH-15'] },
      async ({ page }) => {
        const search = new SearchPage(page);
        await search.goto(dealer, shared);
        await page.getByRole('link', { name: 'Show its results' }).click();
        await expect(page).toHaveURL(/\/results\?refinementList\[make\]\[0\]=Toyota&range\[price\]=:30000$/v, {
          timeout: timeLimit(30_000),
        });
        await expect(search.heading).toHaveText('Toyota');
      },
    );
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'removes the minimum price for used stock at everyday-cars without scripts',
    { tag: ['@SRCH-21'] },
    async ({ page }) => {
      const search = new SearchPage(page);
      await search.goto('everyday-cars', '/search/used-cars');
      const before = await search.count();
      await page.locator('.applied a', { hasText: 'From $2,000' }).click();
      await expect(page).toHaveURL(/\/results\?/v);
      expect(await search.count()).toBeGreaterThan(before);
    },
  );
});
