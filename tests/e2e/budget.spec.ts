import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test(`BUDG-01 BUDG-02 BUDG-04 what ${dealer}'s shopper can pay becomes a search`, async ({ page }) => {
    await page.goto(siteUrl(dealer, '/budget/'));
    await expect(page.getByRole('heading', { name: 'Find cars for your budget' })).toBeVisible();
    await page.getByLabel('Repayment, per week').fill('90');
    await expect(page.locator('.budget__sum')).toHaveText('$25,400');
    await page.getByLabel('Deposit').fill('$5,000');
    await expect(page.locator('.budget__sum')).toHaveText('$28,400');
    await page.getByText('Monthly', { exact: true }).click();
    await expect(page.getByLabel('Repayment, per month')).toHaveValue('2000');
    await page.getByText('Weekly', { exact: true }).click();
    await expect(page.locator('.budget__sum')).toHaveText('$28,400');
    await page.getByLabel('SUV', { exact: true }).check({ force: true });
    const button = page.getByRole('button', { name: /^Show [\d,]+ SUVs?$/ });
    await expect(button).toBeVisible();
    await button.click();
    await expect(page).toHaveURL(/range(\[|%5B)price(\]|%5D)=:28400/);
  });
}

test('BUDG-03 a budget below every price marks both fields, and the button waits', async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', '/budget/'));
  await page.getByLabel('Repayment, per week').fill('5');
  await page.getByLabel('Deposit').fill('10');
  await expect(page.getByRole('button', { name: '0 Cars Found' })).toBeDisabled();
  await expect(page.locator('.budget [aria-invalid="true"]')).toHaveCount(2);
  await expect(page.getByRole('alert')).toContainText('No cars found for this budget');
});

test('AFF-01 both figures stand with their basis before any script has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl('harbour-motors', '/budget/'));
  await expect(page.locator('.budget')).toContainText('5 years + $2,000 deposit, before interest and fees');
  await expect(page.locator('.budget')).toContainText(/p\.a\. \(comparison rate [\d.]+% p\.a\./);
  await page.getByRole('button', { name: 'Show cars' }).click();
  await expect(page).toHaveURL(/price(\]|%5D)=(:|%3A)54000/);
  await context.close();
});

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test(`BUDG-03 the budget finder of ${dealer} counts before a touch, and reads letters as no amount rather than as nothing found`, async ({
    page,
  }) => {
    await page.goto(siteUrl(dealer, '/budget/'));
    await expect(page.getByRole('button', { name: /^Show [\d,]+ cars?$/v })).toBeEnabled();
    await page.getByLabel('Repayment, per week').fill('abc');
    await expect(page.getByRole('alert')).toContainText('Please type an amount in dollars');
    await expect(page.getByLabel('Repayment, per week')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Deposit')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', { name: /Found/v })).toHaveCount(0);
    await page.getByLabel('Repayment, per week').fill('0.15k');
    await expect(page.locator('.budget__sum')).toHaveText('$41,000');
  });

  test(`BUDG-02 the way back from the results of ${dealer} finds the figures that were typed`, async ({ page }) => {
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
  });
}
