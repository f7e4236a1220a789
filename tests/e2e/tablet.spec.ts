/** Two columns on a tablet: no item alone in its row, no doubled lines, no text in a sliver. */
import type { Page } from '@playwright/test';
import { siteOf, vehiclePath } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

test.use({ viewport: { width: 768, height: 1024 } });
test.beforeEach(({ page }) => withoutPhotos(page));

/** Lists whose last item leaves a gap of half a page beside it. */
const alone = (page: Page, list: string) =>
  page.locator(list).evaluateAll((lists) =>
    lists.flatMap((element) => {
      const items = [...element.children].filter((item) => item.checkVisibility());
      const last = items.at(-1)?.getBoundingClientRect();
      const before = items.at(-2)?.getBoundingClientRect();
      if (!last || !before || Math.round(last.top) <= Math.round(before.top)) return [];
      return last.width < element.getBoundingClientRect().width * 0.9 ? [element.className || element.tagName] : [];
    }),
  );

test(
  'leaves no offer, location, post or tile alone beside a gap',
  { tag: ['@ROUTE-01', '@LOC-01', '@OFFER-01'] },
  async ({ page }) => {
    const post = siteOf('harbour-motors').ofKind('blog').at(-1)!.path;
    for (const path of [
      '/',
      '/offers/ford/everest-299',
      '/locations/artarmon',
      '/fleet',
      '/brands/ford',
      '/ford-ranger',
      post,
    ]) {
      await page.goto(siteUrl('harbour-motors', path));
      const lists =
        '.offers, .places, .stock-here .cards, .posts, :is(.block--tiles, .block--gallery, .block--variants) > ul, .block--numbers dl';
      expect(await alone(page, lists), path).toEqual([]);
    }
    await page.goto(siteUrl('merrin-vale', '/search/porsche/911'));
    expect(await alone(page, '.cards--plates')).toEqual([]);
  },
);

test(
  'puts the number of vehicles in one line above the search of the atelier',
  { tag: '@SRCH-13' },
  async ({ page }) => {
    await page.goto(siteUrl('merrin-vale', '/cars/'));
    const count = (await page.locator('.list-head__tools > p').boundingBox())!;
    const field = (await page.locator('.list-head__search').boundingBox())!;
    expect(count.y + count.height).toBeLessThanOrEqual(field.y);
    expect(count.height, 'in one line').toBeLessThan(40);
  },
);

for (const dealer of ['harbour-motors', 'merrin-vale'] as const) {
  test(
    `has content between any two lines of a vehicle of ${dealer}, and no promise alone in its row`,
    { tag: ['@VDP-02', '@ROUTE-01'] },
    async ({ page }) => {
      await page.goto(siteUrl(dealer, vehiclePath(dealer)));
      if (dealer === 'merrin-vale') expect(await alone(page, '.promises-set')).toEqual([]);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const lines = await page.locator('main *').evaluateAll((elements) =>
          elements.flatMap((element) => {
            const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
            const box = element.getBoundingClientRect();
            if (!element.checkVisibility() || box.width < document.documentElement.clientWidth / 2) return [];
            const isFramed = parseFloat(getComputedStyle(element).borderLeftWidth) > 0;
            return isFramed
              ? []
              : [
                  ...(parseFloat(borderTopWidth) > 0 ? [box.top + scrollY] : []),
                  ...(parseFloat(borderBottomWidth) > 0 ? [box.bottom + scrollY] : []),
                ];
          }),
        );
        const texts = await page
          .locator('main :is(h2, h3, p, li, summary, dt, dd, th, td, button, img, a)')
          .evaluateAll((elements) =>
            elements
              .filter((element) => element.checkVisibility())
              .map((element) => element.getBoundingClientRect())
              .filter(({ height }) => height > 0)
              .map(({ top, bottom }) => [top + scrollY, bottom + scrollY] as const),
          );
        const sorted = [...new Set(lines.map(Math.round))].toSorted((a, b) => a - b);
        const empty = sorted.flatMap((line, at) => {
          const next = sorted[at + 1];
          if (next === undefined || next - line < 4) return [];
          return texts.some(([top, bottom]) => bottom > line + 1 && top < next - 1) ? [] : [`${line} to ${next}`];
        });
        expect(empty, `${width} px`).toEqual([]);
      }
    },
  );
}
