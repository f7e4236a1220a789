/** New dealers whose feed has no photos, one of each template (tests/fixtures/stock-without-photos.csv). */
import { templateNames } from '#src/domain/tenant/template-names.ts';
import { dealerWithoutPhotos } from './dealers.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';
import { isUncovered } from './uncovered.ts';

for (const template of templateNames) {
  test(`ROUTE-01 without a picture the first screen of the ${template} template covers no button and shows no vehicle`, async ({
    page,
  }) => {
    await page.goto(siteUrl(dealerWithoutPhotos(template)));
    await expect(page.getByText(/^(?:Shown|Drawn): /)).toHaveCount(0);
    const buttons = page.locator('.hero').locator('.button, .link');
    for (const width of [390, 768, 992, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await buttons.count()).toBeGreaterThan(0);
      for (const button of await buttons.all()) expect(await isUncovered(button), `at ${width}`).toBe(true);
    }
  });
}
