import type { Page } from '@playwright/test';
import { violations } from './violations.ts';
import { inMatrix, vehicleWith, type Dealer } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const templates: Dealer[] = ['harbour-motors', 'everyday-cars'];

async function open(page: Page, dealer: Dealer, ...texts: string[]): Promise<string> {
  await withoutPhotos(page);
  const path = vehicleWith(dealer, ...texts);
  await page.goto(siteUrl(dealer, path));
  return path;
}

const slugOf = (path: string) => path.split('/').at(-1)!;

for (const dealer of templates) {
  test(
    `shows a notice in place of the checkout for a sold vehicle at ${dealer}, and closes it with Escape`,
    { tag: '@RES-02' },
    async ({ page }) => {
      const path = await open(page, dealer, 'data-reserve');
      await page.route('**/availability', (route) =>
        route.fulfill({ json: { available: false, reservable: false, status: 'sold', reason: 'sold' } }),
      );
      await page.locator('a[data-reserve]:visible').first().focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading')).toContainText('no longer available');
      await expect(dialog.getByRole('link').first()).toBeVisible();
      expect(
        await violations(page, 'reserve sold', { without: ['target-size'], layoutOnly: dealer !== templates[0] }),
      ).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(path);
    },
  );

  test(
    `marks a vehicle at ${dealer} that has sold since the build, accessibly`,
    { tag: '@RES-07' },
    async ({ page }) => {
      const path = vehicleWith(dealer, 'data-reserve', '#test-drive');
      await page.route('**/api/cars/states', (route) =>
        route.fulfill({ json: { states: { [slugOf(path)]: { state: 'sold', until: null } } } }),
      );
      await withoutPhotos(page);
      await page.goto(siteUrl(dealer, path));
      await expect(page.getByText(/Just sold\./)).toBeVisible();
      expect(await violations(page, 'just sold', { layoutOnly: dealer !== templates[0] })).toEqual([]);
    },
  );
}

for (const dealer of inMatrix<Dealer>('harbour-motors', 'everyday-cars')) {
  test(`saves the PDF at ${dealer} under the vehicle’s name`, { tag: '@VDP-12' }, async ({ page }) => {
    const path = await open(page, dealer, 'data-pdf');
    const download = page.waitForEvent('download');
    await page.locator('[data-pdf]').first().click();
    expect((await download).suggestedFilename()).toBe(`${slugOf(path)}.pdf`);
  });

  test(
    `continues to the checkout at ${dealer} when the server reports the vehicle as available`,
    { tag: '@RES-02' },
    async ({ page, visit }) => {
      // Another test may hold this vehicle.
      visit.excuse(/status of 409|^409 /v);
      await open(page, dealer, 'data-reserve');
      const link = page.locator('a[data-reserve]:visible').first();
      const address = (await link.getAttribute('href'))!;
      const asked = page.waitForResponse('**/availability');
      const gone = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(address));
      await link.click();
      expect((await asked).status()).toBe(200);
      await gone;
    },
  );

  test(
    `copies the link at ${dealer} when the device cannot share, and confirms it`,
    { tag: '@VDP-03' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
      });
      const path = await open(page, dealer, 'data-share');
      await page.locator('[data-share]').first().click();
      await expect(page.getByText('Link copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
    },
  );
}
