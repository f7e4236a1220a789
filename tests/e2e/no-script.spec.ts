import { expect, test } from '@playwright/test';
import { vehiclePath, vehicleWith } from './dealers.ts';
import { siteUrl } from './site-url.ts';

test.use({ javaScriptEnabled: false });

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test(`ROUTE-01 ROUTE-07 a shopper without scripts walks through ${dealer}: home, the stock, a make, a car`, async ({ page }) => {
    await page.goto(siteUrl(dealer));
    await page.locator('main a[href="/cars/"]').first().click();
    await expect(page).toHaveURL(siteUrl(dealer, '/cars/'));
    await expect(page.locator('li.vehicle-card').first()).toBeVisible();
    await page.goto(siteUrl(dealer, '/search/toyota'));
    await page.locator('.vehicle-card__title a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^\d{4} Toyota/v);
    await expect(page.locator('main').getByText(/\$\d/v).first()).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  });

  test(`MENU-05 the dropdowns of ${dealer} open and lead on without scripts, on a phone too`, async ({ page }) => {
    await page.goto(siteUrl(dealer));
    const menu = page.locator('header details[data-dropdown]').first();
    await menu.locator('summary').click();
    await expect(menu.locator('a').first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(dealer));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(siteUrl(dealer));
  });

  test(`VDP-04 the gallery of ${dealer} can be seen without scripts, and no control stands there dead`, async ({ page }) => {
    await page.goto(siteUrl(dealer, vehiclePath(dealer)));
    await page.locator('[data-gallery-thumbs] a').nth(2).click();
    await expect(page.locator('#photo-3')).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole('button', { name: 'Next photo' })).toBeHidden();
    await expect(page.locator('[data-save]:visible')).toHaveCount(0);
  });
}

for (const dealer of ['harbour-motors', 'southern-cross-caravans'] as const) {
  test(`VDP-10 long lists of ${dealer} unfold without scripts`, async ({ page }) => {
    await page.goto(siteUrl(dealer, vehicleWith(dealer, '>Show More<')));
    const more = page.locator('details.show-more', { has: page.locator('.specifications') }).first();
    await more.locator('summary').click();
    await expect(more.locator('dd').first()).toBeVisible();
  });
}

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test(`ROUTE-23 the search of ${dealer}’s 404 page works without scripts`, async ({ page }) => {
    const answer = await page.goto(siteUrl(dealer, '/no-such-page'));
    expect(answer?.status()).toBe(404);
    await page.locator('main input[name="query"]').fill('corolla');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cars\/?\?query=corolla$/v);
    await expect(page.locator('li.vehicle-card').first()).toBeVisible();
  });
}
