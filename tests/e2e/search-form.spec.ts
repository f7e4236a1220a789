import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

const counts = '**/data/stock-counts.json';

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test.describe(`the models of a make on the home page of ${dealer}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(siteUrl(dealer));
    });

    test(`SRCH-14 come with their numbers, are announced, and lead to the page of the model (${dealer})`, async ({
      page,
    }) => {
      const model = page.getByLabel('Model', { exact: true });
      await expect(model).toBeDisabled();
      await page.locator('[data-search-form] [data-make]').selectOption('Toyota');
      await expect(model).toBeEnabled();
      await expect(page.locator('[data-form-status]')).toHaveText(/^\d+ Toyota models\. Show \d+ cars?$/v);
      const labels = await model.locator('option').allTextContents();
      expect(labels.slice(1).every((label) => /\(\d+\)$/v.test(label))).toBe(true);
      const chosen = labels.find((label) => /^Corolla \(/v.test(label))!;
      await model.selectOption({ label: chosen });
      const count = /\((?<count>\d+)\)/v.exec(chosen)!.groups!.count!;
      const show = page.getByRole('button', { name: `Show ${count} ${count === '1' ? 'car' : 'cars'}` });
      await expect(page.locator('[data-form-status]')).toHaveText(new RegExp(`^Show ${count} `, 'v'));
      await show.click();
      await expect(page).toHaveURL(siteUrl(dealer, '/search/toyota/corolla'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Corolla');
    });

    test(`SRCH-14 no make, no model: choosing "Any make" empties the list again (${dealer})`, async ({ page }) => {
      const [make, model] = [page.locator('[data-search-form] [data-make]'), page.getByLabel('Model', { exact: true })];
      await make.selectOption('Toyota');
      await expect(model).toBeEnabled();
      await make.selectOption('');
      await expect(model).toBeDisabled();
      await expect(model.locator('option')).toHaveText(['Any model']);
    });

    test(`SRCH-15 say that they are being fetched (${dealer})`, async ({ page }) => {
      let answer = () => {};
      await page.route(counts, async (route) => {
        await new Promise<void>((done) => {
          answer = done;
        });
        await route.continue();
      });
      await page.locator('[data-search-form] [data-make]').selectOption('Toyota');
      const model = page.getByLabel('Model', { exact: true });
      await expect(model).toHaveAttribute('aria-busy', 'true');
      await expect(model.locator('option')).toHaveText(['Loading models…']);
      await expect
        .poll(() => {
          answer();
          return model.getAttribute('aria-busy');
        })
        .toBe('false');
      await expect(model).toBeEnabled();
    });

    test(`SRCH-15 that do not load say so, can be asked for again, and the make still leads on (${dealer})`, async ({
      page,
      visit,
    }) => {
      await page.route(counts, (route) => route.fulfill({ status: 503, body: '' }));
      await page.locator('[data-search-form] [data-make]').selectOption('Toyota');
      await expect(page.locator('[data-form-status]')).toContainText('The models did not load.');
      const model = page.getByLabel('Model', { exact: true });
      await expect(model.locator('option')).toHaveText(['Models did not load']);
      await expect(page.getByRole('button', { name: /^Show \d+ cars?$/v })).toBeVisible();
      await page.unroute(counts);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(model).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
      expect(visit.problems.filter((problem) => !/503/v.test(problem))).toEqual([]);
      visit.problems.length = 0;
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
    test(`SRCH-14 the form of ${dealer} offers no models, and its make searches`, async ({ page }) => {
      await page.goto(siteUrl(dealer));
      await expect(page.getByLabel('Model', { exact: true })).toBeHidden();
      await page.locator('[data-search-form] [data-make]').selectOption('Toyota');
      await page.locator('[data-search-form] [data-verb]').click();
      await expect(page).toHaveURL(/\/results\?.*make.*Toyota/v);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota');
      await expect(page.locator('.rows li')).not.toHaveCount(0);
    });
  }
});
