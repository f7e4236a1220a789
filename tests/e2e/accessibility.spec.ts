import { violations } from './violations.ts';
import { vehiclePath, vehicleWith } from './dealers.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

/** Axe takes what lies under an open panel for too small to hit. */
const open = { without: ['target-size'] };

const bare = [
  ['everyday-cars', 'without photos', ' pictures="0"'],
  ['southern-cross-caravans', 'without photos', ' pictures="0"'],
  ['everyday-cars', 'without a price', 'deal__words'],
] as const;
for (const [dealer, state, mark] of bare) {
  test(`VDP-04 VDP-05 REG-03 a vehicle of ${dealer} ${state} can be used by everyone`, async ({ page }) => {
    const found: string[] = [];
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl(dealer, vehicleWith(dealer, mark)));
      found.push(...(await violations(page, `${state} at ${width}`)));
    }
    expect(found).toEqual([]);
  });
}

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test(`MENU-05 an open menu and open dialogs of ${dealer} can be used by everyone`, async ({ page }) => {
    const found: string[] = [];
    await page.goto(siteUrl(dealer));
    await page.locator('header menu-bar details > summary').first().click();
    found.push(...(await violations(page, 'open dropdown', open)));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(dealer));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    found.push(...(await violations(page, 'open phone menu', open)));
    await page.keyboard.press('Escape');
    await page.locator('button[popovertarget="site-search"]:not([popovertargetaction])').click();
    await expect(page.locator('#site-query')).toBeFocused();
    found.push(...(await violations(page, 'search panel', open)));
    await page.goto(siteUrl(dealer, vehiclePath(dealer)));
    await page.locator('.gallery__open').click();
    await expect(page.getByRole('dialog', { name: /^(?:Photos|Drawings)$/v })).toBeVisible();
    found.push(...(await violations(page, 'full-screen photos', open)));
    await page.goto(siteUrl(dealer, '/cars/'));
    await page.getByRole('button', { name: /^(?:All f|F)ilters/v }).click();
    found.push(...(await violations(page, 'filter sheet', open)));
    expect(found).toEqual([]);
  });

  test(`REG-03 keyboard focus is seen on everything that ${dealer} lets a shopper reach`, async ({ page }) => {
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
