/** Live search and function-rendered results must look alike (decision 024). */
import type { Page } from '@playwright/test';
import { inMatrix } from './dealers.ts';
import { SearchPage, searchDealers } from './pages/search.ts';
import { expect, test } from './shop.ts';

const searches = {
  'words that no vehicle has': 'query=zz-nothing',
  'a word that no vehicle has beside filters': 'query=toyota+zz-nothing',
  'filters that a text names': 'query=used+suv+under+60k',
  'filters that empty the list': 'refinementList[make][0]=Toyota&range[price]=1:2',
  'a payment in place of a price': 'query=toyota+$100+a+week',
};

const textOf = (page: Page, url: string): Promise<string> =>
  page.evaluate(async (address) => (await fetch(address)).text(), url);

/** Elements, classes and text above the results, treating links and buttons alike. */
const outline = (page: Page, html?: string): Promise<string[]> =>
  page.evaluate((source) => {
    const root = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
    const linesOf = (element: Element, depth: number): string[] => {
      const tag = /^(?:a|button)$/v.test(element.localName) ? 'press' : element.localName;
      const text = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map(({ textContent }) => textContent!.trim())
        .join('');
      return [
        `${' '.repeat(depth)}${tag}.${element.getAttribute('class') ?? ''} ${text}`.trimEnd(),
        ...[...element.children].flatMap((child) => linesOf(child, depth + 1)),
      ];
    };
    return (
      [...root.querySelectorAll('[aria-label="Applied filters"], .search-notes, .empty')]
        // Only the static list reports unanswered searches.
        .filter((part) => part.closest('noscript') === null)
        .map((part) => linesOf(part, 0).join('\n'))
    );
  }, html);

for (const dealer of inMatrix(...searchDealers)) {
  for (const [name, query] of Object.entries(searches)) {
    test(
      `shows ${name} at ${dealer} the same in the live search and without scripts`,
      { tag: ['@SRCH-09', '@NLQ-01'] },
      async ({ page }) => {
        const search = new SearchPage(page);
        // The function hides sold vehicles by the real clock.
        await page.clock.setFixedTime(Date.now());
        await search.goto(dealer, `/cars/?${query}`);
        await search.waitForLive();
        const plain = await outline(page, await textOf(page, `/results?${query}`));
        expect(plain.length).toBeGreaterThan(0);
        await expect.poll(() => outline(page)).toEqual(plain);
      },
    );
  }
}
