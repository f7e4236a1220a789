import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

test('CMP-01 TOAST-01 cars are chosen on their cards, four at most, one message at a time, in step with other tabs', async ({
  page,
  context,
}) => {
  await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
  const other = await context.newPage();
  await other.goto(siteUrl('harbour-motors', '/search/used-cars'));
  const ticks = page.locator('li.card [data-compare]');
  const toast = page.locator('.toast');
  for (const place of [0, 1, 2, 3]) await ticks.nth(place).click();
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText('4 of 4 chosen');
  await ticks.nth(4).click();
  await expect(toast).toContainText('4 is the most you can compare');
  await expect(ticks.nth(4)).toHaveAttribute('aria-pressed', 'false');
  await expect(other.locator('li.card [data-compare]').nth(3)).toHaveAttribute('aria-pressed', 'true');
  await ticks.nth(0).click();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(ticks.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(toast).toHaveCount(0);
  await page.reload();
  await expect(ticks.nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('CMP-01 FAV-01 lists that hold nothing say how to fill them', async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', '/compare'));
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await page.goto(siteUrl('harbour-motors', '/favourites'));
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/cars/');
});

test('CMP-01 storage that holds anything else, or nothing at all, does no harm', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('harbour-motors:ComparedCars', '[{"id":1},"x",null]');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
  const ticks = page.locator('li.card [data-compare]');
  await ticks.nth(0).click();
  await ticks.nth(1).click();
  for (const place of [0, 1]) await expect(ticks.nth(place)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.toast')).toContainText('Chosen for this page only');
});

test('FAV-01 event 39 is recorded when a car is saved, and not when it is taken off', async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(window, { events });
    window.addEventListener('forecourt:event', (event) => events.push((event as CustomEvent).detail));
  });
  const heart = page.locator('li.card [data-save]').first();
  const carId = await heart.getAttribute('data-save');
  await heart.click();
  await heart.click();
  expect(await page.evaluate(() => (window as unknown as { events: unknown[] }).events)).toEqual([{ id: 39, carId }]);
});

test("CMP-01 chosen cars stand side by side with today's prices, in a table that can be narrowed to what differs", async ({
  page,
}) => {
  await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
  const cards = page.locator('li.card:has([data-compare])');
  const names = [
    await cards.nth(0).locator('.card__title').innerText(),
    await cards.nth(1).locator('.card__title').innerText(),
  ];
  const price = await cards.nth(0).locator('.card__price').innerText();
  await cards.nth(0).locator('[data-compare]').click();
  await cards.nth(1).locator('[data-compare]').click();
  await page.locator('.toast').getByRole('link', { name: 'Compare' }).click();
  const table = page.getByRole('table');
  for (const name of names) await expect(table.getByRole('columnheader').filter({ hasText: name })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Price shown/ })).toContainText(price);
  const rows = table.getByRole('row');
  const all = await rows.count();
  await page.getByLabel('Show differences only').check();
  expect(await rows.count()).toBeLessThan(all);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
});

for (const dealer of ['harbour-motors', 'everyday-cars', 'merrin-vale'] as const)
  test(`CMP-01 at ${dealer} two cars fit on a phone, and of three it is said that they are swiped`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const ticks = page.locator('li.card [data-compare]');
    const hidden = () => page.locator('.compare__scroll').evaluate((box) => box.scrollWidth - box.clientWidth);
    await page.goto(siteUrl(dealer, '/cars/'));
    for (const place of [0, 1]) await ticks.nth(place).click();
    await expect(ticks.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.goto(siteUrl(dealer, '/compare'));
    await expect(page.getByRole('table')).toBeVisible();
    expect(await hidden()).toBe(0);
    await expect(page.locator('.compare__swipe')).toBeHidden();
    await page.goto(siteUrl(dealer, '/cars/'));
    await ticks.nth(2).click();
    await expect(ticks.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await page.goto(siteUrl(dealer, '/compare'));
    await expect(page.locator('.compare__swipe')).toHaveText('Swipe to see all 3');
    expect(await hidden()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

test('FAV-01 CMP-01 while a list is on its way it has a blank for each of its cars', async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', '/cars/'));
  for (const at of [0, 1]) {
    await page.locator('li.card .card__save').nth(at).click();
    await page.locator('li.card [data-compare]').nth(at).click();
  }
  await page.route(/\/(?:api|data)\//, () => new Promise(() => {}));
  for (const path of ['/favourites', '/compare']) {
    await page.goto(siteUrl('harbour-motors', path), { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: 'Loading your list' })).toBeVisible();
    await expect(page.locator('.list-blanks li')).toHaveCount(2);
  }
});

test('FAV-01 saved cars stand as cards, and one that is gone keeps its name and says so', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('harbour-motors:FavouritedCars'))
      localStorage.setItem(
        'harbour-motors:FavouritedCars',
        JSON.stringify([{ id: 'gone', url: '/cars/gone', title: '2016 Toyota Yaris' }]),
      );
  });
  await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
  const card = page.locator('li.card:has([data-save])').first();
  const name = await card.locator('.card__title').innerText();
  await card.locator('[data-save]').click();
  await page.goto(siteUrl('harbour-motors', '/favourites'));
  await expect(page.locator('li.card').filter({ hasText: name })).toBeVisible();
  const gone = page.getByRole('region', { name: 'No longer listed' });
  await expect(gone).toContainText('2016 Toyota Yaris');
  await gone.getByRole('button', { name: 'Remove 2016 Toyota Yaris' }).click();
  await expect(gone).toBeHidden();
  await page.locator('li.card').filter({ hasText: name }).locator('[data-save]').click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('CMP-01 a car that is gone since it was chosen is named, and makes room when it is taken off', async ({
  page,
}) => {
  await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
  await page.locator('li.card [data-compare]').first().click();
  await page.evaluate(() => {
    const key = 'harbour-motors:ComparedCars';
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
    localStorage.setItem(
      key,
      JSON.stringify([
        ...kept,
        ...['a', 'b', 'c'].map((id) => ({ id: `gone-${id}`, url: `/cars/gone-${id}`, title: `2016 Example ${id}` })),
      ]),
    );
  });
  await page.goto(siteUrl('harbour-motors', '/compare'));
  await expect(page.getByRole('table').locator('thead').getByRole('columnheader')).toHaveCount(1);
  const gone = page.getByRole('region', { name: 'No longer listed' });
  await expect(gone.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Add another' })).toHaveCount(0);
  await gone.getByRole('button', { name: 'Remove 2016 Example a' }).click();
  await expect(page.getByRole('link', { name: 'Add another' })).toBeVisible();
});

for (const slug of ['harbour-motors', 'everyday-cars', 'merrin-vale'])
  test(`CMP-01 CARD-03 a tag covers a corner of the picture and no more: ${slug}`, async ({ page }) => {
    await page.goto(siteUrl(slug, '/cars/'));
    await page.locator('li.card:has(.tag) [data-compare]').first().click();
    await page.goto(siteUrl(slug, '/compare'));
    const photo = page.locator('.compare__photo:has(.tag)');
    const height = (part: Element) => part.getBoundingClientRect().height;
    const ofPhoto = await photo.evaluate(height);
    expect(await photo.locator('.tag').evaluate(height)).toBeLessThan(ofPhoto / 2);
  });
