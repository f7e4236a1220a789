import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

for (const dealer of ['harbour-motors', 'apex-motorcycles'] as const) {
  test(`CARD-01 a heart of ${dealer} keeps the car on this device, over reloads and in other tabs`, async ({ page, context }) => {
    await page.goto(siteUrl(dealer, '/search/used-cars'));
    const card = page.locator('li.vehicle-card').filter({ has: page.locator('[data-save]') }).first();
    const title = await card.locator('.vehicle-card__title').innerText();
    const heart = card.locator('[data-save]');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const other = await context.newPage();
    await other.goto(siteUrl(dealer, '/search/used-cars'));
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-saved-count]').first()).toHaveText('1');
    await expect(other.locator('[data-saved-count]').first()).toHaveText('1');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.locator('[data-saved-button]').first().click();
    const list = page.locator('[data-saved-list]');
    await expect(list.getByRole('link', { name: title })).toHaveAttribute('href', /^\/cars\//v);
    await list.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(list.getByRole('link')).toHaveCount(0);
    await expect(page.locator('[data-saved-empty]')).toBeVisible();
    await expect(other.locator('[data-saved-count]').first()).toBeHidden();
  });
}

test('CARD-01 saved cars of one dealer are not those of another', async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
  await page.locator('li.vehicle-card [data-save]').first().click();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.includes('FavouritedCars'))).toEqual(['harbour-motors:FavouritedCars']);
});

test('CARD-01 a vehicle’s own page has the heart as well, and a broken store does no harm', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('harbour-motors:FavouritedCars', '{"broken":'));
  await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
  const heart = page.locator('li.vehicle-card [data-save]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('CARD-07 a dealer without favourites shows no hearts', async ({ page }) => {
  await page.goto(siteUrl('lakeside-auto', '/cars/'));
  await expect(page.locator('[data-save]')).toHaveCount(0);
  await expect(page.locator('[data-saved-button]')).toHaveCount(0);
});
