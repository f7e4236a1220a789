import type { Locator } from '@playwright/test';
import { pagesOf, siteOf, templateDealers, type Dealer } from './dealers.ts';
import { everyWidth, tooWide, widthPair } from './page-checks.ts';
import { expect, test } from './shared-tab.ts';
import { siteUrl } from './site-url.ts';

for (const dealer of templateDealers)
  test.describe(dealer, () => {
    test.describe.configure({ mode: 'default' });
    for (const [index, path] of pagesOf(dealer).entries())
      test(
        `${dealer} ${path} fits the screen with fallback fonts when web fonts never load`,
        { tag: ['@REG-03'] },
        async ({ page, visit }) => {
          visit.excuse(/\.woff2/v);
          // Unlike a route, leaves the browser's cache on.
          const client = await page.context().newCDPSession(page);
          await client.send('Network.enable');
          await client.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
          const blocked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
          await page.goto(siteUrl(dealer, path));
          await blocked;
          expect(await tooWide(page, path, process.env.MATRIX ? everyWidth : widthPair(index))).toEqual([]);
          await client.detach();
        },
      );
  });

/** The page of each kind with the longest breadcrumbs. */
function longestTrails(dealer: Dealer): string[] {
  const lengthOf = (html: string) =>
    (/<ol class="breadcrumbs">(?<trail>.*?)<\/ol>/sv.exec(html)?.groups?.trail ?? '').replace(/<[^>]+>/gv, '').length;
  return (['vehicle', 'landing', 'blog', 'content'] as const).flatMap((kind) => {
    const pages = siteOf(dealer)
      .ofKind(kind)
      .map(({ path, file }) => ({ path, length: lengthOf(siteOf(dealer).text(file)) }));
    const [longest] = pages.toSorted((a, b) => b.length - a.length);
    return longest && longest.length > 0 ? [longest.path] : [];
  });
}

for (const dealer of ['apex-motorcycles', 'harbour-motors', 'lakeside-auto', 'merrin-vale'] as const) {
  test(`breaks no words in the breadcrumbs at ${dealer} on a phone`, { tag: ['@REG-03'] }, async ({ page }) => {
    const broken: string[] = [];
    for (const path of longestTrails(dealer)) {
      await page.goto(siteUrl(dealer, path));
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const crumbs = await page.locator('.breadcrumbs li:visible').evaluateAll((items) =>
          items.flatMap((item) => {
            const text = item.querySelector('a, span')!.firstChild as Text;
            const lines = [...text.data.matchAll(/[^\s\-]+/gv)].map(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return new Set([...range.getClientRects()].map(({ top }) => top)).size;
            });
            const isWide = item.getBoundingClientRect().right > document.documentElement.clientWidth;
            return isWide || lines.some((count) => count > 1) ? [text.data] : [];
          }),
        );
        broken.push(...crumbs.map((crumb) => `${path} at ${width}: ${crumb}`));
      }
    }
    expect(broken).toEqual([]);
  });
}

test(
  'keeps the header in one row on a desktop, with the sign-in link',
  { tag: ['@MENU-01'] },
  async ({ page }, { project }) => {
    test.skip(project.name === 'wide', 'wider letters may take the second row that is kept for larger text');
    await page.goto(siteUrl('harbour-motors', '/about-us'));
    await expect(page.locator('.header').getByRole('link', { name: 'Sign in' })).toBeAttached();
    for (const width of [1200, 1366, 1400, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await page.locator('.header__bar').boundingBox())!.height, `at ${width}`).toBeLessThan(80);
    }
  },
);

test('uses the project’s own fallback fonts, narrow and wide, whatever fonts the machine has', async ({ page }, {
  project,
}) => {
  test.skip(process.platform !== 'linux', 'only fontconfig is told which fonts there are');
  // A blank page has no interfering styles.
  await page.goto('about:blank');
  await page.setContent('<span style="font: 20px sans-serif">Hamburgefonstiv</span>');
  const { width } = (await page.locator('span').boundingBox())!;
  expect(Math.abs(width - (project.name === 'wide' ? 173 : 151))).toBeLessThan(4);
});

test(
  'shows every sort order in full beside the filter count on a narrow phone',
  { tag: ['@SRCH-13'] },
  async ({ page }) => {
    for (const [dealer, path] of [
      ['harbour-motors', '/search/used-cars'],
      ['everyday-cars', '/search/suv'],
      ['merrin-vale', '/search/porsche'],
    ] as const) {
      await page.goto(siteUrl(dealer, path));
      const select = page.locator('.sort select');
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.locator('main .badge:visible').first()).toBeVisible();
        await expect(select).toBeVisible();
        const cut = await select.evaluate((element: HTMLSelectElement) => {
          const style = getComputedStyle(element);
          const pen = document.createElement('canvas').getContext('2d')!;
          pen.font = style.font;
          // The template's own arrow is in the padding.
          const arrow = style.appearance === 'none' ? 0 : 20;
          const inside = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
          return [...element.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > inside);
        });
        expect(cut, `${path} of ${dealer} at ${width}`).toEqual([]);
      }
    }
  },
);

/** Right edges of the rows, and of the boxes inside. */
const tilesOf = (list: Locator, [picture, words]: readonly [string, string]) =>
  list.evaluate(
    (element, { counts, inside }) =>
      counts.map((count) => {
        while (element.children.length > count) element.lastElementChild!.remove();
        while (element.children.length < count) element.append(element.firstElementChild!.cloneNode(true));
        const tiles = [...element.children];
        const boxOf = (one: Element) => one.getBoundingClientRect();
        const isLast = (one: Element, index: number) =>
          !tiles[index + 1] || boxOf(tiles[index + 1]!).top >= boxOf(one).bottom;
        const gaps = tiles.filter(isLast).map((one) => Math.round(boxOf(element).right - boxOf(one).right));
        const box = (tile: Element, part: string) => boxOf(tile.querySelector(part)!).toJSON() as DOMRect;
        const [first, last] = [tiles[0]!, tiles.at(-1)!];
        return { count, gaps, first: box(first, inside[0]), last: box(last, inside[0]), words: box(last, inside[1]) };
      }),
    { counts: [3, 4, 5, 6, 7, 8, 9], inside: [picture, words] as const },
  );

for (const [dealer, list, inside] of [
  ['kauri-cars', '.browse-tiles', ['img, .browse-tile__sign', '.browse-tile__label']],
  ['everyday-cars', '.tiles', ['.tile__picture', 'b']],
] as const) {
  test(
    `fills the rows of body tiles at ${dealer}, however many tiles there are`,
    { tag: ['@SRCH-07'] },
    async ({ page }) => {
      await page.goto(siteUrl(dealer), { waitUntil: 'domcontentloaded' });
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        for (const { count, gaps, first, last, words } of await tilesOf(page.locator(list), inside)) {
          expect(gaps, `${count} tiles at ${width}`).toEqual(gaps.map(() => 0));
          if (width > 390) continue;
          expect(last.width).toBeLessThan(first.width * 1.1);
          expect(last.height).toBeLessThan(first.height * 1.4);
          if (count % 2 === 1) expect(words.left).toBeGreaterThan(last.right);
          else expect(words.top).toBeGreaterThan(last.bottom);
        }
      }
    },
  );
}
