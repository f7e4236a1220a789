import type { Page } from '@playwright/test';
import { decodeMap } from '#src/features/locations/map-data.ts';
import { violations } from './violations.ts';
import { hoursLater } from '../support/built-at.ts';
import { inMatrix, siteOf, vehicleWith, type Dealer } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const anyDealer = inMatrix<Dealer>('harbour-motors', 'everyday-cars');
const tileHost = 'tile.openstreetmap.org';
const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dde6e2"/></svg>';

async function stubTiles(page: Page, works = true): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`https://${tileHost}/**`, async (route) => {
    asked.push(route.request().url());
    await (works ? route.fulfill({ contentType: 'image/svg+xml', body: tile }) : route.abort());
  });
  return asked;
}

const tileRequests = /tile\.openstreetmap\.org/v;

const pageWithMap = (dealer: Dealer) => siteUrl(dealer, vehicleWith(dealer, 'data-map='));

test.beforeEach(async ({ page, visit }) => {
  visit.excuse(tileRequests);
  await withoutPhotos(page);
});

for (const dealer of anyDealer) {
  test.describe(dealer, () => {
    test(
      'sends nothing to the map service before "Show map", which shows the map with the location',
      { tag: ['@LOC-01', '@OPS-07'] },
      async ({ page }) => {
        const asked = await stubTiles(page);
        const response = await page.goto(pageWithMap(dealer));
        const policy = response!.headers()['content-security-policy'] ?? '';
        expect(/img-src ([^;]*)/v.exec(policy)?.[1], 'images of the tile host').toContain(`https://${tileHost}`);
        expect(/script-src ([^;]*)/v.exec(policy)?.[1], 'scripts of the site alone').toBe("'self'");
        const place = page.locator('[data-map]');
        await place.scrollIntoViewIfNeeded();
        await expect(place.getByRole('button', { name: 'Show map' })).toBeVisible();
        expect(asked).toEqual([]);
        await place.getByRole('button', { name: 'Show map' }).click();
        const map = place.getByRole('region', { name: /^Map of /v });
        await expect(map).toBeVisible();
        await expect.poll(() => asked[0] ?? '').toMatch(/^https:\/\/tile\.openstreetmap\.org\/15\/\d+\/\d+\.png$/v);
        await expect(map.getByText('OpenStreetMap contributors')).toBeVisible();
        const { name } = decodeMap((await place.getAttribute('data-map'))!);
        await expect(map.getByText(name, { exact: true })).toBeVisible();
        await expect(
          page.locator('section', { has: place }).getByRole('link', { name: 'Get Directions' }).first(),
        ).toBeVisible();
        // Axe misjudges controls under the bottom bar.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await violations(page, dealer)).toEqual([]);
      },
    );

    test('moves and zooms the map by keyboard', { tag: '@LOC-01' }, async ({ page }) => {
      const asked = await stubTiles(page);
      await page.goto(pageWithMap(dealer));
      await page.locator('[data-map-show]').focus();
      await page.keyboard.press('Enter');
      const map = page.getByRole('region', { name: /^Map of /v });
      await expect(map).toBeFocused();
      const pane = map.locator('.leaflet-map-pane');
      const before = await pane.getAttribute('style');
      await page.keyboard.press('ArrowRight');
      // The fixed clock also stops Leaflet's animation.
      await page.clock.setFixedTime(hoursLater(1));
      await expect(pane).not.toHaveAttribute('style', before!);
      await page.keyboard.press('+');
      await expect.poll(() => asked.some((url) => url.includes('/16/'))).toBe(true);
      const zoomIn = map.getByRole('button', { name: 'Zoom in' });
      const { width, height } = (await zoomIn.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });

    test('shows the map after a click elsewhere in its section', { tag: '@LOC-01' }, async ({ page }) => {
      const asked = await stubTiles(page);
      await page.goto(pageWithMap(dealer));
      await page
        .locator('section', { has: page.locator('[data-map]') })
        .locator('table')
        .first()
        .click();
      await expect(page.getByRole('region', { name: /^Map of /v })).toBeVisible();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
    });

    test(
      'keeps the illustration with a note when tiles fail, and retries with the button',
      { tag: '@LOC-01' },
      async ({ page }) => {
        await stubTiles(page, false);
        await page.goto(pageWithMap(dealer));
        const place = page.locator('[data-map]');
        await place.getByRole('button', { name: 'Show map' }).click();
        await expect(place.getByRole('status')).toContainText('The map didn’t load');
        await expect(place.locator('.map-picture')).toBeVisible();
        await page.unroute(`https://${tileHost}/**`);
        await stubTiles(page);
        await place.getByRole('button', { name: 'Show map' }).click();
        await expect(place.getByRole('region', { name: /^Map of /v })).toBeVisible();
        await expect(place.getByRole('status')).toBeHidden();
      },
    );
  });
}

for (const dealer of anyDealer) {
  test(
    `shows all ${dealer} locations on one map on request, each with its directions`,
    { tag: '@LOC-01' },
    async ({ page }) => {
      const asked = await stubTiles(page);
      await page.goto(siteUrl(dealer, '/dealerships'));
      const button = page.getByRole('button', { name: 'Show all on a map' });
      await button.hover();
      expect(asked).toEqual([]);
      await button.focus();
      await page.keyboard.press('Enter');
      const map = page.getByRole('region', { name: /^Map of all locations/v });
      await expect(map).toBeFocused();
      await expect(button).toBeHidden();
      const pins = map.locator('.map-pin');
      expect(await pins.count()).toBeGreaterThan(1);
      for (const pin of await pins.all()) await expect(pin).toBeInViewport();
      // WCAG 2.5.8 exempts maps, as pin positions are essential; the list below links to every location.
      expect(await violations(page, dealer, { without: ['target-size'] })).toEqual([]);
      await pins.first().focus();
      await page.keyboard.press('Enter');
      const [name = ''] = (await pins.first().getAttribute('title'))!.split(', ');
      await expect(map.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^\/locations\//v);
      await expect(map.getByRole('link', { name: 'Get Directions' }).first()).toBeVisible();
    },
  );
}

test(
  'keeps the illustration of all locations with a note when tiles fail, and retries with the button',
  { tag: '@LOC-01' },
  async ({ page }) => {
    await stubTiles(page, false);
    await page.goto(siteUrl('everyday-cars', '/dealerships'));
    const button = page.getByRole('button', { name: 'Show all on a map' });
    await button.click();
    await expect(page.getByText('The map didn’t load.')).toBeVisible();
    await expect(page.locator('.leaflet-container')).toHaveCount(0);
    await page.unroute(`https://${tileHost}/**`);
    await stubTiles(page);
    await button.click();
    await expect(page.getByRole('region', { name: /^Map of all locations/v })).toBeVisible();
    await expect(page.getByText('The map didn’t load.')).toBeHidden();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('lists the locations with their illustration, but no map', { tag: '@LOC-01' }, async ({ page }) => {
    await page.goto(siteUrl('everyday-cars', '/dealerships'));
    await expect(page.locator('.places-map .map-picture')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show all on a map' })).toBeHidden();
  });
});

test('links to the other locations where a vehicle can be seen', { tag: '@VDP-13' }, async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', vehicleWith('harbour-motors', 'Also available to view at')));
  const also = page.locator('.also-at');
  await expect(also).toContainText('Also available to view at');
  const target = await also.getByRole('link').first().getAttribute('href');
  expect(
    siteOf('harbour-motors')
      .ofKind('location')
      .map(({ path }) => path),
  ).toContain(target);
});
