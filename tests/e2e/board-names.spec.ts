import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

for (const dealer of ['lakeside-auto', 'everyday-cars'] as const) {
  test(`never cuts off or covers the name of a yard at ${dealer}, from a phone to a desktop`, async ({ page }) => {
    await withoutPhotos(page);
    await page.goto(siteUrl(dealer));
    const names = page.locator('.board li > a');
    expect(await names.count()).toBeGreaterThan(1);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await names.evaluateAll((links) =>
        links.filter((link) => link.scrollWidth > link.clientWidth + 1).map(({ textContent }) => textContent),
      );
      expect(cut, `cut at ${width}`).toEqual([]);
      const overlaps = await page.locator('.board li').evaluateAll(
        (rows) =>
          rows.filter((row) => {
            const [name, open] = ['a', 'open-now'].map((part) => row.querySelector(part)?.getBoundingClientRect());
            return name && open && name.right > open.left && name.bottom > open.top && name.top < open.bottom;
          }).length,
      );
      expect(overlaps, `covered at ${width}`).toBe(0);
    }
  });
}
