/**
 * Tests that share a tab, for what is read from a page as it opens. In a tab that has been on a site, its next page costs
 * two fifths of the CPU time: browser process, files and compiled scripts are there already. `withoutPhotos` and any other
 * route would lose most of that, as they switch the browser's cache off. Every page opens as on a first visit. The tests
 * of one site belong in one `describe` with the mode `default`, which keeps them in one worker.
 */
import type { Page } from '@playwright/test';
import { test as shop } from './shop.ts';

export const test = shop.extend<object, { tab: { page: Page | null } }>({
  tab: [
    // Playwright reads from the first parameter which fixtures are used.
    async ({}, use) => {
      const tab: { page: Page | null } = { page: null };
      await use(tab);
      await tab.page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, browser, record, viewport, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) throw new Error('The shared tab runs scripts. Use the test of shop.ts.');
    if (tab.page) record.watch(tab.page.context());
    else tab.page = await storingNothing(await browser.newPage());
    const { page } = tab;
    await page.context().clearCookies();
    await page.setViewportSize(viewport!);
    await use(page);
    record.end();
    await page.emulateMedia({ media: null });
    // Nothing of this page runs on into the next test. A file of the same site keeps the browser's process, a blank page would not.
    if (page.url().startsWith('http')) await page.goto(new URL('/robots.txt', page.url()).href);
  },
});

/** Clears a tab's storage before the scripts of each page run. */
async function storingNothing(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    if (location.protocol !== 'http:') return;
    localStorage.clear();
    sessionStorage.clear();
  });
  return page;
}

export { expect } from './shop.ts';
