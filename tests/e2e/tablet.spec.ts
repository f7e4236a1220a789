/** single-page-checks.ts covers every-page.spec.ts's pages. */
import { siteOf } from './dealers.ts';
import { expect, test } from './shared-tab.ts';
import { listsWithGap } from './single-page-checks.ts';
import { siteUrl } from './site-url.ts';

test.use({ viewport: { width: 768, height: 1024 } });

test(
  'leaves no gap beside the last offer, location, post or tile',
  { tag: ['@ROUTE-01', '@LOC-01', '@OFFER-01'] },
  async ({ page }) => {
    const post = siteOf('harbour-motors').ofKind('blog').at(-1)!.path;
    for (const path of [
      '/',
      '/offers/ford/everest-299',
      '/locations/artarmon',
      '/fleet',
      '/brands/ford',
      '/ford-ranger',
      post,
    ]) {
      await page.goto(siteUrl('harbour-motors', path));
      const lists =
        '.offers, .places, .stock-here .cards, .posts, :is(.block--tiles, .block--gallery, .block--variants) > ul, .block--numbers dl';
      expect(await listsWithGap(page, lists), path).toEqual([]);
    }
    await page.goto(siteUrl('merrin-vale', '/search/porsche/911'));
    expect(await listsWithGap(page, '.cards--plates')).toEqual([]);
  },
);
