import { dealers, soldPath, vehiclePath, vehicleWith } from './dealers.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

const templates = ['harbour-motors', 'everyday-cars'] as const;

for (const dealer of templates) {
  test.describe(`VDP-04 the gallery of ${dealer}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(siteUrl(dealer, vehiclePath(dealer)));
    });

    test('VDP-04 counts its photos, and the buttons and thumbnails move it', async ({ page }) => {
      const gallery = page.locator('photo-gallery');
      const photos = await gallery.locator('.gallery__track > li').count();
      const count = gallery.locator('.gallery__open');
      await expect(count).toContainText(new RegExp(`1 of ${photos} `, 'v'));
      await gallery.getByRole('button', { name: /^Next (?:photo|drawing)$/v }).click();
      await expect(count).toContainText(/^\s*2 of/v);
      await gallery.locator('.gallery__thumbs a').nth(2).click();
      await expect(count).toContainText(/^\s*3 of/v);
      await expect(gallery.locator('.gallery__thumbs a').nth(2)).toHaveAttribute('aria-current', 'true');
      await expect(gallery.locator('#photo-3')).toBeInViewport({ ratio: 0.5 });
      await gallery.getByRole('button', { name: /^Previous (?:photo|drawing)$/v }).click();
      await expect(count).toContainText(/^\s*2 of/v);
    });

    test('VDP-04 a swipe moves it by one photo, and the arrow keys do', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const track = page.locator('photo-gallery .gallery__track').first();
      const count = page.locator('photo-gallery .gallery__open');
      await expect(track).toHaveCSS('scroll-snap-type', /x mandatory/v);
      await track.evaluate((element) => element.scrollBy({ left: element.clientWidth * 0.8, behavior: 'instant' }));
      await expect(count).toContainText(/^\s*2 of/v);
      await page.locator('.gallery__open').focus();
      await page.keyboard.press('ArrowRight');
      await expect(count).toContainText(/^\s*3 of/v);
      await page.keyboard.press('ArrowLeft');
      await expect(count).toContainText(/^\s*2 of/v);
    });

    test('VDP-04 full screen opens where the shopper was, moves by keys, and Escape comes back to the same photo', async ({
      page,
    }) => {
      const gallery = page.locator('photo-gallery');
      await gallery.getByRole('button', { name: /^Next (?:photo|drawing)$/v }).click();
      await expect(gallery.locator('.gallery__open')).toContainText(/^\s*2 of/v);
      await page.locator('.gallery__open').click();
      const dialog = page.getByRole('dialog', { name: /^(?:Photos|Drawings)$/v });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText(/^2 of \d+/v)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByText(/^3 of \d+/v)).toBeVisible();
      await dialog.getByRole('button', { name: /^Next (?:photo|drawing)$/v }).click();
      await expect(dialog.getByText(/^4 of \d+/v)).toBeVisible();
      await expect(dialog.locator('img').nth(3)).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(gallery.locator('.gallery__open')).toContainText(/^\s*4 of/v);
    });

    test('VDP-04 a press on the photo opens it, and the close button closes it', async ({ page }) => {
      await page.locator('#photo-1 img').click();
      const dialog = page.getByRole('dialog', { name: /^(?:Photos|Drawings)$/v });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: /^Close (?:photos|drawings)$/v }).click();
      await expect(dialog).toBeHidden();
    });
  });
}

for (const dealer of ['harbour-motors', 'southern-cross-caravans'] as const) {
  test(`VDP-10 long lists of ${dealer} unfold and fold again`, async ({ page }) => {
    await page.goto(`${siteUrl(dealer, vehicleWith(dealer, '>Show More<', '>Show All '))}#features`);
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

test('VDP-05 the certified badge tells what certification covers, and Escape closes it', async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', vehicleWith('harbour-motors', 'id="certified-used"')));
  await page.locator('.certified-badge').click();
  const dialog = page.locator('#certified-used');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('106-point inspection');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('.certified-badge')).toBeFocused();
});

for (const dealer of ['harbour-motors', 'lakeside-auto'] as const) {
  test(`VDP-05 the market badge of ${dealer} explains its figure`, async ({ page }) => {
    await page.goto(siteUrl(dealer, vehicleWith(dealer, 'id="market-price"')));
    await expect(page.locator('.market-badge')).toContainText(/\$[\d,]+/v);
    await page.locator('.market-badge').click();
    await expect(page.locator('#market-price')).toContainText(/average/v);
    await page.locator('#market-price').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('#market-price')).toBeHidden();
  });
}

for (const dealer of dealers.filter((one) => one !== 'everyday-cars')) {
  test(`VDP-06 a sold vehicle of ${dealer} says so first and leads on to similar ones`, async ({ page }) => {
    const path = soldPath(dealer);
    expect(path).not.toBeNull();
    await page.goto(siteUrl(dealer, path!));
    const notice = page.locator('.sold-notice');
    await expect(notice).toContainText('recently sold');
    await expect(notice).toBeInViewport();
    await notice.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('li.card').first()).toBeVisible();
  });
}

test('VDP-11 a masked number shows on the first press and calls on the next', async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', vehiclePath('harbour-motors')));
  const link = page.locator('main a[data-phone]').first();
  await expect(link).toContainText(/^\s*0[\d ]{4}•/v);
  const number = await link.getAttribute('data-phone');
  await link.click();
  await expect(page.locator('main a[href^="tel:"]').first()).toContainText(number!);
  await expect(page.locator('main a[href^="tel:"]').first()).not.toHaveAttribute('data-phone');
});

test('CARD-04 Reserve, Enquire and the phone stand within reach of a thumb, and the bar covers nothing at the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const dealer of templates) {
    await page.goto(siteUrl(dealer, vehiclePath(dealer)));
    const bar = page.locator('.action-bar');
    await expect(bar).toBeInViewport();
    await expect(bar.locator('a')).not.toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [barTop, footerBottom] = await Promise.all([
      bar.evaluate((element) => element.getBoundingClientRect().top),
      page
        .locator('body > footer p')
        .last()
        .evaluate((element) => element.getBoundingClientRect().bottom),
    ]);
    expect(footerBottom, dealer).toBeLessThanOrEqual(barTop + 1);
  }
});

for (const dealer of templates) {
  test(`CARD-04 at ${dealer} the bar steps aside while the page’s own buttons are in sight, moves nothing, and is there again after them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(dealer, vehiclePath(dealer)));
    const bar = page.locator('.action-bar');
    await expect(bar).toBeInViewport();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const own of await page.locator('[data-actions]').all())
      await own.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(bar).toBeHidden();
    for (const link of await bar.locator('a').all())
      await expect(page.locator(`[data-actions] a[href="${await link.getAttribute('href')}"]`)).toBeInViewport({
        ratio: 0.7,
      });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await page
      .locator('.key-facts')
      .evaluate((element) => scrollTo(0, element.getBoundingClientRect().bottom + scrollY));
    await expect(bar).toBeInViewport();
    await bar.locator('a').first().focus();
    await page
      .locator('[data-actions]')
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(bar).toHaveAttribute('data-aside', '');
    await expect(bar, 'who is in the bar by keyboard stays in it').toBeVisible();
  });

  test(`CARD-04 REG-03 at ${dealer} what the keyboard reaches never stands under the bar`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(dealer, vehiclePath(dealer)));
    await page.locator('main summary').first().focus();
    for (let at = 0; at < 25; at += 1) {
      await page.keyboard.press('Tab');
      const under = await page.evaluate(() => {
        const [focused, bar] = [document.activeElement!, document.querySelector('.action-bar')!];
        if (bar.contains(focused) || !bar.checkVisibility({ visibilityProperty: true })) return null;
        const bottom = focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
        return bottom > 0 ? `${focused.outerHTML.slice(0, 120)}: ${bottom} px` : null;
      });
      expect(under).toBeNull();
    }
  });

  test(`CARD-04 at ${dealer} without a script the bar stays`, async ({ browser }) => {
    const page = await (
      await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    ).newPage();
    await page.goto(siteUrl(dealer, vehiclePath(dealer)));
    await page.locator('[data-actions]').first().scrollIntoViewIfNeeded();
    await expect(page.locator('.action-bar')).toBeInViewport();
    await page.context().close();
  });
}

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test(`CARD-04 at ${dealer} a wide screen has the bar, with name and price, once the page’s own buttons are out of sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1400 });
    await page.goto(siteUrl(dealer, vehicleWith(dealer, 'data-reserve')));
    const bar = page.locator('.action-bar');
    await expect(page.locator('[data-actions] a').first()).toBeInViewport();
    await expect(bar).toBeHidden();
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    await expect(bar).toBeVisible();
    await expect(bar).toContainText((await page.locator('h1').textContent()) ?? '');
    await expect(bar).toContainText(/\$\d/);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expect(bar).toBeHidden();
  });

  test(`ERR-01 at ${dealer} a share button whose script does not load says so`, async ({ page, visit }) => {
    await page.route('**/share.*.js', (route) => route.abort());
    await page.goto(siteUrl(dealer, vehiclePath(dealer)));
    const said = page.waitForEvent('dialog');
    void page.locator('[data-share]').click();
    const dialog = await said;
    expect(dialog.message()).toContain('We could not reach the dealer');
    await dialog.dismiss();
    await expect.poll(() => visit.problems.length).toBeGreaterThan(0);
    visit.problems.length = 0;
  });
}
