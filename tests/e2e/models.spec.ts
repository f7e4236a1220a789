import type { Page } from '@playwright/test';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const ranges = (page: Page) => page.locator('main [data-filters]:visible');
const bodies = (page: Page) => page.getByRole('navigation', { name: 'Body' });

test(
  'shows only the body type given by a link such as /models?body=electric, and marks it',
  { tag: ['@MENU-03', '@MODEL-01'] },
  async ({ page }) => {
    await withoutPhotos(page);
    await page.goto(siteUrl('harbour-motors', '/models?body=electric'));
    await expect(page).toHaveURL(/#body-electric$/);
    await expect(page.getByRole('link', { name: /^Electric/ }).first()).toHaveAttribute('aria-current', 'true');
    const all = await page.locator('main [data-filters]').count();
    await expect(ranges(page)).toHaveCount(await page.locator('main [data-filters~="electric"]').count());
    expect(await ranges(page).count()).toBeLessThan(all);
    await bodies(page).getByRole('link', { name: 'All models' }).click();
    await expect(ranges(page)).toHaveCount(all);
  },
);

test('shows every range for an unknown body type', { tag: '@MODEL-01' }, async ({ page }) => {
  await withoutPhotos(page);
  await page.goto(siteUrl('harbour-motors', '/models?body=boats'));
  await expect(ranges(page)).toHaveCount(await page.locator('main [data-filters]').count());
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'filters by links without scripts, from the footer of another page too',
    { tag: ['@MENU-03', '@MODEL-01'] },
    async ({ page }) => {
      await withoutPhotos(page);
      await page.goto(siteUrl('harbour-motors', '/about-us'));
      await page.locator('footer').getByRole('link', { name: 'Vans' }).click();
      await expect(ranges(page)).toHaveCount(await page.locator('main [data-filters~="vans"]').count());
      await bodies(page).getByRole('link', { name: /^SUVs/ }).click();
      await expect(ranges(page)).toHaveCount(await page.locator('main [data-filters~="suv"]').count());
    },
  );
});
