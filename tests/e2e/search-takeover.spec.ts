import type { Page } from '@playwright/test';
import { inMatrix } from './dealers.ts';
import { comeToRest } from './page-checks.ts';
import { SearchPage, searchDealers } from './pages/search.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

/** Title and position of visible filters, buttons, sorts and the first card. */
const elementPositions = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.filter__pill, .filter-bar__open, .search__open, .sort, .filters__group > summary, .card',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .slice(0, 40)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const title = element.matches('.sort, .card')
          ? element.className.split(' ')[0]!
          : (element.textContent ?? '').replace(/:.*|(?:\d+|Toyota)$/sv, '').trim();
        return `${title} ${Math.round(x)} ${Math.round(y)} ${Math.round(width)} ${Math.round(height)}`;
      })
      .sort(),
  );

for (const dealer of inMatrix(...searchDealers)) {
  test(
    `shows only one count on ${dealer} while the live search replaces the results`,
    { tag: ['@SRCH-15'] },
    async ({ page }) => {
      const search = new SearchPage(page);
      await page.addInitScript(() => {
        const said = new Set<string>();
        new MutationObserver(() => {
          const count = document.querySelector('[data-search-count]')?.textContent?.trim();
          if (count) said.add(count);
          document.documentElement.dataset['said'] = [...said].join('|');
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      await search.goto(dealer, '/results?query=diesel%20ute');
      await search.waitForLive();
      await expect(page.locator('[data-search-app="live"] .card__title').first()).toBeVisible();
      await expect(search.html).toHaveAttribute('data-said', /^[1-9]\d* \w+$/v);
    },
  );
}

for (const dealer of searchDealers) {
  for (const path of ['/cars/', '/search/toyota']) {
    test(
      `moves and changes no filters on ${dealer}${path} on a desktop when the live search starts`,
      { tag: ['@SRCH-02'] },
      async ({ page }) => {
        const search = new SearchPage(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await search.goto(dealer, path);
        await comeToRest(page);
        const before = await elementPositions(page);
        expect(before.length).toBeGreaterThan(8);
        await search.start();
        await expect.poll(() => elementPositions(page)).toEqual(before);
      },
    );

    if (path !== '/cars/' && !process.env.MATRIX) continue;
    test(
      `moves no filters on ${dealer}${path} in the open sheet on a phone when the live search starts`,
      { tag: ['@SRCH-02'] },
      async ({ page }) => {
        const search = new SearchPage(page);
        await page.setViewportSize({ width: 390, height: 844 });
        const release = await search.holdIndex();
        await search.goto(dealer, path);
        await page.locator('[popovertarget="filters"]').first().click();
        await expect(search.panel).toBeVisible();
        const titles = page.locator('#filters summary:not(.show-more summary)');
        const seen = () =>
          titles.evaluateAll((all) =>
            all.map(
              (title) =>
                `${(title.textContent ?? '').replace(/:.*|(?:\d+|Toyota)$/sv, '').trim()} ${Math.round(title.getBoundingClientRect().y)}`,
            ),
          );
        await comeToRest(page);
        const before = await seen();
        expect(before.length).toBeGreaterThan(12);
        release();
        await search.waitForLive();
        await expect
          .poll(() => seen().then((after) => after.map((line) => line.replace(/^Make: ?/v, 'Make'))))
          .toEqual(before);
      },
    );
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    test(
      `filters prices at ${dealer} without scripts, within the chosen filters, and shows the typed amounts`,
      { tag: ['@SRCH-12'] },
      async ({ page }) => {
        const search = new SearchPage(page);
        await search.goto(dealer, '/search/toyota');
        const before = await search.count();
        const group = page.locator('#filters details', { has: page.locator('summary', { hasText: /^\s*Price/v }) });
        if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
        await group.getByRole('textbox', { name: 'To' }).fill('30k');
        await group.getByRole('button', { name: 'Show these prices' }).click();
        await expect(page).toHaveURL(/\/results\?/v);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota');
        const found = await search.count();
        expect(found).toBeGreaterThan(0);
        expect(found).toBeLessThan(before);
        if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
        await expect(group.getByRole('textbox', { name: 'To' })).toHaveValue('30000');
        await expect(
          page.locator('.filter--later, .filters__group:has(> .coming), .sort').locator('visible=true'),
        ).toHaveCount(0);
        const condition = page.locator('#filters details', {
          has: page.locator('summary', { hasText: /^\s*Condition/v }),
        });
        await condition.locator('summary').click();
        await condition.getByRole('link', { name: /^(?:Used|Pre-Owned)/v }).click();
        await expect(page).toHaveURL(/range\[price\]=:30000/v);
        expect(await search.count()).toBeLessThanOrEqual(found);
      },
    );
  });
}

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    return focused === document.body || focused === null
      ? 'BODY'
      : `${focused.tagName} ${(focused.closest('label, summary, .filter__pill') ?? focused).textContent?.replace(/\d+$/v, '').trim().slice(0, 12)}`;
  });

for (const [dealer, controls] of [
  [
    'everyday-cars',
    [
      ['.sort select', /^SELECT Sort/v],
      ['#filters summary:has-text("Condition")', /^SUMMARY Condition/v],
      ['#filters summary:has-text("Make")', /^SUMMARY Make/v],
      ['#filters a:has-text("Clear all"), .applied a:has-text("Clear all")', /^(?:BUTTON|A) Clear all/v],
      ['#filters details[open] a:has-text("Ford")', /^(?:BUTTON|INPUT|A) Ford/v],
    ],
  ],
  [
    'harbour-motors',
    [
      ['.sort select', /^SELECT Sort/v],
      ['.filter__pill:has-text("Body type"), .filter__pill:has-text("Condition")', /^BUTTON (?:Body type|Condition)/v],
    ],
  ],
] as const) {
  test(
    `keeps the focus on the same control at ${dealer} when the live search starts`,
    { tag: ['@SRCH-02'] },
    async ({ page }) => {
      const search = new SearchPage(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const [selector, name] of controls) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        const release = await search.holdIndex();
        await search.goto(dealer, '/search/used-cars');
        const control = page.locator(selector).filter({ visible: true }).first();
        await control.focus();
        release();
        await search.waitForLive();
        await page.evaluate(
          () =>
            new Promise((done) => {
              setTimeout(done, 300);
            }),
        );
        expect(await focusedName(page), selector).toMatch(name);
      }
    },
  );
}

test('does not replace an open menu under the pointer at harbour-motors', { tag: ['@SRCH-02'] }, async ({ page }) => {
  const search = new SearchPage(page);
  const release = await search.holdIndex();
  await page.setViewportSize({ width: 1440, height: 900 });
  await search.goto('harbour-motors', '/cars/');
  await page.locator('#filters summary', { hasText: 'Make' }).click();
  const kia = page.locator('[data-search-app="static"] #filters').getByRole('link', { name: /^Kia/v });
  await kia.hover();
  release();
  // The live list renders hidden first.
  await expect(page.locator('[hidden] li.card[data-vehicle]')).not.toHaveCount(0);
  // The live list checks every 50 ms.
  await page.evaluate(
    () =>
      new Promise((done) => {
        setTimeout(done, 200);
      }),
  );
  await expect(search.html).not.toHaveAttribute('data-search', 'live');
  await expect(kia).toBeVisible();
  await kia.click();
  await search.waitForLive();
  await expect(page).toHaveURL(siteUrl('harbour-motors', '/search/kia'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kia');
});

test(
  'keeps a filter open when the live search starts, even one whose summary shows the choice',
  { tag: '@SRCH-02' },
  async ({ page }) => {
    const search = new SearchPage(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await search.holdIndex();
    await search.goto('merrin-vale', '/cars/');
    await page.locator('[popovertarget="filters"]').filter({ visible: true }).first().click();
    const make = page.locator('#filters details', { has: page.locator('summary', { hasText: 'Make' }) });
    await make.locator('summary').click();
    await expect(make).toHaveAttribute('open');
    release();
    await search.waitForLive();
    await expect(search.panel).toBeVisible();
    await expect(make).toHaveAttribute('open');
  },
);
