import { violations } from './violations.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

for (const [dealer, postcode, slug, name, distance] of [
  ['everyday-cars', '3000', 'dandenong', 'Everyday Cars Dandenong', /^\d+ km away$/v],
  ['harbour-motors', '2100', 'brookvale', 'Harbour Motors Brookvale', /^\d\.\d km away$/v],
] as const)
  test(`lists the ${dealer} location nearest to ${postcode} first`, { tag: '@LOC-04' }, async ({ page }) => {
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

test('opens the holiday hours as a dialog that Escape closes', { tag: '@LOC-02' }, async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', '/locations/artarmon'));
  await page.getByRole('button', { name: 'Holiday hours' }).first().click();
  const dialog = page.locator('[id^="holidays-"]').first();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('shows one location at a time, or scrolls its card into view', { tag: '@LOC-01' }, async ({ page }) => {
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

test(
  'loads a third-party booking page only on request, one per button',
  { tag: '@LOC-03' },
  async ({ page, visit }) => {
    visit.excuse(/booking\.example/v);
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
    await frames.getByRole('button', { name: 'Brookvale drop-off' }).click();
    await expect(frames.locator('iframe')).toHaveAttribute('src', /brookvale$/v);
    await expect(frames.locator('iframe')).toHaveCount(1);
    expect(asked.length).toBe(2);
  },
);

test('opens the booking page in its own tab without scripts', { tag: '@LOC-03' }, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(siteUrl('harbour-motors', '/service'));
  const link = page.getByRole('link', { name: 'Artarmon workshop' });
  await expect(link).toHaveAttribute('href', 'https://booking.example/harbour-motors/artarmon');
  await expect(link).toHaveAttribute('target', '_blank');
  await page.close();
});
