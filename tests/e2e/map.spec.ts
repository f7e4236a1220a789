/** The map of a place: a drawn picture until the shopper asks, tiles from the configured host only, the picture again when they fail. */
import type { Page } from '@playwright/test';
import { violations } from './violations.ts';
import { hoursLater } from '../support/built-at.ts';
import { siteOf, vehicleWith } from './dealers.ts';
import { expect, test, type Visit } from './shop.ts';
import { siteUrl } from './site-url.ts';

const templates = ['harbour-motors', 'everyday-cars'] as const;
const tileHost = 'tile.openstreetmap.org';
const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dde6e2"/></svg>';

/** Answers tiles on this machine and counts them. */
async function stubTiles(page: Page, works = true): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`https://${tileHost}/**`, async (route) => {
    asked.push(route.request().url());
    await (works ? route.fulfill({ contentType: 'image/svg+xml', body: tile }) : route.abort());
  });
  return asked;
}

const forgiveTiles = (visit: Visit) => {
  const others = visit.problems.filter((problem) => !problem.includes(tileHost));
  visit.problems.splice(0, Infinity, ...others);
};

const pageWithMap = (dealer: (typeof templates)[number]) => siteUrl(dealer, vehicleWith(dealer, 'data-map='));

for (const dealer of templates) {
  test.describe(`LOC-01 the map of ${dealer}`, () => {
    test('LOC-01 nothing is asked of the map service before a touch; the button brings the map, marked with the place', async ({
      page,
      visit,
    }) => {
      const asked = await stubTiles(page);
      await page.goto(pageWithMap(dealer));
      const place = page.locator('[data-map]');
      await place.scrollIntoViewIfNeeded();
      await expect(place.getByRole('button', { name: 'Show map' })).toBeVisible();
      expect(asked).toEqual([]);
      await place.getByRole('button', { name: 'Show map' }).click();
      const map = place.getByRole('region', { name: /^Map of /v });
      await expect(map).toBeVisible();
      expect(asked.length).toBeGreaterThan(0);
      expect(asked[0]).toMatch(/^https:\/\/tile\.openstreetmap\.org\/15\/\d+\/\d+\.png$/v);
      await expect(map.getByText('OpenStreetMap contributors')).toBeVisible();
      const [name] = JSON.parse((await place.getAttribute('data-map'))!) as [name: string];
      await expect(map.getByText(name, { exact: true })).toBeVisible();
      await expect(
        page.locator('section', { has: place }).getByRole('link', { name: 'Get Directions' }).first(),
      ).toBeVisible();
      // What lies under the bar at the foot of the screen counts as too small.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await violations(page, dealer)).toEqual([]);
      forgiveTiles(visit);
    });

    test('LOC-01 the keyboard moves and zooms the map', async ({ page, visit }) => {
      const asked = await stubTiles(page);
      await page.goto(pageWithMap(dealer));
      await page.locator('[data-map-show]').focus();
      await page.keyboard.press('Enter');
      const map = page.getByRole('region', { name: /^Map of /v });
      await expect(map).toBeFocused();
      const pane = map.locator('.leaflet-map-pane');
      const before = await pane.getAttribute('style');
      await page.keyboard.press('ArrowRight');
      // The clock stands still in these tests, and with it Leaflet's glide.
      await page.clock.setFixedTime(hoursLater(1));
      await expect(pane).not.toHaveAttribute('style', before!);
      await page.keyboard.press('+');
      await expect.poll(() => asked.some((url) => url.includes('/16/'))).toBe(true);
      const zoomIn = map.getByRole('button', { name: 'Zoom in' });
      const { width, height } = (await zoomIn.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      forgiveTiles(visit);
    });

    test('LOC-01 a press in its section brings the map when it is near', async ({ page, visit }) => {
      const asked = await stubTiles(page);
      await page.goto(pageWithMap(dealer));
      await page
        .locator('section', { has: page.locator('[data-map]') })
        .locator('table')
        .first()
        .click();
      await expect(page.getByRole('region', { name: /^Map of /v })).toBeVisible();
      expect(asked.length).toBeGreaterThan(0);
      forgiveTiles(visit);
    });

    test('LOC-01 when tiles fail the drawn picture stays with a note, and the button tries again', async ({
      page,
      visit,
    }) => {
      await stubTiles(page, false);
      await page.goto(pageWithMap(dealer));
      const place = page.locator('[data-map]');
      await place.getByRole('button', { name: 'Show map' }).click();
      await expect(place.getByRole('status')).toContainText('The map did not load');
      await expect(place.locator('.map-picture')).toBeVisible();
      await page.unroute(`https://${tileHost}/**`);
      await stubTiles(page);
      await place.getByRole('button', { name: 'Show map' }).click();
      await expect(place.getByRole('region', { name: /^Map of /v })).toBeVisible();
      await expect(place.getByRole('status')).toBeHidden();
      forgiveTiles(visit);
    });

    test('LOC-01 OPS-07 the policy lets pictures come from the tile host, and scripts from nowhere else', async ({
      page,
    }) => {
      const response = await page.goto(pageWithMap(dealer));
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(/img-src ([^;]*)/v.exec(policy)?.[1]).toContain(`https://${tileHost}`);
      expect(/script-src ([^;]*)/v.exec(policy)?.[1]).toBe("'self'");
    });
  });
}

for (const dealer of templates) {
  test(`LOC-01 all places of ${dealer} come on one map when the shopper asks for it, each with the way there`, async ({
    page,
    visit,
  }) => {
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
    // Where pins lie is essential, as WCAG 2.5.8 says of maps; every place has its links in the list below.
    expect(await violations(page, dealer, { without: ['target-size'] })).toEqual([]);
    await pins.first().focus();
    await page.keyboard.press('Enter');
    const [name = ''] = (await pins.first().getAttribute('title'))!.split(', ');
    await expect(map.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^\/locations\//v);
    await expect(map.getByRole('link', { name: 'Get Directions' }).first()).toBeVisible();
    forgiveTiles(visit);
  });
}

test('LOC-01 when tiles fail the drawn picture of all places stays with a note, and the button tries again', async ({
  page,
  visit,
}) => {
  await stubTiles(page, false);
  await page.goto(siteUrl('everyday-cars', '/dealerships'));
  const button = page.getByRole('button', { name: 'Show all on a map' });
  await button.click();
  await expect(page.getByText('The map did not load.')).toBeVisible();
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
  await page.unroute(`https://${tileHost}/**`);
  await stubTiles(page);
  await button.click();
  await expect(page.getByRole('region', { name: /^Map of all locations/v })).toBeVisible();
  await expect(page.getByText('The map did not load.')).toBeHidden();
  forgiveTiles(visit);
});

test('LOC-01 without a script the places are a list with their drawn picture, and nothing offers a map', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(siteUrl('everyday-cars', '/dealerships'));
  await expect(page.locator('.places-map .map-picture')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show all on a map' })).toBeHidden();
  await page.close();
});

test('VDP-13 a vehicle says where else it may be seen', async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', vehicleWith('harbour-motors', 'Also available to see at')));
  const also = page.locator('.also-at');
  await expect(also).toContainText('Also available to see at');
  const link = also.getByRole('link').first();
  const target = await link.getAttribute('href');
  expect(
    siteOf('harbour-motors')
      .ofKind('location')
      .map(({ path }) => path),
  ).toContain(target);
});
