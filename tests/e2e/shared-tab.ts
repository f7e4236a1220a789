/**
 * Tests that share a tab, for what is read from a page as it opens. In a tab that has been on a site, its next page costs
 * two fifths of the CPU time: browser process, files and compiled scripts are there already. `withoutPhotos` and any other
 * route would lose most of that, as they switch the browser's cache off. Every page opens as on a first visit. The tests
 * of one site belong in one `describe` with the mode `default`, which keeps them in one worker.
 */
import type { Browser, Page, ViewportSize } from '@playwright/test';
import { test as shop } from './shop.ts';

export class SharedTab {
  #page: Page | null = null;

  /** The tab, without anything that the test before may have stored or set. */
  async enter(browser: Browser, viewport: ViewportSize): Promise<Page> {
    const page = (this.#page ??= await storingNothing(await browser.newPage()));
    await page.context().clearCookies();
    await page.setViewportSize(viewport);
    return page;
  }

  /** Ends the page that is open, so that nothing of it runs on into the next test. */
  async leave(): Promise<void> {
    const page = this.#page!;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.emulateMedia({ media: null });
    // A file of the same site keeps the browser's process, a blank page would not.
    if (page.url().startsWith('http')) await page.goto(new URL('/robots.txt', page.url()).href);
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
  }
}

export const test = shop.extend<object, { tab: SharedTab }>({
  tab: [
    // Playwright reads from the first parameter which fixtures are used.
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
