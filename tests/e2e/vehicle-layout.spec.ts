/** How a vehicle's page stands: forms folded and a press away, columns without holes, a clean sheet on paper. */
import type { Page } from '@playwright/test';
import { dealers as everyDealer, longestVehicle, vehiclePath, vehicleWith, type Dealer } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const dealers: Dealer[] = ['harbour-motors', 'everyday-cars', 'southern-cross-caravans'];
/** Whose numbers are masked. */
const masked: Dealer[] = ['harbour-motors', 'everyday-cars'];
const phone = { width: 390, height: 844 };
/** The first field of the form, in each of its uses. */
const message = (page: Page) => page.locator('form#ask [name="message"]');
const use = (page: Page, form: string) => page.locator(`form#ask [name="form"][value="${form}"]`);
const asksForPhotos = 'id="request-photos"';

async function open(page: Page, dealer: Dealer, path: string): Promise<void> {
  await withoutPhotos(page);
  await page.goto(siteUrl(dealer, path));
}

for (const dealer of dealers) {
  test(`VDP-01 VDP-13 at ${dealer} the form stands folded, and its buttons open it in their use of it, ready to write in`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, dealer, vehicleWith(dealer, asksForPhotos, 'href="#enquire"'));
    await expect(message(page)).toBeHidden();
    await page.locator('a[href="#enquire"]:visible').last().click();
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toBeInViewport();
    await expect(use(page, 'enquiry')).toBeChecked();
    await page.locator('.gallery a[href="#request-photos"]').click();
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toBeInViewport();
    await expect(use(page, 'request-photos')).toBeChecked();
  });

  test(`VDP-01 VDP-13 at ${dealer} the addresses of the form open it in their use of it`, async ({ page }) => {
    const path = vehicleWith(dealer, asksForPhotos);
    await open(page, dealer, `${path}#enquire`);
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toBeInViewport();
    await expect(use(page, 'enquiry')).toBeChecked();
    await page.goto('about:blank');
    await open(page, dealer, `${path}#request-photos`);
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toBeInViewport();
    await expect(use(page, 'request-photos')).toBeChecked();
  });

  test(`VDP-03 at ${dealer} the printed sheet has whole phone numbers, and none of what a screen alone can use`, async ({
    page,
  }) => {
    await open(page, dealer, vehicleWith(dealer, asksForPhotos));
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
  });
}

for (const dealer of everyDealer) {
  test(`VDP-03 at ${dealer} the vehicle with the most to say prints on two sheets at most, its features in three columns`, async ({
    page,
  }) => {
    await page.goto(siteUrl(dealer, longestVehicle(dealer)));
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/gv) ?? [];
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    for (const list of await page.locator('#features .tick-list').all()) {
      expect(await list.evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length)).toBe(3);
    }
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('VDP-01 VDP-13 the links to the form open its fold', async ({ page }) => {
    for (const dealer of dealers) {
      for (const link of ['main a[href="#enquire"]:visible', '.gallery a[href="#request-photos"]']) {
        await open(page, dealer, vehicleWith(dealer, asksForPhotos, 'href="#enquire"'));
        await page.locator(link).first().click();
        await expect(message(page)).toBeVisible();
      }
    }
  });
});

/** Vertical distance from the end of one part to the start of the next, in CSS pixels. */
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
  ['lakeside-auto', 'of a dealer without maps', () => vehiclePath('lakeside-auto')],
];
for (const [dealer, state, path] of columns) {
  test(`VDP-05 at ${dealer} both columns of a page ${state} stand without holes`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, dealer, path());
    expect(await gap(page, '.vehicle__photos', '.vehicle__details')).toBeLessThanOrEqual(24);
    expect(await gap(page, '.vehicle__deal', '.vehicle__where')).toBeLessThanOrEqual(24);
    await expect(page.locator('.vehicle__where .where')).toBeVisible();
  });
}

test('VDP-05 VDP-13 a dealer who shows no map on vehicle pages still says where the vehicle stands, when it is open and how to reach it', async ({
  page,
}) => {
  await open(page, 'lakeside-auto', vehiclePath('lakeside-auto'));
  const place = page.locator('#location');
  await expect(place.locator('.where__address')).toContainText(/\d+ .+, WI/v);
  await expect(place.locator('.hours tr')).not.toHaveCount(0);
  await expect(place.locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.locator('.location-map')).toHaveCount(0);
});

for (const dealer of ['everyday-cars', 'harbour-motors'] as const) {
  test(`VDP-05 on a phone distance and plate of ${dealer} stand right under the price, and all facts on the first screens`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, dealer, vehicleWith(dealer, 'data-reserve', 'class="glance"'));
    const price = (await page.locator('.price-block__amount, .deal__amount').first().boundingBox())!;
    const glance = (await page.locator('.glance').boundingBox())!;
    expect(glance.y - (price.y + price.height)).toBeLessThan(100);
    const facts = (await page.locator('.key-facts').boundingBox())!;
    const interest = (await page.locator('.interest').boundingBox())!;
    expect(facts.y).toBeLessThan(interest.y);
  });
}

test('VDP-05 on a small laptop the price of a vehicle is in sight above the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'harbour-motors', vehicleWith('harbour-motors', 'data-reserve', ' pictures="3"'));
  const price = (await page.locator('.price-block__amount').boundingBox())!;
  const bar = await page.locator('.action-bar').boundingBox();
  expect(price.y + price.height).toBeLessThanOrEqual(bar!.y);
});

test('VDP-05 on a phone the price of a vehicle of merrin-vale comes before where it can be kept, in sight above the bar', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, 'merrin-vale', vehicleWith('merrin-vale', 'data-reserve', 'class="glance"'));
  const price = (await page.locator('.asking__amount').boundingBox())!;
  const bar = (await page.locator('.action-bar').boundingBox())!;
  const keep = (await page.locator('.vehicle__save').boundingBox())!;
  expect(price.y + price.height).toBeLessThanOrEqual(bar.y);
  expect(keep.y).toBeGreaterThan(price.y);
});

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
  test(`REG-03 at ${dealer} facts come before more ways on, place and rights last on a phone, and beside the details on a desktop, for the keyboard as for the eye`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, dealer, vehicleWith(dealer, 'data-reserve'));
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
  });

test('VDP-01 at everyday-cars the two columns of a vehicle end near each other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const text of ['data-reserve', 'finance-from']) {
    await open(page, 'everyday-cars', vehicleWith('everyday-cars', text));
    const end = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(Math.abs((await end('.vehicle__details')) - (await end('.vehicle__where'))), text).toBeLessThan(400);
  }
});

test('VDP-01 at merrin-vale the texts beside their names leave no hole below', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'merrin-vale', vehicleWith('merrin-vale', '<section-tabs'));
  const hole = await page.locator('section-tabs').evaluate((tabs) => {
    const bottom = (element: Element) => element.getBoundingClientRect().bottom;
    const shown = [...tabs.querySelectorAll(':scope > nav > a, :scope > section:not([hidden])')];
    return bottom(tabs) - Math.max(...shown.map(bottom));
  });
  expect(hole).toBeLessThan(64);
});

test('REG-03 who skips to the content of a page is not taken into its form', async ({ page }) => {
  await open(page, 'harbour-motors', `${vehicleWith('harbour-motors', 'href="#enquire"')}#enquire`);
  await expect(message(page)).toBeFocused();
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/v);
  await expect(message(page)).not.toBeFocused();
});
