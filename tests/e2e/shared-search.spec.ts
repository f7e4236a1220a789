/** A shared search from the very first picture: the page's scripts are slow, or do not come at all. */
import type { Page } from '@playwright/test';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

declare global {
  interface Window {
    drawn: string[];
  }
}

const shared = '/cars/?refinementList[make][0]=Toyota&range[price]=:30000';
const cards = (page: Page) => page.locator('.card__title');
/** Every script of the page but the one that stands before the list. */
const pageScripts = /\/_a\/(?!shared-search-early)[^\/]+\.js$/v;

/** Notes what is in sight at every frame: vehicles, and words about the list. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawn = [];
    const look = () => {
      for (const element of document.querySelectorAll(
        '.card__title, .rows li, [data-search-heading], [data-search-count]',
      )) {
        if (element.checkVisibility({ visibilityProperty: true }))
          window.drawn.push((element.textContent ?? '').trim().replace(/\s+/gv, ' '));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

for (const dealer of ['harbour-motors', 'everyday-cars']) {
  test(`SRCH-15 a shared search on a slow network never draws another car on ${dealer}`, async ({ page }) => {
    await withoutPhotos(page);
    await watchFrames(page);
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
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
    await expect(cards(page).nth(20)).toBeAttached({ timeout: 30_000 });
    // Some frames with the whole list in the page, before any of its scripts runs.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++) await new Promise((done) => requestAnimationFrame(done));
    });
    await expect(cards(page).first()).toBeHidden();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-search', 'live', { timeout: 45_000 });
    await expect(cards(page).first()).toBeVisible();
    const drawn = [...new Set(await page.evaluate(() => window.drawn))];
    expect(drawn.filter((words) => !/Toyota|^Your search$|^Searching…$|^\d+ cars$/v.test(words))).toEqual([]);
  });

  test(`SRCH-15 where no script of ${dealer} comes, a shared search leads on to its results`, async ({
    page,
    visit,
  }) => {
    await withoutPhotos(page);
    await page.route(pageScripts, (route) => route.abort());
    await page.goto(siteUrl(dealer, shared));
    await expect(page.getByRole('alert')).toContainText('here is the whole list');
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('alert').getByRole('link', { name: 'Show its results' }).click();
    await expect(page).toHaveURL(/\/results\?refinementList\[make\]\[0\]=Toyota&range\[price\]=:30000$/v, {
      timeout: 30_000,
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota');
    await expect(page.locator('.search-problem')).toHaveCount(0);
    visit.problems.length = 0;
  });
}
