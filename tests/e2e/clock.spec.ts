import type { Page } from '@playwright/test';
import { hoursLater } from '../support/built-at.ts';
import { siteOf, soldPath, vehiclePath, type Dealer } from './dealers.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

const listWith = (dealer: Dealer, text: string) =>
  siteOf(dealer)
    .ofKind('landing')
    .find(({ file }) => siteOf(dealer).text(file).includes(text))!.path;

for (const dealer of ['harbour-motors', 'apex-motorcycles'] as const) {
  test(`CARD-03 the new tag of ${dealer} goes when its days are over, although the page was built before`, async ({
    page,
  }) => {
    const path = listWith(dealer, 'data-tag="new"');
    await page.goto(siteUrl(dealer, path));
    const fresh = page.locator('main [data-tag="new"]');
    await expect(fresh.first()).toBeVisible();
    const cards = await page.locator('li.card').count();
    await page.clock.setFixedTime(hoursLater(24 * 20));
    await page.reload();
    await expect(fresh).toHaveCount(0);
    expect(await page.locator('li.card').count()).toBeGreaterThan(cards / 2);
  });

  test(`CARD-03 the clock’s script leaves the cards of ${dealer}’s live search to React`, async ({ page }) => {
    await page.goto(siteUrl(dealer, listWith(dealer, 'data-tag="new"')));
    await page.locator('#filters').hover();
    await expect(page.locator('html')).toHaveAttribute('data-search', 'live', { timeout: 30_000 });
    const fresh = page.locator('[data-search-app="live"] [data-tag="new"]');
    await expect(fresh.first()).toBeVisible();
    const count = await fresh.count();
    await page.clock.setFixedTime(hoursLater(24 * 20));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(fresh).toHaveCount(count);
  });

  test(`CARD-03 SRCH-20 a sold car of ${dealer} leaves the lists when its window is over`, async ({ page }) => {
    const path = listWith(dealer, 'data-sold-until=');
    await page.goto(siteUrl(dealer, path));
    const sold = page.locator('li.card', { has: page.locator('[data-tag="sold"]') });
    await expect(sold.first()).toBeVisible();
    await page.clock.setFixedTime(hoursLater(24 * 20));
    await page.reload();
    await expect(sold).toHaveCount(0);
  });
}

test('VDP-06 a sold car’s own page still says that it was sold, long after', async ({ page }) => {
  await page.clock.setFixedTime(hoursLater(24 * 30));
  await page.goto(siteUrl('harbour-motors', soldPath('harbour-motors')!));
  await expect(page.locator('.sold-notice')).toBeVisible();
});

test.describe('LOC-02 open now', () => {
  // 10 am on a Friday in Sydney, open from 8:30 to 6.
  const open = (page: Page) => page.locator('main open-now').first();

  test('LOC-02 says until when a place is open, and changes as the day goes by', async ({ page }) => {
    await page.goto(siteUrl('harbour-motors', '/locations/artarmon'));
    await expect(open(page)).toHaveText(/Open now until 6:00 pm/v);
    await page.clock.setFixedTime(hoursLater(7.6));
    await page.reload();
    await expect(open(page)).toHaveText(/Closes soon, at 6:00 pm/v);
    await page.clock.setFixedTime(hoursLater(9));
    await page.reload();
    await expect(open(page)).toHaveText(/Opens tomorrow 8:30 am/v);
    await expect(page.locator('main table.hours .hours__today').first()).toContainText('Mon-Fri');
  });

  test('LOC-02 goes by the clock of the place, not by the shopper’s', async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: 'Europe/London' });
    const page = await context.newPage();
    await page.clock.setFixedTime(hoursLater(0));
    await page.goto(siteUrl('harbour-motors', '/locations/artarmon'));
    await expect(open(page)).toHaveText(/Open now until 6:00 pm/v);
    // Thursday, 5 pm in Wisconsin.
    await page.goto(siteUrl('lakeside-auto', siteOf('lakeside-auto').ofKind('location')[0]!.path));
    await expect(open(page)).toHaveText(/(Open now until|Closes soon, at) \d+:\d\d pm/v);
    await expect(page.locator('main table.hours .hours__today').first()).toBeVisible();
    // Half past six in Wisconsin the next morning, Saturday 1 am in Auckland.
    await page.clock.setFixedTime(hoursLater(13.5));
    await page.reload();
    await expect(open(page)).toHaveText(/Opens today/v);
    await page.goto(siteUrl('kauri-cars', siteOf('kauri-cars').ofKind('location')[0]!.path));
    await expect(open(page)).toHaveText(/Opens today 9:00 am/v);
    await context.close();
  });

  test('LOC-02 on a day with hours of its own no row of the week is marked: today stands above them', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-12-25T11:00:00+11:00');
    for (const path of ['/locations/artarmon', vehiclePath('harbour-motors')]) {
      await page.goto(siteUrl('harbour-motors', path));
      const today = page.locator('main table.hours .hours__today');
      await expect(today.first()).toHaveText('TodayClosed, Christmas Day');
      await expect(page.locator('main table.hours .hours__today:not(.hours__special)')).toHaveCount(0);
    }
    await page.clock.setFixedTime('2027-01-05T11:00:00+11:00');
    await page.goto(siteUrl('harbour-motors', '/locations/artarmon'));
    await expect(page.locator('main table.hours .hours__today').first()).toContainText('Mon-Fri');
    await expect(page.locator('.hours__special')).toHaveCount(0);
  });

  test('LOC-02 knows the holidays: closed on Christmas Day, named Today in the dialog, past ones gone', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-12-25T11:00:00+11:00');
    await page.goto(siteUrl('harbour-motors', '/locations/artarmon'));
    await expect(open(page)).toHaveText(/^Opens /v);
    await page.getByRole('button', { name: 'Holiday hours' }).first().click();
    const dialog = page.locator('[id^="holidays-"]').first();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Christmas Day/v })).toContainText('Today');
    await expect(dialog.getByRole('row', { name: /Christmas Eve/v })).toHaveCount(0);
    await expect(dialog.getByRole('row', { name: /Australia Day/v })).toContainText('26/1/2027');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('LOC-01 the locations page shows every place with its hours and ways to reach it', async ({ page }) => {
  for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
    await page.goto(siteUrl(dealer, '/dealerships'));
    const places = page.locator('main article.place');
    await expect(places).toHaveCount(siteOf(dealer).ofKind('location').length);
    for (const place of await places.all()) {
      await expect(place.getByRole('heading')).toBeVisible();
      await expect(place.getByRole('link', { name: /Directions/v })).toHaveAttribute('href', /^https:\/\//v);
      await expect(place.locator('open-now')).toBeVisible();
    }
  }
});

test('LOC-01 three places or more stand in three columns on a desktop, and below each other on a phone', async ({
  page,
}) => {
  await page.goto(siteUrl('everyday-cars', '/dealerships'));
  const columns = () =>
    page
      .locator('main article.place')
      .evaluateAll((places) => new Set(places.map((place) => Math.round(place.getBoundingClientRect().left))).size);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await columns()).toBe(1);
});
