/** The board of yards on a marketplace's home page. */
import { expect, test } from '@playwright/test';
import { siteUrl } from './site-url.ts';

for (const dealer of ['lakeside-auto', 'everyday-cars'] as const) {
  for (const width of [390, 768, 1024, 1440]) {
    test(`at ${width} px no yard of ${dealer} has a name that is cut or covered`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl(dealer, '/'));
      const names = page.locator('.board li > a');
      expect(await names.count()).toBeGreaterThan(1);
      expect(
        await names.evaluateAll((links) =>
          links.filter((link) => link.scrollWidth > link.clientWidth + 1).map(({ textContent }) => textContent),
        ),
      ).toEqual([]);
      const overlaps = await page.locator('.board li').evaluateAll(
        (rows) =>
          rows.filter((row) => {
            const [name, open] = ['a', 'open-now'].map((part) => row.querySelector(part)?.getBoundingClientRect());
            return name && open && name.right > open.left && name.bottom > open.top && name.top < open.bottom;
          }).length,
      );
      expect(overlaps).toBe(0);
    });
  }
}
