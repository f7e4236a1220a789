import sharp from 'sharp';
import { violations } from './violations.ts';
import { inMatrix } from './dealers.ts';
import { SearchPage, searchDealers } from './pages/search.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

for (const dealer of inMatrix(...searchDealers))
  test(
    `returns from a car at ${dealer} to the same filters and scroll position`,
    { tag: ['@ROUTE-06'] },
    async ({ page }) => {
      const search = new SearchPage(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await search.open(dealer, '/cars/?refinementList[body][0]=suv&sortBy=Car_production:price:desc');
      const car = search.cards.nth(8).locator('.card__title a');
      await car.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      const title = await car.textContent();
      await car.click();
      await expect(search.heading).toContainText(title!);
      await page.goBack();
      await search.waitForLive();
      await expect(search.chips).toHaveText([/^SUV/v]);
      await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), place)).toBeLessThan(120);
    },
  );

for (const dealer of inMatrix(...searchDealers)) {
  test(
    `closes the filter sheet at ${dealer} with its button, with Back before leaving the page, and with Escape`,
    { tag: ['@ROUTE-06', '@SRCH-08'] },
    async ({ page }) => {
      const search = new SearchPage(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await search.open(dealer, '/cars/');
      const button = page.locator('[data-search-app="live"] button[popovertarget="filters"]').first();
      const all = await search.count();

      await test.step('Back closes the sheet and keeps the selection', async () => {
        await (await search.filter('Fuel')).getByRole('checkbox').first().check();
        await expect(search.chips).toHaveCount(1);
        await expect(page).toHaveURL(/refinementList/v);
        const chosen = page.url();
        await page.goBack();
        await expect(search.panel).toBeHidden();
        await expect(search.chips).toHaveCount(1);
        await expect(page).toHaveURL(chosen);
        await expect(button).toBeFocused();
        await page.goBack();
        await expect(search.chips).toHaveCount(0);
        await expect.poll(search.count).toBe(all);
        await expect(page).toHaveURL(siteUrl(dealer, '/cars/'));
      });

      await test.step('Escape closes it', async () => {
        await button.click();
        await expect(search.panel).toBeVisible();
        await search.panel.locator('summary').last().focus();
        await page.keyboard.press('Escape');
        await expect(search.panel).toBeHidden();
        await expect(button).toBeFocused();
        await expect
          .poll(() => page.evaluate(() => (history.state as { sheet?: boolean } | null)?.sheet ?? false))
          .toBe(false);
      });

      await test.step('the button with the count closes it', async () => {
        await button.click();
        await search.panel.getByRole('button', { name: /^Show Me [\d,]+/v }).click();
        await expect(search.panel).toBeHidden();
      });
    },
  );
}

for (const dealer of searchDealers) {
  test(
    `shows the recent searches at ${dealer} under the empty field without moving the list, within reach of the keyboard`,
    { tag: ['@SRCH-18'] },
    async ({ page }) => {
      const search = new SearchPage(page);
      await page.addInitScript((site) => {
        const searches = [
          {
            path: '/cars/?refinementList[body][0]=suv&range[price]=:40000',
            refinements: { body: ['suv'] },
            ranges: { price: { min: null, max: 40_000 } },
          },
          { path: '/cars/?refinementList[fuel][0]=diesel', refinements: { fuel: ['diesel'] }, ranges: {} },
        ];
        localStorage.setItem(`${site}:SearchHistory`, JSON.stringify(searches));
      }, dealer);
      await search.open(dealer, '/search/toyota');
      const searches = page.getByRole('group', { name: 'Your recent searches' });
      const top = () =>
        page
          .locator('[data-search-app="live"]')
          .evaluate((list) => list.firstElementChild!.getBoundingClientRect().top);
      const before = await top();
      await search.field.focus();
      await expect(searches.getByRole('link')).toHaveText(['SUV · Up to $40,000', 'Diesel']);
      expect(await top()).toBe(before);
      expect(await violations(page, `last searches of ${dealer}`, { layoutOnly: dealer !== 'harbour-motors' })).toEqual(
        [],
      );
      await searches.getByRole('button', { name: 'Clear recent searches' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(search.chips).toHaveText([/^Diesel/v]);
      await expect(searches).toBeHidden();
      await search.field.focus();
      await page.keyboard.press('Escape');
      await expect(searches).toBeHidden();
      await expect(search.field).toBeFocused();
      await search.field.click();
      await searches.getByRole('button', { name: 'Clear recent searches' }).click();
      await expect(searches).toBeHidden();
    },
  );

  test(
    `cuts off no make names at ${dealer}, and marks a chosen one differently from a hovered one`,
    {
      tag: ['@SRCH-05'],
    },
    async ({ page }) => {
      const search = new SearchPage(page);
      await search.open(dealer, '/search/new-used-and-demo-cars/');
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const make = await search.filter('Make');
        const all = make.getByRole('button', { name: 'Show all makes' });
        if (await all.isVisible()) await all.click();
        expect(
          await make
            .locator('.make-button span:not(.make-mark)')
            .evaluateAll((names) =>
              names
                .filter(
                  (name) =>
                    name.scrollWidth > name.clientWidth ||
                    name.getBoundingClientRect().right > name.closest('button')!.getBoundingClientRect().right,
                )
                .map((name) => name.textContent),
            ),
        ).toEqual([]);
      }
      const buttons = page.locator('#filter-make .make-button');
      const look = (at: number) =>
        buttons.nth(at).evaluate((button) => {
          const { backgroundColor, boxShadow } = getComputedStyle(button);
          return `${backgroundColor} ${boxShadow}`;
        });
      await buttons.nth(1).hover();
      const hovered = await look(1);
      await buttons.nth(1).click();
      await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'true');
      expect(await look(1)).not.toBe(hovered);
    },
  );

  for (const width of [390, 1440]) {
    test(
      `shifts nothing on ${dealer} at ${width} px when the live list replaces the static one, and stays accessible`,
      {
        tag: ['@SRCH-19'],
      },
      async ({ page }) => {
        const search = new SearchPage(page);
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(() => {
          const shifts = Object.assign(window, { shifted: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              shifts.shifted += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await search.open(dealer, '/search/toyota');
        await expect(search.heading).toHaveText('Toyota');
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect(await page.evaluate(() => (window as Window & { shifted?: number }).shifted)).toBeLessThan(0.02);
        const layoutOnly = width !== 390 || dealer !== 'harbour-motors';
        expect(await violations(page, `${dealer} at ${width}`, { layoutOnly })).toEqual([]);
        await search.filters();
        // Content under the sheet's button is partly covered.
        expect(
          await violations(page, `filters of ${dealer} at ${width}`, { without: ['target-size'], layoutOnly }),
        ).toEqual([]);
      },
    );
  }
}

test(
  'sends photos as WebP at the width in their URL, none wider than a screen needs',
  { tag: ['@REG-03'] },
  async ({ page }) => {
    const photos: { asked: number; type: string | undefined; body: Promise<Buffer> }[] = [];
    page.on('response', (response) => {
      const asked = Number(
        /\/_p\/.*-(?<width>\d+)(?:x\d+)?\.webp$/v.exec(new URL(response.url()).pathname)?.groups!.width ?? 0,
      );
      if (asked > 0) photos.push({ asked, type: response.headers()['content-type'], body: response.body() });
    });
    await page.goto(siteUrl('harbour-motors', '/cars/'));
    expect(photos.length).toBeGreaterThan(0);
    for (const { asked, type, body } of photos) {
      const { width, format } = await sharp(await body).metadata();
      expect([type, format]).toEqual(['image/webp', 'webp']);
      expect(width).toBe(asked);
      expect(asked).toBeLessThanOrEqual(1280);
    }
  },
);
