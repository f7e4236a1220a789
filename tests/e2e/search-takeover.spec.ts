/** The interactive search takes the static list's place: nothing moves, and what is under the pointer stays what it was. */
import type { Page } from '@playwright/test';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const both = ['harbour-motors', 'everyday-cars'] as const;
const live = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-search', 'live', { timeout: 30_000 });
const count = (page: Page) => page.locator('[data-search-count]');
const numberIn = (text: string | null): number => Number(/[\d,]+/v.exec(text ?? '')![0].replaceAll(',', ''));

/** Title and place of every filter, button, order and first card in sight. */
const places = (page: Page) =>
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

async function holdIndex(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/search-index/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Every id that two elements had at once, at whatever moment. */
async function watchIds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const twice = new Set<string>();
    const look = () => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      for (const id of ids.filter((one, at) => ids.indexOf(one) !== at)) twice.add(id);
      document.documentElement.dataset['twice'] = [...twice].join(' ');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributeFilter: ['id'] });
  });
  return () => page.evaluate(() => document.documentElement.dataset['twice']!.split(' ').filter(Boolean));
}

for (const dealer of both) {
  test(`SRCH-02 no id of ${dealer} stands twice in the page, at no moment of the search's coming`, async ({ page }) => {
    const twice = await watchIds(page);
    const release = await holdIndex(page);
    await page.goto(siteUrl(dealer, '/search/toyota'));
    await page.locator('[data-search-form]').dispatchEvent('pointerover');
    release();
    await live(page);
    await expect(page.locator('[data-search-app="live"] #filters')).toBeAttached();
    expect(await twice()).toEqual([]);
  });
}

for (const dealer of both) {
  test(`SRCH-15 the page of ${dealer} says no other number of vehicles while the search takes the place of results`, async ({
    page,
  }) => {
    await withoutPhotos(page);
    await page.addInitScript(() => {
      const said = new Set<string>();
      new MutationObserver(() => {
        const count = document.querySelector('[data-search-count]')?.textContent?.trim();
        if (count) said.add(count);
        document.documentElement.dataset['said'] = [...said].join('|');
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.goto(siteUrl(dealer, '/results?query=diesel%20ute'));
    await live(page);
    await expect(page.locator('[data-search-app="live"] .card__title').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-said', /^[1-9]\d* \w+$/v);
  });
}

for (const dealer of both) {
  for (const path of ['/cars/', '/search/toyota']) {
    test(`SRCH-02 no filter of ${dealer}${path} moves or changes on a desktop when the search comes`, async ({
      page,
    }) => {
      await withoutPhotos(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(siteUrl(dealer, path));
      const before = await places(page);
      expect(before.length).toBeGreaterThan(8);
      await page.locator('[data-search-form]').dispatchEvent('pointerover');
      await live(page);
      await expect.poll(() => places(page)).toEqual(before);
    });

    test(`SRCH-02 no filter of ${dealer}${path} moves in the open sheet of a phone when the search comes`, async ({
      page,
    }) => {
      await withoutPhotos(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await holdIndex(page);
      await page.goto(siteUrl(dealer, path));
      await page.locator('[popovertarget="filters"]').first().click();
      await expect(page.locator('#filters')).toBeVisible();
      const titles = page.locator('#filters summary:not(.show-more summary)');
      const seen = () =>
        titles.evaluateAll((all) =>
          all.map(
            (title) =>
              `${(title.textContent ?? '').replace(/:.*|(?:\d+|Toyota)$/sv, '').trim()} ${Math.round(title.getBoundingClientRect().y)}`,
          ),
        );
      const before = await seen();
      expect(before.length).toBeGreaterThan(12);
      release();
      await live(page);
      await expect
        .poll(() => seen().then((after) => after.map((line) => line.replace(/^Make: ?/v, 'Make'))))
        .toEqual(before);
    });
  }

  test(`SRCH-10 the quick searches of ${dealer} stay in the live search, each with its number`, async ({ page }) => {
    await withoutPhotos(page);
    await page.goto(siteUrl(dealer, '/cars/'));
    const list = (of: string) =>
      page
        .locator(`[data-search-app="${of}"] #filters details`, {
          has: page.locator('summary', { hasText: 'Quick searches' }),
        })
        .locator('a');
    const words = (texts: string[]) => texts.map((text) => text.replace(/\s+/gv, ''));
    const offered = words(await list('static').allTextContents());
    expect(offered.length).toBeGreaterThan(2);
    await page.locator('[data-search-form]').dispatchEvent('pointerover');
    await live(page);
    expect(words(await list('live').allTextContents())).toEqual(offered);
    if (!(await page.locator('#filters').isVisible())) await page.getByRole('button', { name: 'All filters' }).click();
    await page.locator('#filters summary', { hasText: 'Quick searches' }).click();
    const hybrid = page.locator('#filters').getByRole('link', { name: /^Hybrid/v });
    const promised = numberIn(await hybrid.locator('small').textContent());
    await hybrid.click();
    await expect.poll(async () => numberIn(await count(page).textContent())).toBe(promised);
    await expect(hybrid).toHaveAttribute('aria-current', 'true');
  });

  test(`SRCH-12 amounts typed on ${dealer} before the search is there count, and are never typed over`, async ({
    page,
  }) => {
    await withoutPhotos(page);
    const release = await holdIndex(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(siteUrl(dealer, '/cars/'));
    const group = page.locator('#filters details', { has: page.locator('summary', { hasText: /^\s*Price/v }) });
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
    const to = page.locator('[data-search-app="static"]').getByRole('textbox', { name: 'To' });
    await to.pressSequentially('3');
    release();
    await page.waitForResponse(/search-index/v);
    await page.evaluate(
      () =>
        new Promise((done) => {
          setTimeout(done, 500);
        }),
    );
    await expect(to).toBeFocused();
    await to.pressSequentially('0k');
    await to.press('Enter');
    await live(page);
    await expect(page).toHaveURL(/range\[price\]=:30000/v);
    await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Up to $30,000');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    test(`SRCH-12 prices of ${dealer} are filtered without scripts, within what is chosen, and say what was asked`, async ({
      page,
    }) => {
      await page.goto(siteUrl(dealer, '/search/toyota'));
      const before = numberIn(await count(page).textContent());
      const group = page.locator('#filters details', { has: page.locator('summary', { hasText: /^\s*Price/v }) });
      if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
      await group.getByRole('textbox', { name: 'To' }).fill('30k');
      await group.getByRole('button', { name: 'Show these prices' }).click();
      await expect(page).toHaveURL(/\/results\?/v);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota');
      const found = numberIn(await count(page).textContent());
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
      expect(numberIn(await count(page).textContent())).toBeLessThanOrEqual(found);
    });
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
  test(`SRCH-02 what has the focus on ${dealer} keeps it when the search comes`, async ({ page }) => {
    await withoutPhotos(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [selector, name] of controls) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await withoutPhotos(page);
      const release = await holdIndex(page);
      await page.goto(siteUrl(dealer, '/search/used-cars'));
      const control = page.locator(selector).filter({ visible: true }).first();
      if ((await control.count()) === 0) continue;
      await control.focus();
      release();
      await live(page);
      await page.evaluate(
        () =>
          new Promise((done) => {
            setTimeout(done, 300);
          }),
      );
      expect(await focusedName(page), selector).toMatch(name);
    }
  });
}

for (const dealer of both) {
  test(`SRCH-03 the breadcrumbs of ${dealer} say what the heading says, and come back with the page`, async ({
    page,
  }) => {
    await withoutPhotos(page);
    await page.goto(siteUrl(dealer, '/search/suv'));
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(crumbs).toHaveText(['Home', 'All cars', 'SUVs']);
    await page.locator('[data-search-form]').dispatchEvent('pointerover');
    await live(page);
    await expect(crumbs).toHaveText(['Home', 'All cars', 'SUVs']);
    await page.getByRole('list', { name: 'Applied filters' }).getByRole('button', { name: /^SUV/v }).click();
    const all = /^(?:All cars|New, (?:used|pre-owned) and demo cars)$/v;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(all);
    await expect(crumbs.last()).toHaveText(all);
    await page.goBack();
    await expect(crumbs).toHaveText(['Home', 'All cars', 'SUVs']);
    await page.goForward();
    await expect(crumbs.last()).toHaveText(all);
    await expect(crumbs.first()).toHaveText('Home');
  });
}

test('SRCH-02 a menu of harbour-motors is not taken away from under the pointer', async ({ page }) => {
  await withoutPhotos(page);
  const release = await holdIndex(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl('harbour-motors', '/cars/'));
  await page.locator('#filters summary', { hasText: 'Make' }).click();
  const kia = page.locator('[data-search-app="static"] #filters').getByRole('link', { name: /^Kia/v });
  await kia.hover();
  release();
  await page.waitForResponse(/search-index/v);
  await page.evaluate(
    () =>
      new Promise((done) => {
        setTimeout(done, 500);
      }),
  );
  await expect(kia).toBeVisible();
  await kia.click();
  await live(page);
  await expect(page).toHaveURL(siteUrl('harbour-motors', '/search/kia'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kia');
});

test(
  'keeps a filter open whose summary names the choice as well, when the search comes',
  { tag: '@SRCH-02' },
  async ({ page }) => {
    await withoutPhotos(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdIndex(page);
    await page.goto(siteUrl('merrin-vale', '/cars/'));
    await page.locator('[popovertarget="filters"]').filter({ visible: true }).first().click();
    const make = page.locator('#filters details', { has: page.locator('summary', { hasText: 'Make' }) });
    await make.locator('summary').click();
    await expect(make).toHaveAttribute('open');
    release();
    await live(page);
    await expect(page.locator('#filters')).toBeVisible();
    await expect(make).toHaveAttribute('open');
  },
);
