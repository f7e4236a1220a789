import { inMatrix } from './dealers.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

test('shows both figures with their basis before any script runs', { tag: ['@AFF-01'] }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl('harbour-motors', '/budget/'));
  await expect(page.locator('.budget')).toContainText('5 years + $2,000 deposit, before interest and fees');
  await expect(page.locator('.budget')).toContainText(/p\.a\. \(comparison rate [\d.]+% p\.a\./);
  await page.getByRole('button', { name: 'Show cars' }).click();
  await expect(page).toHaveURL(/price(\]|%5D)=(:|%3A)54000/);
  await context.close();
});

for (const dealer of inMatrix('harbour-motors', 'everyday-cars')) {
  test(
    `restores the typed figures when going back from the results at ${dealer}`,
    { tag: ['@BUDG-02'] },
    async ({ page }) => {
      await page.goto(siteUrl(dealer, '/budget/'));
      await page.getByLabel('Repayment, per week').fill('150');
      await page.getByLabel('Deposit').fill('3,000');
      await page.getByLabel('SUV', { exact: true }).check({ force: true });
      await page.getByRole('button', { name: /^Show [\d,]+ SUVs?$/v }).click();
      await expect(page).toHaveURL(/price/v);
      await page.goBack();
      await expect(page.getByLabel('Repayment, per week')).toHaveValue('150');
      await expect(page.getByLabel('Deposit')).toHaveValue('3,000');
      await expect(page.getByLabel('SUV', { exact: true })).toBeChecked();
      await expect(page.getByRole('button', { name: /^Show [\d,]+ SUVs?$/v })).toBeVisible();
    },
  );
}
