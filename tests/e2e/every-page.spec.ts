/** One visit of each kind of page, in which all is asked that is asked of any page: a visit costs more than a question. */
import { violations } from '../../scripts/check-site/axe.ts';
import { dealers, pagesOf, vehiclePath } from './dealers.ts';
import { tooSmall, tooWide } from './page-checks.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

for (const dealer of dealers) {
  test(`REG-03 every kind of page of ${dealer} can be used by everyone on a phone and on a desktop, hit with a thumb, and is nowhere wider than the screen`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await withoutPhotos(page);
    const onDesktop = new Set(['/', '/cars/', vehiclePath(dealer), '/dealerships', '/special-offers', '/models']);
    const barred: string[] = [],
      small: string[] = [],
      wide: string[] = [];
    for (const path of pagesOf(dealer)) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(siteUrl(dealer, path));
      barred.push(...(await violations(page, `${path} at 390`)));
      small.push(...(await tooSmall(page, path)));
      wide.push(...(await tooWide(page, path)));
      if (!onDesktop.has(path)) continue;
      await page.setViewportSize({ width: 1440, height: 900 });
      barred.push(...(await violations(page, `${path} at 1440`)));
    }
    expect.soft(barred, 'what keeps people from using a page').toEqual([]);
    expect.soft(small, 'main actions that are less than 44 px high').toEqual([]);
    expect.soft(wide, 'pages that have to be moved sideways').toEqual([]);
  });
}
