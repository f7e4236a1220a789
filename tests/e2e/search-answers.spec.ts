/** What a shopper is shown is the answer to what was asked: shared addresses, counts, defaults, amounts, and nothing found. */
import type { Page } from '@playwright/test';
import { violations } from '../../scripts/check-site/axe.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const both = ['harbour-motors', 'everyday-cars'] as const;
const shared = '/cars/?refinementList[make][0]=Toyota&range[price]=:30000';
const html = (page: Page) => page.locator('html');
const live = (page: Page) => expect(html(page)).toHaveAttribute('data-search', 'live', { timeout: 30_000 });
const count = (page: Page) => page.locator('[data-search-count]');
const chip = (page: Page, words: string) =>
  page
    .getByRole('list', { name: 'Applied filters' })
    .getByRole('button')
    .filter({ hasText: `${words}, remove` });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const numberIn = (text: string | null): number => Number(/[\d,]+/v.exec(text ?? '')![0].replaceAll(',', ''));

async function open(page: Page, dealer: string, path: string): Promise<void> {
  await withoutPhotos(page);
  await page.goto(siteUrl(dealer, path));
  await page.locator('[data-search-form]').dispatchEvent('pointerover');
  await live(page);
}

async function group(page: Page, title: string) {
  if (!(await page.locator('#filters').isVisible()))
    await page
      .getByRole('button', { name: /filters/iv })
      .first()
      .click();
  const details = page
    .locator('#filters details', { has: page.locator('summary', { hasText: new RegExp(`^${title}`, 'v') }) })
    .first();
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  return details;
}

for (const dealer of both) {
  test(`SRCH-15 a shared search on ${dealer} shows blanks until its answer is there, and never the whole stock`, async ({
    page,
  }) => {
    await withoutPhotos(page);
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/search-index/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(siteUrl(dealer, shared));
    await expect(html(page)).toHaveAttribute('data-shared-search', '');
    await expect(heading(page)).toHaveText('Your search');
    await expect(count(page)).toHaveText('Searching…');
    await expect(page.locator('[data-search-app]')).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('.card__title').first()).toBeHidden();
    expect(await violations(page, `${dealer} while a shared search loads`)).toEqual([]);
    release();
    await live(page);
    await expect(heading(page)).toHaveText('Toyota');
    await expect(html(page)).not.toHaveAttribute('data-shared-search');
    await expect(page.locator('.card__title').first()).toContainText('Toyota');
    await chip(page, 'Toyota').click();
    await chip(page, 'Up to $30,000').click();
    await expect(count(page)).toContainText(/^[\d,]+ \w+/v);
  });

  for (const blocked of ['**/search-index/*.core.txt', '**/search-index/*.cards.txt', '**/data/search.json']) {
    test(`SRCH-15 a shared search on ${dealer} is answered by the server where ${blocked} does not come`, async ({
      page,
      visit,
    }) => {
      await withoutPhotos(page);
      await page.route(blocked, (route) => route.abort());
      await page.goto(siteUrl(dealer, shared));
      await expect(page).toHaveURL(/\/results\?refinementList\[make\]\[0\]=Toyota&range\[price\]=:30000$/v, {
        timeout: 30_000,
      });
      await expect(heading(page)).toHaveText('Toyota');
      await expect(page.locator('.rows li').first()).toContainText('Toyota');
      visit.problems.length = 0;
    });
  }

  test(`SRCH-15 where nobody can answer a shared search, ${dealer} says that the list is not the answer`, async ({
    page,
    visit,
  }) => {
    await withoutPhotos(page);
    await page.route('**/search-index/**', (route) => route.abort());
    await page.route('**/results?of=address', (route) => route.abort());
    await page.goto(siteUrl(dealer, shared));
    await expect(page.getByRole('alert')).toContainText('couldn’t load that search');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('.card__title').first()).toBeVisible();
    await expect(html(page)).not.toHaveAttribute('data-shared-search');
    visit.problems.length = 0;
  });

  test(`SRCH-19 the list of ${dealer} goes on past its first page where the index does not come`, async ({
    page,
    visit,
  }) => {
    await withoutPhotos(page);
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto(siteUrl(dealer, '/cars/'));
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\/results\?page=2$/v);
    await expect(page.locator('.rows li').first()).toBeVisible();
    visit.problems.length = 0;
  });

  test(`SRCH-19 the next page of ${dealer}, pressed before the search is there, is its second page from the top`, async ({
    page,
  }) => {
    await withoutPhotos(page);
    await page.goto(siteUrl(dealer, '/cars/'));
    await page.getByRole('link', { name: 'Next page' }).click();
    await live(page);
    await expect(page).toHaveURL(/\/cars\/\?page=2$/v);
    await expect(heading(page)).toBeFocused();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test(`SRCH-15 a shared search opened on ${dealer} without scripts leads on to its results`, async ({ page }) => {
      await page.goto(siteUrl(dealer, shared));
      await page.getByRole('link', { name: 'Show its results' }).click();
      await expect(page).toHaveURL(/\/results\?refinementList\[make\]\[0\]=Toyota&range\[price\]=:30000$/v, {
        timeout: 30_000,
      });
      await expect(heading(page)).toHaveText('Toyota');
    });
  });

  test(`SRCH-04 SRCH-12 the boxes of ${dealer} take amounts as people write them, and an emptied one limits nothing`, async ({
    page,
  }) => {
    await open(page, dealer, '/cars/');
    const all = numberIn(await count(page).textContent());
    const price = await group(page, 'Price');
    const to = price.getByRole('textbox', { name: 'To' });
    await to.fill('33k');
    await to.press('Enter');
    await expect(page).toHaveURL(/range\[price\]=:33000/v);
    await expect(to).toHaveValue('$33,000');
    await expect(to).toBeFocused();
    await expect(chip(page, 'Up to $33,000')).toBeVisible();
    expect(numberIn(await count(page).textContent())).toBeGreaterThan(0);
    await to.fill('4321');
    await to.press('Enter');
    await expect(page).toHaveURL(/range\[price\]=:4321/v);
    await to.fill('');
    await to.press('Enter');
    await expect(page).not.toHaveURL(/range/v);
    await expect.poll(async () => numberIn(await count(page).textContent())).toBe(all);
    const odometer = await group(page, 'Odometer');
    await odometer.getByRole('textbox', { name: 'To' }).fill('100k');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/range\[km\]=:100000/v);
    await expect.poll(async () => numberIn(await count(page).textContent())).toBeGreaterThan(0);
  });

  test(`SRCH-09 nothing found on ${dealer} offers each filter to drop with the number that gives, and keeps the filters`, async ({
    page,
  }) => {
    await open(page, dealer, '/cars/?refinementList[make][0]=Toyota&refinementList[fuel][0]=electric');
    await expect(count(page)).toHaveText(/^0 /v);
    const offers = page.getByRole('list', { name: 'Search without one of the filters' }).getByRole('button');
    await expect(offers.first()).toHaveText(/^Without .+\d+ /v);
    await expect(page.locator('#filters summary', { hasText: /^Make/v })).toBeAttached();
    await expect(page.locator('#filters summary', { hasText: /^Body/v })).toBeAttached();
    expect(await violations(page, `${dealer} nothing found`)).toEqual([]);
    const promised = numberIn(await offers.first().locator('small').textContent());
    await offers.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => numberIn(await count(page).textContent())).toBe(promised);
    await expect(page.locator('body')).not.toBeFocused();
  });
}

test('SRCH-21 used stock at everyday-cars is counted as its press finds it, and its floor comes off', async ({
  page,
}) => {
  await open(page, 'everyday-cars', '/cars/');
  const condition = await group(page, 'Condition');
  const numberOf = async (name: string) =>
    numberIn(
      await condition
        .locator('.option', { hasText: new RegExp(`^${name}`, 'v') })
        .locator('small')
        .textContent(),
    );
  const [used, demo] = [await numberOf('Used'), await numberOf('Demo')];
  await condition.getByRole('checkbox', { name: /^Used/v }).check();
  await expect(chip(page, 'From $2,000')).toBeVisible();
  await expect.poll(async () => numberIn(await count(page).textContent())).toBe(used);
  expect([await numberOf('Used'), await numberOf('Demo')]).toEqual([used, demo]);
  await chip(page, 'From $2,000').click();
  await expect(chip(page, 'From $2,000')).toHaveCount(0);
  await expect.poll(async () => numberIn(await count(page).textContent())).toBeGreaterThan(used);
  await page.reload();
  await live(page);
  await expect(chip(page, 'From $2,000')).toHaveCount(0);
  await expect.poll(async () => numberIn(await count(page).textContent())).toBeGreaterThan(used);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('SRCH-21 the floor of used stock comes off at everyday-cars without scripts', async ({ page }) => {
    await page.goto(siteUrl('everyday-cars', '/search/used-cars'));
    const before = numberIn(await count(page).textContent());
    await page.locator('.applied a', { hasText: 'From $2,000' }).click();
    await expect(page).toHaveURL(/\/results\?/v);
    expect(numberIn(await count(page).textContent())).toBeGreaterThan(before);
  });
});
