import { violations } from './violations.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

test(
  'opens and closes long descriptions and disclaimers without a script',
  { tag: '@OFFER-01' },
  async ({ browser }) => {
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
  },
);

for (const [dealer, path, name] of [
  ['harbour-motors', '/offers/kia/sportage-hybrid-3000', '$3,000 off the drive away price'],
  ['everyday-cars', '/offers/trade-topup', '$500 over any written trade-in offer'],
] as const) {
  test(
    `shows an offer at ${dealer} on its own page, and marks it as ended`,
    { tag: ['@ROUTE-12', '@OFFER-01', '@PROMO-01'] },
    async ({ page }) => {
      await page.goto(siteUrl(dealer, '/special-offers'));
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(siteUrl(dealer, path));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.locator('.offer-story .show-more')).toHaveCount(0);
      await expect(page.locator('.offer-story .offer-story__ways a').first()).toBeVisible();
      await expect(page.getByText('This offer has ended')).toBeHidden();
      expect(await violations(page, dealer)).toEqual([]);
      await test.step('after its last day', async () => {
        await page.clock.setFixedTime('2027-01-01T00:30:00+11:00');
        await page.reload();
        await expect(page.getByRole('heading', { name: 'This offer has ended' })).toBeVisible();
        await expect(page.locator('.offer-story')).toBeHidden();
        expect(await violations(page, `${dealer}, ended`)).toEqual([]);
      });
    },
  );
}

test('redirects an offer URL without the make to the URL with it', { tag: '@ROUTE-12' }, async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', '/offers/sportage-hybrid-3000'));
  await expect(page).toHaveURL(siteUrl('harbour-motors', '/offers/kia/sportage-hybrid-3000'));
});
