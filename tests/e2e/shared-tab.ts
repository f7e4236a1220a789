/**
 * Shared tab for tests that read a fresh page, at two fifths of a new tab's CPU time. Routes such as `withoutPhotos`
 * disable the cache and lose most of that. Keep a site's tests in one `describe` with mode `default`, so that one
 * worker runs them.
 */
import type { Browser, Page, ViewportSize } from '@playwright/test';
import { test as shop } from './shop.ts';

export class SharedTab {
  #page: Page | null = null;

  async enter(browser: Browser, viewport: ViewportSize): Promise<Page> {
    const page = (this.#page ??= await withEmptyStorage(await browser.newPage()));
    await page.context().clearCookies();
    await page.setViewportSize(viewport);
    return page;
  }

  /** Stops the page's scripts. */
  async leave(): Promise<void> {
    const page = this.#page!;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.emulateMedia({ media: null });
    // Unlike a blank page, keeps the site's browser process.
    if (page.url().startsWith('http')) await page.goto(new URL('/robots.txt', page.url()).href);
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
  }
}

export const test = shop.extend<object, { tab: SharedTab }>({
  tab: [
    // Playwright derives the fixtures from the first parameter.
    async ({}, use) => {
      const tab = new SharedTab();
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, browser, record, viewport, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) throw new Error('The shared tab runs scripts. Use the test of shop.ts.');
    const page = await tab.enter(browser, viewport!);
    record.watch(page.context());
    await use(page);
    record.end();
    await tab.leave();
  },
});

/** Clears storage before each page's scripts run. */
async function withEmptyStorage(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    if (location.protocol !== 'http:') return;
    localStorage.clear();
    sessionStorage.clear();
  });
  return page;
}

export { expect } from './shop.ts';
