import { templateDealers } from './dealers.ts';
import { SearchPage } from './pages/search.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

for (const dealer of templateDealers)
  test(
    `fits two compared cars at ${dealer} on a phone and makes three swipeable`,
    { tag: ['@CMP-01', '@CARD-03'] },
    async ({ page }) => {
      const search = new SearchPage(page);
      const cards = search.cards.filter({ has: page.locator('[data-compare]') });
      const choose = async (car: typeof cards): Promise<void> => {
        await car.locator('[data-compare]').click();
        await expect(car.locator('[data-compare]')).toHaveAttribute('aria-pressed', 'true');
      };
      const hidden = () => page.locator('.compare__scroll').evaluate((box) => box.scrollWidth - box.clientWidth);
      await search.open(dealer, '/cars/');
      await choose(cards.filter({ has: page.locator('.tag') }).first());
      await choose(cards.filter({ hasNot: page.locator('.tag') }).first());
      await page.goto(siteUrl(dealer, '/compare'));
      await test.step('a tag covers only a corner of the photo', async () => {
        const photo = page.locator('.compare__photo:has(.tag)');
        const height = (part: Element) => part.getBoundingClientRect().height;
        const ofPhoto = await photo.evaluate(height);
        expect(await photo.locator('.tag').evaluate(height)).toBeLessThan(ofPhoto / 2);
      });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('table')).toBeVisible();
      await expect.poll(hidden).toBe(0);
      await expect(page.locator('.compare__swipe')).toBeHidden();
      await search.open(dealer, '/cars/');
      const third = cards.filter({ has: page.locator('[data-compare][aria-pressed="false"]') }).first();
      const id = await third.getAttribute('data-vehicle');
      await choose(cards.and(page.locator(`[data-vehicle="${id}"]`)));
      await page.goto(siteUrl(dealer, '/compare'));
      await expect(page.locator('.compare__swipe')).toHaveText('Swipe to see all 3');
      await expect.poll(hidden).toBeGreaterThan(0);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );
