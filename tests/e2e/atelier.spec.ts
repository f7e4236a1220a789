import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { vehiclePath, vehicleWith } from './dealers.ts';
import { Toast } from './pages/toast.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const site = (path: string) => siteUrl('merrin-vale', path);
const ground = (element: Element) => getComputedStyle(element).backgroundColor;

test.beforeEach(({ page }) => withoutPhotos(page));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'opens filters from a word in the filter sentence, and shows the chosen value there, without scripts',
    { tag: '@SRCH-02' },
    async ({ page }) => {
      await page.goto(site('/cars/'));
      await page.getByText('any shape', { exact: true }).click();
      await page
        .locator('.filter[open]')
        .getByRole('link', { name: /^Convertible/v })
        .click();
      await expect(page).toHaveURL(site('/search/convertible'));
      await expect(page.locator('.sentence .filter__pill--on .filter__word')).toHaveText('Convertible');
    },
  );

  test(
    'switches the list to the index view by keyboard, with reserved status, model and price at every width',
    { tag: ['@REG-03', '@CARD-03'] },
    async ({ page }) => {
      await page.goto(site('/cars/'));
      const photo = page.locator('.card__photo').first();
      await expect(photo).toBeVisible();
      await page.getByRole('radio', { name: 'Plates' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: 'Index' })).toBeChecked();
      await expect(photo).toBeHidden();
      await expect(page.locator('.card__price').first()).toBeVisible();
      const reserved = page.locator('.card', { has: page.locator('.tag--reserved') }).first();
      const price = page.locator('.card__price', { hasText: 'Enquire for price' }).first();
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(reserved.locator('.tag')).toBeVisible();
        await expect(reserved.locator('.card__subtitle')).toBeVisible();
        const [height, lineHeight] = await price.evaluate((element) => [
          element.getClientRects()[0]!.height,
          Number.parseFloat(getComputedStyle(element).lineHeight),
        ]);
        expect(height, `at ${width}`).toBeLessThan(2 * lineHeight!);
      }
    },
  );
});

const whitePhoto =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"><rect width="100%" height="100%" fill="#fff"/></svg>';

/** Lowest contrast between the text and any pixel behind it. */
async function contrastOf(page: Page, selector: string): Promise<number> {
  const text = page.locator(selector).first();
  await text.scrollIntoViewIfNeeded();
  const ink = await text.evaluate((element) => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d')!;
    pixel.fillStyle = getComputedStyle(element).color;
    pixel.fillRect(0, 0, 1, 1);
    return [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });
  const box = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  await text.evaluate((element) => {
    (element as HTMLElement).style.visibility = 'hidden';
  });
  const picture = await page.screenshot({ clip: box, animations: 'disabled' });
  const behind = (await sharp(picture).removeAlpha().stats()).channels.map(({ max }) => max);
  const light = (rgb: number[]) => {
    const [r, g, b] = rgb.map((value) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [high, low] = [light(ink), light(behind)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

test('keeps all text over a white photo legible', async ({ page }) => {
  await page.route(/\.(?:webp|jpe?g|png|avif)$/v, (route) =>
    route.fulfill({ body: whitePhoto, contentType: 'image/svg+xml' }),
  );
  const words = {
    [vehiclePath('merrin-vale')]: ['.under__name h1', '.under .breadcrumbs li:last-child', '.under .fig', '.brand'],
    '/': ['.hero h1', '.hero .lede', '.hero label', '.brand'],
  };
  for (const [path, selectors] of Object.entries(words))
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site(path));
      await page.evaluate(() => Promise.all([...document.images].slice(0, 2).map((image) => image.decode())));
      for (const selector of selectors)
        expect(await contrastOf(page, selector), `${path} at ${width}: ${selector}`).toBeGreaterThan(4.5);
    }
});

test(
  'shows photos on a dark background and forms on a light one, and prints both on white',
  { tag: '@CONF-02' },
  async ({ page }) => {
    await page.goto(site('/contact'));
    const studio = page.locator('body'),
      paper = page.locator('[data-room="page"]').first();
    expect(await studio.evaluate(ground)).toBe('rgb(20, 18, 15)');
    expect(await paper.evaluate(ground)).toBe('rgb(241, 235, 224)');
    await page.emulateMedia({ media: 'print' });
    for (const room of [studio, paper]) expect(await room.evaluate(ground)).toBe('rgb(255, 255, 255)');
  },
);

test('does not fade in photos for a shopper who prefers reduced motion', { tag: '@REG-03' }, async ({ page }) => {
  const motion = () =>
    page
      .locator('.card__media img')
      .first()
      .evaluate((element) => getComputedStyle(element).animationName);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(site('/'));
  expect(await motion()).toBe('rise');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toBe('none');
});

test(
  'marks the chosen view, the current page and the icons in forced-colours mode too',
  { tag: '@CONF-02' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(site('/cars/'));
    const line = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).textDecorationLine);
    expect(await line('.views :checked + span')).toBe('underline');
    expect(await line('.views :not(:checked) + span')).toBe('none');
    expect(await line('.menu__drop:has([aria-current]) > summary')).toBe('underline');
    expect(await line('.menu__drop:not(:has([aria-current])) > summary')).toBe('none');
    const colour = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).color);
    expect(await colour('.search-input--go svg')).toBe(await colour('.search-input--go button'));
  },
);

test('shows a disabled reserve button as disabled', { tag: '@RES-06' }, async ({ page }) => {
  await page.goto(site(vehicleWith('merrin-vale', 'data-reserve')));
  const button = page.locator('a.button[data-reserve]:visible').first();
  const before = await button.evaluate(ground);
  await button.evaluate((link) => link.setAttribute('aria-disabled', 'true'));
  await expect(button).toHaveCSS('cursor', 'not-allowed');
  await expect.poll(() => button.evaluate(ground)).not.toBe(before);
});

test('shows a toast in a different colour from the page behind it', { tag: '@WATCH-01' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto(site(vehicleWith('merrin-vale', 'data-reserve')));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const toast = new Toast(page).box;
  await expect(toast).toBeVisible();
  const [own, paper] = await Promise.all([toast.evaluate(ground), page.locator('.file').evaluate(ground)]);
  expect(own).not.toBe(paper);
});
