import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { SearchRequest } from '#src/search/engine/request.ts';
import { staticSearchClient } from '#src/search/search-client.ts';
import { siteOf } from './dealers.ts';
import { timeLimit } from '../support/time-limit.ts';
import { SearchPage } from './pages/search.ts';
import { expect, test, withoutPhotos, type Visit } from './shop.ts';
import { siteUrl } from './site-url.ts';

test.use({ bypassCSP: true });

const dealer = 'harbour-motors';
const host = 'https://search.example';

function engineOf() {
  const folder = join(process.env.E2E_OUT ?? '', dealer, 'search-index');
  const bytes = (part: string) =>
    new Uint8Array(
      readFileSync(
        join(
          folder,
          readdirSync(folder).find((name) => name.includes(`.${part}.`))!,
        ),
      ),
    );
  return staticSearchClient({ load: () => Promise.resolve({ core: bytes('core'), cards: bytes('cards') }) });
}

/** Switches the page to Algolia and stubs it while `isUp`. */
async function onAlgolia(page: Page, visit: Visit) {
  visit.excuse(/^request to search\.example$|\b503\b.* ?https:\/\/search\.example|\(https:\/\/search\.example/v);
  // Algolia's client times out after two seconds, too short on a busy machine.
  await page.addInitScript(() => {
    const { setTimeout: start } = window;
    const patient = (run: TimerHandler, ms = 0, ...rest: unknown[]) => start(run, ms < 2000 ? ms : ms * 60, ...rest);
    window.setTimeout = patient as typeof window.setTimeout;
  });
  const service = { isUp: true, asked: 0 };
  const config = JSON.parse(siteOf(dealer).text('data/search.json')) as {
    index: object | null;
    settings: { search: object };
  };
  Object.assign(config, { index: null });
  Object.assign(config.settings.search, {
    engine: 'algolia',
    algolia: { appId: 'TESTAPP', host, searchKey: 'search-only' },
  });
  const client = engineOf();
  await withoutPhotos(page);
  // Other tests may hold cars.
  await page.route('**/api/cars/states', (route) => route.fulfill({ json: { states: {} } }));
  await page.route('**/data/search.json', (route) => route.fulfill({ json: config }));
  await page.route(`${host}/**`, async (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (route.request().method() === 'OPTIONS') {
      await route.fulfill({ status: 204, headers });
      return;
    }
    service.asked += 1;
    if (!service.isUp) {
      await route.fulfill({ status: 503, headers, body: '{}' });
      return;
    }
    const { requests } = route.request().postDataJSON() as { requests: (SearchRequest & Record<string, unknown>)[] };
    await route.fulfill({ headers, json: await client.search(requests.map(withoutSoldRule)) });
  });
  return service;
}

/** The lite client sends parameters alongside the index name. Only the service's records have the sold attribute. */
function withoutSoldRule({
  indexName,
  params,
  type: _,
  ...rest
}: SearchRequest & Record<string, unknown>): SearchRequest {
  const { numericFilters, ...all } = { ...rest, ...params };
  const kept = [numericFilters ?? []].flat().filter((rule) => !String(rule).includes('visible_until'));
  return { indexName, params: { ...all, ...(kept.length > 0 && { numericFilters: kept as string[] }) } };
}

test('searches Algolia when the settings select it', { tag: ['@SRCH-23'] }, async ({ page, visit }) => {
  const search = new SearchPage(page);
  const service = await onAlgolia(page, visit);
  await page.goto(siteUrl(dealer, '/cars/?query=mazda'));
  await search.waitForLive();
  await expect(search.cards.first()).toContainText('Mazda');
  expect(service.asked).toBeGreaterThan(0);
});

test(
  'keeps the static list while the service is down, retries a few times, and again on the next interaction',
  { tag: ['@SRCH-15'] },
  async ({ page, visit }) => {
    const search = new SearchPage(page);
    const service = await onAlgolia(page, visit);
    service.isUp = false;
    await page.goto(siteUrl(dealer, '/search/mazda'));
    await page.locator('[data-search-form]').dispatchEvent('pointerover');
    await expect.poll(() => service.asked).toBeGreaterThan(0);
    await page.waitForTimeout(1500);
    expect(service.asked).toBeLessThan(8);
    await expect(page.locator('[data-search-app="static"] li.card').first()).toBeVisible();
    service.isUp = true;
    // Interaction counts only after the page's last attempt failed.
    await expect(async () => {
      await search.html.press('Tab');
      await page.locator('[data-search-form] input').focus();
      await expect(search.html).toHaveAttribute('data-search', 'live', { timeout: timeLimit(2000) });
    }).toPass({ timeout: timeLimit(30_000) });
  },
);

test(
  'keeps the last results and counts when a later search fails, shows the error, and retries on request',
  { tag: ['@SRCH-15'] },
  async ({ page, visit }) => {
    const search = new SearchPage(page);
    const service = await onAlgolia(page, visit);
    await page.goto(siteUrl(dealer, '/cars/?sortBy=Car_production:price:desc'));
    await search.waitForLive();
    await expect(search.cards).not.toHaveCount(0);
    const before = await search.cards.allTextContents();
    const count = await search.counter.textContent();
    service.isUp = false;
    await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Newest year' });
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('didn’t respond');
    expect(await search.cards.allTextContents()).toEqual(before);
    await expect(search.counter).toHaveText(count!);
    const asked = service.asked;
    await page.waitForTimeout(1500);
    expect(service.asked - asked).toBeLessThan(8);
    service.isUp = true;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeHidden();
    await expect.poll(() => search.cards.allTextContents()).not.toEqual(before);
  },
);
