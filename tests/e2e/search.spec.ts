import { dealerOfEachTemplate, dealers, inMatrix, modelPath } from './dealers.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

for (const dealer of inMatrix(...dealers)) {
  test(`goes from the ${dealer} home page to the chosen make’s page`, { tag: ['@ROUTE-05'] }, async ({ page }) => {
    await page.goto(siteUrl(dealer));
    const form = page.locator('form:has([data-make])').first();
    const make = form.locator('[data-make]');
    const chosen = await make
      .locator('option')
      .nth(1)
      .evaluate((option) => ({
        value: (option as HTMLOptionElement).value,
        slug: (option as HTMLOptionElement).dataset.slug!,
      }));
    await make.selectOption(chosen.value);
    const model = form.locator('[data-model]');
    if ((await model.count()) > 0) await expect(model).toBeEnabled();
    await expect(form.getByRole('button', { name: /^Show \d/v })).toBeVisible();
    await form.getByRole('button', { name: /^Show/v }).click();
    await expect(page).toHaveURL(siteUrl(dealer, `/search/${chosen.slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(chosen.value);
  });
}

for (const dealer of dealerOfEachTemplate) {
  test(
    `answers 404 for a URL that ${dealer} does not have, and offers the search`,
    { tag: ['@ROUTE-23'] },
    async ({ page }) => {
      const answer = await page.goto(siteUrl(dealer, '/search/studebaker'));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
      const heading = page.getByRole('heading', { level: 1 });
      const missing = (await heading.textContent())!;
      const link = page.getByRole('main').getByRole('link').first();
      const path = (await link.getAttribute('href'))!;
      await link.click();
      await expect(page).toHaveURL(siteUrl(dealer, path));
      await expect(heading).not.toHaveText(missing);
      await expect(heading).toBeVisible();
    },
  );
}

test(
  'removes an applied filter with its link before the live search has started',
  { tag: ['@ROUTE-03'] },
  async ({ page }) => {
    for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
      await page.goto(siteUrl(dealer, modelPath(dealer)));
      const chip = page.locator('.applied a').first();
      await expect(chip).toBeVisible();
      await chip.click();
      await expect(page).toHaveURL(/\/(cars|search)\//v);
      await expect(page.locator('li.card').first()).toBeVisible();
    }
  },
);

test(
  'opens the filters as a sheet on a phone, and closes them with Escape',
  { tag: ['@ROUTE-02'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
      await page.goto(siteUrl(dealer, '/cars/'));
      const sheet = page.locator('#filters');
      await expect(sheet).toBeHidden();
      await page.getByRole('button', { name: /^(?:All f|F)ilters/v }).click();
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
  },
);
