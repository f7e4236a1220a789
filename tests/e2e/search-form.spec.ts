import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
    test(
      `hides the models in the form at ${dealer}, which searches by make alone`,
      { tag: ['@SRCH-14'] },
      async ({ page }) => {
        await page.goto(siteUrl(dealer));
        await expect(page.getByLabel('Model', { exact: true })).toBeHidden();
        await page.locator('[data-search-form] [data-make]').selectOption('Toyota');
        await page.locator('[data-search-form] [data-verb]').click();
        await expect(page).toHaveURL(/\/results\?.*make.*Toyota/v);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota');
        await expect(page.locator('.rows li')).not.toHaveCount(0);
      },
    );
  }
});
