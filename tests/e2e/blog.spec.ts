import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

const boxes = (page: Page) =>
  page.locator('main article').evaluateAll((posts) =>
    posts.map((post) => {
      const { left, top, width } = post.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top), width: Math.round(width) };
    }),
  );

test(
  'links from a page’s footer to the reviews, to a post and to the next post',
  { tag: '@ROUTE-20' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl('harbour-motors'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'News and reviews' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News and reviews');
    const categories = page.getByRole('navigation', { name: 'Categories' });
    await categories.getByRole('link', { name: /Car reviews/v }).click();
    await expect(categories.getByRole('link', { name: /Car reviews/v })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('article').filter({ hasText: 'BYD Shark 6' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BYD Shark 6: a week of work');
    await expect(page.getByText('By Darren Pike')).toBeVisible();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mazda CX-60 D50e: Sydney to Tamworth and back');
  },
);

test('stacks posts on a phone, and shows them side by side on a desktop', { tag: '@ROUTE-20' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('harbour-motors', '/blog'));
  const onPhone = await boxes(page);
  expect(new Set(onPhone.map(({ left }) => left)).size).toBe(1);
  expect(onPhone.every(({ width }) => width > 340 && width <= 390)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [first, second, third] = await boxes(page);
  expect(first!.width).toBeGreaterThan(second!.width * 1.8);
  expect(third!.top).toBe(second!.top);
});

test('opens a post from anywhere on its tile, by mouse and keyboard', { tag: '@ROUTE-20' }, async ({ page }) => {
  for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
    await page.goto(siteUrl(dealer, '/blog'));
    const post = page.getByRole('article').first();
    const address = await post.getByRole('link').getAttribute('href');
    await post.click({ position: { x: 8, y: 8 } });
    await expect(page).toHaveURL(siteUrl(dealer, address!));
    await page.goBack();
    await post.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(siteUrl(dealer, address!));
  }
});
