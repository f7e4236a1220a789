/** The keyboard's and the eye's place in the search: focus, modal sheets, what stays under the pointer, where a change leads. */
import type { Page } from '@playwright/test';
import { violations } from '../../scripts/check-site/axe.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const both = ['harbour-motors', 'everyday-cars'] as const;
const live = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-search', 'live', { timeout: 30_000 });
const chips = (page: Page) =>
  page.getByRole('list', { name: 'Applied filters' }).getByRole('button', { name: /remove$/v });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, dealer: string, path: string): Promise<void> {
  await withoutPhotos(page);
  await page.goto(siteUrl(dealer, path));
  await page.locator('[data-search-form]').dispatchEvent('pointerover');
  await live(page);
}

/** Whether the focus stays in the sheet, however long the Tab key is held, either way. */
async function keepsTheKeyboard(page: Page, sheet: string): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 70; press++) {
      await page.keyboard.press(key);
      if (
        !(await page.evaluate((selector) => document.querySelector(selector)!.contains(document.activeElement), sheet))
      )
        throw new Error(`${key} left ${sheet} after ${press + 1} presses.`);
    }
  }
}

async function isModal(page: Page, sheet: string): Promise<void> {
  const panel = page.locator(sheet);
  await expect(panel).toHaveAttribute('role', 'dialog');
  await expect(panel).toHaveAttribute('aria-modal', 'true');
  expect(
    await page.evaluate((selector) => document.querySelector(selector)!.contains(document.activeElement), sheet),
  ).toBe(true);
  expect(
    await page
      .locator('main')
      .evaluate((main) => main.closest('[inert]') !== null || main.querySelector('.card')?.closest('[inert]') !== null),
  ).toBe(true);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(380, 20);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(before);
}

for (const dealer of both) {
  test(`SRCH-03 taking chips off by keyboard on ${dealer} goes to the next chip, and from the last one to the heading`, async ({
    page,
  }) => {
    await open(
      page,
      dealer,
      '/cars/?refinementList[make][0]=Toyota&refinementList[make][1]=Kia&refinementList[body][0]=suv',
    );
    await expect(chips(page)).toHaveCount(3);
    for (const left of [2, 1]) {
      await chips(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(chips(page)).toHaveCount(left);
      await expect(chips(page).first()).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(chips(page)).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });

  test(`SRCH-23 the live list of ${dealer} takes the static one's place under a focused heart, and the heart keeps the focus`, async ({
    page,
  }) => {
    await withoutPhotos(page);
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/search-index/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(siteUrl(dealer, '/cars/'));
    const heart = page.locator('[data-search-app="static"] .card [data-save]').nth(2);
    const name = (await heart.getAttribute('aria-label'))!;
    await heart.focus();
    release();
    await live(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
  });

  test(`SRCH-02 the filter sheet of ${dealer} is modal on a phone, before and after the search is there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await withoutPhotos(page);
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/search-index/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(siteUrl(dealer, '/cars/'));
    await page.locator('[popovertarget="filters"]').first().click();
    await isModal(page, '#filters');
    release();
    await live(page);
    await isModal(page, '#filters');
    await keepsTheKeyboard(page, '#filters');
    expect(await violations(page, `${dealer} with its filters open`)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('#filters')).toBeHidden();
    await expect(page.locator('[popovertarget="filters"]').first()).toBeFocused();
    expect(await page.locator('[inert]').count()).toBe(0);
    await expect(page.locator('#filters')).not.toHaveAttribute('aria-modal');
  });

  test(`MENU-01 the menu of ${dealer} is modal on a phone, and a bar again on a desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await withoutPhotos(page);
    await page.goto(siteUrl(dealer, '/cars/'));
    const menu = dealer === 'harbour-motors' ? '#menu' : '#site-menu';
    const button = page
      .locator(`[popovertarget="${menu.slice(1)}"]`)
      .filter({ visible: true })
      .first();
    await button.click();
    await isModal(page, menu);
    await keepsTheKeyboard(page, menu);
    await page.keyboard.press('Escape');
    await expect(page.locator(menu)).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(page.locator(menu)).toHaveAttribute('aria-modal', 'true');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator(menu)).not.toHaveAttribute('aria-modal');
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  test(`SRCH-19 the way back from the second page of ${dealer} leads to the pager that was pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, dealer, '/cars/');
    const second = page
      .getByRole('navigation', { name: 'Pages of results' })
      .getByRole('link', { name: 'Page 2', exact: true });
    await second.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(1000);
    await second.click();
    await expect(page).toHaveURL(/page=2$/v);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).not.toHaveURL(/page=2/v);
    await expect(second).toBeInViewport();
  });
}

test('SRCH-15 a filter ticked far down the list shows its results and their number, and stays under the pointer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'everyday-cars', '/cars/');
  await page
    .locator('#filters details', { has: page.locator('summary', { hasText: /^Condition/v }) })
    .locator('summary')
    .scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    scrollTo(0, 2000);
  });
  const box = page.locator('#filters').getByRole('checkbox', { name: /^Used/v });
  if (!(await box.isVisible())) await page.locator('#filters summary', { hasText: /^Condition/v }).click();
  const before = (await box.boundingBox())!;
  await box.check();
  await expect(page.locator('[data-search-app] .applied')).toBeInViewport();
  await expect(page.locator('#filters .filters__count')).toHaveText(
    (await page.locator('[data-search-count]').textContent())!,
  );
  await expect(page.locator('.card').first()).toBeInViewport();
  const after = (await box.boundingBox())!;
  expect(Math.abs(after.y - before.y)).toBeLessThan(4);
});
