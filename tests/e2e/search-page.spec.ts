import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { siteOf } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const both = ['harbour-motors', 'everyday-cars'] as const;
const count = (page: Page) => page.locator('[data-search-count]');
const cards = (page: Page) => page.locator('[data-search-app="live"] li.vehicle-card');
const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' }).getByRole('button', { name: /remove$/v });
/** Exactly these chips, in whatever order the dealer has the filters. */
async function showsChips(page: Page, ...words: string[]): Promise<void> {
  await expect.poll(async () => (await chips(page).allTextContents()).map((text) => text.replace(/, remove$/v, '')).toSorted()).toEqual(words.toSorted());
}

const numberOf = async (page: Page): Promise<number> => Number((await count(page).textContent())!.replaceAll(/\D/gv, ''));

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
  if (!await panel.isVisible()) await page.getByRole('button', { name: /filters/iv }).first().click();
  await expect(panel).toBeVisible();
  return panel;
}

async function group(page: Page, title: string) {
  const panel = await filters(page);
  const details = panel.locator('details', { has: page.locator('summary', { hasText: new RegExp(`^${title}`, 'v') }) }).first();
  if (await details.getAttribute('open') === null) await details.locator('summary').click();
  return details;
}

for (const dealer of both) {
  test(`SRCH-01 SRCH-15 typing on ${dealer} searches after a pause, forgives a slip, and drops the page`, async ({ page }) => {
    await open(page, dealer, '/cars/?page=2');
    const all = await numberOf(page);
    await page.locator('[data-search-form] input').fill('toyta');
    await expect(page).toHaveURL(/\/cars\/\?query=toyta$/v);
    await expect(cards(page).first()).toContainText('Toyota');
    expect(await numberOf(page)).toBeLessThan(all);
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

  test(`ROUTE-04 ROUTE-06 an address restores every refinement on ${dealer}; back, forward and reload too`, async ({ page }) => {
    await open(page, dealer, '/search?refinementList[body][0]=suv&refinementList[fuel][0]=petrol&range[price]=:70000&sortBy=Car_production:price:desc');
    await showsChips(page, 'SUV', 'Petrol', 'Up to $70,000');
    const first = await numberOf(page);
    const transmission = await group(page, 'Transmission');
    await transmission.getByRole('checkbox').first().check();
    await expect(chips(page)).toHaveCount(4);
    const address = page.url();
    await page.goBack();
    await expect(chips(page)).toHaveCount(3);
    expect(await numberOf(page)).toBe(first);
    await page.goForward();
    await expect(chips(page)).toHaveCount(4);
    await page.reload();
    await live(page);
    expect(page.url()).toBe(address);
    await expect(chips(page)).toHaveCount(4);
  });

  test(`SRCH-05 SRCH-07 SRCH-08 makes and bodies of ${dealer} are buttons, and the count is on the button that shows them`, async ({ page }) => {
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
    await expect(panel.getByRole('button', { name: /^Show Me/v })).toHaveText(`Show Me ${await count(page).textContent()}`);
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
    const prices = (await cards(page).locator('.vehicle-card__price').allTextContents()).map((text) => Number(text.replaceAll(/\D/gv, '')));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    const second = page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Page 2', exact: true });
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
    await page.getByRole('button', { name: 'Clear everything' }).click();
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
    expect(await page.evaluate(() => document.activeElement?.closest('details')?.textContent.includes('Fuel'))).toBe(true);
  });

  test(`SRCH-15 without its index ${dealer} keeps the list it came with, and its filters lead on as links`, async ({ page, visit }) => {
    await withoutPhotos(page);
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto(siteUrl(dealer, '/search/toyota'));
    await page.locator('[data-search-form]').dispatchEvent('pointerover');
    await expect.poll(() => visit.problems.length).toBeGreaterThan(0);
    visit.problems.length = 0;
    await expect(page.locator('[data-search-app="static"] li.vehicle-card').first()).toBeVisible();
    await page.locator('.applied a').first().click();
    await expect(page.locator('li.vehicle-card').first()).toBeVisible();
    await expect(page).toHaveURL(siteUrl(dealer, '/cars/'));
    visit.problems.length = 0;
  });

  test(`SRCH-23 a page of ${dealer} from before a refresh finds the index of today`, async ({ page, visit }) => {
    await withoutPhotos(page);
    let asked = 0;
    const today = siteOf(dealer).text('data/search.json');
    await page.route('**/data/search.json', (route) => route.fulfill({ contentType: 'application/json', body: asked++ === 0 ? today.replace(/[0-9a-f]{16}\.core/v, 'no-such.core') : today }));
    await page.goto(siteUrl(dealer, '/cars/?query=toyota'));
    await live(page);
    await expect(cards(page).first()).toContainText('Toyota');
    expect(asked).toBe(2);
    visit.problems.length = 0;
  });

  test(`SRCH-18 the last searches on ${dealer} are remembered with their facets and path`, async ({ page }) => {
    await open(page, dealer, '/search/new-used-and-demo-cars/?refinementList[fuel][0]=diesel');
    const kept = () => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(':SearchHistory'))?.[1] ?? '[]').then((text) => JSON.parse(text) as { path: string; refinements: object }[]);
    await expect.poll(kept).toEqual([expect.objectContaining({ path: '/search/new-used-and-demo-cars/?refinementList[fuel][0]=diesel', refinements: { fuel: ['diesel'] } })]);
  });

  test(`ROUTE-06 a shopper of ${dealer} comes back from a car to the same filters and the same place`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, dealer, '/cars/?refinementList[body][0]=suv&sortBy=Car_production:price:desc');
    const car = cards(page).nth(8).locator('.vehicle-card__title a');
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

  for (const width of [390, 1440]) {
    test(`SRCH-19 nothing of ${dealer} jumps at ${width} px when the live list takes the static one’s place, and it has no barrier`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts = Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => { for (const entry of list.getEntries()) shifts.shifted += (entry as PerformanceEntry & { value: number }).value; }).observe({ type: 'layout-shift', buffered: true });
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

test('SRCH-06 places stand beside the results where the dealer wants them, each list as long as its limit at most', async ({ page }) => {
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
