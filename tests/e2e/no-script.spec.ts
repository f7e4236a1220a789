import { violations } from './violations.ts';
import { inMatrix, vehiclePath, vehicleWith, type Dealer } from './dealers.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

test.use({ javaScriptEnabled: false });

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test(
    `links from the ${dealer} home page through the stock and a make to a vehicle`,
    { tag: ['@ROUTE-01', '@ROUTE-07'] },
    async ({ page }) => {
      await page.goto(siteUrl(dealer));
      await page.locator('main a[href="/cars/"]').first().click();
      await expect(page).toHaveURL(siteUrl(dealer, '/cars/'));
      await expect(page.locator('li.card').first()).toBeVisible();
      await page.goto(siteUrl(dealer, '/search/toyota'));
      await page.locator('.card__title a').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/^\d{4} Toyota/v);
      await expect(page.locator('main').getByText(/\$\d/v).first()).toBeVisible();
      await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    },
  );

  test(`opens the menus at ${dealer}, on a phone too`, { tag: '@MENU-05' }, async ({ page }) => {
    await page.goto(siteUrl(dealer));
    const menu = page.locator('header menu-bar details').first();
    await menu.locator('summary').click();
    await expect(menu.locator('a').first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(dealer));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(siteUrl(dealer));
  });

  test(`shows the gallery at ${dealer} without controls that do nothing`, { tag: '@VDP-04' }, async ({ page }) => {
    await page.goto(siteUrl(dealer, vehiclePath(dealer)));
    await page.locator('.gallery__thumbs a').nth(2).click();
    await expect(page.locator('#photo-3')).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole('button', { name: /^Next (?:photo|illustration)$/v })).toBeHidden();
    await expect(page.locator('[data-save]:visible')).toHaveCount(0);
  });
}

for (const dealer of inMatrix<Dealer>('harbour-motors', 'southern-cross-caravans')) {
  test(`expands the long lists at ${dealer}`, { tag: '@VDP-10' }, async ({ page }) => {
    await page.goto(siteUrl(dealer, vehicleWith(dealer, '>Show More<')));
    const more = page.locator('details.show-more', { has: page.locator('.specifications') }).first();
    await more.locator('summary').click();
    await expect(more.locator('dd').first()).toBeVisible();
  });
}

for (const dealer of inMatrix<Dealer>('harbour-motors', 'everyday-cars')) {
  test(`searches from the ${dealer} 404 page`, { tag: '@ROUTE-23' }, async ({ page }) => {
    const answer = await page.goto(siteUrl(dealer, '/no-such-page'));
    expect(answer?.status()).toBe(404);
    await page.locator('main input[name="query"]').fill('corolla');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(siteUrl(dealer, '/results?query=corolla'));
    await expect(page.locator('.rows li').first()).toContainText('Corolla');
  });
}

for (const dealer of inMatrix<Dealer>('harbour-motors', 'everyday-cars')) {
  test(`pages forwards and back through a list at ${dealer}`, { tag: ['@ROUTE-06', '@SRCH-12'] }, async ({ page }) => {
    await page.goto(siteUrl(dealer, '/search/suv'));
    const before = await page
      .locator('li.card .card__title a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SUVs, page 2');
    const rows = page.locator('.rows li a');
    await expect(rows).toHaveCount(21);
    const after = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(after.filter((href) => before.includes(href))).toEqual([]);
    await page.getByRole('navigation', { name: 'Results pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SUVs, page 3');
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(rows.first()).toHaveAttribute('href', after[0]!);
    await rows.first().click();
    await expect(page.locator('main').getByText(/\$\d/v).first()).toBeVisible();
  });

  test(
    `searches ${dealer} by text, filters, sorts, and clears the search again`,
    { tag: ['@SRCH-01', '@SRCH-02', '@SRCH-13'] },
    async ({ page }) => {
      await page.goto(siteUrl(dealer, '/cars/'));
      await page.locator('#search-text').fill('used suv under 60k');
      await page.locator('#search-text').press('Enter');
      const applied = page.getByRole('list', { name: 'Applied filters' });
      await expect(applied.getByRole('link')).toHaveCount(4);
      await page.getByRole('link', { name: 'Price, low to high' }).click();
      const prices = (await page.locator('.rows li b:last-child').allTextContents()).map((text) =>
        Number(/\$(?<amount>[\d,]+)/v.exec(text)?.groups!.amount!.replaceAll(',', '')),
      );
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect(Math.max(...prices)).toBeLessThanOrEqual(60_000);
      await applied.getByRole('link', { name: /Up to/v }).click();
      // Without a shopper's price, the dealer's default limits return as chips.
      await expect(applied.getByRole('link', { name: /Up to/v })).toHaveCount(0);
      for (const name of [/^(?:Used|Pre-Owned)/v, /^SUV/v])
        await expect(applied.getByRole('link', { name })).toHaveCount(1);
      await applied.getByRole('link', { name: 'Clear all' }).click();
      await expect(page).toHaveURL(siteUrl(dealer, '/cars/'));
    },
  );
}

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });
  test(
    'lets the live search take over from the results page, and links back to it',
    { tag: '@ROUTE-06' },
    async ({ page }) => {
      await page.goto(siteUrl('everyday-cars', '/results?refinementList[body][0]=suv&page=2'));
      await expect(page.locator('html')).toHaveAttribute('data-search', 'live');
      await expect(page.locator('[data-search-app="live"] li.card')).not.toHaveCount(0);
      const first = page.locator('[data-search-app="live"] .card__title').first();
      const second = await first.textContent();
      await page.getByRole('link', { name: 'Previous page' }).click();
      await expect(first).not.toHaveText(second!);
      await page.goBack();
      await expect(first).toHaveText(second!);
    },
  );

  for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
    test(
      `fits the results at ${dealer} on a phone and a desktop, accessibly, when scripts do not load`,
      { tag: ['@ROUTE-07', '@REG-03'] },
      async ({ page, visit }) => {
        visit.excuse(/\/_a\/.*\.js/v);
        await page.route('**/_a/*.js', (route) => route.abort());
        for (const path of ['/results?query=toyota', '/results?query=zz-nothing&refinementList[make][0]=Toyota']) {
          await page.goto(siteUrl(dealer, path));
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota');
          for (const width of [390, 1440]) {
            await page.setViewportSize({ width, height: 844 });
            expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
            const layoutOnly = width !== 390 || dealer !== 'harbour-motors';
            expect(await violations(page, `${path} at ${width}`, { layoutOnly })).toEqual([]);
          }
        }
      },
    );
  }
});
