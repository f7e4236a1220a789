/** The gallery beyond the page: full screen, enlarging, the way back, many photos, broken ones, no script. */
import type { Locator, Page } from '@playwright/test';
import { siteOf, vehiclePath, vehicleWith } from './dealers.ts';
import { violations } from './violations.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

const templates = ['harbour-motors', 'everyday-cars'] as const;

async function open(page: Page, dealer: (typeof templates)[number]): Promise<Locator> {
  await page.goto(siteUrl(dealer, vehiclePath(dealer)));
  await page.locator('.gallery__open').click();
  const dialog = page.getByRole('dialog', { name: /^(?:Photos|Drawings)$/v });
  await expect(dialog).toBeVisible();
  return dialog;
}

const scaleOf = (dialog: Locator) =>
  dialog.locator('.swiper-slide-active img').evaluate((image) => {
    image.getAnimations().forEach((animation) => animation.finish());
    return new DOMMatrix(getComputedStyle(image).transform).a;
  });

for (const dealer of templates) {
  test.describe(`VDP-04 full screen of ${dealer}`, () => {
    test('VDP-04 its parts come with the first touch, not before', async ({ page }) => {
      const parts: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('full-screen')) parts.push(request.url());
      });
      await page.goto(siteUrl(dealer, vehiclePath(dealer)));
      await expect(page.locator('.gallery__step[value="1"]')).toBeVisible();
      expect(parts).toEqual([]);
      await page.locator('photo-gallery').hover();
      await expect.poll(() => parts.length).toBeGreaterThan(0);
    });

    test('VDP-04 the last photos wait until a shopper comes near them, the next one does not', async ({ page }) => {
      await page.goto(siteUrl(dealer, vehiclePath(dealer)));
      const asked = () =>
        page
          .locator('.gallery__track > li img')
          .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc !== ''));
      await expect.poll(async () => (await asked()).slice(0, 2)).toEqual([true, true]);
      expect((await asked()).at(-1)).toBe(false);
      for (const photo of (await asked()).keys()) {
        await expect.poll(async () => (await asked())[photo]).toBe(true);
        await page.locator('.gallery__step[value="1"]').click();
      }
      expect(await asked()).not.toContain(false);
    });

    test('VDP-04 after the last photo comes the first at once, and the thumbnails say where the shopper is', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(siteUrl(dealer, vehicleWith(dealer, 'id="photo-7"')));
      const track = page.locator('.gallery__track');
      const back = page.locator('.gallery__step[value="-1"]');
      await back.click();
      await expect(page.locator('.gallery__index')).toHaveText(
        String(await page.locator('.gallery__track > li').count()),
      );
      await expect(page.locator('.gallery__thumbs a').last()).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('.gallery__thumbs a').last()).toContainText('+');
      const seen = track.evaluate(
        (element) =>
          new Promise<number[]>((resolve) => {
            const places: number[] = [];
            element.addEventListener('scroll', () => places.push(Math.round(element.scrollLeft / element.clientWidth)));
            setTimeout(() => resolve(places), 1500);
          }),
      );
      await page.locator('.gallery__step[value="1"]').click();
      expect(new Set(await seen)).toEqual(new Set([0]));
      await expect(page.locator('.gallery__index')).toHaveText('1');
    });

    test('VDP-04 the way back closes it and stays on the page, and closing leaves no step behind', async ({ page }) => {
      await page.goto(siteUrl(dealer, '/cars/'));
      const dialog = await open(page, dealer);
      const address = page.url();
      await page.goBack();
      await expect(dialog).toBeHidden();
      expect(page.url()).toBe(address);
      await page.locator('.gallery__open').click();
      await dialog.getByRole('button', { name: /^Close (?:photos|drawings)$/v }).click();
      await expect(dialog).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(siteUrl(dealer, '/cars/'));
    });

    test('VDP-04 buttons, wheel, double click and keys enlarge up to three times, a drag and arrows move the photo', async ({
      page,
    }) => {
      const dialog = await open(page, dealer);
      // A photo that has not arrived yet has nothing to be moved to.
      await expect
        .poll(() =>
          dialog
            .locator('.swiper-slide-active img')
            .evaluate((image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0),
        )
        .toBe(true);
      await dialog.getByRole('button', { name: 'Zoom in' }).click();
      await expect.poll(() => scaleOf(dialog)).toBeCloseTo(1.75);
      for (let press = 0; press < 4; press++) await page.keyboard.press('+');
      await expect.poll(() => scaleOf(dialog)).toBe(3);
      await expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
      const shift = () =>
        dialog
          .locator('.swiper-slide-active img')
          .evaluate((image) => new DOMMatrix((image as HTMLElement).style.transform).e);
      const before = await shift();
      await page.keyboard.press('ArrowRight');
      await expect.poll(shift).toBeLessThan(before);
      await expect(dialog.getByText(/^1 of \d+/v)).toBeVisible();
      await page.mouse.move(600, 450);
      await page.mouse.down();
      await page.mouse.move(700, 460, { steps: 4 });
      await page.mouse.up();
      await expect.poll(shift).toBeGreaterThan(before);
      await page.keyboard.press('0');
      await expect.poll(() => scaleOf(dialog)).toBe(1);
      await dialog.locator('.swiper-slide-active img').dblclick();
      await expect.poll(() => scaleOf(dialog)).toBeCloseTo(2.5);
      await page.mouse.wheel(0, 2000);
      await expect.poll(() => scaleOf(dialog)).toBe(1);
      await page.mouse.wheel(0, -300);
      await expect.poll(() => scaleOf(dialog)).toBeCloseTo(2);
    });

    test('VDP-04 a drag moves to the next photo, thumbnails lead to any, and the number is announced', async ({
      page,
    }) => {
      const dialog = await open(page, dealer);
      await page.mouse.move(900, 450);
      await page.mouse.down();
      await page.mouse.move(300, 450, { steps: 8 });
      await page.mouse.up();
      await expect(dialog.getByText(/^2 of \d+/v)).toBeVisible();
      await dialog.getByRole('button', { name: /^(?:Photo|Drawing) 4$/v }).click();
      await expect(dialog.locator('[aria-live="polite"]')).toHaveText(/^(?:Photo|Drawing) 4 of \d+$/v);
      await expect(dialog.getByRole('button', { name: /^(?:Photo|Drawing) 4$/v })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(dialog.locator('.swiper-slide-active img')).toBeInViewport({ ratio: 0.95 });
    });

    test('VDP-04 keyboard focus stays in it and returns to what opened it', async ({ page }) => {
      const dialog = await open(page, dealer);
      for (let press = 0; press < 20; press++) {
        await page.keyboard.press('Tab');
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(page.locator('.gallery__open')).toBeFocused();
    });

    test('VDP-04 its controls are large enough for thumbs, and it breaks no rule of accessibility', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const dialog = await open(page, dealer);
      for (const button of await dialog.getByRole('button').all()) {
        const { width, height } = (await button.boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      expect(await violations(page, dealer)).toEqual([]);
    });

    test('VDP-04 a photo that does not load gives way to a note, the others stay', async ({ page, visit }) => {
      await page.goto(siteUrl(dealer, vehiclePath(dealer)));
      const second = await page.locator('#photo-2 img').getAttribute('src');
      await page.route(
        (url) => url.pathname === new URL(second!, page.url()).pathname,
        (route) => route.abort(),
      );
      await page.reload();
      await page.locator('photo-gallery .gallery__step[value="1"]').first().dispatchEvent('click');
      await expect(page.locator('#photo-2')).toContainText('did not load');
      await expect(page.locator('#photo-1 img')).toHaveJSProperty('complete', true);
      await page.locator('.gallery__open').click();
      const dialog = page.getByRole('dialog', { name: /^(?:Photos|Drawings)$/v });
      await expect(dialog.locator('.swiper-slide').nth(1)).toContainText('did not load');
      await expect(dialog.locator('.swiper-slide').nth(2).locator('img')).toBeAttached();
      visit.problems.splice(0);
    });

    test('VDP-04 thirty-three photos: a few thumbnails, the last leads to the rest', async ({ page }) => {
      const { file } = siteOf(dealer)
        .ofKind('vehicle')
        .find(({ path }) => path === vehiclePath(dealer))!;
      await page.route('**/cars/**', async (route) => {
        const html = siteOf(dealer).text(file);
        const slides = html.match(/<li id="photo-[\s\S]*?<\/li>/gv)!;
        const more = Array.from({ length: 33 - slides.length }, (_, index) =>
          slides[1]!.replace('photo-2', `photo-${slides.length + index + 1}`),
        );
        await route.fulfill({
          contentType: 'text/html',
          body: html.replace(slides.at(-1)!, (last) => last + more.join('')),
        });
      });
      const dialog = await open(page, dealer);
      await expect(dialog.getByText('1 of 33')).toBeVisible();
      await page.keyboard.press('End');
      await expect(dialog.getByText('33 of 33')).toBeVisible();
      await expect(dialog.getByRole('button', { name: /^(?:Photo|Drawing) 33$/v })).toBeInViewport();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByText('1 of 33')).toBeVisible();
      const eager = dialog.locator('.swiper-slide img[loading="eager"]');
      expect(await eager.count()).toBeLessThan(10);
    });
  });
}

test('VDP-04 a pinch enlarges and does not turn the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await open(page, 'harbour-motors');
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

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('VDP-04 photos swipe, thumbnails are links to them, and the count leads to the photo', async ({ page }) => {
    await page.goto(siteUrl('everyday-cars', vehiclePath('everyday-cars')));
    await expect(page.locator('.gallery__track')).toHaveCSS('overflow-x', 'auto');
    await page.locator('.gallery__thumbs a').nth(2).click();
    await expect(page).toHaveURL(/#photo-3$/v);
    await expect(page.locator('#photo-3')).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator('.gallery__open')).toHaveAttribute('href', /^\/(?:photos|_p)\//v);
  });
});

test('VDP-04 ERR-01 without a connection a press on the photo leaves the page where it is, and says why', async ({
  page,
  context,
  visit,
}) => {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(siteUrl('harbour-motors', vehiclePath('harbour-motors')));
  await context.setOffline(true);
  await page.locator('.gallery__open').click();
  await expect.poll(() => said).toEqual([expect.stringContaining('check your connection')]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  visit.problems.length = 0;
});
