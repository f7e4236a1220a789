import { templateNames } from '#src/domain/tenant/template-names.ts';
import sharp from 'sharp';
import { dealers } from './dealers.ts';
import { expect, test } from './shop.ts';
import { listUrl, siteUrl } from './site-url.ts';

test('lists every demo dealer and links to its site', { tag: ['@OPS-01'] }, async ({ page }) => {
  await page.goto(listUrl());
  // The list also has the tests' own dealers: one with photos on another host, and one of each template without photos.
  await expect(page.getByRole('link')).toHaveCount(dealers.length + 1 + templateNames.length);
  await page.getByRole('link', { name: /Harbour Motors/v }).click();
  await expect(page).toHaveURL(siteUrl('harbour-motors'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('answers a missing page with 404 and links to other pages', { tag: ['@ROUTE-23'] }, async ({ page }) => {
  const response = await page.goto(siteUrl('harbour-motors', '/no-such-page'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test(
  'sends photos as WebP at the width in their URL, none wider than a screen needs',
  { tag: ['@REG-03'] },
  async ({ page }) => {
    const photos: { asked: number; type: string | undefined; body: Promise<Buffer> }[] = [];
    page.on('response', (response) => {
      const asked = Number(
        /\/_p\/.*-(?<width>\d+)(?:x\d+)?\.webp$/v.exec(new URL(response.url()).pathname)?.groups!.width ?? 0,
      );
      if (asked > 0) photos.push({ asked, type: response.headers()['content-type'], body: response.body() });
    });
    await page.goto(siteUrl('harbour-motors', '/cars/'), { waitUntil: 'networkidle' });
    expect(photos.length).toBeGreaterThan(0);
    for (const { asked, type, body } of photos) {
      const { width, format } = await sharp(await body).metadata();
      expect([type, format]).toEqual(['image/webp', 'webp']);
      expect(width).toBe(asked);
      expect(asked).toBeLessThanOrEqual(1280);
    }
  },
);
