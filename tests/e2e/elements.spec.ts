/** Custom elements work whenever added, independently, and stop when removed. */
import type { Page } from '@playwright/test';
import { hoursLater } from '../support/built-at.ts';
import { inMatrix, vehiclePath, vehicleWith, type Dealer } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

/** As a script fetching a fragment might. */
async function addCopy(page: Page, name: string): Promise<void> {
  await page.evaluate(async (tag) => {
    const answer = await fetch(location.href);
    const sent = new DOMParser().parseFromString(await answer.text(), 'text/html');
    document.querySelector('main')!.append(sent.querySelector(tag)!);
  }, name);
}

const returnToTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test.beforeEach(({ page }) => withoutPhotos(page));

test.describe('dropdowns', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(siteUrl('harbour-motors', '/about-us'));
    await page.locator('main').evaluate((main) => {
      const menu = (name: string) => `<details><summary data-bar>${name}</summary><a href="#">In ${name}</a></details>`;
      main.insertAdjacentHTML('beforeend', `<menu-bar>${menu('First')}${menu('Second')}</menu-bar>`);
    });
  });

  test('work when added later, independently of those in the header', { tag: '@MENU-05' }, async ({ page }) => {
    const added = page.locator('main menu-bar');
    await added.getByText('First', { exact: true }).click();
    await expect(added).toHaveAttribute('open');
    await expect(page.locator('header menu-bar')).not.toHaveAttribute('open');
    await page.keyboard.press('ArrowDown');
    await expect(added.getByRole('link', { name: 'In First' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(added).not.toHaveAttribute('open');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(added.locator('summary').first()).toBeFocused();
    await added.getByText('Second', { exact: true }).click();
    await added.getByText('First', { exact: true }).click();
    await expect(added.locator('details[open]')).toHaveCount(1);
    await page.locator('header summary', { hasText: 'About' }).click();
    await expect(added.locator('details[open]')).toHaveCount(0);
  });

  test('stop when removed from the page, and work again when added back', { tag: '@MENU-05' }, async ({ page }) => {
    const added = page.locator('main menu-bar');
    const wasClosed = await added.evaluate((bar) => {
      const menu = bar.querySelector('details')!;
      const pressBeside = () => document.querySelector('main')!.click();
      menu.open = true;
      bar.remove();
      pressBeside();
      const seen = [menu.open];
      document.querySelector('main')!.append(bar);
      pressBeside();
      return [...seen, menu.open];
    });
    expect(wasClosed).toEqual([true, false]);
  });
});

for (const dealer of inMatrix<Dealer>('harbour-motors', 'everyday-cars')) {
  test(
    `moves a second gallery at ${dealer}, added later, independently of the first`,
    { tag: '@VDP-04' },
    async ({ page }) => {
      await page.goto(siteUrl(dealer, vehiclePath(dealer)));
      await addCopy(page, 'photo-gallery');
      const [first, added] = [page.locator('photo-gallery').first(), page.locator('photo-gallery').last()];
      await added.locator('.gallery__step[value="1"]').dispatchEvent('click');
      await expect(added.locator('.gallery__index')).toHaveText('2');
      await expect(added.locator('.gallery__thumbs a').nth(1)).toHaveAttribute('aria-current', 'true');
      await expect(first.locator('.gallery__index')).toHaveText('1');
      await expect(first.locator('.gallery__thumbs a').first()).toHaveAttribute('aria-current', 'true');
      await added.locator('.gallery__open').click();
      await expect(added.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(first.locator('dialog')).toHaveCount(0);
    },
  );
}

for (const dealer of inMatrix<Dealer>('harbour-motors', 'southern-cross-caravans')) {
  test(
    `changes a second row of tabs at ${dealer}, added later, independently of the first`,
    { tag: '@VDP-01' },
    async ({ page }) => {
      await page.goto(siteUrl(dealer, vehicleWith(dealer, '<section-tabs')));
      await addCopy(page, 'section-tabs');
      const chosen = (row: number) =>
        page.locator('section-tabs').nth(row).locator('[role="tab"][aria-selected="true"]');
      const before = await chosen(0).textContent();
      await expect(chosen(1)).toHaveText(before!);
      await chosen(1).focus();
      await page.keyboard.press('ArrowRight');
      await expect(chosen(1)).not.toHaveText(before!);
      await expect(chosen(1)).toBeFocused();
      await expect(chosen(0)).toHaveText(before!);
      await expect(page.locator('section-tabs').nth(1).locator('.tabs__panel:not([hidden])')).toHaveCount(1);
    },
  );
}

test('updates opening hours added later, and not those that were removed', { tag: '@LOC-02' }, async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', '/locations/artarmon'));
  await addCopy(page, 'main open-now');
  await addCopy(page, 'main hours-table');
  const [shown, added] = [page.locator('main open-now').first(), page.locator('main open-now').last()];
  await expect(shown).toHaveText(/^Open now until/v);
  await expect(added).toHaveText(/^Open now until/v);
  await expect(page.locator('main hours-table').last().locator('.hours__today')).toHaveCount(1);
  const removed = await shown.evaluateHandle((element) => {
    element.remove();
    return element;
  });
  await page.clock.setFixedTime(hoursLater(9));
  await returnToTab(page);
  await expect(page.locator('main open-now').last()).toHaveText(/^Opens tomorrow/v);
  expect(await removed.evaluate((element) => element.textContent)).toMatch(/^Open now until/v);
});
