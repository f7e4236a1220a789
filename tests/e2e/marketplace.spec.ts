import { vehiclePath } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const used = 'everyday-cars';
const bikes = 'apex-motorcycles';

test.beforeEach(({ page }) => withoutPhotos(page));

test(
  'saves a vehicle from a list, keeps it after a reload, and links to it from the header',
  { tag: '@FAV-01' },
  async ({ page }) => {
    await page.goto(siteUrl(bikes, '/cars/'));
    const heart = page.getByRole('button', { name: /^Save /v }).first();
    const title = (await heart.getAttribute('aria-label'))?.replace('Save ', '') ?? '';
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(page.getByRole('button', { name: `Save ${title}` }).first()).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /Saved/v }).click();
    await page.getByRole('dialog', { name: 'Saved in this browser' }).getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  },
);

test(
  'opens the menu as a sheet on a phone, expands its dropdowns, and closes it with Escape',
  { tag: '@MENU-05' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(used));
    const menu = page.getByRole('dialog', { name: 'Main' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByText('Locations', { exact: true }).click();
    await expect(menu.getByRole('link', { name: /Penrith/v }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    if (await menu.isVisible()) await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  },
);

const tools = [
  ['everyday-cars', ['Menu', 'Search', 'Saved']],
  ['southern-cross-caravans', ['Menu', 'Saved']],
  ['apex-motorcycles', ['Menu', 'Search', 'Saved']],
  ['lakeside-auto', ['Menu', 'Search']],
] as const;
for (const [dealer, words] of tools) {
  test(
    `labels every icon in the ${dealer} header, on narrow phones too`,
    { tag: ['@MENU-05', '@REG-03'] },
    async ({ page }) => {
      await page.goto(siteUrl(dealer, '/about-us'));
      const bar = page.locator('.bar__row');
      for (const width of [320, 390, 768, 1024]) {
        await page.setViewportSize({ width, height: 844 });
        for (const word of words.filter((one) => width < 992 || one !== 'Menu')) {
          const button = bar.getByRole('button', { name: word });
          await expect(button).toBeInViewport({ ratio: 1 });
          const box = await button.evaluate((element, text) => {
            const range = document.createRange();
            const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            while (walker.nextNode())
              if (walker.currentNode.textContent?.includes(text)) range.selectNodeContents(walker.currentNode);
            const [words, own] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
            return {
              width: words.width,
              inside: words.left >= own.left - 1 && words.right <= own.right + 1 && words.bottom <= own.bottom + 1,
            };
          }, word);
          expect(box.width, `${word} at ${width}`).toBeGreaterThan(20);
          expect(box.inside, `${word} at ${width}`).toBe(true);
        }
        const overlaps = await bar.evaluate((row) => {
          const parts = [...row.children]
            .filter((part) => part.checkVisibility())
            .map((part) => part.getBoundingClientRect())
            .filter(({ width: wide }) => wide > 0)
            .toSorted((one, other) => one.left - other.left);
          return parts.some((part, at) => at > 0 && part.left < parts[at - 1]!.right - 1);
        });
        expect(overlaps, `at ${width}`).toBe(false);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    },
  );
}

test(
  'labels the buttons beside a vehicle’s name on a phone',
  { tag: ['@WATCH-01', '@CMP-01', '@REG-03'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(used, vehiclePath(used)));
    for (const word of ['Watch', 'Save', 'Compare'])
      expect(
        await page
          .locator('.vehicle__save')
          .getByText(word, { exact: true })
          .evaluate((element) => element.getBoundingClientRect().width),
        word,
      ).toBeGreaterThan(20);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters a list by links on a phone, and hides the Save buttons', { tag: '@ROUTE-06' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(bikes, '/cars/'));
    await expect(page.getByRole('button', { name: /^Save /v })).toHaveCount(0);
    await page.getByRole('button', { name: /^Filters/v }).click();
    await page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('link', { name: /^Honda/v })
      .click();
    await expect(page).toHaveURL(/\/search\/honda$/v);
    await page.locator('.card__title a').first().click();
    await expect(page.getByRole('link', { name: /Call/v }).last()).toHaveAttribute('href', /^tel:/v);
  });
});

test(
  'does not cut off anything at the edge of a location panel, from the smallest phone to a desktop',
  { tag: ['@LOC-01', '@REG-03'] },
  async ({ page }) => {
    for (const [slug, path] of [
      [used, '/contact'],
      [used, '/dealerships'],
      ['southern-cross-caravans', '/towing-guide'],
      ['lakeside-auto', '/warranty'],
    ] as const) {
      await page.goto(siteUrl(slug, path));
      await expect(page.locator('.place').first()).toBeAttached();
      for (const width of [320, 390, 768, 800, 1024, 1200, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await page.locator('.place').evaluateAll((panels) =>
          panels.flatMap((panel) => {
            const edge = panel.getBoundingClientRect().right + 0.5;
            return [...panel.querySelectorAll('.place__rating, .place__actions > *, .place__address')]
              .filter((part) => part.getBoundingClientRect().right > edge || part.scrollWidth > part.clientWidth + 1)
              .map((part) => part.textContent);
          }),
        );
        expect(cut, `${slug}${path} at ${width}`).toEqual([]);
      }
    }
  },
);

test(
  'fills both columns of a location page: photo beside facts, form beside hours',
  { tag: ['@LOC-01', '@REG-03'] },
  async ({ page }) => {
    for (const path of ['/locations/penrith', '/locations/penrith-service']) {
      await page.goto(siteUrl(used, path));
      for (const width of [992, 1200, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [left, right] of [
          ['.place-media', '.place-main'],
          ['.place-form', '.place-hours'],
        ] as const) {
          // In one call, because a script adds the opening state later.
          const [one, other] = await page.evaluate(
            (parts) => parts.map((part) => document.querySelector(part)!.getBoundingClientRect().toJSON() as DOMRect),
            [left, right],
          );
          expect(Math.round(one!.y), `${path} at ${width}, ${left}`).toBe(Math.round(other!.y));
          expect(Math.round(one!.height), `${path} at ${width}, ${left}`).toBe(Math.round(other!.height));
          expect(one!.right, `${path} at ${width}, ${left}`).toBeLessThan(other!.x);
        }
      }
    }
  },
);

test(
  'aligns the facts on cards in one row without cutting any off',
  { tag: ['@SRCH-19', '@REG-03'] },
  async ({ page }) => {
    for (const [slug, width] of [
      [bikes, 768],
      [bikes, 1440],
      ['southern-cross-caravans', 768],
    ] as const) {
      await page.setViewportSize({ width, height: 1024 });
      if (!page.url().startsWith(siteUrl(slug))) await page.goto(siteUrl(slug, '/cars/'));
      const uneven = await page.locator('li.card').evaluateAll((cards) => {
        const rows = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top));
        const tops = (row: Element[]) =>
          new Set(row.map((card) => Math.round(card.querySelector('.card__facts')!.getBoundingClientRect().top)));
        return [...rows.values()].filter((row) => tops(row).size > 1).length;
      });
      expect(uneven, `${slug} at ${width}`).toBe(0);
      const cut = await page
        .locator('.card__facts li')
        .evaluateAll((facts) =>
          facts.filter((fact) => fact.scrollWidth > fact.clientWidth).map((fact) => fact.textContent),
        );
      expect(cut, `${slug} at ${width}`).toEqual([]);
    }
  },
);

test(
  'fits four compared vehicles on a tablet, with their buttons in one row',
  { tag: ['@CMP-01', '@REG-03'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(siteUrl(used, '/search/suv'));
    for (const place of [0, 1, 2, 3]) {
      const tick = page.locator('li.card [data-compare]').nth(place);
      await tick.click();
      await expect(tick).toHaveAttribute('aria-pressed', 'true');
    }
    await page.goto(siteUrl(used, '/compare'));
    const table = page.locator('.compare__scroll');
    await expect(table.getByRole('columnheader').nth(3)).toBeVisible();
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await expect(page.locator('.compare__swipe')).toBeHidden();
    const tops = await page
      .locator('.compare__bar > :not(.compare__summary, .compare__swipe)')
      .evaluateAll((tools) => tools.map((tool) => Math.round(tool.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  },
);

test(
  'shows locations in three columns on a desktop, and stacked on a phone',
  { tag: ['@LOC-01'] },
  async ({ page }) => {
    await page.goto(siteUrl(used, '/dealerships'));
    const columns = () =>
      page
        .locator('main article.place')
        .evaluateAll((places) => new Set(places.map((place) => Math.round(place.getBoundingClientRect().left))).size);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await columns()).toBe(3);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await columns()).toBe(1);
  },
);
