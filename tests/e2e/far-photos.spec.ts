/** Photos on another host (tests/fixtures/tenants/far-photos): good, slow, broken and huge. */
import type { Page } from '@playwright/test';
import { timeLimit } from '../support/time-limit.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

const at = (path: string) => siteUrl('far-photos', path);
const vehicle = (page: Page, model: string) => page.locator('.card', { hasText: model });
/** Photos the site couldn't fetch or decode. */
const brokenPhotos = /^\d{3} .*\/photo\?|status of \d{3} .*\/photo\?/v;
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        (window as never as { shifts: number }).shifts += (entry as never as { value: number }).value;
      }),
    ).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) => page.evaluate(() => (window as never as { shifts: number }).shifts);

test.beforeEach(({ visit }) => visit.excuse(brokenPhotos));

for (const width of [390, 1440]) {
  test(
    `serves list photos from another host through the site itself at ${width} px, and shows a note for those that fail`,
    { tag: ['@IMG-01', '@REG-03'] },
    async ({ page }) => {
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
      await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at('/cars/'));
      const photo = vehicle(page, 'Corolla').locator('.card__photo');
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), {
          timeout: timeLimit(20_000),
        })
        .toBeGreaterThan(100);
      expect(await photo.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toBe('/photo');
      for (const model of ['Kluger', 'RAV4', 'Yaris']) {
        const card = vehicle(page, model);
        await card.scrollIntoViewIfNeeded();
        await expect(card.locator('img[data-broken]')).toHaveCount(1, { timeout: timeLimit(20_000) });
        const media = card.locator('.card__media');
        expect(await media.evaluate((box) => getComputedStyle(box, '::after').content)).toBe('"Photo did not load"');
        expect((await media.boundingBox())!.height).toBeGreaterThan(60);
      }
      await expect(vehicle(page, 'Hiace').locator('img')).toHaveCount(0);
      expect([...hosts]).toEqual(['far-photos.localhost']);
      expect(await shifts(page)).toBeLessThan(0.02);
    },
  );
}

for (const [dealer, tile, isShown] of [
  ['kauri-cars', '.browse-tile img', true],
  ['everyday-cars', '.tile__picture', false],
] as const) {
  test(
    `hides or frames images that do not load on the ${dealer} home page`,
    { tag: '@IMG-01' },
    async ({ page, visit }) => {
      visit.excuse(/ERR_FAILED/v);
      await page.route(/\.(?:webp|avif|jpe?g|png)/v, (route) => route.abort());
      await page.goto(siteUrl(dealer, '/'));
      const hero = page.locator('.hero__picture');
      if ((await hero.count()) > 0) await expect(hero).toBeHidden();
      const first = page.locator(tile).first();
      await first.evaluate((node) => node.scrollIntoView());
      await expect(page.locator(`${tile.split(' ')[0]!} img[data-broken]`)).not.toHaveCount(0);
      await expect(first).toBeVisible({ visible: isShown });
    },
  );
}

test(
  'reserves space for a slow photo, and shows the page meanwhile',
  { tag: ['@IMG-01', '@VDP-04'] },
  async ({ page }) => {
    await watchShifts(page);
    await page.goto(at('/cars/'));
    await page.goto(
      await vehicle(page, 'Camry')
        .locator('.card__title a')
        .getAttribute('href')
        .then((path) => at(path!)),
      { waitUntil: 'commit' },
    );
    await expect(page.locator('h1')).toBeVisible();
    const first = page.locator('#photo-1 img');
    // Late stylesheets and fonts cause shifts too.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null),
    );
    await page.evaluate(() => document.fonts.ready);
    const before = await first.boundingBox();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), {
        timeout: timeLimit(20_000),
      })
      .toBeGreaterThanOrEqual(480);
    expect(await first.boundingBox()).toEqual(before);
    expect(await shifts(page)).toBeLessThan(0.02);
  },
);

test(
  'shows a note in place of a gallery photo that fails, then the next photo',
  { tag: ['@IMG-01', '@VDP-04'] },
  async ({ page }) => {
    await page.goto(at('/cars/'));
    await page.goto(
      await vehicle(page, 'Kluger')
        .locator('.card__title a')
        .getAttribute('href')
        .then((path) => at(path!)),
    );
    await expect(page.locator('#photo-1 .photo-missing')).toHaveText('This photo didn’t load');
    await expect(page.locator('.gallery__thumbs .photo-missing').first()).toHaveText('');
    await expect(page.getByText('No photo', { exact: true })).toHaveCount(0);
    await page.locator('.gallery__step[value="1"]').click();
    const second = page.locator('#photo-2 img');
    await expect
      .poll(() => second.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), {
        timeout: timeLimit(20_000),
      })
      .toBeGreaterThanOrEqual(480);
  },
);

test('shows a photo taken upright on a phone upright', { tag: '@VDP-04' }, async ({ page }) => {
  await page.goto(at('/cars/'));
  await page.goto(
    await vehicle(page, 'Corolla')
      .locator('.card__title a')
      .getAttribute('href')
      .then((path) => at(path!)),
  );
  const address = await page.locator('#photo-3 img').getAttribute('src');
  const size = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source!;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, address);
  expect(size[1]).toBeGreaterThan(size[0]!);
});

test('shows a demo dealer’s photos from another host', async ({ page }) => {
  await page.goto(siteUrl('lakeside-auto', '/cars/'));
  const far = page.locator('img[src^="/photo?"]').first();
  await far.scrollIntoViewIfNeeded();
  await expect
    .poll(() => far.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), {
      timeout: timeLimit(20_000),
    })
    .toBeGreaterThanOrEqual(320);
});
