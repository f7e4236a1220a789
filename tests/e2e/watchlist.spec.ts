/** The watchlist kept with the dealer: signing in by phone on the vehicle's page, saving, the list, and signing out. */
import type { Page } from '@playwright/test';
import { violations } from './violations.ts';
import { vehiclePath, type Dealer } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { codeFor } from './sign-in-code.ts';
import { siteUrl } from './site-url.ts';

const dealers: { dealer: Dealer; phone: string }[] = [
  { dealer: 'harbour-motors', phone: '0491 570 156' },
  { dealer: 'everyday-cars', phone: '0491 570 157' },
];

async function openVehicle(page: Page, dealer: Dealer): Promise<string> {
  await withoutPhotos(page);
  await page.goto(siteUrl(dealer, vehiclePath(dealer)));
  return page.locator('[data-seen]').innerText();
}

async function signIn(page: Page, dealer: Dealer, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mobile number').fill(phone);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('6-digit code')).toBeFocused();
  await dialog.getByLabel('6-digit code').fill(await codeFor(page.context(), dealer, phone));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

const watchButton = (page: Page) => page.locator('.vehicle__save [data-watch]');

for (const { dealer, phone } of dealers) {
  for (const width of [390, 1440]) {
    test(`WATCH-01 AUTH-01 ROUTE-22 at ${dealer}, ${width} wide: sign in by keyboard, save, see the list, take off, sign out`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 900 });
      const title = await openVehicle(page, dealer);
      const own = phone.replace(/\d$/, String(width % 9));
      await watchButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByLabel('Mobile number')).toBeFocused();
      expect(await violations(page, 'sign in', { without: ['target-size'] })).toEqual([]);
      await signIn(page, dealer, own);
      await expect(page.locator('.toast__title')).toHaveText('Car Saved In Watchlist');
      await expect(page.locator('.toast__text')).toHaveText(`${title} is now available in your watchlist`);
      await expect(watchButton(page)).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(watchButton(page)).toHaveAttribute('aria-pressed', 'true');
      await watchButton(page).click();
      await expect(page.locator('.toast__title')).toHaveText('Car Removed');
      await expect(watchButton(page)).toHaveAttribute('aria-pressed', 'false');
      await watchButton(page).click();
      await expect(page.locator('.toast__title')).toHaveText('Car Saved In Watchlist');
      await page.getByRole('link', { name: 'View List' }).click();
      await expect(page).toHaveURL(/\/watchlist$/);
      const card = page.locator('[data-watchlist] .card');
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(title);
      await expect(page.locator('.watchlist__who')).toContainText(`Signed in as ${own}.`);
      expect(await violations(page, 'watchlist')).toEqual([]);
      await page.getByRole('button', { name: `Remove ${title} from your watchlist` }).click();
      await expect(page.getByRole('heading', { name: 'Nothing on your watchlist yet' })).toBeVisible();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('heading', { name: 'Sign in to see your watchlist' })).toBeVisible();
      expect(await violations(page, 'signed out')).toEqual([]);
    });
  }

  test(`AUTH-01 at ${dealer} wrong numbers and codes are said beside the field, another number and a new code can be asked for`, async ({
    page,
    visit,
  }) => {
    await openVehicle(page, dealer);
    await watchButton(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mobile number').fill('12');
    await dialog.getByRole('button', { name: 'Text me a code' }).click();
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await expect(dialog.getByLabel('Mobile number')).toBeFocused();
    await expect(dialog.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
    expect(await violations(page, 'wrong number', { without: ['target-size'] })).toEqual([]);
    await dialog.getByLabel('Mobile number').fill('+61491570110');
    await dialog.getByRole('button', { name: 'Text me a code' }).click();
    await expect(dialog).toContainText('We texted a code to 0491 570 110.');
    await dialog.getByLabel('6-digit code').fill('000000');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await expect(dialog.getByLabel('6-digit code')).toHaveValue('000000');
    await expect(dialog.getByRole('button', { name: /Send a new code in/ })).toBeDisabled();
    expect(await violations(page, 'wrong code', { without: ['target-size'] })).toEqual([]);
    await dialog.getByRole('button', { name: 'Use another number' }).click();
    await expect(dialog.getByLabel('Mobile number')).toHaveValue('0491 570 110');
    await page.keyboard.press('Escape');
    await expect(watchButton(page)).toBeFocused();
    await expect(watchButton(page)).toHaveAttribute('aria-pressed', 'false');
    visit.problems.length = 0;
  });

  test(`WATCH-01 ERR-01 at ${dealer} a save that fails is told in the page with the error’s message and no browser dialog, and the button turns back`, async ({
    page,
    visit,
  }) => {
    await page.route('**/api/session', (route) =>
      route.fulfill({ json: { user: { id: 'one', phone: '+61491570111' } } }),
    );
    await page.route('**/api/watchlist', (route) => route.fulfill({ json: { cars: [] } }));
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/watchlist/save-car', async (route) => {
      await held;
      await route.fulfill({
        status: 500,
        json: { error: { code: 'internal', message: 'The watchlist is full of bees.' } },
      });
    });
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    await openVehicle(page, dealer);
    await watchButton(page).click();
    await expect(watchButton(page)).toHaveAttribute('aria-pressed', 'true');
    answer();
    const toast = page.getByRole('alert').filter({ hasText: 'Your watchlist has not changed' });
    await expect(toast).toContainText('The watchlist is full of bees.');
    await expect(toast).toBeInViewport();
    await expect(watchButton(page)).toHaveAttribute('aria-pressed', 'false');
    expect(said).toEqual([]);
    expect(await violations(page, 'a save that failed')).toEqual([]);
    visit.problems.length = 0;
  });
}

test('WATCH-01 ROUTE-22 a dealer without a watchlist has neither its button nor its page', async ({ page, visit }) => {
  await openVehicle(page, 'ironbark-ford');
  await expect(page.locator('.vehicle__save [data-save]')).toBeVisible();
  await expect(watchButton(page)).toHaveCount(0);
  expect((await page.goto(siteUrl('ironbark-ford', '/watchlist')))?.status()).toBe(404);
  visit.problems.length = 0;
});

for (const [dealer, width] of [
  ['harbour-motors', 390],
  ['everyday-cars', 1440],
] as const) {
  test(`WATCH-02 at ${dealer}, ${width} wide, what left the stock stands with its name, the day it was saved, a way on and a way off`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/api/session', (route) =>
      route.fulfill({ json: { user: { id: 'one', phone: '+61491570111' } } }),
    );
    await page.route('**/api/watchlist', (route) =>
      route.fulfill({
        json: {
          cars: [
            { car_id: 'left-1', saved_at: '2026-11-12T21:00:00Z' },
            { car_id: 'left-2', saved_at: '2026-11-02T01:00:00Z' },
          ],
        },
      }),
    );
    await page.route('**/api/watchlist/remove-car', (route) => route.fulfill({ json: { success: true } }));
    await openVehicle(page, dealer);
    await page.evaluate(() =>
      localStorage.setItem(
        `${document.documentElement.dataset['site']}:RecentCars`,
        JSON.stringify([{ id: 'left-1', url: '/cars/2019-mazda-cx-5-left-1', title: '2019 Mazda CX-5' }]),
      ),
    );
    await page.goto(siteUrl(dealer, '/watchlist'));
    const rows = page.locator('.gone-list li');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('2019 Mazda CX-5');
    await expect(rows.first()).toContainText('No longer in stock. Saved 13/11/2026.');
    await expect(rows.first().getByRole('link', { name: 'Find similar: 2019 Mazda CX-5' })).toHaveAttribute(
      'href',
      '/cars/?query=Mazda%20CX-5',
    );
    await expect(rows.last()).toContainText('A car you saved');
    await expect(rows.last()).not.toContainText('left-2');
    expect(await violations(page, 'gone from stock')).toEqual([]);
    await rows.first().getByRole('button', { name: 'Remove from your watchlist: 2019 Mazda CX-5' }).click();
    await expect(rows).toHaveCount(1);
    visit.problems.length = 0;
  });
}
