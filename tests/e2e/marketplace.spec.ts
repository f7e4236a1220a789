import { expect, test } from '@playwright/test';
import { siteUrl } from './site-url.ts';

const used = 'everyday-cars';
const bikes = 'apex-motorcycles';

test('ROUTE-03 choosing a make and a model leads to their page, and the button says how many there are', async ({ page }) => {
  await page.goto(siteUrl(used));
  const form = page.locator('[data-search-form]');
  await form.getByLabel('Make').selectOption('Toyota');
  const model = form.getByLabel('Model');
  await expect(model).toBeEnabled();
  await model.selectOption({ index: 1 });
  const button = form.getByRole('button', { name: /^Show \d+ cars?$/v });
  const count = /\d+/v.exec(await button.innerText())?.[0] ?? '';
  await button.click();
  await expect(page).toHaveURL(/\/search\/toyota\/[a-z0-9\-]+$/v);
  await expect(page.getByRole('main')).toContainText(`${count} car`);
});

test('FAV-01 a heart pressed in a list is pressed after a reload, counts in the header, and leads back', async ({ page }) => {
  await page.goto(siteUrl(bikes, '/cars/'));
  const heart = page.getByRole('button', { name: /^Save /v }).first();
  const title = (await heart.getAttribute('aria-label'))?.replace('Save ', '') ?? '';
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name: `Save ${title}` }).first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /Saved/v }).click();
  await page.getByRole('dialog', { name: 'Saved in this browser' }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('MENU-05 on a phone the menu opens as a sheet, its dropdowns unfold, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl(used));
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByText('Locations', { exact: true }).click();
  await expect(menu.getByRole('link', { name: /Penrith/v }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  if (await menu.isVisible()) await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-06 a phone filters a list by links, and the heart that could not work is not there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(bikes, '/cars/'));
    await expect(page.getByRole('button', { name: /^Save /v })).toHaveCount(0);
    await page.getByRole('button', { name: /^Filters/v }).click();
    await page.getByRole('complementary', { name: 'Filters' }).getByRole('link', { name: /^Honda/v }).click();
    await expect(page).toHaveURL(/\/search\/honda$/v);
    await page.locator('.vehicle-card__title a').first().click();
    await expect(page.getByRole('link', { name: /Call/v }).last()).toHaveAttribute('href', /^tel:/v);
  });
});

for (const width of [320, 400, 576, 768, 992, 1200, 1400]) {
  test(`REG-03 nothing is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const slug of [used, bikes, 'southern-cross-caravans', 'lakeside-auto']) {
      for (const path of ['/', '/cars/', '/dealerships']) {
        await page.goto(siteUrl(slug, path));
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `${slug}${path}`).toBeLessThanOrEqual(0);
      }
    }
  });
}
