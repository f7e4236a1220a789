import { templateNames } from '#src/domain/tenant/template-names.ts';
import { dealers } from './dealers.ts';
import { expect, test } from './shop.ts';
import { listUrl, siteUrl } from './site-url.ts';

test('lists every demo dealer and links to its site', { tag: ['@OPS-01'] }, async ({ page }) => {
  await page.goto(listUrl());
  // Includes the tests' own dealers: one with photos on another host, and one per template without photos.
  await expect(page.getByRole('link')).toHaveCount(dealers.length + 1 + templateNames.length);
  await page.getByRole('link', { name: /Harbour Motors/v }).click();
  await expect(page).toHaveURL(siteUrl('harbour-motors'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
