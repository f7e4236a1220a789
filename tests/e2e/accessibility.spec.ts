import { vehiclePath, vehicleWith } from './dealers.ts';
import { VehiclePage } from './pages/vehicle.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';
import { violations } from './violations.ts';

const templates = ['harbour-motors', 'everyday-cars'] as const;

const bare = [
  ['everyday-cars', 'without photos', ' pictures="0"'],
  ['southern-cross-caravans', 'without photos', ' pictures="0"'],
  ['everyday-cars', 'without a price', 'deal__words'],
] as const;
for (const [dealer, state, mark] of bare) {
  test(
    `keeps a vehicle page at ${dealer} ${state} accessible`,
    { tag: ['@VDP-04', '@VDP-05', '@REG-03'] },
    async ({ page }) => {
      const found: string[] = [];
      await page.setViewportSize({ width: 390, height: 900 });
      await new VehiclePage(page).goto(dealer, vehicleWith(dealer, mark));
      found.push(...(await violations(page, `${state} at 390`)));
      await page.setViewportSize({ width: 1440, height: 900 });
      found.push(...(await violations(page, `${state} at 1440`, { layoutOnly: true })));
      expect(found).toEqual([]);
    },
  );
}

for (const dealer of templates) {
  test(`keeps open menus and dialogs at ${dealer} accessible`, { tag: '@MENU-05' }, async ({ page }) => {
    await withoutPhotos(page);
    const found: string[] = [];
    // Axe misjudges the size of controls under an open panel. The second dealer's menus differ only in style.
    const check = async (where: string) =>
      found.push(...(await violations(page, where, { without: ['target-size'], layoutOnly: dealer !== templates[0] })));
    await page.goto(siteUrl(dealer));
    await page.locator('header menu-bar details > summary').first().click();
    await check('open dropdown');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await check('open phone menu');
    await page.keyboard.press('Escape');
    await page.locator('button[popovertarget="site-search"]:not([popovertargetaction])').click();
    await expect(page.locator('#site-query')).toBeFocused();
    await check('search panel');
    const vehicle = new VehiclePage(page);
    await vehicle.goto(dealer);
    await vehicle.showPhotos();
    await check('photos in full screen');
    await page.goto(siteUrl(dealer, '/cars/'));
    await page.getByRole('button', { name: /^(?:All f|F)ilters/v }).click();
    await check('filter sheet');
    expect(found).toEqual([]);
  });

  test(`shows keyboard focus on every focusable element at ${dealer}`, { tag: '@REG-03' }, async ({ page }) => {
    await withoutPhotos(page);
    for (const path of ['/', vehiclePath(dealer)]) {
      await page.goto(siteUrl(dealer, path));
      const unseen: string[] = [];
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press('Tab');
        unseen.push(
          ...(await page.evaluate(() => {
            const element = document.activeElement as HTMLElement;
            if (element === document.body) return [];
            const marks = [
              element,
              ...element.querySelectorAll('*'),
              element.parentElement!,
              element.closest('li, label') ?? element,
            ].map((one) => getComputedStyle(one));
            const isMarked = marks.some(
              ({ outlineStyle, outlineWidth, boxShadow }) =>
                (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
            );
            return isMarked
              ? []
              : [`${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.trim().slice(0, 30)}`];
          })),
        );
      }
      expect(unseen, path).toEqual([]);
    }
  });
}
