/** One visit to each kind of page of each dealer, with every check that holds for any page: a visit costs more than a check. */
import { dealers, pagesOf, vehiclePath, type Dealer } from './dealers.ts';
import { badlyPrinted, everyWidth, tooSmall, tooWide, tooWideWithLargeText, widthPair } from './page-checks.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';
import { violations } from './violations.ts';

/** The dealer of each template whose pages get every check, with its location that is printed. The others share the template's styles. */
const templates: Partial<Record<Dealer, string>> = {
  'harbour-motors': '/locations/artarmon',
  'everyday-cars': '/locations/penrith',
  'merrin-vale': '/locations/abbotsford',
};
const missing = '/no-such-page';
/** Pages that templates print each in their own way. */
const printed = ['/', '/cars/', '/contact', '/dealerships', '/special-offers', '/about-us', '/service', missing];
const enlarged = ['/', '/search'];
const isMatrix = Boolean(process.env.MATRIX);

for (const dealer of dealers) {
  const location = templates[dealer];
  const isThorough = location !== undefined || isMatrix;
  const onPaper = location === undefined ? [] : [...printed, location];
  const paths = new Set([...pagesOf(dealer), ...onPaper, ...(location === undefined ? [] : enlarged)]);
  const onDesktop = new Set(['/', '/cars/', vehiclePath(dealer), '/dealerships', '/special-offers', '/models']);
  for (const [index, path] of [...paths].entries()) {
    test(
      `${dealer} ${path} is accessible, easy to tap, never wider than the screen, and prints well`,
      { tag: ['@REG-03', '@OPS-01', '@CARD-07', '@PAGE-01', '@ROUTE-23'] },
      async ({ page }) => {
        await withoutPhotos(page);
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
        const badPrint = onPaper.includes(path) ? await badlyPrinted(page) : [];
        expect.soft(inaccessible, 'accessibility violations').toEqual([]);
        expect.soft(small, 'main actions less than 44 px high').toEqual([]);
        expect.soft(wide, 'widths at which the page scrolls sideways').toEqual([]);
        expect.soft(badPrint, 'problems on paper').toEqual([]);
      },
    );
  }
}
