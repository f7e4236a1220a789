/** New dealers, one per template (tests/fixtures/stock-without-photos.csv). */
import { templateNames } from '#src/domain/tenant/template-names.ts';
import type { Page } from '@playwright/test';
import { dealerWithoutPhotos } from '../support/demo-build.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';
import { isUncovered } from './uncovered.ts';

for (const template of templateNames) {
  test(
    `covers no button and shows no vehicle on the first screen of the ${template} template without photos`,
    { tag: '@ROUTE-01' },
    async ({ page }) => {
      await page.goto(siteUrl(dealerWithoutPhotos(template)));
      await expect(page.getByText(/^(?:Shown|Drawn): /)).toHaveCount(0);
      const buttons = page.locator('.hero').locator('.button, .link');
      for (const width of [390, 768, 992, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await buttons.count()).toBeGreaterThan(0);
        for (const button of await buttons.all()) expect(await isUncovered(button), `at ${width}`).toBe(true);
      }
    },
  );
}

test('shows the only location of a new dealer in one column on a phone', { tag: '@LOC-01' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl(dealerWithoutPhotos('marketplace')));
  const lefts = await page
    .locator('.board__one > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(3);
  expect(new Set(lefts).size).toBe(1);
});

/** Covered or overflowing placeholder texts. */
const covered = (page: Page) =>
  page.locator('.card__placeholder b').evaluateAll((words) =>
    words
      .filter((word) => {
        const box = (element: Element) => element.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(word);
        const { left, top, right, bottom } = range.getBoundingClientRect();
        const card = word.closest('.card')!;
        const tile = box(card.querySelector('.card__media')!);
        const over = [...card.querySelectorAll('.card__compare, .card__save, .tag, .card__place')].map((element) => ({
          lies: box(element.querySelector('svg') ?? element),
        }));
        return (
          left < tile.left ||
          right > tile.right ||
          bottom > tile.bottom - 4 ||
          over.some(({ lies }) => lies.left < right && left < lies.right && lies.top < bottom && top < lies.bottom)
        );
      })
      .map((word) => word.textContent),
  );

for (const template of templateNames) {
  test(
    `renders a plain placeholder in place of photos in the ${template} template, and covers none of its text`,
    { tag: '@CARD-06' },
    async ({ page }) => {
      await page.goto(siteUrl(dealerWithoutPhotos(template), '/cars/'));
      await expect(page.locator('.card__compare').first()).toBeAttached();
      for (const width of [360, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.locator('.card__placeholder b').count()).toBeGreaterThan(0);
        expect(await covered(page), `at ${width}`).toEqual([]);
      }
      const look = (kind: string) =>
        page
          .locator(`.${kind} .covered-car`)
          .first()
          .evaluate((drawing) => [getComputedStyle(drawing).fill, getComputedStyle(drawing).stroke]);
      const onCards = await look('card__placeholder');
      expect(onCards).not.toContain('rgb(0, 0, 0)');
      await page.locator('.card__title a').first().click();
      // Gallery styles may load later.
      await expect.poll(() => look('gallery__empty')).toEqual(onCards);
    },
  );
}
