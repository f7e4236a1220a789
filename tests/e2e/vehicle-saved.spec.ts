import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test(`FAV-01 CMP-01 CARD-07 a vehicle’s page of ${dealer} saves and compares, in step with its card`, async ({
    page,
  }) => {
    await page.goto(siteUrl(dealer, '/search/used-cars'));
    const card = page.locator('li.card[data-vehicle]').first();
    const title = await card.locator('.card__title').innerText();
    await card.getByRole('button', { name: `Save ${title}` }).click();
    await expect(card.getByRole('button', { name: `Compare ${title}` })).toHaveAttribute('aria-pressed', 'false');
    await card.locator('.card__title a').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const head = page.locator('.vehicle__head');
    await expect(head.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true');
    const compare = head.getByRole('button', { name: 'Compare' });
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.toast')).toContainText('Added to compare');
    await page.goBack();
    await expect(card.locator('[data-compare]')).toHaveAttribute('aria-pressed', 'true');
  });

  test(`FAV-01 a vehicle seen at ${dealer} is remembered as viewed lately`, async ({ page }) => {
    await page.goto(siteUrl(dealer, '/search/used-cars'));
    const links = page.locator('li.card .card__title a');
    const addresses = [await links.nth(0).getAttribute('href'), await links.nth(1).getAttribute('href')];
    for (const address of addresses) await page.goto(siteUrl(dealer, address ?? ''));
    await page.goto(siteUrl(dealer, '/favourites'));
    const recent = page.locator('.recent-list .card__title a');
    await expect(recent).toHaveCount(2);
    expect(await recent.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      addresses.toReversed(),
    );
  });
}

test('CARD-07 an accessory has neither heart nor compare on its page or its card', async ({ page }) => {
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

test('BUDG-01 BUDG-04 AFF-01 the budget finder stands on the home page of both templates, and searches', async ({
  page,
}) => {
  for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
    await page.goto(siteUrl(dealer));
    const finder = page.locator('.budget');
    await expect(finder.getByRole('heading', { level: 2, name: 'Find cars for your budget' })).toBeVisible();
    await expect(finder).toContainText('once interest is paid');
    await finder.getByLabel('Repayment, per week').fill('90');
    await expect(finder.locator('.budget__sum')).toHaveText('$25,400');
    await finder.getByRole('button', { name: /^Show [\d,]+ cars$/v }).click();
    await expect(page).toHaveURL(/range(?:\[|%5B)price(?:\]|%5D)=:25400/v);
  }
});
