/** Shows who is signed in, and what Watch does: several people may share a device. */
import type { Page } from '@playwright/test';
import { VehiclePage } from './pages/vehicle.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { violations } from './violations.ts';

const savedButton = (page: Page) => page.locator('[data-saved-button]');
const panel = (page: Page) => page.locator('#saved');

/** A server that knows the shopper, and stores what is watched. */
async function signedIn(page: Page, signOut: { fails: boolean } = { fails: false }): Promise<void> {
  const ids = new Set<string>();
  let user: object | null = { id: 'one', phone: '+61491570111' };
  await page.route('**/api/session', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { user } });
    if (signOut.fails)
      return route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'The bees are back.' } } });
    user = null;
    return route.fulfill({ json: { success: true } });
  });
  await page.route('**/api/watchlist', (route) =>
    route.fulfill({ json: { cars: [...ids].map((id) => ({ car_id: id, saved_at: '2026-11-12T21:00:00Z' })) } }),
  );
  await page.route('**/api/watchlist/save-car', (route) => {
    ids.add((route.request().postDataJSON() as { car_id: string }).car_id);
    return route.fulfill({ json: { success: true } });
  });
}

/** Browser dialogs, which a shopper should not see. */
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
      await signedIn(page);
      const vehicle = new VehiclePage(page);
      const { watch } = vehicle;
      await vehicle.goto(dealer);
      const title = await vehicle.title.innerText();
      await test.step('explains Watch before it is pressed, and says "Watching" after it', async () => {
        await expect(page.locator('.vehicle__save-note')).toContainText(
          'Sign in by text message to watch it on all your devices.',
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
        await expect(savedButton(page)).toHaveAccessibleName(/signed in$/);
        await savedButton(page).click();
        await expect(panel(page)).toContainText('Signed in as 0491 570 111');
        const layoutOnly = dealer !== 'harbour-motors';
        expect(await violations(page, 'signed in', { layoutOnly })).toEqual([]);
        const [box, row] = [
          await panel(page).boundingBox(),
          await panel(page).locator('[data-account] > span').boundingBox(),
        ];
        expect(row!.x - box!.x, 'space beside the text').toBeGreaterThan(12);
        if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/account-${dealer}-${width}.png` });
      });
      await test.step('signs out', async () => {
        await panel(page).getByRole('button', { name: 'Sign out' }).click();
        await expect(panel(page).getByText('Signed in as')).toBeHidden();
        await expect(watch).toHaveText('Watch');
        await expect(savedButton(page)).not.toHaveAccessibleName(/signed in/);
      });
    },
  );
}

test(
  'keeps a shopper in the panel whom the server could not sign out, and says so in the page',
  { tag: ['@AUTH-01', '@ERR-01'] },
  async ({ page, visit }) => {
    visit.excuse(/\b500\b.*\/api\/session/v);
    await page.setViewportSize({ width: 390, height: 844 });
    const dialogs = dialogsOf(page);
    await withoutPhotos(page);
    await signedIn(page, { fails: true });
    const vehicle = new VehiclePage(page);
    await vehicle.goto('harbour-motors');
    await vehicle.watch.click();
    await expect(vehicle.watch).toHaveText('Watching');
    await savedButton(page).click();
    await panel(page).getByRole('button', { name: 'Sign out' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'You are still signed in' });
    await expect(alert).toContainText('The bees are back.');
    await expect(alert).toBeInViewport();
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/sign-out-failed.png` });
    await expect(panel(page)).toContainText('Signed in as 0491 570 111');
    expect(dialogs).toEqual([]);
  },
);

test(
  'reports in the page, without a browser dialog, that the script of the watchlist did not load',
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
    await expect(page.getByRole('alert').filter({ hasText: 'Your watchlist has not changed' })).toContainText(
      'We could not reach the dealer.',
    );
    expect(dialogs).toEqual([]);
  },
);
