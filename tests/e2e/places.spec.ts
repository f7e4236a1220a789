/** Places: the nearest by postcode or position, the picker, and another company's booking page. */
import { violations } from '../../scripts/check-site/axe.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

test.describe('LOC-04 the nearest place', () => {
  for (const [dealer, postcode, slug, name, distance] of [
    ['everyday-cars', '3000', 'dandenong', 'Everyday Cars Dandenong', /^\d+ km away$/v],
    ['harbour-motors', '2100', 'brookvale', 'Harbour Motors Brookvale', /^\d\.\d km away$/v],
    // The workshop behind the yard is some steps nearer.
    ['harbour-motors', '2000', 'artarmon', 'Harbour Motors Artarmon', /^\d\.\d km away$/v],
  ] as const)
    test(`LOC-04 by postcode ${postcode} at ${dealer}: it stands first, with its distance`, async ({ page }) => {
      await page.goto(siteUrl(dealer, '/dealerships'));
      await page.getByLabel('Your postcode').fill(postcode);
      await page.keyboard.press('Enter');
      await expect(page.getByText(new RegExp(`^${name} is the nearest, [\\d.]+ km away\\.$`, 'v'))).toBeVisible();
      const first = page.locator('[data-place]').first();
      await expect(first.getByRole('article').locator('.nearest__away')).toHaveText(distance);
      await expect(first.getByRole('link', { name: name.split(' ').at(-1)! }).first()).toBeVisible();
      await expect(first).toHaveAttribute('data-place', slug);
      expect(await violations(page, dealer)).toEqual([]);
    });

  test('LOC-04 by position, in miles in the United States, which stays in the browser', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 44.09, longitude: -87.66 });
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
    await page.goto(siteUrl('lakeside-auto', '/dealerships'));
    await page.getByRole('button', { name: 'Use my position' }).click();
    await expect(page.getByText(/Manitowoc is the nearest, \d\.\d mi away\.$/v)).toBeVisible();
    expect(asked.filter((url) => url.includes('geocode'))).toEqual([]);
  });

  test('LOC-04 once a position says where from, the postcode that was asked before is gone', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -33.76, longitude: 151.27 });
    await page.goto(siteUrl('harbour-motors', '/dealerships'));
    const field = page.getByLabel('Your postcode');
    await field.fill('2000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Artarmon is the nearest/v)).toBeVisible();
    await expect(field).toHaveValue('2000');
    await page.getByRole('button', { name: 'Use my position' }).click();
    await expect(page.getByText(/Brookvale is the nearest, 0\.\d km away\.$/v)).toBeVisible();
    await expect(field).toHaveValue('');
  });

  test('LOC-04 FORM-02 what is no postcode is said beside the field, and so is a position that is not to be had', async ({
    page,
    visit,
  }) => {
    await page.goto(siteUrl('harbour-motors', '/dealerships'));
    const field = page.getByLabel('Your postcode');
    await field.fill('21');
    await page.getByRole('button', { name: 'Find the nearest' }).click();
    await expect(page.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('9999');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Invalid postcode', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Use my position' }).click();
    await expect(page.getByText(/^Your position is not to be had\./v)).toBeVisible();
    await expect(field).toHaveValue('9999');
    const others = visit.problems.filter((problem) => !problem.includes('/api/geocode'));
    visit.problems.splice(0, Infinity, ...others);
  });
});

test('LOC-01 the picker shows one place at a time, or brings its card into the row', async ({ page }) => {
  await page.goto(siteUrl('apex-motorcycles'));
  const picker = page.locator('place-picker');
  await picker.getByRole('link', { name: 'Frankston' }).first().click();
  await expect(picker.locator('.place')).toHaveCount(3);
  await expect(picker.locator('.place:visible')).toHaveCount(1);
  await expect(picker.locator('.place:visible')).toContainText('Frankston');
  await expect(picker.locator('nav [aria-current]')).toHaveText('Frankston');

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(siteUrl('ironbark-ford'));
  await picker.getByRole('link', { name: 'Tamworth Parts' }).click();
  await expect(picker.locator('.place', { hasText: 'Parts' }).last()).toBeInViewport({ ratio: 0.4 });
});

test('LOC-03 a booking page of another company comes with a press, sandboxed, and each tab brings its own', async ({
  page,
  visit,
}) => {
  const asked: string[] = [];
  await page.route('https://booking.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<h1>Diary</h1>' });
  });
  await page.goto(siteUrl('harbour-motors', '/service'));
  const frames = page.locator('booking-frames');
  await frames.scrollIntoViewIfNeeded();
  await expect(frames.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  const first = frames.getByRole('button', { name: 'Artarmon workshop' });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(frames.frameLocator('iframe').getByRole('heading', { name: 'Diary' })).toBeVisible();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const sandbox = (await frames.locator('iframe').getAttribute('sandbox'))!.split(' ');
  expect(sandbox).toContain('allow-scripts');
  expect(sandbox.filter((word) => word.startsWith('allow-top-navigation'))).toEqual([]);
  await frames.getByRole('button', { name: 'Brookvale drop-off' }).click();
  await expect(frames.locator('iframe')).toHaveAttribute('src', /brookvale$/v);
  await expect(frames.locator('iframe')).toHaveCount(1);
  expect(asked.length).toBe(2);
  const others = visit.problems.filter((problem) => !problem.includes('booking.example'));
  visit.problems.splice(0, Infinity, ...others);
});

test('LOC-03 without a script the booking page opens on its own', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(siteUrl('harbour-motors', '/service'));
  const link = page.getByRole('link', { name: 'Artarmon workshop' });
  await expect(link).toHaveAttribute('href', 'https://booking.example/harbour-motors/artarmon');
  await expect(link).toHaveAttribute('target', '_blank');
  await page.close();
});
