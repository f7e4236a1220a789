/** Special offers: long words behind a toggle, a page of their own, and gone when their last day is over. */
import { violations } from '../../scripts/check-site/axe.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

test('OFFER-01 a long description opens and closes, and a disclaimer likewise, without a script too', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(siteUrl('harbour-motors', '/special-offers'));
  const offer = page.locator('#offer-sportage-hybrid-3000');
  await expect(offer.getByText('View more')).toHaveCount(2);
  const end = offer.getByText('When the last one is sold, it is over.');
  await expect(end).toBeHidden();
  await offer.getByText('View more').first().click();
  await expect(end).toBeVisible();
  await expect(offer.locator('.cut__short').first()).toBeHidden();
  await offer.getByText('View less').first().click();
  await expect(end).toBeHidden();
  await page.close();
});

for (const [dealer, path, name] of [
  ['harbour-motors', '/offers/kia/sportage-hybrid-3000', '$3,000 off the drive away price'],
  ['everyday-cars', '/offers/trade-topup', '$500 over any written trade-in offer'],
] as const) {
  test(`ROUTE-12 OFFER-01 an offer of ${dealer} has its own page with all its words and the way on`, async ({
    page,
  }) => {
    await page.goto(siteUrl(dealer, '/special-offers'));
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(siteUrl(dealer, path));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('.offer-story .show-more')).toHaveCount(0);
    await expect(page.locator('.offer-story .offer-story__ways a').first()).toBeVisible();
    await expect(page.getByText('This offer has ended')).toBeHidden();
    expect(await violations(page, dealer)).toEqual([]);
  });

  test(`PROMO-01 OFFER-01 an offer of ${dealer} goes after its last day, on pages that were built before`, async ({
    page,
  }) => {
    const card = (id: string) => page.locator(`#offer-${id}`);
    const id = path.split('/').at(-1)!;
    await page.clock.setFixedTime('2026-12-24T20:00:00+11:00');
    await page.goto(siteUrl(dealer, '/special-offers'));
    await expect(card(id)).toBeVisible();
    await page.clock.setFixedTime('2027-01-01T00:30:00+11:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(card(id)).toBeHidden();
    await page.goto(siteUrl(dealer, path));
    await expect(page.getByRole('heading', { name: 'This offer has ended' })).toBeVisible();
    await expect(page.locator('.offer-story')).toBeHidden();
    expect(await violations(page, dealer)).toEqual([]);
  });
}

test('ROUTE-12 an offer of a make is found without the make too', async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', '/offers/sportage-hybrid-3000'));
  await expect(page).toHaveURL(siteUrl('harbour-motors', '/offers/kia/sportage-hybrid-3000'));
});

test('PROMO-01 where every offer is over the list says so, and the home page has no section of them', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-02-02T10:00:00+11:00');
  await page.goto(siteUrl('apex-motorcycles', '/special-offers'));
  await expect(page.getByRole('heading', { name: 'No offers today' })).toBeVisible();
  await page.goto(siteUrl('apex-motorcycles'));
  await expect(page.locator('[data-offers]')).toBeHidden();
});

test('SRCH-11 PROMO-01 a promotion among the vehicles goes on time, on a list that was built before', async ({
  page,
}) => {
  await page.goto(siteUrl('harbour-motors', '/search/demo-cars'));
  const until = await page.locator('.call-to-action-card[data-tile-until]').getAttribute('data-tile-until');
  await page.clock.setFixedTime(Number(until) - 1000);
  await page.reload();
  const promotion = page.locator('.call-to-action-card').filter({ has: page.getByAltText('A red SUV from the side') });
  await expect(promotion).toBeVisible();
  await page.clock.setFixedTime(Number(until));
  await page.reload();
  await expect(promotion).toHaveCount(0);
  await expect(page.locator('li.card').first()).toBeVisible();
});

test('SRCH-11 PROMO-01 a promotion shows its picture with its alt text, and its ground', async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', '/search/demo-cars'));
  await expect(page.locator('.call-to-action-card').getByAltText('A red SUV from the side')).toBeVisible();
});
