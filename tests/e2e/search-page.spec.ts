import type { Page } from '@playwright/test';
import { violations } from '../../scripts/check-site/axe.ts';
import { siteOf } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const both = ['harbour-motors', 'everyday-cars'] as const;
const count = (page: Page) => page.locator('[data-search-count]');
const cards = (page: Page) => page.locator('[data-search-app="live"] li.card');
const chips = (page: Page) =>
  page.getByRole('list', { name: 'Applied filters' }).getByRole('button', { name: /remove$/v });
/** Exactly these chips, in whatever order the dealer has the filters. */
async function showsChips(page: Page, ...words: string[]): Promise<void> {
  await expect
    .poll(async () => (await chips(page).allTextContents()).map((text) => text.replace(/, remove$/v, '')).toSorted())
    .toEqual(words.toSorted());
}

const numberOf = async (page: Page): Promise<number> =>
  Number((await count(page).textContent())!.replaceAll(/\D/gv, ''));

/** Opens a list and waits until it answers by itself. */
async function open(page: Page, dealer: string, path: string): Promise<void> {
  await withoutPhotos(page);
  await page.goto(siteUrl(dealer, path));
  await page.locator('[data-search-form]').dispatchEvent('pointerover');
  await live(page);
}

const live = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-search', 'live');

/** Where filters are not in sight, their panel is opened. */
async function filters(page: Page) {
  const panel = page.locator('#filters');
  if (!(await panel.isVisible()))
    await page
      .getByRole('button', { name: /filters/iv })
      .first()
      .click();
  await expect(panel).toBeVisible();
  return panel;
}

async function group(page: Page, title: string) {
  const panel = await filters(page);
  const details = panel
    .locator('details', { has: page.locator('summary', { hasText: new RegExp(`^${title}`, 'v') }) })
    .first();
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  return details;
}

for (const dealer of both) {
  test(`SRCH-01 SRCH-15 typing on ${dealer} searches after a pause, forgives a slip, and drops the page`, async ({
    page,
  }) => {
    await open(page, dealer, '/cars/?page=2');
    const all = await numberOf(page);
    await page.locator('[data-search-form] input').fill('toyta');
    await expect(page).toHaveURL(/\/cars\/\?query=toyta$/v);
    await expect(cards(page).first()).toContainText('Toyota');
    await expect.poll(() => numberOf(page)).toBeLessThan(all);
    await expect(count(page)).toHaveAttribute('role', 'status');
  });

  test(`NLQ-01 plain words on ${dealer} become chips that come off one by one`, async ({ page }) => {
    await open(page, dealer, '/search/new-used-and-demo-cars/');
    await page.locator('[data-search-form] input').fill('auto suv under 60k');
    await page.keyboard.press('Enter');
    await showsChips(page, 'SUV', 'Automatic', 'Up to $60,000');
    const three = await numberOf(page);
    await chips(page).filter({ hasText: 'Up to' }).click();
    await expect(chips(page)).toHaveCount(2);
    await expect.poll(() => numberOf(page)).toBeGreaterThan(three);
    await page.getByRole('button', { name: 'Clear all' }).first().click();
    await expect(chips(page)).toHaveCount(0);
  });

  test(`ROUTE-04 ROUTE-06 an address restores every refinement on ${dealer}; back, forward and reload too`, async ({
    page,
  }) => {
    await open(
      page,
      dealer,
      '/search?refinementList[body][0]=suv&refinementList[fuel][0]=petrol&range[price]=:70000&sortBy=Car_production:price:desc',
    );
    await showsChips(page, 'SUV', 'Petrol', 'Up to $70,000');
    const first = await numberOf(page);
    const transmission = await group(page, 'Transmission');
    await transmission.getByRole('checkbox').first().check();
    await expect(chips(page)).toHaveCount(4);
    const address = page.url();
    await page.goBack();
    await expect(chips(page)).toHaveCount(3);
    await expect.poll(() => numberOf(page)).toBe(first);
    await page.goForward();
    await expect(chips(page)).toHaveCount(4);
    await page.reload();
    await live(page);
    expect(page.url()).toBe(address);
    await expect(chips(page)).toHaveCount(4);
  });

  test(`SRCH-05 SRCH-07 SRCH-08 makes and bodies of ${dealer} are buttons, and the count is on the button that shows them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, dealer, '/search/new-used-and-demo-cars/');
    const panel = await filters(page);
    const make = await group(page, 'Make');
    const few = await make.locator('.make-button').count();
    await make.getByRole('button', { name: 'Show all makes' }).click();
    await expect(make.getByText('Popular', { exact: true })).toBeVisible();
    expect(await make.locator('.make-button').count()).toBeGreaterThan(few);
    const body = await group(page, 'Body type');
    const tile = body.locator('.body-tile').first();
    await tile.click();
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.getByRole('button', { name: /^Show Me/v })).toHaveText(
      `Show Me ${await count(page).textContent()}`,
    );
    await panel.getByRole('button', { name: /^Show Me/v }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/\/search\/[a-z\-]+$/v);
  });

  test(`SRCH-04 the sliders of ${dealer} move by keyboard and by typing, and never cross`, async ({ page }) => {
    await open(page, dealer, '/cars/');
    const odometer = await group(page, 'Odometer');
    const all = await numberOf(page);
    const to = odometer.getByRole('slider', { name: 'Odometer to' });
    await to.focus();
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => numberOf(page)).toBeLessThan(all);
    await expect(to).toBeFocused();
    await expect(page).toHaveURL(/range\[km\]=:\d+000$/v);
    const from = odometer.getByRole('textbox', { name: 'From' });
    await from.fill('9999999');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/range\[km\]=:\d+000$/v);
    await from.fill('20000');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/range\[km\]=20000:\d+000$/v);
  });

  test(`SRCH-13 SRCH-19 results of ${dealer} are sorted and paged, and the pages are links`, async ({ page }) => {
    await open(page, dealer, '/cars/');
    await expect(cards(page)).toHaveCount(21);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price, high to low' });
    await expect(page).toHaveURL(/sortBy=Car_production:price:desc/v);
    const prices = (await cards(page).locator('.card__price').allTextContents()).map((text) =>
      Number(text.replaceAll(/\D/gv, '')),
    );
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    const second = page
      .getByRole('navigation', { name: 'Pages of results' })
      .getByRole('link', { name: 'Page 2', exact: true });
    expect(await second.getAttribute('href')).toContain('page=2');
    const before = await cards(page).first().textContent();
    await second.click();
    await expect(page).toHaveURL(/page=2$/v);
    await expect(cards(page).first()).not.toHaveText(before!);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test(`SRCH-09 nothing found on ${dealer} offers what is similar and a way back`, async ({ page }) => {
    await open(page, dealer, '/cars/?query=zzzzqqq');
    await expect(count(page)).toHaveText(/^0 /v);
    await expect(page.getByText('Like this and want something similar?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible();
    await page.locator('[data-search-form] input').press('Enter');
    await page.locator('[data-search-form] input').fill('zzzzqqqw');
    await expect(page).toHaveURL(/query=zzzzqqqw$/v);
    await page.getByRole('button', { name: /^See all \d+ cars$/v }).click();
    await expect(cards(page)).toHaveCount(21);
    await expect(page.locator('[data-search-form] input')).toHaveValue('');
  });

  test(`SRCH-02 SRCH-03 a ticked filter of ${dealer} keeps the focus, the panel and its place`, async ({ page }) => {
    await open(page, dealer, '/cars/');
    const fuel = await group(page, 'Fuel');
    const box = fuel.getByRole('checkbox').nth(1);
    const name = (await fuel.locator('.option span').nth(1).textContent())!;
    await box.focus();
    await page.keyboard.press('Space');
    await expect(chips(page)).toHaveText([new RegExp(`^${name}`, 'v')]);
    await expect(page.locator('#filters')).toBeVisible();
    await expect(fuel.getByRole('checkbox', { name: new RegExp(`^${name}`, 'v') })).toBeChecked();
    expect(await page.evaluate(() => document.activeElement?.closest('details')?.textContent.includes('Fuel'))).toBe(
      true,
    );
  });

  test(`SRCH-15 without its index ${dealer} keeps the list it came with, and its filters lead on as links`, async ({
    page,
    visit,
  }) => {
    await withoutPhotos(page);
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto(siteUrl(dealer, '/search/toyota'));
    await page.locator('[data-search-form]').dispatchEvent('pointerover');
    await expect.poll(() => visit.problems.length).toBeGreaterThan(0);
    visit.problems.length = 0;
    await expect(page.locator('[data-search-app="static"] li.card').first()).toBeVisible();
    await page.locator('.applied a').first().click();
    await expect(page.locator('li.card').first()).toBeVisible();
    await expect(page).toHaveURL(siteUrl(dealer, '/cars/'));
    visit.problems.length = 0;
  });

  test(`SRCH-23 a page of ${dealer} from before a refresh finds the index of today`, async ({ page, visit }) => {
    await withoutPhotos(page);
    let asked = 0;
    const today = siteOf(dealer).text('data/search.json');
    await page.route('**/data/search.json', (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: asked++ === 0 ? today.replace(/[0-9a-f]{16}\.core/v, 'no-such.core') : today,
      }),
    );
    await page.goto(siteUrl(dealer, '/cars/?query=toyota'));
    await live(page);
    await expect(cards(page).first()).toContainText('Toyota');
    expect(asked).toBe(2);
    visit.problems.length = 0;
  });

  test(`SRCH-18 the last searches on ${dealer} are remembered with their facets and path`, async ({ page }) => {
    await open(page, dealer, '/search/new-used-and-demo-cars/?refinementList[fuel][0]=diesel');
    const kept = () =>
      page
        .evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(':SearchHistory'))?.[1] ?? '[]')
        .then((text) => JSON.parse(text) as { path: string; refinements: object }[]);
    await expect.poll(kept).toEqual([
      expect.objectContaining({
        path: '/search/new-used-and-demo-cars/?refinementList[fuel][0]=diesel',
        refinements: { fuel: ['diesel'] },
      }),
    ]);
  });

  test(`ROUTE-06 a shopper of ${dealer} comes back from a car to the same filters and the same place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, dealer, '/cars/?refinementList[body][0]=suv&sortBy=Car_production:price:desc');
    const car = cards(page).nth(8).locator('.card__title a');
    await car.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    const title = await car.textContent();
    await car.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title!);
    await page.goBack();
    await live(page);
    await expect(chips(page)).toHaveText([/^SUV/v]);
    await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), place)).toBeLessThan(120);
  });

  test(`SRCH-19 ROUTE-04 an address of ${dealer} past the last page, or of a page that cannot be, is put right`, async ({
    page,
  }) => {
    await open(page, dealer, '/cars/?page=560');
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/cars\/\?page=\d{1,2}$/v);
    const last = Number(new URL(page.url()).searchParams.get('page'));
    expect(last).toBe(Math.ceil((await numberOf(page)) / 21));
    await expect(
      page
        .getByRole('navigation', { name: 'Pages of results' })
        .getByRole('link', { name: `Page ${last}`, exact: true }),
    ).toHaveAttribute('aria-current', 'page');
    await page.goto(siteUrl(dealer, '/cars/?page=9999&utm_source=mail'));
    await live(page);
    await expect(page).toHaveURL(siteUrl(dealer, `/cars/?page=${last}`));
    await expect(cards(page).first()).toBeVisible();
    await page.goto(siteUrl(dealer, '/cars/?query=%E0%A4%A'));
    await live(page);
    await expect(page).toHaveURL(siteUrl(dealer, '/cars/'));
    await expect(page.locator('[data-search-form] input')).toHaveValue('');
    await expect(cards(page)).toHaveCount(21);
  });

  test(`ROUTE-04 a make in the path and another in the query of ${dealer} are both searched`, async ({ page }) => {
    await open(page, dealer, '/search/toyota');
    const toyotas = await numberOf(page);
    await page.goto(siteUrl(dealer, '/search/toyota?refinementList[make][0]=Kia'));
    await live(page);
    await showsChips(page, 'Kia', 'Toyota');
    await expect.poll(() => numberOf(page)).toBeGreaterThan(toyotas);
    await expect(page).toHaveURL(
      siteUrl(dealer, '/search/new-used-and-demo-cars/?refinementList[make][0]=Toyota&refinementList[make][1]=Kia'),
    );
  });

  test(`SRCH-04 ends typed the wrong way round on ${dealer} change places`, async ({ page }) => {
    await open(page, dealer, '/cars/?range[km]=:50000');
    const odometer = await group(page, 'Odometer');
    await odometer.getByRole('textbox', { name: 'From' }).fill('70000');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/range\[km\]=50000:70000$/v);
  });

  test(`ROUTE-06 SRCH-08 on a phone back closes the filter sheet of ${dealer} first and keeps what was chosen; Escape closes it too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, dealer, '/cars/');
    const button = page.locator('[data-search-app="live"] button[popovertarget="filters"]').first();
    const panel = await filters(page);
    const all = await numberOf(page);
    await (await group(page, 'Fuel')).getByRole('checkbox').first().check();
    await expect(chips(page)).toHaveCount(1);
    const chosen = page.url();
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(chips(page)).toHaveCount(1);
    expect(page.url()).toBe(chosen);
    await expect(button).toBeFocused();
    await page.goBack();
    await expect(chips(page)).toHaveCount(0);
    await expect.poll(() => numberOf(page)).toBe(all);
    expect(page.url()).toBe(siteUrl(dealer, '/cars/'));

    await button.click();
    await expect(panel).toBeVisible();
    await panel.locator('summary').last().focus();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => (history.state as { sheet?: boolean } | null)?.sheet ?? false))
      .toBe(false);
  });

  test(`SRCH-15 what is pressed on ${dealer} while the search is on its way counts, and the page says that it is coming`, async ({
    page,
  }) => {
    await withoutPhotos(page);
    let letCome = () => {};
    const mayCome = new Promise<void>((done) => {
      letCome = done;
    });
    await page.route('**/search-index/**', async (route) => {
      await mayCome;
      await route.continue();
    });
    await page.goto(siteUrl(dealer, '/search/new-used-and-demo-cars/'));
    const list = page.locator('[data-search-app="static"]');
    const body = list.locator('#filters summary', { hasText: 'Body type' });
    await body.click();
    const isOpen = await body.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-search', 'coming');
    letCome();
    await live(page);
    const group = page.locator('[data-search-app="live"] #filter-body');
    await expect(group.locator('.body-tile').first()).toBeVisible({ visible: isOpen });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test(`SRCH-15 the live list of ${dealer} does not take the place of what a finger is on`, async ({ page }) => {
    await withoutPhotos(page);
    await page.goto(siteUrl(dealer, '/search/toyota'));
    const chip = page.locator('[data-search-app="static"] .applied a').first();
    const { x, y, width, height } = (await chip.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.waitForResponse(/search-index/v);
    await page.evaluate(
      () =>
        new Promise((done) => {
          setTimeout(done, 500);
        }),
    );
    await expect(chip).toBeVisible();
    await page.mouse.up();
    await live(page);
    await expect(page).toHaveURL(siteUrl(dealer, '/cars/'));
    await expect(chips(page)).toHaveCount(0);
  });

  test(`SRCH-09 the tile that closes the list of ${dealer} says the same before and after the search comes`, async ({
    page,
  }) => {
    await withoutPhotos(page);
    await page.goto(siteUrl(dealer, '/search/toyota'));
    const tile = page.locator('.call-to-action-card--last');
    const before = await tile.innerText();
    const href = await tile.getByRole('link').getAttribute('href');
    await page.locator('[data-search-form]').dispatchEvent('pointerover');
    await live(page);
    expect(await tile.innerText()).toBe(before);
    await expect(tile.getByRole('link')).toHaveAttribute('href', href!);
  });

  test(`SRCH-18 the last searches of ${dealer} stand under the empty field, are reached by keyboard, and can be cleared`, async ({
    page,
  }) => {
    await open(page, dealer, '/search/new-used-and-demo-cars/?refinementList[fuel][0]=diesel');
    await page.goto(siteUrl(dealer, '/cars/?refinementList[body][0]=suv&range[price]=:40000'));
    await live(page);
    await page.goto(siteUrl(dealer, '/search/toyota'));
    await page.locator('[data-search-form]').dispatchEvent('pointerover');
    await live(page);
    const field = page.locator('[data-search-form] input');
    const searches = page.getByRole('group', { name: 'Your last searches' });
    const top = await page
      .locator('[data-search-app="live"]')
      .evaluate((list) => list.firstElementChild!.getBoundingClientRect().top);
    await field.focus();
    await expect(searches.getByRole('link')).toHaveText(['SUV · Up to $40,000', 'Diesel']);
    expect(
      await page
        .locator('[data-search-app="live"]')
        .evaluate((list) => list.firstElementChild!.getBoundingClientRect().top),
    ).toBe(top);
    expect(await violations(page, `last searches of ${dealer}`)).toEqual([]);
    await field.fill('x');
    await expect(searches).toBeHidden();
    await field.fill('');
    await expect(searches).toBeVisible();
    await searches.getByRole('button', { name: 'Clear last searches' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await showsChips(page, 'Diesel');
    await expect(searches).toBeHidden();
    await field.focus();
    await page.keyboard.press('Escape');
    await expect(searches).toBeHidden();
    await expect(field).toBeFocused();
    await field.click();
    await searches.getByRole('button', { name: 'Clear last searches' }).click();
    await expect(searches).toBeHidden();
    expect(
      await page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.endsWith(':SearchHistory'))
          .map(([, list]) => list),
      ),
    ).toEqual(['[]']);
  });

  test(`SRCH-05 no name of a make is cut on ${dealer}, and a chosen one looks different from one under the pointer`, async ({
    page,
  }) => {
    await open(page, dealer, '/search/new-used-and-demo-cars/');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const make = await group(page, 'Make');
      const all = make.getByRole('button', { name: 'Show all makes' });
      if (await all.isVisible()) await all.click();
      expect(
        await make
          .locator('.make-button span:not(.make-mark)')
          .evaluateAll((names) =>
            names
              .filter(
                (name) =>
                  name.scrollWidth > name.clientWidth ||
                  name.getBoundingClientRect().right > name.closest('button')!.getBoundingClientRect().right,
              )
              .map((name) => name.textContent),
          ),
      ).toEqual([]);
    }
    const buttons = page.locator('#filter-make .make-button');
    const look = (at: number) =>
      buttons.nth(at).evaluate((button) => {
        const { backgroundColor, boxShadow } = getComputedStyle(button);
        return `${backgroundColor} ${boxShadow}`;
      });
    await buttons.nth(1).hover();
    const hovered = await look(1);
    await buttons.nth(1).click();
    await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'true');
    expect(await look(1)).not.toBe(hovered);
  });

  for (const width of [390, 1440]) {
    test(`SRCH-19 nothing of ${dealer} jumps at ${width} px when the live list takes the static one’s place, and it has no barrier`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts = Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.shifted += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, dealer, '/search/toyota');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await page.evaluate(() => (window as Window & { shifted?: number }).shifted)).toBeLessThan(0.02);
      expect(await violations(page, `${dealer} at ${width}`)).toEqual([]);
      await filters(page);
      // What scrolls under the sheet's button is partly covered.
      expect(await violations(page, `filters of ${dealer} at ${width}`, { without: ['target-size'] })).toEqual([]);
    });
  }
}

test('SRCH-06 places stand beside the results where the dealer wants them, each list as long as its limit at most', async ({
  page,
}) => {
  await open(page, 'everyday-cars', '/cars/');
  for (const title of ['City', 'Dealership']) {
    const places = await group(page, title);
    const all = await numberOf(page);
    await places.getByRole('checkbox').first().check();
    await expect.poll(() => numberOf(page)).toBeLessThan(all);
    await chips(page).first().click();
    await expect.poll(() => numberOf(page)).toBe(all);
  }
});

test('SRCH-12 prices typed into the widget search with Enter and on leaving the field, in the order shown, whichever is the lower, and its button dearest first', async ({
  page,
}) => {
  await open(page, 'everyday-cars', '/cars/');
  const price = await group(page, 'Price');
  await price.getByRole('textbox', { name: 'To' }).fill('20000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/range\[price\]=:20000$/v);
  await price.getByRole('button', { name: 'Show these prices' }).click();
  await expect(page).toHaveURL(/range\[price\]=:20000&sortBy=Car_production:price:desc$/v);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price, low to high' });
  await price.getByRole('textbox', { name: 'From' }).fill('30000');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/range\[price\]=20000:30000&sortBy=Car_production:price:asc$/v);
  await expect(chips(page)).toHaveText([/^\$20,000 to \$30,000/v]);
});

test('SRCH-05 SRCH-07 where every body is a tile there is nothing more to show', async ({ page }) => {
  await open(page, 'harbour-motors', '/search/new-used-and-demo-cars/?refinementList[make][0]=MG');
  const body = await group(page, 'Body type');
  const tiles = await body.locator('.body-tile').count();
  expect(tiles).toBeLessThanOrEqual(4);
  await expect(body.getByRole('button', { name: /^Show all/v })).toHaveCount(0);
});

for (const slug of ['harbour-motors', 'everyday-cars', 'merrin-vale'])
  test(`SRCH-01 CARD-07 a printed list has nothing to press: ${slug}`, async ({ page }) => {
    await page.goto(siteUrl(slug, '/cars/'));
    await expect(page.locator('.card__compare').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.card__title').first()).toBeVisible();
    for (const part of ['.card__compare', '.card__save', '.call-to-action-card', 'main [role="search"]'])
      await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
  });
