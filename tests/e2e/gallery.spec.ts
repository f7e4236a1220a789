import type { Locator, Page } from '@playwright/test';
import { inMatrix, siteOf, vehiclePath, vehicleWith, type Dealer } from './dealers.ts';
import { violations } from './violations.ts';
import { VehiclePage } from './pages/vehicle.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

async function showPhotos(page: Page, dealer: Dealer): Promise<Locator> {
  const vehicle = new VehiclePage(page);
  await vehicle.goto(dealer);
  return vehicle.showPhotos();
}

/** Photos can't be moved or zoomed before loading. */
const expectLoaded = (photo: Locator): Promise<void> =>
  expect
    .poll(() =>
      photo.evaluate((image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0),
    )
    .toBe(true);

const activePhoto = (dialog: Locator): Locator => dialog.locator('.swiper-slide-active img');

const scaleOf = (dialog: Locator) =>
  activePhoto(dialog).evaluate((image) => {
    image.getAnimations().forEach((animation) => animation.finish());
    return new DOMMatrix(getComputedStyle(image).transform).a;
  });

for (const dealer of inMatrix<Dealer>('harbour-motors', 'everyday-cars')) {
  test.describe(dealer, () => {
    test('loads the full-screen view on first touch, not before', { tag: '@VDP-04' }, async ({ page }) => {
      const parts: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('full-screen')) parts.push(request.url());
      });
      const vehicle = new VehiclePage(page);
      await vehicle.goto(dealer);
      await expect(vehicle.nextPhoto()).toBeVisible();
      expect(parts).toEqual([]);
      await vehicle.gallery.hover();
      await expect.poll(() => parts.length).toBeGreaterThan(0);
    });

    test(
      'loads each photo when a shopper scrolls near it, and the next one ahead',
      { tag: '@VDP-04' },
      async ({ page }) => {
        const vehicle = new VehiclePage(page);
        await vehicle.goto(dealer);
        const loaded = () =>
          page
            .locator('.gallery__track > li img')
            .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc !== ''));
        await expect.poll(async () => (await loaded()).slice(0, 2)).toEqual([true, true]);
        expect((await loaded()).at(-1)).toBe(false);
        for (const photo of (await loaded()).keys()) {
          await expect.poll(async () => (await loaded())[photo]).toBe(true);
          await vehicle.nextPhoto().click();
        }
        expect(await loaded()).not.toContain(false);
      },
    );

    test(
      'jumps from the last photo to the first without passing the others, and marks its thumbnail',
      { tag: '@VDP-04' },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        const vehicle = new VehiclePage(page);
        await vehicle.goto(dealer, vehicleWith(dealer, 'id="photo-7"'));
        const index = vehicle.gallery.locator('.gallery__index');
        await vehicle.previousPhoto().click();
        await expect(index).toHaveText(String(await page.locator('.gallery__track > li').count()));
        await expect(vehicle.thumbnails.last()).toHaveAttribute('aria-current', 'true');
        await expect(vehicle.thumbnails.last()).toContainText('+');
        const passed = await page.locator('.gallery__track').evaluateHandle((element) => {
          const places = new Set<number>();
          element.addEventListener('scroll', () => places.add(Math.round(element.scrollLeft / element.clientWidth)));
          return places;
        });
        await vehicle.nextPhoto().click();
        await expect(index).toHaveText('1');
        // The index follows scrolling: every passed photo is recorded.
        expect(await passed.evaluate((places) => [...places])).toEqual([0]);
      },
    );

    test(
      'closes with the browser’s Back button, stays on the page, and leaves no history entry',
      { tag: '@VDP-04' },
      async ({ page }) => {
        await page.goto(siteUrl(dealer, '/about-us'));
        const vehicle = new VehiclePage(page);
        await vehicle.goto(dealer);
        const dialog = await vehicle.showPhotos();
        const url = page.url();
        await page.goBack();
        await expect(dialog).toBeHidden();
        expect(page.url()).toBe(url);
        await vehicle.openPhotos.click();
        await vehicle.closePhotos().click();
        await expect(dialog).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL(siteUrl(dealer, '/about-us'));
      },
    );

    test(
      'zooms up to three times with buttons, wheel, double-click and keys, and moves a zoomed photo',
      { tag: '@VDP-04' },
      async ({ page }) => {
        const dialog = await showPhotos(page, dealer);
        const photo = activePhoto(dialog);
        await expectLoaded(photo);
        await test.step('buttons and keys', async () => {
          await dialog.getByRole('button', { name: 'Zoom in' }).click();
          await expect.poll(() => scaleOf(dialog)).toBeCloseTo(1.75);
          for (let press = 0; press < 4; press++) await page.keyboard.press('+');
          await expect.poll(() => scaleOf(dialog)).toBe(3);
          await expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
        });
        await test.step('arrow keys and dragging move the photo', async () => {
          const shift = () => photo.evaluate((image) => new DOMMatrix((image as HTMLElement).style.transform).e);
          const before = await shift();
          await page.keyboard.press('ArrowRight');
          await expect.poll(shift).toBeLessThan(before);
          await expect(dialog.getByText(/^1 of \d+/v)).toBeVisible();
          await page.mouse.move(600, 450);
          await page.mouse.down();
          await page.mouse.move(700, 460, { steps: 4 });
          await page.mouse.up();
          await expect.poll(shift).toBeGreaterThan(before);
        });
        await test.step('double-click and wheel', async () => {
          await page.keyboard.press('0');
          await expect.poll(() => scaleOf(dialog)).toBe(1);
          await photo.dblclick();
          await expect.poll(() => scaleOf(dialog)).toBeCloseTo(2.5);
          await page.mouse.wheel(0, 2000);
          await expect.poll(() => scaleOf(dialog)).toBe(1);
          await page.mouse.wheel(0, -300);
          await expect.poll(() => scaleOf(dialog)).toBeCloseTo(2);
        });
      },
    );

    test(
      'moves by dragging and by thumbnails, announces the photo number, and keeps keyboard focus inside',
      { tag: '@VDP-04' },
      async ({ page }) => {
        const dialog = await showPhotos(page, dealer);
        await test.step('dragging and a thumbnail', async () => {
          await expectLoaded(activePhoto(dialog));
          await page.mouse.move(900, 450);
          await page.mouse.down();
          await page.mouse.move(300, 450, { steps: 8 });
          await page.mouse.up();
          await expect(dialog.getByText(/^2 of \d+/v)).toBeVisible();
          const fourth = dialog.getByRole('button', { name: /^(?:Photo|Illustration) 4$/v });
          await fourth.click();
          await expect(dialog.locator('[aria-live="polite"]')).toHaveText(/^(?:Photo|Illustration) 4 of \d+$/v);
          await expect(fourth).toHaveAttribute('aria-current', 'true');
          await expect(activePhoto(dialog)).toBeInViewport({ ratio: 0.95 });
        });
        await test.step('keyboard focus stays inside, and returns to the button that opened the gallery', async () => {
          for (let press = 0; press < 20; press++) {
            await page.keyboard.press('Tab');
            expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
          }
          await page.keyboard.press('Escape');
          await expect(new VehiclePage(page).openPhotos).toBeFocused();
        });
      },
    );

    test('is accessible on a phone, with controls large enough for thumbs', { tag: '@VDP-04' }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const dialog = await showPhotos(page, dealer);
      for (const button of await dialog.getByRole('button').all()) {
        const { width, height } = (await button.boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      expect(await violations(page, dealer)).toEqual([]);
    });

    test(
      'shows a note in place of a photo that does not load, and still shows the others',
      { tag: '@VDP-04' },
      async ({ page, visit }) => {
        visit.excuse(/net::ERR_FAILED/v);
        const vehicle = new VehiclePage(page);
        const html = siteOf(dealer).text(fileOf(dealer));
        const second = /<li id="photo-2".*? src="(?<src>[^"]+)"/sv.exec(html)!.groups!.src!;
        await page.route(
          (url) => url.pathname === new URL(second, siteUrl(dealer)).pathname,
          (route) => route.abort(),
        );
        await vehicle.goto(dealer);
        await vehicle.nextPhoto().dispatchEvent('click');
        await expect(page.locator('#photo-2')).toContainText('didn’t load');
        await expect(page.locator('#photo-1 img')).toHaveJSProperty('complete', true);
        const dialog = await vehicle.showPhotos();
        await expect(dialog.locator('.swiper-slide').nth(1)).toContainText('didn’t load');
        await expect(dialog.locator('.swiper-slide').nth(2).locator('img')).toBeAttached();
      },
    );

    test(
      'shows a few thumbnails of thirty-three photos, with the last one opening the rest',
      { tag: '@VDP-04' },
      async ({ page }) => {
        await page.route('**/cars/**', async (route) => {
          const html = siteOf(dealer).text(fileOf(dealer));
          const slides = html.match(/<li id="photo-[\s\S]*?<\/li>/gv)!;
          const more = Array.from({ length: 33 - slides.length }, (_, index) =>
            slides[1]!.replace('photo-2', `photo-${slides.length + index + 1}`),
          );
          await route.fulfill({
            contentType: 'text/html',
            body: html.replace(slides.at(-1)!, (last) => last + more.join('')),
          });
        });
        const dialog = await showPhotos(page, dealer);
        await expect(dialog.getByText('1 of 33')).toBeVisible();
        await page.keyboard.press('End');
        await expect(dialog.getByText('33 of 33')).toBeVisible();
        await expect(dialog.getByRole('button', { name: /^(?:Photo|Illustration) 33$/v })).toBeInViewport();
        await page.keyboard.press('ArrowRight');
        await expect(dialog.getByText('1 of 33')).toBeVisible();
        const eager = dialog.locator('.swiper-slide img[loading="eager"]');
        expect(await eager.count()).toBeLessThan(10);
      },
    );
  });
}

const fileOf = (dealer: Dealer): string =>
  siteOf(dealer)
    .ofKind('vehicle')
    .find(({ path }) => path === vehiclePath(dealer))!.file;

test('zooms with a pinch without moving to another photo', { tag: '@VDP-04' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await showPhotos(page, 'harbour-motors');
  await expectLoaded(activePhoto(dialog));
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        gap === undefined
          ? []
          : [
              { x: 195 - gap, y: 400, id: 0 },
              { x: 195 + gap, y: 400, id: 1 },
            ],
    });
  await touch('touchStart', 30);
  for (const gap of [40, 50, 60]) await touch('touchMove', gap);
  await touch('touchEnd');
  await expect.poll(() => scaleOf(dialog)).toBeCloseTo(2, 1);
  await expect(dialog.getByText(/^1 of \d+/v)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'lets shoppers swipe photos, follow thumbnails, and open the photo from the photo count',
    { tag: '@VDP-04' },
    async ({ page }) => {
      const vehicle = new VehiclePage(page);
      await vehicle.goto('everyday-cars');
      await expect(page.locator('.gallery__track')).toHaveCSS('overflow-x', 'auto');
      await vehicle.thumbnails.nth(2).click();
      await expect(page).toHaveURL(/#photo-3$/v);
      await expect(page.locator('#photo-3')).toBeInViewport({ ratio: 0.5 });
      await expect(vehicle.openPhotos).toHaveAttribute('href', /^\/(?:photos|_p)\//v);
    },
  );
});

test(
  'stays on the page and reports the lost connection when the photos cannot open offline',
  { tag: ['@VDP-04', '@ERR-01'] },
  async ({ page, context, visit }) => {
    visit.excuse(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/v);
    const messages: string[] = [];
    page.on('dialog', (dialog) => {
      messages.push(dialog.message());
      void dialog.dismiss();
    });
    const vehicle = new VehiclePage(page);
    await vehicle.goto('harbour-motors');
    await context.setOffline(true);
    await vehicle.openPhotos.click();
    await expect.poll(() => messages).toEqual([expect.stringContaining('Check your connection')]);
    await expect(vehicle.heading).toBeVisible();
    await context.setOffline(false);
  },
);
