import { templateNames } from '#src/domain/tenant/template-names.ts';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { listUrl, siteUrl } from './site-url.ts';

const DEALERS = [
  'apex-motorcycles',
  'everyday-cars',
  'harbour-motors',
  'ironbark-ford',
  'kauri-cars',
  'lakeside-auto',
  'merrin-vale',
  'southern-cross-caravans',
];

test('OPS-01 the list names every demo dealer and leads to each one’s own site', async ({ page }) => {
  await page.goto(listUrl());
  // Beside them stand the tests' own: one whose photos are on another host, and one of each template without any.
  await expect(page.getByRole('link')).toHaveCount(DEALERS.length + 1 + templateNames.length);
  await page.getByRole('link', { name: /Harbour Motors/v }).click();
  await expect(page).toHaveURL(siteUrl('harbour-motors'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const slug of DEALERS) {
  test(`OPS-01 ${slug} shows a home page without an error or a request to anyone else`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    });
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol !== 'data:' && hostname !== `${slug}.localhost`) problems.push(`a request to ${request.url()}`);
    });
    await page.goto(siteUrl(slug), { waitUntil: 'networkidle' });
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(problems).toEqual([]);
  });
}

test('ROUTE-23 a page that is not there answers 404 with the way onward', async ({ page }) => {
  const response = await page.goto(siteUrl('harbour-motors', '/no-such-page'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('REG-03 photos arrive as WebP at the width that their address names, none wider than a screen needs', async ({
  page,
}) => {
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
});
