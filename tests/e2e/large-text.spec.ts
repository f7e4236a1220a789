import type { Page } from '@playwright/test';
import { vehicleWith } from './dealers.ts';
import { tooWideWithLargeText } from './page-checks.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

/** WCAG 1.4.12. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-bottom: 2em !important; }';
const used = { 'harbour-motors': 'Rego ', 'everyday-cars': 'data-reserve', 'merrin-vale': 'data-reserve' } as const;

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const dealer of ['harbour-motors', 'everyday-cars', 'merrin-vale'] as const) {
  test(
    `a vehicle page of ${dealer} fits the screen with large or widely spaced text`,
    { tag: ['@REG-03'] },
    async ({ page }) => {
      await withoutPhotos(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(siteUrl(dealer, vehicleWith(dealer, used[dealer])));
      await expect(page.locator('.vehicle__save button').first()).toBeVisible();
      expect.soft(await tooWideWithLargeText(page, 390)).toEqual([]);
      expect.soft(await tooWideWithLargeText(page, 1440)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 844 });
      await page.addStyleTag({ content: spaced });
      await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(320);
    },
  );

  test(
    `opens the search of ${dealer} at 320 px without scrolling sideways`,
    { tag: ['@MENU-06'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(siteUrl(dealer));
      await page.locator('button[popovertarget="site-search"]:not([popovertargetaction])').click();
      await expect(page.locator('#site-query')).toBeFocused();
      await expect.poll(() => widthOf(page)).toBe(320);
    },
  );
}
