import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

const ranges = (page: import('@playwright/test').Page) => page.locator('main [data-filters]:visible');

test('MENU-03 MODEL-01 /models?body=electric, as it comes from elsewhere, shows that body alone and marks it', async ({
  page,
}) => {
  await page.goto(siteUrl('harbour-motors', '/models?body=electric'));
  await expect(page).toHaveURL(/#body-electric$/);
  await expect(page.getByRole('link', { name: /^Electric/ }).first()).toHaveAttribute('aria-current', 'true');
  const all = await page.locator('main [data-filters]').count();
  await expect(ranges(page)).toHaveCount(await page.locator('main [data-filters~="electric"]').count());
  expect(await ranges(page).count()).toBeLessThan(all);
  await page.getByRole('navigation', { name: 'Body' }).getByRole('link', { name: 'All models' }).click();
  await expect(ranges(page)).toHaveCount(all);
});

test('MODEL-01 an unknown body shows every range', async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', '/models?body=boats'));
  await expect(ranges(page)).toHaveCount(await page.locator('main [data-filters]').count());
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('MENU-03 MODEL-01 the links of bodies filter, from the foot of another page too', async ({ page }) => {
    await page.goto(siteUrl('harbour-motors', '/about-us'));
    await page.locator('footer').getByRole('link', { name: 'Vans' }).click();
    await expect(ranges(page)).toHaveCount(await page.locator('main [data-filters~="vans"]').count());
    await page.getByRole('navigation', { name: 'Body' }).getByRole('link', { name: /^SUVs/ }).click();
    await expect(ranges(page)).toHaveCount(await page.locator('main [data-filters~="suv"]').count());
  });
});
