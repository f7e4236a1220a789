import type { Page } from '@playwright/test';
import { Account } from './pages/account.ts';
import { Toast } from './pages/toast.ts';
import { VehiclePage } from './pages/vehicle.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';
import { violations } from './violations.ts';

function dialogsOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  return messages;
}

for (const [dealer, width] of [
  ['harbour-motors', 390],
  ['everyday-cars', 1440],
] as const) {
  test(
    `explains Watch at ${dealer}, ${width} px wide, shows who is signed in in the Saved panel, and signs out there`,
    { tag: ['@WATCH-01', '@AUTH-01'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await withoutPhotos(page);
      const account = new Account(page);
      await account.isSignedIn();
      const vehicle = new VehiclePage(page);
      const { watch } = vehicle;
      await vehicle.goto(dealer);
      const title = await vehicle.title.innerText();
      await test.step('explains Watch, and shows "Watching" after a click', async () => {
        await expect(page.locator('.vehicle__save-note')).toContainText(
          'Sign in by text message to follow it on all your devices.',
        );
        await expect(watch).toHaveAccessibleName(`Watch ${title}`);
        await watch.click();
        await expect(watch).toHaveText('Watching');
        expect((await watch.boundingBox())!.height, 'in one line').toBeLessThan(56);
        await expect(watch).toHaveAccessibleName(`Watching ${title}`);
        await page.reload();
        await expect(watch).toHaveText('Watching');
      });
      await test.step('shows who is signed in', async () => {
        await expect(account.savedButton).toHaveAccessibleName(/signed in$/);
        await account.savedButton.click();
        await expect(account.savedPanel).toContainText('Signed in as 0491 570 111');
        const layoutOnly = dealer !== 'harbour-motors';
        expect(await violations(page, 'signed in', { layoutOnly })).toEqual([]);
        const [box, row] = [
          await account.savedPanel.boundingBox(),
          await account.savedPanel.locator('[data-account] > span').boundingBox(),
        ];
        expect(row!.x - box!.x, 'space beside the text').toBeGreaterThan(12);
        if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/account-${dealer}-${width}.png` });
      });
      await test.step('signs out', async () => {
        await account.savedPanel.getByRole('button', { name: 'Sign out' }).click();
        await expect(account.savedPanel.getByText('Signed in as')).toBeHidden();
        await expect(watch).toHaveText('Watch');
        await expect(account.savedButton).not.toHaveAccessibleName(/signed in/);
      });
    },
  );
}

test(
  'shows an error and who is still signed in when signing out fails',
  { tag: ['@AUTH-01', '@ERR-01'] },
  async ({ page, visit }) => {
    visit.excuse(/\b500\b.*\/api\/session/v);
    await page.setViewportSize({ width: 390, height: 844 });
    const dialogs = dialogsOf(page);
    await withoutPhotos(page);
    const account = new Account(page);
    await account.isSignedIn({ signOutFails: true });
    const vehicle = new VehiclePage(page);
    await vehicle.goto('harbour-motors');
    await vehicle.watch.click();
    await expect(vehicle.watch).toHaveText('Watching');
    await account.savedButton.click();
    await account.savedPanel.getByRole('button', { name: 'Sign out' }).click();
    const alert = new Toast(page).signOutError;
    await expect(alert).toContainText('The bees are back.');
    await expect(alert).toBeInViewport();
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/sign-out-failed.png` });
    await expect(account.savedPanel).toContainText('Signed in as 0491 570 111');
    expect(dialogs).toEqual([]);
  },
);

test(
  'reports on the page, not in a browser dialog, that the watchlist script did not load',
  { tag: '@ERR-01' },
  async ({ page, visit }) => {
    visit.excuse(/\/_a\/.*\.js|Failed to fetch dynamically imported module/v);
    const dialogs = dialogsOf(page);
    await withoutPhotos(page);
    const vehicle = new VehiclePage(page);
    await vehicle.goto('everyday-cars');
    await expect(vehicle.watch).toBeVisible();
    await page.route(/\/_a\/.*\.js$/, (route) => route.abort());
    await vehicle.watch.click();
    await expect(new Toast(page).watchlistError).toContainText('We could not reach the dealer.');
    expect(dialogs).toEqual([]);
  },
);

test(
  'resubmits the sign-in form automatically when the server asks for a proof of work, and shows a message meanwhile',
  { tag: ['@ISO-04', '@ROUTE-11'] },
  async ({ page, visit }) => {
    visit.excuse(/^console: .*status of 429 /v);
    const challenge = `21.1795000000.aaaaaaaaaaaa.${'w'.repeat(43)}`;
    const sent: string[] = [];
    let shown = '';
    // Stub; tests/functions/sign-in-page.test.ts covers the page.
    await page.route('**/sign-in', async (route) => {
      const body = route.request().postData();
      if (body === null) return route.continue();
      sent.push(body);
      if (sent.length > 1) return route.continue();
      const html = shown
        .replace(/(<form[^>]*) data-once/, `$1 data-once data-proof="${challenge}"`)
        .replace(/(<input[^>]* name="phone"[^>]*) value=""/, '$1 value="0491 570 314"');
      return route.fulfill({ status: 429, contentType: 'text/html; charset=utf-8', body: html });
    });
    await page.goto(siteUrl('harbour-motors', '/sign-in'));
    shown = await page.content();
    await page.getByLabel('Mobile number').fill('0491 570 314');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Checking' })).toHaveText(
      'Checking that you’re not a robot. This takes a few seconds.',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
    const [first, second, ...others] = sent.map((body) => Object.fromEntries(new URLSearchParams(body)));
    expect([first!['proof'], others]).toEqual([undefined, []]);
    expect(second).toEqual({ ...first, proof: expect.stringContaining(`${challenge}.`) });
  },
);
