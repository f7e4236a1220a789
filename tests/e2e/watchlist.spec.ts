import type { Page } from '@playwright/test';
import { timeLimit } from '../support/time-limit.ts';
import { inMatrix, type Dealer } from './dealers.ts';
import { Account } from './pages/account.ts';
import { Toast } from './pages/toast.ts';
import { VehiclePage } from './pages/vehicle.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';
import { violations } from './violations.ts';

const first = { dealer: 'harbour-motors', phone: '0491 570 156' } as const;
const second = { dealer: 'everyday-cars', phone: '0491 570 157' } as const;

async function openVehicle(page: Page, dealer: Dealer): Promise<VehiclePage> {
  await withoutPhotos(page);
  const vehicle = new VehiclePage(page);
  await vehicle.goto(dealer);
  return vehicle;
}

for (const { dealer, phone, width } of [
  { ...first, width: 390 },
  { ...second, width: 1440 },
  ...(process.env.MATRIX
    ? [
        { ...first, width: 1440 },
        { ...second, width: 390 },
      ]
    : []),
]) {
  test(
    `signs in by keyboard, watches a vehicle, lists and removes it, and signs out at ${dealer}, ${width} px wide`,
    { tag: ['@WATCH-01', '@AUTH-01', '@ROUTE-22'] },
    async ({ page }) => {
      test.setTimeout(timeLimit(90_000));
      await page.setViewportSize({ width, height: 900 });
      const { watch, title: name } = await openVehicle(page, dealer);
      const title = await name.innerText();
      const ownPhone = phone.replace(/\d$/, String(width % 9));
      const layoutOnly = dealer !== first.dealer;
      const toast = new Toast(page);
      const account = new Account(page);
      await test.step('signs in by keyboard', async () => {
        await watch.focus();
        await page.keyboard.press('Enter');
        await expect(account.dialog.getByLabel('Mobile number')).toBeFocused();
        expect(await violations(page, 'sign in', { without: ['target-size'], layoutOnly })).toEqual([]);
        await account.signInByDialog(dealer, ownPhone);
      });
      await test.step('watches the vehicle, and still does after a reload', async () => {
        await expect(toast.title).toHaveText('Car Saved In Watchlist');
        await expect(toast.text).toHaveText(`${title} is now on your watchlist`);
        await expect(watch).toHaveAttribute('aria-pressed', 'true');
        await page.reload();
        await expect(watch).toHaveAttribute('aria-pressed', 'true');
        await watch.click();
        await expect(toast.title).toHaveText('Car Removed');
        await expect(watch).toHaveAttribute('aria-pressed', 'false');
        await watch.click();
        await expect(toast.title).toHaveText('Car Saved In Watchlist');
      });
      await test.step('lists and removes it', async () => {
        await page.getByRole('link', { name: 'View List' }).click();
        await expect(page).toHaveURL(/\/watchlist$/);
        const card = page.locator('[data-watchlist] .card');
        await expect(card).toHaveCount(1);
        await expect(card).toContainText(title);
        await expect(page.locator('.watchlist__who')).toContainText(`Signed in as ${ownPhone}.`);
        expect(await violations(page, 'watchlist', { layoutOnly })).toEqual([]);
        await page.getByRole('button', { name: `Remove ${title} from your watchlist` }).click();
        await expect(page.getByRole('heading', { name: 'Nothing on your watchlist yet' })).toBeVisible();
      });
      await test.step('signs out', async () => {
        await page.getByRole('button', { name: 'Sign out' }).click();
        await expect(page.getByRole('heading', { name: 'Sign in to see your watchlist' })).toBeVisible();
        expect(await violations(page, 'signed out', { layoutOnly })).toEqual([]);
      });
    },
  );
}

for (const { dealer } of inMatrix<typeof first | typeof second>(first, second)) {
  test(
    `shows errors for wrong numbers and codes beside their fields at ${dealer}, and accepts another number`,
    { tag: '@AUTH-01' },
    async ({ page, visit }) => {
      visit.excuse(/\b422\b.*\/api\/sign-in\//v);
      const { watch } = await openVehicle(page, dealer);
      await watch.click();
      const { dialog } = new Account(page);
      const number = dialog.getByLabel('Mobile number');
      await test.step('a wrong number', async () => {
        await number.fill('12');
        await dialog.getByRole('button', { name: 'Text me a code' }).click();
        await expect(dialog.getByRole('alert')).not.toBeEmpty();
        await expect(number).toBeFocused();
        await expect(number).toHaveAttribute('aria-invalid', 'true');
        expect(await violations(page, 'wrong number', { without: ['target-size'] })).toEqual([]);
      });
      await test.step('a wrong code', async () => {
        await number.fill('+61491570110');
        await dialog.getByRole('button', { name: 'Text me a code' }).click();
        await expect(dialog).toContainText('We texted a code to 0491 570 110.');
        const code = dialog.getByLabel('6-digit code');
        await code.fill('000000');
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('alert')).not.toBeEmpty();
        await expect(code).toHaveValue('000000');
        await expect(dialog.getByRole('button', { name: /Send a new code in/ })).toBeDisabled();
        expect(await violations(page, 'wrong code', { without: ['target-size'] })).toEqual([]);
      });
      await test.step('another number', async () => {
        await dialog.getByRole('button', { name: 'Use another number' }).click();
        await expect(number).toHaveValue('0491 570 110');
        await page.keyboard.press('Escape');
        await expect(watch).toBeFocused();
        await expect(watch).toHaveAttribute('aria-pressed', 'false');
      });
    },
  );

  test(
    `resets Watch at ${dealer} when the watchlist cannot be saved, and shows the error on the page`,
    { tag: ['@WATCH-01', '@ERR-01'] },
    async ({ page, visit }) => {
      visit.excuse(/\b500\b.*\/api\/watchlist\/save-car/v);
      await new Account(page).isSignedIn();
      const { promise, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/api/watchlist/save-car', async (route) => {
        await promise;
        await route.fulfill({
          status: 500,
          json: { error: { code: 'internal', message: 'The watchlist is full of bees.' } },
        });
      });
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.accept();
      });
      const { watch } = await openVehicle(page, dealer);
      await watch.click();
      await expect(watch).toHaveAttribute('aria-pressed', 'true');
      answer();
      const toast = new Toast(page).watchlistError;
      await expect(toast).toContainText('The watchlist is full of bees.');
      await expect(toast).toBeInViewport();
      await expect(watch).toHaveAttribute('aria-pressed', 'false');
      expect(dialogs).toEqual([]);
      expect(await violations(page, 'watching failed')).toEqual([]);
    },
  );
}

test(
  'has no button or page at a dealer without a watchlist',
  { tag: ['@WATCH-01', '@ROUTE-22'] },
  async ({ page, visit }) => {
    visit.excuse(/status of 404 .*\/watchlist/v);
    const { watch } = await openVehicle(page, 'ironbark-ford');
    await expect(page.locator('.vehicle__save [data-save]')).toBeVisible();
    await expect(watch).toHaveCount(0);
    expect((await page.goto(siteUrl('ironbark-ford', '/watchlist')))?.status()).toBe(404);
  },
);

for (const [dealer, width] of [
  ['harbour-motors', 390],
  ['everyday-cars', 1440],
] as const) {
  test(
    `lists watched vehicles that are no longer in stock at ${dealer}, ${width} px wide, with a search for similar ones`,
    { tag: '@WATCH-02' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await new Account(page).isSignedIn({
        cars: [
          { car_id: 'left-1', saved_at: '2026-11-12T21:00:00Z' },
          { car_id: 'left-2', saved_at: '2026-11-02T01:00:00Z' },
        ],
      });
      await page.route('**/api/watchlist/remove-car', (route) => route.fulfill({ json: { success: true } }));
      await page.addInitScript((site) => {
        localStorage.setItem(
          `${site}:RecentCars`,
          JSON.stringify([{ id: 'left-1', url: '/cars/2019-mazda-cx-5-left-1', title: '2019 Mazda CX-5' }]),
        );
      }, dealer);
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
      expect(await violations(page, 'left the stock', { layoutOnly: dealer !== 'harbour-motors' })).toEqual([]);
      await rows.first().getByRole('button', { name: 'Remove from your watchlist: 2019 Mazda CX-5' }).click();
      await expect(rows).toHaveCount(1);
    },
  );
}
