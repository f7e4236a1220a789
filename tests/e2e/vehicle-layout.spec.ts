import type { Page } from '@playwright/test';
import { dealerOfEachTemplate, inMatrix, longestVehicle, vehiclePath, vehicleWith, type Dealer } from './dealers.ts';
import { VehiclePage } from './pages/vehicle.ts';
import { expect, test, withoutPhotos } from './shop.ts';

/** Everyday Cars represents the marketplace; the matrix run adds another. */
const dealers: Dealer[] = ['harbour-motors', ...inMatrix<Dealer>('everyday-cars', 'southern-cross-caravans')];
const masked: Dealer[] = ['harbour-motors', 'everyday-cars'];
const phone = { width: 390, height: 844 };
const photoRequestMarker = 'id="request-photos"';

async function open(page: Page, dealer: Dealer, path: string): Promise<VehiclePage> {
  await withoutPhotos(page);
  const vehicle = new VehiclePage(page);
  await vehicle.goto(dealer, path);
  return vehicle;
}

for (const dealer of dealers) {
  test(
    `expands the form at ${dealer} from its buttons and URLs, in the requested mode`,
    { tag: ['@VDP-01', '@VDP-13'] },
    async ({ page }) => {
      await page.setViewportSize(phone);
      const path = vehicleWith(dealer, photoRequestMarker, 'href="#enquire"');
      const vehicle = await open(page, dealer, path);
      await test.step('from its buttons', async () => {
        await expect(vehicle.message).toBeHidden();
        await page.locator('a[href="#enquire"]:visible').last().click();
        await vehicle.expectFormFor('enquiry');
        await page.locator('.gallery a[href="#request-photos"]').click();
        await vehicle.expectFormFor('request-photos');
      });
      await test.step('from its URLs', async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        for (const [hash, use] of [
          ['#enquire', 'enquiry'],
          ['#request-photos', 'request-photos'],
        ] as const) {
          // Changing only the hash wouldn't reload the page.
          await page.goto('about:blank');
          await vehicle.goto(dealer, path + hash);
          await vehicle.expectFormFor(use);
        }
      });
    },
  );

  test(
    `shows the message field at ${dealer} above the bottom bar of a short phone`,
    { tag: '@VDP-01' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      const vehicle = await open(page, dealer, vehicleWith(dealer, 'href="#enquire"'));
      await page.locator('a[href="#enquire"]:visible').first().click();
      await expect(vehicle.message).toBeFocused();
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              document.querySelector('.action-bar')!.getBoundingClientRect().top -
              document.activeElement!.getBoundingClientRect().bottom,
          ),
        )
        .toBeGreaterThanOrEqual(0);
    },
  );

  test(
    `prints a vehicle at ${dealer} with full phone numbers, and without on-screen controls`,
    { tag: '@VDP-03' },
    async ({ page }) => {
      await open(page, dealer, vehicleWith(dealer, photoRequestMarker));
      await page.emulateMedia({ media: 'print' });
      for (const hidden of [
        '.form',
        '#request-photos',
        '.gallery__foot',
        '.location-map',
        '.action-bar',
        '[data-phone] u',
        '.vehicle__save-note',
        '.comments__pending',
      ]) {
        for (const one of await page.locator(`main ${hidden}`).all()) await expect(one, hidden).toBeHidden();
      }
      const numbers = page.locator('main [data-phone]:visible');
      if (masked.includes(dealer)) await expect(numbers).not.toHaveCount(0);
      for (const one of await numbers.all()) {
        const shown = await one.evaluate((link) => getComputedStyle(link, '::after').content);
        expect(shown).toBe(`"${await one.getAttribute('data-phone')}"`);
      }
      const facts = page.locator('.key-facts');
      if ((await facts.count()) > 0)
        expect(await facts.evaluate((list) => getComputedStyle(list).backgroundColor), 'no filler between facts').toBe(
          'rgba(0, 0, 0, 0)',
        );
    },
  );
}

for (const dealer of dealerOfEachTemplate) {
  test(
    `prints the vehicle with the most text at ${dealer} on two pages at most, its features in three columns`,
    { tag: '@VDP-03' },
    async ({ page }) => {
      await new VehiclePage(page).goto(dealer, longestVehicle(dealer));
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      const sheets = pdf.match(/\/Type\s*\/Page\b/gv) ?? [];
      expect(sheets.length).toBeGreaterThan(0);
      expect(sheets.length).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: 'print' });
      for (const list of await page.locator('#features .tick-list').all()) {
        expect(await list.evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length)).toBe(3);
      }
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('expands the form from its links without scripts', { tag: ['@VDP-01', '@VDP-13'] }, async ({ page }) => {
    for (const dealer of dealers) {
      for (const link of ['main a[href="#enquire"]:visible', '.gallery a[href="#request-photos"]']) {
        const vehicle = await open(page, dealer, vehicleWith(dealer, photoRequestMarker, 'href="#enquire"'));
        await page.locator(link).first().click();
        await expect(vehicle.message).toBeVisible();
      }
    }
  });
});

const gap = (page: Page, upper: string, lower: string): Promise<number> =>
  page.evaluate(
    ([one = '', other = '']) =>
      document.querySelector(other)!.getBoundingClientRect().top -
      document.querySelector(one)!.getBoundingClientRect().bottom,
    [upper, lower],
  );

const columns: [Dealer, string, () => string][] = [
  ['everyday-cars', 'without photos', () => vehicleWith('everyday-cars', ' pictures="0"')],
  ['everyday-cars', 'with photos', () => vehiclePath('everyday-cars')],
  ['southern-cross-caravans', 'coming soon', () => vehicleWith('southern-cross-caravans', ' pictures="0"')],
];
for (const [dealer, state, path] of columns) {
  test(
    `leaves no gaps in the columns of a vehicle page at ${dealer} ${state}`,
    { tag: '@VDP-05' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, dealer, path());
      expect(await gap(page, '.vehicle__photos', '.vehicle__details')).toBeLessThanOrEqual(24);
      expect(await gap(page, '.vehicle__deal', '.vehicle__where')).toBeLessThanOrEqual(24);
      await expect(page.locator('.vehicle__where .where')).toBeVisible();
    },
  );
}

test(
  'shows the location’s street address, hours and phone number when the dealer shows no map, without gaps',
  { tag: ['@VDP-05', '@VDP-13'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'lakeside-auto', vehiclePath('lakeside-auto'));
    const place = page.locator('#location');
    await expect(place.locator('.where__address')).toContainText(/\d+ .+, WI/v);
    await expect(place.locator('.hours tr')).not.toHaveCount(0);
    await expect(place.locator('a[href^="tel:"]')).toBeVisible();
    await expect(page.locator('.location-map')).toHaveCount(0);
    expect(await gap(page, '.vehicle__photos', '.vehicle__details')).toBeLessThanOrEqual(24);
    expect(await gap(page, '.vehicle__deal', '.vehicle__where')).toBeLessThanOrEqual(24);
    await expect(page.locator('.vehicle__where .where')).toBeVisible();
  },
);

test('shows a vehicle’s price above the bar on a small laptop', { tag: '@VDP-05' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'harbour-motors', vehicleWith('harbour-motors', 'data-reserve', ' pictures="3"'));
  const price = (await page.locator('.price-block__amount').boundingBox())!;
  const bar = await page.locator('.action-bar').boundingBox();
  expect(price.y + price.height).toBeLessThanOrEqual(bar!.y);
});

test(
  'shows the price of a vehicle at merrin-vale above the bar and the Save button on a phone',
  { tag: '@VDP-05' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, 'merrin-vale', vehicleWith('merrin-vale', 'data-reserve', 'class="glance"'));
    const price = (await page.locator('.asking__amount').boundingBox())!;
    const bar = (await page.locator('.action-bar').boundingBox())!;
    const save = (await page.locator('.vehicle__save').boundingBox())!;
    expect(price.y + price.height).toBeLessThanOrEqual(bar.y);
    expect(save.y).toBeGreaterThan(price.y);
  },
);

const parts = {
  'everyday-cars': {
    phone: ['deal', 'key-facts', 'deal-more', 'folds', 'vehicle__where'],
    wide: ['deal', 'deal-more', 'vehicle__where', 'key-facts', 'folds'],
  },
  'harbour-motors': {
    phone: ['sidebar__deal', 'vehicle__facts', 'sidebar__more', 'folds'],
    wide: ['sidebar__deal', 'sidebar__more', 'vehicle__facts', 'folds'],
  },
} as const;

for (const dealer of ['everyday-cars', 'harbour-motors'] as const)
  test(
    `puts the facts at ${dealer} before other links on a phone and beside the details on a desktop, in reading order`,
    { tag: ['@VDP-05', '@REG-03'] },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await open(page, dealer, vehicleWith(dealer, 'data-reserve', 'class="glance"'));
      await test.step('odometer and plate are right under the price, and all facts on the first screens', async () => {
        const price = (await page.locator('.price-block__amount, .deal__amount').first().boundingBox())!;
        const glance = (await page.locator('.glance').boundingBox())!;
        expect(glance.y - (price.y + price.height)).toBeLessThan(100);
        const facts = (await page.locator('.key-facts').boundingBox())!;
        const interest = (await page.locator('.interest').boundingBox())!;
        expect(facts.y).toBeLessThan(interest.y);
      });
      const inOrder = () =>
        page.evaluate(() => {
          const found = [
            ...document.querySelectorAll(
              '.deal, .key-facts.panel, .deal-more, .folds, .vehicle__where, .sidebar__deal, .vehicle__facts, .sidebar__more',
            ),
          ];
          const names = (elements: Element[]) => elements.map(({ classList }) => classList[0]);
          return {
            document: names(found),
            seen: names(
              found.toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top),
            ),
          };
        });
      const onPhone = await inOrder();
      expect(onPhone.document).toEqual(parts[dealer].phone);
      expect(onPhone.seen).toEqual(onPhone.document);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect.poll(async () => (await inOrder()).document).toEqual(parts[dealer].wide);
    },
  );

test(
  'ends both columns of a vehicle page at everyday-cars at about the same height',
  { tag: '@VDP-01' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const text of ['data-reserve', 'finance-from']) {
      await open(page, 'everyday-cars', vehicleWith('everyday-cars', text));
      const end = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().bottom);
      expect(Math.abs((await end('.vehicle__details')) - (await end('.vehicle__where'))), text).toBeLessThan(400);
    }
  },
);

test('leaves no gap below the text beside its tabs at merrin-vale', { tag: '@VDP-01' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'merrin-vale', vehicleWith('merrin-vale', '<section-tabs'));
  const hole = await page.locator('section-tabs').evaluate((tabs) => {
    const bottom = (element: Element) => element.getBoundingClientRect().bottom;
    const shown = [...tabs.querySelectorAll(':scope > nav > a, :scope > section:not([hidden])')];
    return bottom(tabs) - Math.max(...shown.map(bottom));
  });
  expect(hole).toBeLessThan(64);
});

test('skips to the content of a page, not into its form', { tag: '@REG-03' }, async ({ page }) => {
  const { message } = await open(page, 'harbour-motors', `${vehicleWith('harbour-motors', 'href="#enquire"')}#enquire`);
  await expect(message).toBeFocused();
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/v);
  await expect(message).not.toBeFocused();
});
