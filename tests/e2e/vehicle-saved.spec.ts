import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

test('offers neither heart nor compare for an accessory', { tag: ['@CARD-07'] }, async ({ page }) => {
  await page.goto(siteUrl('apex-motorcycles', '/cars/'));
  await page.locator('li.card [data-compare]').first().waitFor();
  await page.goto(siteUrl('apex-motorcycles', '/cars/?refinementList[item_type][0]=accessory'));
  const cards = page.locator('[data-search-app="live"] li.card');
  await expect(cards.first()).toBeVisible();
  await expect(cards.locator('[data-save], [data-compare]')).toHaveCount(0);
  await cards.first().locator('.card__title a').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.vehicle__head button')).toHaveCount(0);
});

test(
  'searches with the budget finder on the home page',
  { tag: ['@BUDG-01', '@BUDG-04', '@AFF-01'] },
  async ({ page }) => {
    for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
      await page.goto(siteUrl(dealer));
      const finder = page.locator('.budget');
      await expect(finder.getByRole('heading', { level: 2, name: 'Find cars for your budget' })).toBeVisible();
      await expect(finder).toContainText('after interest');
      await finder.getByLabel('Repayment, per week').fill('90');
      await expect(finder.locator('.budget__sum')).toHaveText('$25,400');
      await finder.getByRole('button', { name: /^Show [\d,]+ cars$/v }).click();
      await expect(page).toHaveURL(/range(?:\[|%5B)price(?:\]|%5D)=:25400/v);
    }
  },
);
