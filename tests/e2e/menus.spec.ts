import { inMatrix, templateDealers } from './dealers.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

test.describe('a dealer whose dropdowns open on click', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(siteUrl('harbour-motors'));
  });

  test('closes a dropdown when keyboard focus leaves it', { tag: ['@MENU-05'] }, async ({ page }) => {
    await page.locator('header summary', { hasText: 'About' }).click();
    await page.locator('header details[open] a').last().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('header details[open]')).toHaveCount(0);
  });
});

test.describe('a dealer whose dropdowns open on hover', () => {
  for (const dealer of ['ironbark-ford', 'apex-motorcycles'] as const) {
    test(
      `opens a dropdown at ${dealer} on hover, marks the header, and closes it when the pointer leaves`,
      { tag: ['@MENU-05'] },
      async ({ page }) => {
        await page.goto(siteUrl(dealer));
        const header = page.locator('[data-site-header] menu-bar');
        const menu = header.locator('details').first();
        await menu.locator('summary').hover();
        await expect(menu).toHaveAttribute('open');
        await expect(header).toHaveAttribute('open');
        await menu.locator('a').first().hover();
        await expect(menu).toHaveAttribute('open');
        await page.mouse.move(10, 880);
        await expect(menu).not.toHaveAttribute('open');
        await expect(header).not.toHaveAttribute('open');
      },
    );
  }

  test(
    'keeps a hovered dropdown open when it is clicked, and closes it with Escape',
    { tag: ['@MENU-05'] },
    async ({ page }) => {
      await page.goto(siteUrl('ironbark-ford'));
      const menu = page.locator('header menu-bar details').first();
      await menu.locator('summary').hover();
      await menu.locator('summary').click();
      await expect(menu).toHaveAttribute('open');
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
    },
  );
});

for (const [dealer, make] of [
  ['merrin-vale', 'Volvo'],
  ['harbour-motors', 'Audi'],
  ['everyday-cars', 'BMW'],
] as const)
  test(`links "All makes" at ${dealer} to the visible list of makes`, { tag: ['@MENU-01'] }, async ({ page }) => {
    await page.goto(siteUrl(dealer));
    const stock = page.locator('header details[data-counts]');
    await stock.locator('summary').click();
    await stock.getByRole('link', { name: 'All makes' }).click();
    await expect(page).toHaveURL(/\/cars\/#all$/v);
    await expect(page.locator('#all').getByRole('link', { name: new RegExp(`^${make}`, 'v') })).toBeInViewport();
  });

for (const dealer of ['harbour-motors', ...inMatrix('everyday-cars', 'lakeside-auto')] as const) {
  test(`opens, expands, follows and closes the phone menu at ${dealer}`, { tag: ['@MENU-05'] }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(dealer));
    const nav = page.getByRole('dialog', { name: 'Main' });
    await expect(nav).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(nav).toBeVisible();
    const fold = nav.locator('details').first();
    await fold.locator('summary').click();
    await expect(fold.locator('a').first()).toBeVisible();
    await expect(nav).toBeVisible();
    await page.keyboard.press('Escape');
    if (await nav.isVisible()) await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(nav).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await nav.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(siteUrl(dealer));
  });
}

for (const dealer of templateDealers)
  test(
    `expands the phone menu at ${dealer} in 300 ms, and at once for a shopper who prefers reduced motion`,
    { tag: ['@MENU-06'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const unfolding = async () => {
        await page.goto(siteUrl(dealer));
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        const fold = page.getByRole('dialog', { name: 'Main' }).locator('details').first();
        return fold.evaluate((details) => {
          const { transitionProperty, transitionDuration } = getComputedStyle(details, '::details-content');
          return transitionProperty.includes('height') ? transitionDuration.split(', ')[0] : null;
        });
      };
      expect(await unfolding()).toBe('0.3s');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await unfolding()).toBeNull();
    },
  );
