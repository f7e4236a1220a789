import { timeLimit } from '../support/time-limit.ts';
import { inMatrix, siteOf, type Dealer } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

test('keeps every car that two tabs save at the same time', { tag: ['@FAV-01'] }, async ({ page, context }) => {
  const other = await context.newPage();
  const address = siteUrl('harbour-motors', '/search/used-cars');
  await Promise.all([page.goto(address), other.goto(address)]);
  const hearts = (tab: typeof page) => tab.locator('li.card [data-save]');
  await Promise.all([hearts(page).nth(7).waitFor(), hearts(other).nth(7).waitFor()]);
  const press = (tab: typeof page, places: number[]) =>
    tab.evaluate((all) => {
      for (const place of all) document.querySelectorAll<HTMLElement>('li.card [data-save]')[place]!.click();
    }, places);
  await Promise.all([press(page, [0, 2, 4, 6]), press(other, [1, 3, 5, 7])]);
  for (const tab of [page, other]) await expect(tab.locator('[data-saved-count]').first()).toHaveText('8');
  const stored = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('harbour-motors:FavouritedCars') ?? '[]') as unknown[]).length,
  );
  expect(stored).toBe(8);
});

test(
  'syncs saved and compared cars both ways with a new tab',
  { tag: ['@FAV-01', '@CMP-01'] },
  async ({ page, context }) => {
    await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
    const card = page.locator('li.card[data-vehicle]').first();
    await card.locator('[data-save]').click();
    const opened = context.waitForEvent('page');
    await card.locator('.card__title a').click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    const head = tab.locator('.vehicle__head');
    await expect(head.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true');
    await head.getByRole('button', { name: 'Compare' }).click();
    await expect(card.locator('[data-compare]')).toHaveAttribute('aria-pressed', 'true');
    await page.goto(siteUrl('harbour-motors', '/favourites'));
    await expect(page.locator('li.card')).toHaveCount(1);
    await tab.goto(siteUrl('harbour-motors', '/search/used-cars'));
    await tab.locator('li.card [data-save]').nth(1).click();
    await expect(page.locator('li.card')).toHaveCount(2);
  },
);

test('shows the changes made on another page after going back', { tag: ['@FAV-01'] }, async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
  const heart = page.locator('li.card [data-save]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto(siteUrl('harbour-motors', '/favourites'));
  await page.locator('li.card [data-save]').first().click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await page.goBack();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test(
  'keeps a vehicle saved when the live search replaces the list',
  { tag: ['@CARD-07', '@FAV-01'] },
  async ({ page }) => {
    await withoutPhotos(page);
    await page.goto(siteUrl('everyday-cars', '/search/used-cars'));
    const saved = page.locator('[data-search-app] li.card[data-vehicle]').first();
    await saved.locator('[data-save]').click();
    // The live list must wait while the mouse button is down.
    await page.mouse.move(2, 300);
    await page.mouse.down();
    await page.locator('[data-search-form]').dispatchEvent('pointerover');
    await expect(
      page.locator('[data-search-tools] [data-search-sort]'),
      'the live list has brought its own menu of sort orders',
    ).toHaveCount(0, { timeout: timeLimit(30_000) });
    await page.mouse.up();
    await expect(page.locator('html')).toHaveAttribute('data-search', 'live');
    await expect(page.locator('[data-search-app="live"] li.card[data-vehicle]').first()).toBeVisible();
    await expect(page.locator('[data-search-app="live"] li.card[data-vehicle]:not(:has([data-save]))')).toHaveCount(0);
    await expect(saved.locator('[data-save]')).toHaveAttribute('aria-pressed', 'true');
  },
);

for (const dealer of inMatrix<Dealer>('harbour-motors', 'everyday-cars'))
  test(`shows photos of vehicles viewed earlier at ${dealer}`, { tag: ['@FAV-01'] }, async ({ page }) => {
    const forSale = siteOf(dealer)
      .ofKind('vehicle')
      .filter(({ file }) => /^(?!.*sold-notice).*id="photo-2"/sv.test(siteOf(dealer).text(file)));
    for (const { path } of forSale.slice(0, 3)) {
      await page.goto(siteUrl(dealer, path));
      await page.locator('[data-save]').first().waitFor();
    }
    const row = page.getByRole('region', { name: 'Recently viewed' });
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('a img')).toHaveCount(2);
    const widths = () =>
      row.locator('a img').evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth));
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
  });

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test(
    `keeps the heart clear of the text on a card at ${dealer} on a phone`,
    { tag: ['@CARD-01'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(siteUrl(dealer, '/search/used-cars'));
      await page.locator('li.card [data-save]').first().waitFor();
      const cards = await page.locator('li.card:has([data-save])').evaluateAll((all) =>
        all.map((card) => {
          const endOf = (part: string) => {
            const element = card.querySelector(part)!;
            return element.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(element).paddingRight);
          };
          const { overflow, textOverflow } = getComputedStyle(card.querySelector('.card__subtitle')!);
          const heart = card.querySelector('[data-save] svg')!.getBoundingClientRect().left;
          return {
            isCovered: Math.max(endOf('.card__title'), endOf('.card__subtitle')) > heart,
            cut: `${overflow} ${textOverflow}`,
          };
        }),
      );
      expect(cards.length).toBeGreaterThan(10);
      expect(cards.filter(({ isCovered, cut }) => isCovered || cut !== 'hidden ellipsis')).toEqual([]);
    },
  );
}
