import type { Page } from '@playwright/test';
import { violations } from './violations.ts';
import { vehicleWith, type Dealer } from './dealers.ts';
import {
  cancelReservation,
  expectHeld,
  fillDetails,
  freeVehicle,
  hold,
  someone,
  startCheckout,
} from './pages/checkout.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

/** Each test holds a different vehicle. */
const dealers = ['harbour-motors', 'southern-cross-caravans'] as const satisfies Dealer[];
test.use({ viewport: { width: 390, height: 844 } });

for (const dealer of dealers)
  test.describe(dealer, () => {
    const expectAccessible = async (page: Page, where: string) =>
      expect(await violations(page, where, { layoutOnly: dealer !== dealers[0] })).toEqual([]);

    test(
      'reserves a vehicle and cancels it, accessible on every step',
      { tag: ['@ROUTE-08', '@RES-03', '@RES-06'] },
      async ({ page, visit }) => {
        await withoutPhotos(page);
        const path = await freeVehicle(page, dealer, visit);
        await page.goto(siteUrl(dealer, path));
        await page.locator('a[data-reserve]:visible').first().click();
        // Online sellers offer this on the first step of the purchase.
        if (dealer === 'harbour-motors') await page.getByRole('link', { name: /^Just hold the/ }).click();
        await page.waitForURL('**/checkout');
        await expectAccessible(page, 'details');
        await expect(page.locator('main').getByRole('textbox')).toHaveCount(3);
        await fillDetails(page, someone());
        await page.getByRole('button', { name: 'Check your details' }).click();
        await page.waitForURL('**/checkout?step=check');
        await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
        await expect(page.getByText('Held, not charged')).toBeVisible();
        await expectAccessible(page, 'check');
        await page.getByRole('button', { name: 'Agree and enter card details' }).click();
        await page.waitForURL('**/practice-bank?**');
        await expectAccessible(page, 'card');
        await page.getByRole('button', { name: /^Hold \$/ }).click();
        await page.waitForURL('**/reservation?**');
        await expectHeld(page);
        await expectAccessible(page, 'confirmed');
        const receipt = page.url();
        await page.goto(siteUrl(dealer, path));
        await expect(page.locator('.reserved-note')).toContainText('Reserved.');
        for (const button of await page.locator('a.button[aria-disabled="true"]').all()) {
          await expect(button).toHaveCSS('cursor', 'not-allowed');
          await expect(button).toHaveAttribute('tabindex', '0');
        }
        await expect(page.locator('a[data-reserve]')).toHaveCount(0);
        const message = page.locator('#ask-message');
        const callMe = /^Please call me if this \w+ becomes available\.$/v;
        await expect(message).toHaveValue(callMe);
        await page.locator('a[href="#enquire"]:visible').first().click();
        await expect(page.locator('astro-island:has(#ask)')).not.toHaveAttribute('ssr');
        await expect(message).toHaveValue(callMe);
        await page.goto(receipt);
        await cancelReservation(page);
        await expect(page.getByText(/Your reservation for the .* is cancelled/)).toBeVisible();
        await expectAccessible(page, 'cancelled');
      },
    );

    test(
      'lists errors first, focuses the list, and links to their fields',
      { tag: '@FORM-02' },
      async ({ page, visit }) => {
        visit.excuse(/status of 422 .*\/checkout/v);
        await withoutPhotos(page);
        const path = await freeVehicle(page, dealer, visit);
        await page.goto(siteUrl(dealer, `${path}/checkout`));
        await page.getByLabel('Full name').fill('Robin Hale');
        await page.getByRole('button', { name: 'Check your details' }).click();
        await expect(page).toHaveTitle(/^Error: /);
        const summary = page.getByRole('alert');
        await expect(summary).toBeFocused();
        await expectAccessible(page, 'errors');
        await summary.getByRole('link').first().press('Enter');
        await expect(page.getByLabel('Mobile number')).toBeFocused();
        await expect(page.getByLabel('Full name')).toHaveValue('Robin Hale');
      },
    );

    test(
      'reserves by keyboard without scripts after a declined card and a bank code, and cancels',
      { tag: '@RES-03' },
      async ({ browser, visit }) => {
        const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
        const page = await context.newPage();
        const path = await freeVehicle(page, dealer, visit);
        await page.goto(siteUrl(dealer, `${path}/checkout`));
        const { name, phone, email } = someone();
        await page.getByLabel('Full name').focus();
        await page.keyboard.type(name);
        await page.keyboard.press('Tab');
        await page.keyboard.type(phone);
        await page.keyboard.press('Tab');
        await page.keyboard.type(email);
        await page.keyboard.press('Enter');
        await page.waitForURL('**/checkout?step=check');
        await page.getByRole('button', { name: 'Agree and enter card details' }).press('Enter');
        await page.waitForURL('**/practice-bank?**');
        await page.getByRole('radio', { name: /^Decline/ }).press('Space');
        await page.getByRole('button', { name: /^Hold \$/ }).press('Enter');
        await expect(page.getByText('Your card was declined.')).toBeVisible();
        await page.getByRole('link', { name: 'Try again or use another card' }).press('Enter');
        await page.getByRole('radio', { name: /^Ask for a code/ }).press('Space');
        await page.getByRole('button', { name: /^Hold \$/ }).press('Enter');
        await page.getByLabel('Code from your bank').focus();
        await page.keyboard.type('123456');
        await page.keyboard.press('Enter');
        await expectHeld(page);
        await page.goBack();
        await page.goto(siteUrl(dealer, `${path}/checkout`));
        await expectHeld(page);
        await page.getByText('Cancel the reservation').press('Enter');
        await page.getByRole('button', { name: 'Yes, cancel it' }).press('Enter');
        await expect(page.getByText(/is cancelled/)).toBeVisible();
        await context.close();
      },
    );
  });

test(
  'explains that another shopper has reserved the vehicle, offers others and keeps what was typed',
  { tag: '@RES-03' },
  async ({ page, browser, visit }) => {
    visit.excuse(/status of 409 .*\/checkout/v);
    const dealer = 'harbour-motors';
    const { path } = await startCheckout(page, dealer, visit);
    await page.getByRole('button', { name: 'Check your details' }).click();
    await page.waitForURL('**/checkout?step=check');
    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await other.goto(siteUrl(dealer, `${path}/checkout`));
    await fillDetails(other, someone());
    await hold(other);
    await expectHeld(other);
    await page.getByRole('button', { name: 'Agree and enter card details' }).click();
    await expect(page.getByText(/reserved by someone else until/)).toBeVisible();
    expect(await violations(page, 'reserved by another shopper')).toEqual([]);
    // Concurrent tests hold vehicles too, so find a free one.
    const others = await page
      .locator('.reserve-others a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const url of others) {
      await page.goto(url);
      if ((await page.getByLabel('Full name').count()) > 0) break;
    }
    await expect(page.getByLabel('Full name')).toHaveValue('Robin Hale');
    await page.goto(siteUrl(dealer, '/cars/'));
    await expect(page.locator(`.card:has(a[href="${path}"]) .tag`)).toHaveText('Reserved');
    await cancelReservation(other);
    await other.context().close();
  },
);

test(
  'moves the hold to another vehicle from the receipt on another device',
  { tag: '@RES-07' },
  async ({ page, browser, visit }) => {
    const dealer = 'harbour-motors';
    const { path } = await startCheckout(page, dealer, visit);
    await hold(page);
    await expectHeld(page);
    const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await other.goto(page.url());
    await other.getByRole('link', { name: /^Change to another/ }).click();
    expect(await violations(other, 'change')).toEqual([]);
    await other.getByRole('button', { name: 'Hold this one instead' }).first().click();
    await expectHeld(other);
    await page.goto(siteUrl(dealer, `${path}/checkout`));
    await expect(page.getByRole('button', { name: /^Move my hold/ })).toBeVisible();
    await cancelReservation(other);
    await other.context().close();
  },
);

test(
  'goes to sign-in before the checkout where the dealer requires it, and back',
  { tag: '@RES-05' },
  async ({ page }) => {
    const dealer = 'everyday-cars';
    const path = vehicleWith(dealer, 'data-reserve');
    await page.goto(siteUrl(dealer, `${path}/checkout`));
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/sign-in',
      { type: 'checkout', redirect: `${path}/checkout`, back: path },
    ]);
  },
);
