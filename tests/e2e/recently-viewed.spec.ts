/** Vehicles viewed before, on the page of the next one. */
import type { Page } from '@playwright/test';
import { vehicleFile } from '#src/domain/vehicle/published-vehicle.ts';
import { siteOf, type Dealer } from './dealers.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

const templates = ['harbour-motors', 'everyday-cars'] as const;

const forSale = (dealer: Dealer): string[] =>
  siteOf(dealer)
    .ofKind('vehicle')
    .filter(
      ({ file }) =>
        !siteOf(dealer).text(file).includes('sold-notice') && siteOf(dealer).text(file).includes('id="photo-2"'),
    )
    .map(({ path }) => path);

const slugOf = (path: string): string => path.replace('/cars/', '');

/** The file that holds the vehicle of a page. */
function dataOf(dealer: Dealer, path: string): string {
  const slugs = JSON.parse(siteOf(dealer).text('data/vehicles.json')) as Record<string, string>;
  return vehicleFile(slugOf(path), Object.keys(slugs).length);
}

async function look(page: Page, dealer: Dealer, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(siteUrl(dealer, path));
    await expect(page.locator('[data-save]').first()).toBeVisible();
  }
}

for (const dealer of templates) {
  test.describe(`FAV-01 at ${dealer}`, () => {
    const row = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });

    test('FAV-01 the vehicles viewed before stand on the next one’s page with photo and price, the latest first, this one not', async ({
      page,
    }) => {
      const [first, second, third] = forSale(dealer);
      await look(page, dealer, [first!]);
      await expect(row(page)).toBeHidden();
      await look(page, dealer, [second!, third!]);
      const links = row(page).getByRole('link');
      await expect(links).toHaveCount(2);
      await row(page).scrollIntoViewIfNeeded();
      expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))).toEqual([
        second,
        first,
      ]);
      for (const link of await links.all()) {
        await expect(link).toContainText(/\$\d|Enquire|Subscription|per week/);
        await expect
          .poll(() => link.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0);
      }
    });

    test('FAV-01 one that is gone meanwhile leaves the row, one that cannot be asked for keeps its name', async ({
      page,
      visit,
    }) => {
      const [first, ...others] = forSale(dealer);
      const second = others.find((path) => dataOf(dealer, path) !== dataOf(dealer, first!))!;
      const third = others.find((path) => path !== second)!;
      const vehicles = JSON.parse(siteOf(dealer).text(dataOf(dealer, first!).slice(1))) as Record<string, object>;
      await page.route(`**${dataOf(dealer, first!)}`, (route) =>
        route.fulfill({ json: { ...vehicles, [slugOf(first!)]: undefined } }),
      );
      await page.route(`**${dataOf(dealer, second)}`, (route) => route.abort());
      await look(page, dealer, [first!, second, third]);
      const links = row(page).getByRole('link');
      await expect(links).toHaveCount(2);
      const name = await links.first().textContent();
      await row(page).scrollIntoViewIfNeeded();
      await expect(links).toHaveCount(1);
      await expect(links).toHaveText(name!);
      // The fault that this test makes, and no other.
      expect(visit.problems.filter((problem) => !problem.includes(dataOf(dealer, second)))).toEqual([]);
      visit.problems.length = 0;
    });
  });
}
