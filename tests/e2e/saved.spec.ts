import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

for (const dealer of ['harbour-motors', 'apex-motorcycles'] as const) {
  test(`CARD-01 a heart of ${dealer} keeps the car on this device, over reloads and in other tabs`, async ({
    page,
    context,
  }) => {
    await page.goto(siteUrl(dealer, '/search/used-cars'));
    const card = page
      .locator('li.card')
      .filter({ has: page.locator('[data-save]') })
      .first();
    const title = await card.locator('.card__title').innerText();
    const heart = card.locator('[data-save]');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const other = await context.newPage();
    await other.goto(siteUrl(dealer, '/search/used-cars'));
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-saved-count]').first()).toHaveText('1');
    await expect(other.locator('[data-saved-count]').first()).toHaveText('1');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.locator('[data-saved-button]').first().click();
    const list = page.locator('[data-saved-list]');
    await expect(list.getByRole('link', { name: title })).toHaveAttribute('href', /^\/cars\//v);
    await list.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(list.getByRole('link')).toHaveCount(0);
    await expect(page.locator('[data-saved-empty]')).toBeVisible();
    await expect(other.locator('[data-saved-count]').first()).toBeHidden();
  });
}

test('CARD-01 saved cars of one dealer are not those of another', async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
  await page.locator('li.card [data-save]').first().click();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.includes('FavouritedCars'))).toEqual(['harbour-motors:FavouritedCars']);
});

test('CARD-01 a vehicle’s own page has the heart as well, and a broken store does no harm', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('harbour-motors:FavouritedCars', '{"broken":'));
  await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
  const heart = page.locator('li.card [data-save]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('CARD-07 a dealer without favourites shows no hearts', async ({ page }) => {
  await page.goto(siteUrl('lakeside-auto', '/cars/'));
  await expect(page.locator('[data-save]')).toHaveCount(0);
  await expect(page.locator('[data-saved-button]')).toHaveCount(0);
});

test('FAV-01 two tabs that save at the same moment lose no car', async ({ page, context }) => {
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

test('FAV-01 CMP-01 a car opened in a new tab shares the lists at once, both ways', async ({ page, context }) => {
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
});

test('FAV-01 a page that comes back from the browser’s memory shows what another page changed', async ({ page }) => {
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

test('TOAST-01 FAV-01 a press on the heart is answered politely, leads to the list, and can be undone', async ({
  page,
}) => {
  await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
  const card = page.locator('li.card[data-vehicle]').first();
  const title = await card.locator('.card__title').innerText();
  const heart = card.locator('[data-save]');
  const toast = page.getByRole('status').locator('.toast');
  await heart.click();
  await expect(toast).toContainText('Saved in this browser');
  await expect(toast).toContainText(title);
  await expect(toast.getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/favourites');
  await heart.click();
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText('Removed from your list');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(toast).toHaveCount(0);
  await page.locator('[data-saved-button]').first().click();
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('CARD-07 FAV-01 the live search has its hearts at once, also after one was pressed on the list it takes the place of', async ({
  page,
}) => {
  await withoutPhotos(page);
  await page.goto(siteUrl('everyday-cars', '/search/used-cars'));
  const saved = page.locator('[data-search-app] li.card[data-vehicle]').first();
  await saved.locator('[data-save]').click();
  // The live list is ready before it may take its place: not while something is pressed.
  await page.mouse.move(2, 300);
  await page.mouse.down();
  await page.locator('[data-search-form]').dispatchEvent('pointerover');
  await expect(page.locator('[data-search-tools] [data-search-sort]'), 'its list of orders stands already').toHaveCount(
    0,
  );
  await page.mouse.up();
  await expect(page.locator('html')).toHaveAttribute('data-search', 'live');
  await expect(page.locator('[data-search-app="live"] li.card[data-vehicle]').first()).toBeVisible();
  await expect(page.locator('[data-search-app="live"] li.card[data-vehicle]:not(:has([data-save]))')).toHaveCount(0);
  await expect(saved.locator('[data-save]')).toHaveAttribute('aria-pressed', 'true');
});

const unkept = [
  [
    'blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const;
for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  for (const [how, spoil] of unkept) {
    test(`FAV-01 CMP-01 TOAST-01 with storage ${how} the heart of ${dealer} works for the page, and the shopper is told that it will not last`, async ({
      page,
    }) => {
      await page.addInitScript(spoil);
      await page.goto(siteUrl(dealer, '/search/used-cars'));
      const card = page.locator('li.card[data-vehicle]').first();
      await card.locator('[data-save]').click();
      await expect(card.locator('[data-save]')).toHaveAttribute('aria-pressed', 'true');
      const toast = page.locator('.toast');
      await expect(toast).toContainText('Your browser cannot save your list');
      await card.locator('[data-compare]').click();
      await expect(toast).toContainText('Chosen for this page only');
      await page.locator('[data-saved-button]').first().click();
      await expect(page.locator('[data-saved-note]')).toContainText('cannot save your list');
      await expect(page.getByRole('link', { name: 'See them with price and photo' })).toBeVisible({
        visible: how === 'full',
      });
      await card.locator('.card__title a').evaluate((link: HTMLAnchorElement) => {
        link.click();
      });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const [path, heading] of [
        ['/favourites', 'Nothing saved yet'],
        ['/compare', 'Nothing to compare yet'],
      ] as const) {
        await page.goto(siteUrl(dealer, path));
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expect(page.getByText('cannot save your list').and(page.locator('.empty-list p'))).toHaveCount(
          how === 'blocked' ? 1 : 0,
        );
      }
    });
  }
}

test('FAV-01 CMP-01 stored text that is damaged shows as an empty list, and can be filled again', async ({ page }) => {
  await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
  await page.evaluate(() => {
    for (const name of ['FavouritedCars', 'ComparedCars', 'RecentCars', 'SearchHistory'])
      localStorage.setItem(`harbour-motors:${name}`, '[{"id":"x",');
  });
  for (const [path, heading] of [
    ['/favourites', 'Nothing saved yet'],
    ['/compare', 'Nothing to compare yet'],
  ] as const) {
    await page.goto(siteUrl('harbour-motors', path));
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await page.goto(siteUrl('harbour-motors', '/search/used-cars'));
  await page.locator('li.card [data-save]').first().click();
  await page.goto(siteUrl('harbour-motors', '/favourites'));
  await expect(page.locator('li.card')).toHaveCount(1);
});

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test(`CARD-01 on a phone the heart of ${dealer} covers no word of the card, and a long subtitle ends in an ellipsis`, async ({
    page,
  }) => {
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
  });
}
