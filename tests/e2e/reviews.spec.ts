import type { Page } from '@playwright/test';
import { inMatrix, type Dealer } from './dealers.ts';
import { violations } from './violations.ts';
import { timeLimit } from '../support/time-limit.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

const row = (page: Page) => page.locator('.reviews card-row');
const scrolled = (page: Page) =>
  row(page)
    .locator('ul')
    .evaluate((list) => list.scrollLeft);
const firstVisible = (page: Page) =>
  row(page)
    .locator('ul')
    .evaluate((list) => {
      const cards = [...list.children] as HTMLElement[];
      return cards.findIndex((card) => card.offsetLeft - cards[0]!.offsetLeft >= list.scrollLeft - 4);
    });

for (const dealer of inMatrix<Dealer>('harbour-motors', 'everyday-cars')) {
  test(
    `moves the review carousel at ${dealer} with its buttons and the keyboard, starting at the third review`,
    { tag: '@REV-01' },
    async ({ page }) => {
      await page.goto(siteUrl(dealer));
      await row(page).scrollIntoViewIfNeeded();
      await expect.poll(() => firstVisible(page)).toBe(2);
      await row(page).getByRole('button', { name: /^Next/v }).click();
      await expect.poll(() => firstVisible(page)).toBe(3);
      const back = row(page).getByRole('button', { name: /^Previous/v });
      for (const place of [2, 1, 0]) {
        await back.click();
        await expect.poll(() => firstVisible(page)).toBe(place);
      }
      await back.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => firstVisible(page)).toBeGreaterThan(3);
      expect(await violations(page, dealer)).toEqual([]);
    },
  );
}

test('stops a moving carousel on hover, on focus and with its button', { tag: '@REV-01' }, async ({ page }) => {
  await page.goto(siteUrl('apex-motorcycles'));
  await row(page).scrollIntoViewIfNeeded();
  await expect(row(page)).toHaveAttribute('moving', '');
  await row(page).hover();
  await expect(row(page)).not.toHaveAttribute('moving');
  await page.mouse.move(0, 0);
  await expect(row(page)).toHaveAttribute('moving', '');
  await row(page).locator('ul').focus();
  await expect(row(page)).not.toHaveAttribute('moving');
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(row(page)).toHaveAttribute('moving', '');
  const stop = row(page).getByRole('button', { name: 'Pause auto-scroll' });
  await stop.click();
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(row(page)).not.toHaveAttribute('moving');
});

test(
  'rotates a carousel automatically, but not for shoppers who prefer reduced motion',
  { tag: '@REV-01' },
  async ({ page }) => {
    await page.goto(siteUrl('apex-motorcycles'));
    await row(page).scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    await expect.poll(() => scrolled(page), { timeout: timeLimit(15_000) }).not.toBe(before);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(row(page)).not.toHaveAttribute('moving');
    await expect(row(page).getByRole('button', { name: 'Pause auto-scroll' })).toBeHidden();
  },
);

test('shortens a long review, which expands and collapses without scripts', { tag: '@REV-02' }, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(siteUrl('harbour-motors'));
  const long = page.locator('.review', { has: page.locator('details') }).first();
  const [short, more] = [long.locator('.review__short'), long.locator('summary')];
  await expect(more).toHaveText(/View more/v);
  expect((await short.textContent())!.length).toBeLessThanOrEqual(161);
  await more.click();
  await expect(short).toBeHidden();
  await expect(long.locator('details > p')).toBeVisible();
  await more.click();
  await expect(short).toBeVisible();
  await page.close();
});

test.describe('third-party reviews', () => {
  const dealer = 'southern-cross-caravans';
  const section = (page: Page) => page.locator('.reviews');

  test('loads reviews only when scrolled near', { tag: '@REV-04' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/reviews/') && asked.push(request.url()));
    await page.goto(siteUrl(dealer));
    await expect(section(page).getByText('Loading reviews…')).toBeAttached();
    expect(asked).toEqual([]);
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page).locator('.review').first()).toBeVisible();
    expect(asked.map((url) => new URL(url).search)).toEqual(['?orgId=southern-cross-caravans']);
    await expect(section(page).getByRole('heading', { name: 'Reviews' })).toBeVisible();
    await expect(section(page).getByText('From 7 reviews')).toBeVisible();
    await expect(section(page).locator('.review')).toHaveCount(6);
    await expect(section(page).locator('card-row [data-step="1"]')).toBeVisible();
    await expect(section(page).locator('.card-row__ways').getByRole('link', { name: 'Leave a Review' })).toBeVisible();
    expect(await violations(page, dealer)).toEqual([]);
  });
});
