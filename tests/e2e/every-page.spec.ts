/** One visit per kind of page and dealer runs every check: visits cost more than checks. */
import type { TemplateDealer } from '../support/dealers.ts';
import { dealers, pagesOf, type Dealer } from './dealers.ts';
import { badlyPrinted, everyWidth, tooSmall, tooWide, tooWideWithLargeText, widthPair } from './page-checks.ts';
import { expect, test } from './shared-tab.ts';
import { checkedVehicle, singlePageChecks } from './single-page-checks.ts';
import { siteUrl } from './site-url.ts';
import { violations } from './violations.ts';

/** Other dealers share the print styles. */
const printedLocations: Record<TemplateDealer, string> = {
  'harbour-motors': '/locations/artarmon',
  'everyday-cars': '/locations/penrith',
  'merrin-vale': '/locations/abbotsford',
};
const missing = '/no-such-page';
/** Print styles differ by template. */
const printed = ['/', '/cars/', '/contact', '/dealerships', '/special-offers', '/about-us', '/service', missing];
const enlarged = ['/', '/search'];
const isMatrix = Boolean(process.env.MATRIX);

for (const dealer of dealers)
  test.describe(dealer, () => {
    test.describe.configure({ mode: 'default' });
    const location = (printedLocations as Partial<Record<Dealer, string>>)[dealer];
    const isThorough = location !== undefined || isMatrix;
    const onPaper = location === undefined ? [] : [...printed, location];
    const vehicle = checkedVehicle(dealer);
    const paths = new Set([...pagesOf(dealer), vehicle, ...onPaper, ...(location === undefined ? [] : enlarged)]);
    const onDesktop = new Set(['/', '/cars/', vehicle, '/dealerships', '/special-offers', '/models']);
    for (const [index, path] of [...paths].entries()) {
      const own = singlePageChecks.filter(({ isFor }) => isFor(dealer, path));
      const tags = new Set([
        '@REG-03',
        '@OPS-01',
        '@CARD-07',
        '@PAGE-01',
        '@ROUTE-23',
        ...own.flatMap((one) => one.tags),
      ]);
      test(
        `${dealer} ${path} is accessible, easy to tap, never wider than the screen, and prints well`,
        { tag: [...tags] },
        async ({ page }) => {
          await page.setViewportSize({ width: 390, height: 844 });
          const response = await page.goto(siteUrl(dealer, path));
          expect(response?.status()).toBe(path === missing ? 404 : 200);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          if (path === missing) await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
          const inaccessible = await violations(page, `${path} at 390`, { layoutOnly: !isThorough });
          const small = await tooSmall(page, path);
          const wide = await tooWide(page, path, isThorough ? everyWidth : widthPair(index));
          if (isThorough && onDesktop.has(path)) {
            await page.setViewportSize({ width: 1440, height: 900 });
            inaccessible.push(...(await violations(page, `${path} at 1440`, { layoutOnly: true })));
          }
          if (location !== undefined && enlarged.includes(path)) wide.push(...(await tooWideWithLargeText(page, 390)));
          expect.soft(inaccessible, 'accessibility violations').toEqual([]);
          expect.soft(small, 'main actions less than 44 px high').toEqual([]);
          expect.soft(wide, 'widths at which the page scrolls sideways').toEqual([]);
          for (const { title, find } of own)
            await test.step(title, async () => {
              await page.emulateMedia({ media: null });
              expect.soft(await find(page, dealer), title).toEqual([]);
            });
          if (onPaper.includes(path)) expect.soft(await badlyPrinted(page), 'problems on paper').toEqual([]);
        },
      );
    }
  });
