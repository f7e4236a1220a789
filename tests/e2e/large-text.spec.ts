import type { Page } from '@playwright/test';
import { vehicleWith } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const twiceTheText = 'html { font-size: 200% !important; }';
/** WCAG 1.4.12. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-bottom: 2em !important; }';
const used = { 'harbour-motors': 'Rego ', 'everyday-cars': 'data-reserve', 'merrin-vale': 'data-reserve' } as const;

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const dealer of ['harbour-motors', 'everyday-cars', 'merrin-vale'] as const) {
  for (const [what, width, styles] of [
    ['text twice as large', 390, twiceTheText],
    ['text twice as large', 1440, twiceTheText],
    ['the spacing that a reader sets', 320, spaced],
  ] as const) {
    test(`REG-03 a vehicle of ${dealer} with ${what} needs no scrolling sideways at ${width} px`, async ({ page }) => {
      await withoutPhotos(page);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(siteUrl(dealer, vehicleWith(dealer, used[dealer])));
      await expect(page.locator('.vehicle__save button').first()).toBeVisible();
      await page.addStyleTag({ content: styles });
      await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(width);
    });
  }

  for (const path of ['/', '/search']) {
    test(`REG-03 ${path} of ${dealer} with text twice as large needs no scrolling sideways at 390 px`, async ({
      page,
    }) => {
      await withoutPhotos(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(siteUrl(dealer, path));
      await page.addStyleTag({ content: twiceTheText });
      await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(390);
    });
  }

  test(`MENU-06 the search of ${dealer} is within reach at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(siteUrl(dealer));
    await page.locator('button[popovertarget="site-search"]:not([popovertargetaction])').click();
    await expect(page.locator('#site-query')).toBeFocused();
    expect(await widthOf(page)).toBe(320);
  });
}
