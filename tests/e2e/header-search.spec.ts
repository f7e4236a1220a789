import type { Page } from '@playwright/test';
import { builtAt, hoursLater } from '../support/built-at.ts';
import { timeLimit } from '../support/time-limit.ts';
import { inMatrix, templateDealers, vehiclePath } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

/** A dealer promises only journeys it offers. */
const promisesOf = {
  'harbour-motors': ['Reserve Quickly Online', 'Test Drives Booked Online', 'Apply For Finance'],
  'everyday-cars': ['Reserve Quickly Online', 'Money Back Within 7 Days', 'Apply For Finance'],
  'merrin-vale': ['Driven by us for a week', 'Faults on the page', 'Reserve for five days'],
};
/** Milliseconds; see propositions.client.ts. */
const [stay, travel] = [4000, 700];
const opener = (page: Page) => page.locator('button[popovertarget="site-search"]:not([popovertargetaction])');
const firstPromise = (page: Page) =>
  page.locator('#site-search li').evaluateAll((items) =>
    items
      .find((item) => {
        const { left, width } = item.getBoundingClientRect();
        const list = item.parentElement!.getBoundingClientRect();
        return left >= list.left - 2 && left + width <= list.right + 2;
      })
      ?.textContent.trim(),
  );

async function reachSearch(page: Page) {
  const input = page.locator('#site-query');
  if ((await opener(page).isVisible()) && !(await input.isVisible())) await opener(page).click();
  await expect(input).toBeVisible();
  return input;
}

for (const dealer of templateDealers) {
  const promises = promisesOf[dealer];
  test(
    `searches the stock from the ${dealer} header, with the promises below, at every width`,
    { tag: ['@MENU-06'] },
    async ({ page }) => {
      await withoutPhotos(page);
      for (const [widths, words] of [
        [[768, 390], 'corolla'],
        [[1440], 'hilux'],
      ] as const) {
        await page.goto(siteUrl(dealer, vehiclePath(dealer)));
        const input = page.locator('#site-query');
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          await reachSearch(page);
          await input.click();
          for (const promise of promises)
            await expect(page.locator('#site-search li', { hasText: promise }), `at ${width}`).toHaveCount(1);
          await expect(page.locator('#site-search li').first(), `at ${width}`).toBeInViewport();
        }
        await input.fill(words);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(String.raw`/(?:cars|search)/.*${words}`, 'v'));
      }
    },
  );

  test(
    `rotates the promises at ${dealer} on a phone until a shopper pauses them`,
    { tag: ['@MENU-06'] },
    async ({ page }) => {
      await page.clock.install({ time: builtAt });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(siteUrl(dealer));
      await page.clock.pauseAt(hoursLater(1));
      await reachSearch(page);
      await page.mouse.move(195, 700);
      const height = await page.locator('#site-search').evaluate((panel) => panel.clientHeight);
      for (const promise of [...promises.slice(1), promises[0]!]) {
        await page.clock.fastForward(stay);
        await expect.poll(() => firstPromise(page)).toBe(promise);
        await page.clock.fastForward(travel);
        await expect.poll(() => firstPromise(page)).toBe(promise);
      }
      const pause = page.getByRole('button', { name: 'Pause highlights' });
      await pause.click();
      await expect(pause).toHaveAttribute('aria-pressed', 'true');
      const paused = await firstPromise(page);
      await page.clock.fastForward(2 * (stay + travel));
      expect(await firstPromise(page)).toBe(paused);
      expect(await page.locator('#site-search').evaluate((panel) => panel.clientHeight)).toBe(height);
    },
  );
}

for (const dealer of inMatrix<keyof typeof promisesOf>('harbour-motors', 'everyday-cars', 'merrin-vale')) {
  const promises = promisesOf[dealer];
  test(
    `stays on the page at ${dealer} with the query and an error when there is no connection for a search`,
    { tag: ['@MENU-06', '@ERR-01'] },
    async ({ page, context, visit }) => {
      await withoutPhotos(page);
      visit.excuse(/ERR_INTERNET_DISCONNECTED|Failed to fetch/v);
      for (const [path, field] of [
        ['/about-us', '#site-query'],
        ['/', 'main [type="search"]'],
        ['/search/new-used-and-demo-cars/', '#search-text'],
      ] as const) {
        await page.goto(siteUrl(dealer, path));
        const input = field === '#site-query' ? await reachSearch(page) : page.locator(field).first();
        await context.setOffline(true);
        await input.fill('corolla');
        await input.press('Enter');
        await expect(page.locator('html')).not.toHaveAttribute('data-search', 'coming');
        await expect(input).toHaveValue('corolla');
        await expect(input).toBeFocused();
        await expect(page).toHaveURL(siteUrl(dealer, path));
        await context.setOffline(false);
        await input.press('Enter');
        // The live search loads its code only now.
        await expect(page).not.toHaveURL(siteUrl(dealer, path), { timeout: timeLimit(30_000) });
      }
    },
  );

  test(
    `moves the focus to the search panel at ${dealer}, and back with Escape`,
    { tag: ['@MENU-06'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(siteUrl(dealer));
      await expect(page.locator('#site-query')).not.toBeFocused();
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('#site-query')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('#site-query')).toBeHidden();
      await expect(opener(page)).toBeFocused();
    },
  );

  test(
    `does not rotate the promises at ${dealer} for a shopper who prefers reduced motion`,
    { tag: ['@MENU-06'] },
    async ({ page }) => {
      await page.clock.install({ time: builtAt });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(siteUrl(dealer));
      await reachSearch(page);
      await expect(page.getByRole('button', { name: 'Pause highlights' })).toBeHidden();
      await page.clock.fastForward(2 * (stay + travel));
      expect(await firstPromise(page)).toBe(promises[0]);
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const dealer of inMatrix<'harbour-motors' | 'everyday-cars'>('harbour-motors', 'everyday-cars')) {
    const promises = promisesOf[dealer];
    test(
      `opens the header search at ${dealer}, finds cars, and lists the promises in a plain row`,
      { tag: ['@MENU-06'] },
      async ({ page }) => {
        await page.setViewportSize({ width: 768, height: 844 });
        await page.goto(siteUrl(dealer));
        await opener(page).click();
        for (const promise of promises)
          await expect(page.locator('#site-search li', { hasText: promise })).toBeInViewport();
        await page.locator('#site-query').fill('corolla');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(siteUrl(dealer, '/results?query=corolla'));
        await expect(page.locator('.rows li').first()).toContainText('Corolla');
      },
    );
  }
});

test('hides the header search for a dealer that turns it off', { tag: ['@MENU-06'] }, async ({ page }) => {
  await page.goto(siteUrl('ironbark-ford'));
  await expect(page.locator('#site-search')).toHaveCount(0);
  await expect(opener(page)).toHaveCount(0);
});

for (const dealer of templateDealers)
  test(
    `opens the search at ${dealer} at 320 px without scrolling sideways`,
    { tag: ['@MENU-06'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(siteUrl(dealer));
      await opener(page).click();
      await expect(page.locator('#site-query')).toBeFocused();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
