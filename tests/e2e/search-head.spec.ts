import type { Page } from '@playwright/test';
import { inMatrix, type Dealer } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const firstClicks = [
  { dealer: 'harbour-motors', make: 'Kia' },
  { dealer: 'everyday-cars', make: 'Toyota' },
  { dealer: 'merrin-vale', make: 'BMW' },
] as const satisfies { dealer: Dealer; make: string }[];

const pageSize = 21;

const headOf = (page: Page) =>
  page.evaluate(() => ({
    heading: document.querySelector('[data-search-heading]')!.textContent!.trim(),
    count: Number(/[\d,]+/v.exec(document.querySelector('[data-search-count]')!.textContent!)![0].replace(',', '')),
    title: document.title.split(' · ')[0],
    lastCrumb: document.querySelector('nav[aria-label="Breadcrumb"] li:last-child')!.textContent!.trim(),
    hasOwnText: [...document.querySelectorAll<HTMLElement>('[data-search-own]')].some(({ hidden }) => !hidden),
  }));

for (const { dealer, make } of inMatrix<(typeof firstClicks)[number]>(...firstClicks))
  test(
    `shows the heading and count at ${dealer} for a first click on ${make}, and for the whole list after going back`,
    { tag: ['@SRCH-14', '@ROUTE-06'] },
    async ({ page }) => {
      await withoutPhotos(page);
      await page.goto(siteUrl(dealer, '/cars/'));
      const whole = await headOf(page);
      const link = page.locator('[data-search-app="static"] #filters a[href^="/search/"]', { hasText: make }).first();
      const count = Number(/\d+/v.exec((await link.textContent())!)![0]);
      const filtered = {
        heading: make,
        count,
        title: `${make} for sale`,
        lastCrumb: make,
        hasOwnText: false,
      };
      // Scripted, as hovering would already load the search.
      await link.evaluate((element: HTMLElement) => element.click());
      await expect.poll(() => headOf(page)).toEqual(filtered);
      const titles = page.locator('[data-search-app="live"] li.card[data-vehicle] .card__title');
      await expect(titles).toHaveCount(Math.min(count, pageSize));
      for (const title of await titles.allInnerTexts()) expect(title).toContain(make);
      await page.goBack();
      await expect.poll(() => headOf(page)).toEqual(whole);
      await page.goForward();
      await expect.poll(() => headOf(page)).toEqual(filtered);
    },
  );
