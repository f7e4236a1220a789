import type { Page } from '@playwright/test';
import { timeLimit } from '../support/time-limit.ts';
import { inMatrix } from './dealers.ts';
import { SearchPage, searchDealers } from './pages/search.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

declare global {
  interface Window {
    seen: string[];
  }
}

const shared = '/cars/?refinementList[make][0]=Toyota&range[price]=:30000';
const cards = (page: Page) => page.locator('.card__title');
/** All except the script before the list. */
const pageScripts = /\/_a\/(?!shared-search-early)[^\/]+\.js$/v;

async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seen = [];
    const look = () => {
      for (const element of document.querySelectorAll(
        '.card__title, .rows li, [data-search-heading], [data-search-count]',
      )) {
        if (element.checkVisibility({ visibilityProperty: true }))
          window.seen.push((element.textContent ?? '').trim().replace(/\s+/gv, ' '));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

for (const dealer of inMatrix(...searchDealers)) {
  test(
    `never shows other cars while a shared search at ${dealer} loads on a slow network`,
    { tag: '@SRCH-15' },
    async ({ page }) => {
      await withoutPhotos(page);
      await watchFrames(page);
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(pageScripts, async (route) => {
        await held;
        await route.continue();
      });
      const network = await page.context().newCDPSession(page);
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 60_000,
        uploadThroughput: 60_000,
      });
      await page.goto(siteUrl(dealer, shared), { waitUntil: 'commit' });
      await expect(cards(page).nth(20)).toBeAttached({ timeout: timeLimit(30_000) });
      // Renders frames with the whole list before any script runs.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame++) await new Promise((done) => requestAnimationFrame(done));
      });
      await expect(cards(page).first()).toBeHidden();
      release();
      await new SearchPage(page).waitForLive();
      await expect(cards(page).first()).toBeVisible();
      const seen = [...new Set(await page.evaluate(() => window.seen))];
      expect(seen.filter((text) => !/Toyota|^Your search$|^Searching…$|^\d+ cars$/v.test(text))).toEqual([]);
    },
  );

  test(
    `links from a shared search at ${dealer} to its results when no script loads`,
    { tag: '@SRCH-15' },
    async ({ page, visit }) => {
      visit.excuse(/\/_a\/.*\.js/v);
      await withoutPhotos(page);
      await page.route(pageScripts, (route) => route.abort());
      await page.goto(siteUrl(dealer, shared));
      await expect(page.getByRole('alert')).toContainText('here’s the full list');
      await expect(cards(page).first()).toBeVisible();
      await page.getByRole('alert').getByRole('link', { name: 'Show its results' }).click();
      await expect(page).toHaveURL(/\/results\?refinementList\[make\]\[0\]=Toyota&range\[price\]=:30000$/v, {
        timeout: timeLimit(30_000),
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota');
      await expect(page.locator('.search-problem')).toHaveCount(0);
    },
  );
}
