import type { Page } from '@playwright/test';
import { violations } from './violations.ts';
import { inMatrix } from './dealers.ts';
import { comeToRest } from './page-checks.ts';
import { SearchPage, searchDealers } from './pages/search.ts';
import { expect, test } from './shop.ts';

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

/** Of the sheet's sticky head and button (WCAG 2.4.11). */
async function keepsTheFocusInSight(page: Page): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press(key);
      const hidden = await page.evaluate(() => {
        const [head, foot] = ['#filters .filters__head', '#filters .filters__foot'].map((part) =>
          document.querySelector(part)!,
        );
        const focused = document.activeElement!;
        if (head!.contains(focused) || foot!.contains(focused)) return null;
        const { top, bottom } = focused.getBoundingClientRect();
        const isClear =
          top >= head!.getBoundingClientRect().bottom - 1 && bottom <= foot!.getBoundingClientRect().top + 1;
        return isClear ? null : focused.outerHTML.slice(0, 120);
      });
      expect(hidden, `hidden after ${press + 1} presses of ${key}`).toBeNull();
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
  const turned = await page.evaluateHandle(() => ({
    wheel: new Promise((done) => {
      addEventListener('wheel', done, { once: true, passive: true, capture: true });
    }),
  }));
  await page.mouse.wheel(0, 600);
  // Scrolling would happen in the next frames.
  await turned.evaluate(async ({ wheel }) => {
    await wheel;
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => scrollY)).toBe(before);
}

for (const dealer of searchDealers) {
  test(
    `makes the menu at ${dealer} modal on a phone, and a bar again on a desktop`,
    { tag: ['@MENU-01'] },
    async ({ page }) => {
      const search = new SearchPage(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await search.goto(dealer, '/cars/');
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
      await expect(page.locator('[inert]')).toHaveCount(0);
    },
  );
}

for (const dealer of inMatrix(...searchDealers)) {
  test(
    `makes the filter sheet at ${dealer} modal on a phone, before and after the live search starts`,
    { tag: ['@SRCH-02'] },
    async ({ page }) => {
      const search = new SearchPage(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await search.holdIndex();
      await search.goto(dealer, '/cars/');
      await page.locator('[popovertarget="filters"]').first().click();
      await isModal(page, '#filters');
      release();
      await search.waitForLive();
      await isModal(page, '#filters');
      await keepsTheKeyboard(page, '#filters');
      expect(await violations(page, `${dealer} with its filters open`)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(search.panel).toBeHidden();
      await expect(page.locator('[popovertarget="filters"]').first()).toBeFocused();
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(search.panel).not.toHaveAttribute('aria-modal');
    },
  );

  test(
    `keeps the focused filter at ${dealer} clear of the sheet's sticky head and button`,
    { tag: ['@SRCH-02'] },
    async ({ page }) => {
      const search = new SearchPage(page);
      await page.setViewportSize({ width: 390, height: 664 });
      await search.open(dealer, '/cars/');
      await page.locator('[popovertarget="filters"]').first().click();
      await page.evaluate(() => {
        for (const group of document.querySelectorAll<HTMLDetailsElement>('#filters details')) group.open = true;
      });
      await keepsTheFocusInSight(page);
    },
  );

  test(
    `returns from the second page at ${dealer} to the pager that was clicked`,
    { tag: ['@SRCH-19'] },
    async ({ page }) => {
      const search = new SearchPage(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await search.open(dealer, '/cars/');
      const second = page
        .getByRole('navigation', { name: 'Results pages' })
        .getByRole('link', { name: 'Page 2', exact: true });
      await second.scrollIntoViewIfNeeded();
      const left = await page.evaluate(() => scrollY);
      expect(left).toBeGreaterThan(1000);
      await second.click();
      await expect(page).toHaveURL(/page=2$/v);
      await expect(search.heading).toBeFocused();
      await expect(search.heading).toBeInViewport();
      await page.goBack();
      await expect(page).not.toHaveURL(/page=2/v);
      await expect(second).toBeInViewport();
    },
  );
}

test(
  'scrolls the results and their count into view for a filter ticked far down the list, and keeps it under the pointer',
  { tag: ['@SRCH-15'] },
  async ({ page }) => {
    const search = new SearchPage(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await search.open('everyday-cars', '/cars/');
    await page
      .locator('#filters details', { has: page.locator('summary', { hasText: /^Condition/v }) })
      .locator('summary')
      .scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      scrollTo(0, 2000);
    });
    const box = search.panel.getByRole('checkbox', { name: /^Used/v });
    if (!(await box.isVisible())) await page.locator('#filters summary', { hasText: /^Condition/v }).click();
    await expect(box).toBeVisible();
    await comeToRest(page);
    const before = (await box.boundingBox())!;
    const all = await search.count();
    await box.check();
    await expect(page.locator('[data-search-app] .applied')).toBeInViewport();
    await expect.poll(search.count).toBeLessThan(all);
    await expect(page.locator('#filters .filters__count')).toHaveText((await search.counter.textContent())!);
    await expect(page.locator('.card').first()).toBeInViewport();
    await expect.poll(async () => Math.abs((await box.boundingBox())!.y - before.y)).toBeLessThan(4);
  },
);
