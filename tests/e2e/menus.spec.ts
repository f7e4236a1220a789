import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

test.describe('MENU-05 a dealer whose dropdowns open by click', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(siteUrl('harbour-motors'));
  });

  test('MENU-05 a press opens one, marks the header, and another press closes it', async ({ page }) => {
    const header = page.locator('[data-site-header] menu-bar');
    const summary = header.locator('summary', { hasText: 'Vehicles' });
    await expect(header).not.toHaveAttribute('open');
    await summary.hover();
    await expect(header).not.toHaveAttribute('open');
    await summary.click();
    await expect(header).toHaveAttribute('open');
    await expect(header.getByRole('link', { name: 'All models' })).toBeVisible();
    await summary.click();
    await expect(header).not.toHaveAttribute('open');
    await expect(header.getByRole('link', { name: 'All models' })).toBeHidden();
  });

  test('MENU-05 one is open at a time, and a press elsewhere closes it', async ({ page }) => {
    const open = page.locator('header details[open]');
    await page.locator('header summary', { hasText: 'Vehicles' }).click();
    await page.locator('header summary', { hasText: 'About' }).click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('Careers');
    await page.locator('main').click({ position: { x: 5, y: 400 } });
    await expect(open).toHaveCount(0);
  });

  test('MENU-05 the keyboard opens it, moves through it, and Escape closes it and gives the focus back', async ({
    page,
  }) => {
    const summary = page.locator('header summary', { hasText: 'Vehicles' });
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('header details[open]')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    const links = page.locator('header details[open] a');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('header details[open]')).toHaveCount(0);
    await expect(summary).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('header [data-bar]').nth(1)).toBeFocused();
  });

  test('MENU-05 tabbing out of a dropdown closes it', async ({ page }) => {
    await page.locator('header summary', { hasText: 'About' }).click();
    await page.locator('header details[open] a').last().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('header details[open]')).toHaveCount(0);
  });

  test('MENU-01 the stock dropdown fills with numbers and makes once it is asked for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('stock-counts.json')) asked.push(request.url());
    });
    await page.reload({ waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    const menu = page.locator('header details', { has: page.locator('summary', { hasText: 'Our stock' }) });
    await menu.locator('summary').click();
    await expect(menu.getByRole('link', { name: /^All cars \d+/v })).toBeVisible();
    await expect(menu.getByText('By make')).toBeVisible();
    await menu.getByRole('link', { name: /^Mazda/v }).click();
    await expect(page).toHaveURL(/\/search\/mazda$/v);
    expect(asked.length).toBeLessThanOrEqual(1);
  });
});

test.describe('MENU-05 a dealer whose dropdowns open by hover', () => {
  for (const dealer of ['ironbark-ford', 'apex-motorcycles'] as const) {
    test(`MENU-05 hovering opens a dropdown of ${dealer} and marks the header, leaving closes it`, async ({ page }) => {
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
    });
  }

  test('MENU-05 a press on an open title does not close what hovering opened, and keys work as well', async ({
    page,
  }) => {
    await page.goto(siteUrl('ironbark-ford'));
    const menu = page.locator('header menu-bar details').first();
    await menu.locator('summary').hover();
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
  });
});

for (const dealer of ['harbour-motors', 'everyday-cars', 'lakeside-auto'] as const) {
  test(`MENU-05 the phone’s menu of ${dealer} opens, unfolds, leads on and closes`, async ({ page }) => {
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

for (const dealer of ['harbour-motors', 'everyday-cars', 'merrin-vale'] as const)
  test(`MENU-06 the phone’s menu of ${dealer} unfolds in 300 ms, and at once for who wants less motion`, async ({
    page,
  }) => {
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
  });

test('MENU-04 the locations dropdown calls the place that is pressed', async ({ page }) => {
  await page.goto(siteUrl('everyday-cars'));
  await page.locator('header summary', { hasText: 'Locations' }).click();
  const places = page.locator('header details[open] a[href^="tel:"]');
  await expect(places).toHaveCount(7);
  await expect(places.first()).toContainText('Penrith');
});

for (const [dealer, most, make] of [
  ['merrin-vale', 12, 'Volvo'],
  ['harbour-motors', 10, 'Audi'],
  ['everyday-cars', 16, 'Audi'],
] as const) {
  test(`MENU-01 a menu of ${dealer} that leaves makes out leads to all of them, and one with every make does not`, async ({
    page,
  }) => {
    await page.goto(siteUrl(dealer));
    const stock = page.locator('header details[data-counts]');
    await stock.locator('summary').click();
    await expect(stock.locator('[data-stock-makes] a')).toHaveCount(most);
    await stock.getByRole('link', { name: 'All makes' }).click();
    await expect(page).toHaveURL(/\/cars\/#all$/v);
    await expect(page.locator('#all').getByRole('link', { name: new RegExp(`^${make}`, 'v') })).toBeInViewport();
    const makes = Array.from({ length: most }, (_, index) => ({
      label: `Make ${index}`,
      slug: `make-${index}`,
      count: 1,
    }));
    await page.route('**/data/stock-counts.json', (route) => route.fulfill({ json: { paths: {}, makes } }));
    await page.goto(siteUrl(dealer));
    await stock.locator('summary').click();
    await expect(stock.locator('[data-stock-makes] a')).toHaveCount(most);
    await expect(stock.getByRole('link', { name: 'All makes' })).toBeHidden();
  });
}
