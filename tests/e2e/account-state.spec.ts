/** Whether somebody is signed in, and what watching a vehicle is, stand where a shopper looks: on a device of several people it matters. */
import type { Page } from '@playwright/test';
import { violations } from './violations.ts';
import { vehiclePath } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const watch = (page: Page) => page.locator('.vehicle__save [data-watch]');
const panel = (page: Page) => page.locator('#saved');

/** A server that knows the shopper, and keeps what it is told. */
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

for (const [dealer, width] of [
  ['harbour-motors', 390],
  ['everyday-cars', 1440],
] as const) {
  test(`WATCH-01 AUTH-01 at ${dealer}, ${width} wide: what Watch does is said before it is pressed, “Watching” after it, and the Saved panel says who is signed in and lets them out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await withoutPhotos(page);
    await signedIn(page);
    await page.goto(siteUrl(dealer, vehiclePath(dealer)));
    const title = await page.locator('[data-seen]').innerText();
    await expect(page.locator('.vehicle__save-note')).toContainText(
      'Sign in by text message to watch it on all your devices.',
    );
    await expect(watch(page)).toHaveAccessibleName(`Watch ${title}`);
    await watch(page).click();
    await expect(watch(page)).toHaveText('Watching');
    // One line of words, and inside the page.
    expect((await watch(page).boundingBox())!.height).toBeLessThan(56);
    await expect(watch(page)).toHaveAccessibleName(`Watching ${title}`);
    await page.reload();
    await expect(watch(page)).toHaveText('Watching');
    await expect(page.locator('[data-saved-button]')).toHaveAccessibleName(/signed in$/);
    await page.locator('[data-saved-button]').click();
    await expect(panel(page)).toContainText('Signed in as 0491 570 111');
    expect(await violations(page, 'signed in')).toEqual([]);
    const [box, row] = [
      await panel(page).boundingBox(),
      await panel(page).locator('[data-account] > span').boundingBox(),
    ];
    expect(row!.x - box!.x, 'room beside the words').toBeGreaterThan(12);
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/account-${dealer}-${width}.png` });
    await panel(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(panel(page).getByText('Signed in as')).toBeHidden();
    await expect(watch(page)).toHaveText('Watch');
    await expect(page.locator('[data-saved-button]')).not.toHaveAccessibleName(/signed in/);
  });
}

test('AUTH-01 ERR-01 who could not be signed out is told so in the page, and still stands in the panel', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await withoutPhotos(page);
  await signedIn(page, { fails: true });
  await page.goto(siteUrl('harbour-motors', vehiclePath('harbour-motors')));
  await watch(page).click();
  await expect(watch(page)).toHaveText('Watching');
  await page.locator('[data-saved-button]').click();
  await panel(page).getByRole('button', { name: 'Sign out' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'You are still signed in' });
  await expect(alert).toContainText('The bees are back.');
  await expect(alert).toBeInViewport();
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/sign-out-failed.png` });
  await expect(panel(page)).toContainText('Signed in as 0491 570 111');
  expect(said).toEqual([]);
  visit.problems.length = 0;
});

test('ERR-01 where even the script of the watchlist does not come, the page says so and no browser dialog does', async ({
  page,
  visit,
}) => {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await withoutPhotos(page);
  await page.goto(siteUrl('everyday-cars', vehiclePath('everyday-cars')));
  await expect(watch(page)).toBeVisible();
  await page.route(/\/_a\/.*\.js$/, (route) => route.abort());
  await watch(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your watchlist has not changed' })).toContainText(
    'We could not reach the dealer.',
  );
  expect(said).toEqual([]);
  visit.problems.length = 0;
});
