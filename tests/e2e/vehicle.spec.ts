import { dealers, inMatrix, soldPath, vehiclePath, vehicleWith, type Dealer } from './dealers.ts';
import { VehiclePage } from './pages/vehicle.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const phone = { width: 390, height: 844 };
/** Gallery and bar differ in style. */
const templates = ['harbour-motors', 'everyday-cars'] as const;

for (const dealer of templates) {
  test(
    `moves the gallery at ${dealer} by buttons, thumbnails, keys and swiping, and opens it in full screen`,
    { tag: '@VDP-04' },
    async ({ page }) => {
      const vehicle = new VehiclePage(page);
      await vehicle.goto(dealer);
      await test.step('counts the photos, and moves between them with buttons and thumbnails', async () => {
        const photos = await vehicle.gallery.locator('.gallery__track > li').count();
        await expect(vehicle.openPhotos).toContainText(new RegExp(`1 of ${photos} `, 'v'));
        await vehicle.nextPhoto().click();
        await vehicle.expectPhoto(2);
        await vehicle.thumbnails.nth(2).click();
        await vehicle.expectPhoto(3);
        await expect(vehicle.thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
        await expect(vehicle.gallery.locator('#photo-3')).toBeInViewport({ ratio: 0.5 });
        await vehicle.previousPhoto().click();
        await vehicle.expectPhoto(2);
      });
      await test.step('opens full screen at the same photo, moves with keys, and returns with Escape', async () => {
        const dialog = await vehicle.showPhotos();
        await vehicle.expectFullScreenPhoto(2);
        await page.keyboard.press('ArrowRight');
        await vehicle.expectFullScreenPhoto(3);
        await dialog.getByRole('button', { name: /^Next (?:photo|illustration)$/v }).click();
        await vehicle.expectFullScreenPhoto(4);
        await expect(dialog.locator('img').nth(3)).toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await vehicle.expectPhoto(4);
      });
      await test.step('opens full screen with a click on the photo, and closes it with its button', async () => {
        await page.locator('#photo-4 img').click();
        await expect(vehicle.photos).toBeVisible();
        await vehicle.closePhotos().click();
        await expect(vehicle.photos).toBeHidden();
      });
      await test.step('moves by one photo with a swipe on a phone, and with the arrow keys', async () => {
        await page.setViewportSize(phone);
        const track = vehicle.gallery.locator('.gallery__track');
        await track.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
        await vehicle.expectPhoto(1);
        await expect(track).toHaveCSS('scroll-snap-type', /x mandatory/v);
        await track.evaluate((element) => element.scrollBy({ left: element.clientWidth * 0.8, behavior: 'instant' }));
        await vehicle.expectPhoto(2);
        await vehicle.openPhotos.focus();
        await page.keyboard.press('ArrowRight');
        await vehicle.expectPhoto(3);
        await page.keyboard.press('ArrowLeft');
        await vehicle.expectPhoto(2);
      });
    },
  );
}

for (const dealer of inMatrix<Dealer>('harbour-motors', 'southern-cross-caravans')) {
  test(`expands and collapses the long lists at ${dealer}`, { tag: '@VDP-10' }, async ({ page }) => {
    await new VehiclePage(page).goto(dealer, `${vehicleWith(dealer, '>Show More<', '>Show All ')}#features`);
    for (const list of ['.specifications', '.tick-list']) {
      const more = page.locator('details.show-more', { has: page.locator(list) }).first();
      const hidden = more.locator(`${list} > *`).first();
      await expect(hidden).toBeHidden();
      await more.locator('summary').click();
      await expect(hidden).toBeVisible();
      await expect(more.locator('summary')).toContainText(/Show Less|Hide/v);
      await more.locator('summary').click();
      await expect(hidden).toBeHidden();
      await expect(more.locator('summary')).toContainText(/Show (More|All)/v);
    }
  });
}

test(
  'opens an explanation of certification from the certified badge, and closes it with Escape',
  { tag: '@VDP-05' },
  async ({ page }) => {
    await new VehiclePage(page).goto('harbour-motors', vehicleWith('harbour-motors', 'id="certified-used"'));
    await page.locator('.certified-badge').click();
    const dialog = page.locator('#certified-used');
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('106-point inspection');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('.certified-badge')).toBeFocused();
  },
);

for (const dealer of inMatrix<Dealer>('harbour-motors', 'lakeside-auto')) {
  test(`explains the figure on the market badge at ${dealer}`, { tag: '@VDP-05' }, async ({ page }) => {
    await new VehiclePage(page).goto(dealer, vehicleWith(dealer, 'id="market-price"'));
    await expect(page.locator('.market-badge')).toContainText(/\$[\d,]+/v);
    await page.locator('.market-badge').click();
    await expect(page.locator('#market-price')).toContainText(/average/v);
    await page.locator('#market-price').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('#market-price')).toBeHidden();
  });
}

/** One per template; Everyday Cars shows no sold vehicles. */
const withSold = process.env.MATRIX
  ? dealers.filter((dealer) => dealer !== 'everyday-cars')
  : (['harbour-motors', 'apex-motorcycles', 'merrin-vale'] as const);
for (const dealer of withSold) {
  test(
    `shows first that a vehicle at ${dealer} is sold, and links to similar ones`,
    { tag: '@VDP-06' },
    async ({ page }) => {
      await withoutPhotos(page);
      await new VehiclePage(page).goto(dealer, soldPath(dealer)!);
      const notice = page.locator('.sold-notice');
      await expect(notice).toContainText('recently sold');
      await expect(notice).toBeInViewport();
      await notice.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('li.card').first()).toBeVisible();
    },
  );
}

test('reveals a masked number on the first click and calls it on the next', { tag: '@VDP-11' }, async ({ page }) => {
  await new VehiclePage(page).goto('harbour-motors');
  const link = page.locator('main a[data-phone]').first();
  await expect(link).toContainText(/^\s*0[\d ]{4}•/v);
  const number = await link.getAttribute('data-phone');
  await link.click();
  await expect(page.locator('main a[href^="tel:"]').first()).toContainText(number!);
  await expect(page.locator('main a[href^="tel:"]').first()).not.toHaveAttribute('data-phone');
});

for (const dealer of templates) {
  test(
    `keeps Reserve, Enquire and the phone number at ${dealer} in a bar until the page shows them itself`,
    { tag: '@CARD-04' },
    async ({ page }) => {
      const vehicle = new VehiclePage(page);
      const { bar } = vehicle;
      await withoutPhotos(page);
      await page.setViewportSize(phone);
      await vehicle.goto(dealer);
      await test.step('is within reach of a thumb', async () => {
        await expect(bar).toBeInViewport();
        await expect(bar.locator('a')).not.toHaveCount(0);
      });
      await test.step('hides without shifting the page while the page’s own buttons are visible', async () => {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (const own of await vehicle.actions.all())
          await own.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect(bar).toBeHidden();
        for (const link of await bar.locator('a').all())
          await expect(page.locator(`[data-actions] a[href="${await link.getAttribute('href')}"]`)).toBeInViewport({
            ratio: 0.7,
          });
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      });
      await test.step('reappears below them, and stays while it has keyboard focus', async () => {
        await page
          .locator('.key-facts')
          .evaluate((element) => scrollTo(0, element.getBoundingClientRect().bottom + scrollY));
        await expect(bar).toBeInViewport();
        await bar.locator('a').first().focus();
        await vehicle.actions.first().evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect(bar).toHaveAttribute('data-aside', '');
        await expect(bar, 'the keyboard is in the bar').toBeVisible();
        await bar.locator('a').first().blur();
      });
      await test.step('does not cover the end of the page', async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect(bar).toBeInViewport();
        const [barTop, footerBottom] = await Promise.all([
          bar.evaluate((element) => element.getBoundingClientRect().top),
          page
            .locator('body > footer p')
            .last()
            .evaluate((element) => element.getBoundingClientRect().bottom),
        ]);
        expect(footerBottom).toBeLessThanOrEqual(barTop + 1);
      });
    },
  );

  test(
    `never hides a focused element under the bar at ${dealer}`,
    { tag: ['@CARD-04', '@REG-03'] },
    async ({ page }) => {
      const vehicle = new VehiclePage(page);
      await withoutPhotos(page);
      // Another test's hold would add a note above the focus.
      await page.route('**/api/cars/states', (route) => route.fulfill({ json: { states: {} } }));
      await page.setViewportSize(phone);
      await vehicle.goto(dealer);
      await page.evaluate(() => document.fonts.ready);
      await page.locator('main summary').first().focus();
      for (let at = 0; at < 25; at += 1) {
        await page.keyboard.press('Tab');
        // The browser may scroll after moving focus.
        await expect
          .poll(() =>
            page.evaluate(() => {
              const [focused, bar] = [document.activeElement!, document.querySelector('.action-bar')!];
              if (bar.contains(focused) || !bar.checkVisibility({ visibilityProperty: true })) return null;
              const bottom = focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
              return bottom > 0 ? `${focused.outerHTML.slice(0, 120)}: ${bottom} px` : null;
            }),
          )
          .toBeNull();
      }
    },
  );

  test(
    `shows the bar at ${dealer} on a wide screen, with name and price, once the page’s own buttons are out of sight`,
    { tag: '@CARD-04' },
    async ({ page }) => {
      const vehicle = new VehiclePage(page);
      await withoutPhotos(page);
      await page.setViewportSize({ width: 1440, height: 1400 });
      await vehicle.goto(dealer, vehicleWith(dealer, 'data-reserve'));
      await expect(page.locator('[data-actions] a').first()).toBeInViewport();
      await expect(vehicle.bar).toBeHidden();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(vehicle.bar).toBeVisible();
      await expect(vehicle.bar).toContainText((await vehicle.heading.textContent()) ?? '');
      await expect(vehicle.bar).toContainText(/\$\d/v);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(vehicle.bar).toBeHidden();
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });
  for (const dealer of templates) {
    test(`keeps the bar at ${dealer} visible without scripts`, { tag: '@CARD-04' }, async ({ page }) => {
      const vehicle = new VehiclePage(page);
      await withoutPhotos(page);
      await vehicle.goto(dealer);
      await vehicle.actions.first().scrollIntoViewIfNeeded();
      await expect(vehicle.bar).toBeInViewport();
    });
  }
});

for (const dealer of inMatrix(...templates)) {
  test(
    `reports at ${dealer} that a share button’s script did not load`,
    { tag: '@ERR-01' },
    async ({ page, visit }) => {
      visit.excuse(/share\..*\.js|Failed to fetch dynamically imported module/v);
      await page.route('**/share.*.js', (route) => route.abort());
      await page.goto(siteUrl(dealer, vehiclePath(dealer)));
      const opened = page.waitForEvent('dialog');
      void page.locator('[data-share]').click();
      const dialog = await opened;
      expect(dialog.message()).toContain('The page didn’t load completely.');
      await dialog.dismiss();
      await expect.poll(() => visit.problems.length).toBeGreaterThan(0);
    },
  );
}
