/** A search reads and is built the same live and on the page that a function answers with (decision 024). */
import type { Browser, Page } from '@playwright/test';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const searches = {
  'words that nothing has': 'query=zz-nothing',
  'a word that nothing has beside filters': 'query=toyota+zz-nothing',
  'filters of a text': 'query=used+suv+under+60k',
  'filters that empty the list': 'refinementList[make][0]=Toyota&range[price]=1:2',
  'a payment in place of a price': 'query=toyota+$100+a+week',
};

/** What stands over the results or in their place: elements with their classes and words, a link and a button being the same press. */
function outline(page: Page): Promise<string[]> {
  return page.locator('[aria-label="Applied filters"], .search-notes, .empty').evaluateAll((parts) => {
    const draw = (element: Element, depth: number): string[] => {
      const tag = /^(?:a|button)$/v.test(element.localName) ? 'press' : element.localName;
      const words = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map(({ textContent }) => textContent!.trim())
        .join('');
      return [
        `${' '.repeat(depth)}${tag}.${element.className.toString()} ${words}`.trimEnd(),
        ...[...element.children].flatMap((child) => draw(child, depth + 1)),
      ];
    };
    // What says that an address could not be answered is the static list's own.
    return parts.filter((part) => part.closest('noscript') === null).map((part) => draw(part, 0).join('\n'));
  });
}

async function answered(browser: Browser, dealer: string, query: string): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(siteUrl(dealer, `/results?${query}`));
    return await outline(page);
  } finally {
    await context.close();
  }
}

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  for (const [what, query] of Object.entries(searches)) {
    test(`SRCH-09 NLQ-01 ${what}: ${dealer} says the same live and without scripts`, async ({ page, browser }) => {
      const plain = await answered(browser, dealer, query);
      expect(plain.length).toBeGreaterThan(0);
      await withoutPhotos(page);
      // Both leave out what was sold too long ago: the function goes by today's clock, and so has the browser to.
      await page.clock.setFixedTime(Date.now());
      await page.goto(siteUrl(dealer, `/cars/?${query}`));
      await expect(page.locator('html')).toHaveAttribute('data-search', 'live', { timeout: 30_000 });
      await expect.poll(() => outline(page)).toEqual(plain);
    });
  }
}
