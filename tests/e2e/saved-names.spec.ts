import type { Page } from '@playwright/test';
import { timeLimit } from '../support/time-limit.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const cards = (page: Page) => page.locator('li.card').filter({ has: page.locator('[data-save]') });
const names = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => ({
      heart: card.querySelector('[data-save]')!.getAttribute('aria-label')!,
      title: card.querySelector('.card__title')!.textContent.trim(),
      badge: [...card.querySelector('.card__subtitle')!.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent)
        .join('')
        .trim(),
    })),
  );

test('labels the hearts of two cars of the same model by badge', { tag: ['@CARD-01'] }, async ({ page }) => {
  await withoutPhotos(page);
  await page.goto(siteUrl('everyday-cars', '/cars/'));
  await cards(page).first().waitFor();
  const still = await names(page);
  await page.locator('[data-search-form]').dispatchEvent('pointerover');
  await expect(page.locator('html')).toHaveAttribute('data-search', 'live', { timeout: timeLimit(30_000) });
  await expect(cards(page)).toHaveCount(still.length);
  for (const list of [still, await names(page)]) {
    const twins = list.filter(({ title }) => list.filter((other) => other.title === title).length > 1);
    expect(twins.length).toBeGreaterThan(1);
    for (const { heart, title, badge } of list) expect(heart).toBe(`Save ${title} ${badge}`.trim());
    expect(new Set(twins.map(({ heart }) => heart)).size).toBe(
      new Set(twins.map(({ title, badge }) => title + badge)).size,
    );
    expect(new Set(twins.map(({ heart }) => heart)).size).toBeGreaterThan(1);
  }
});

for (const path of ['/cars/', '/search/toyota']) {
  test(
    `keeps the buttons of each card of harbour-motors${path} in one row at 768 pixels`,
    { tag: ['@CARD-04'] },
    async ({ page }) => {
      await withoutPhotos(page);
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto(siteUrl('harbour-motors', path));
      const rows = () =>
        page.locator('li.card .card__actions').evaluateAll((all) =>
          all.map((actions) => {
            const middles = [...actions.children]
              .filter((child) => child.checkVisibility())
              .map((child) => {
                const { top, bottom } = child.getBoundingClientRect();
                return Math.round((top + bottom) / 2);
              });
            return middles.length === 0 ? 0 : Math.max(...middles) - Math.min(...middles);
          }),
        );
      expect((await rows()).length).toBeGreaterThan(10);
      expect((await rows()).filter((spread) => spread > 2)).toEqual([]);
      await page.locator('[data-search-form]').dispatchEvent('pointerover');
      await expect(page.locator('html')).toHaveAttribute('data-search', 'live', { timeout: timeLimit(30_000) });
      expect((await rows()).filter((spread) => spread > 2)).toEqual([]);
    },
  );
}

test('shows one chip for hatchbacks, which removes both of their values', { tag: ['@SRCH-02'] }, async ({ page }) => {
  await withoutPhotos(page);
  await page.goto(siteUrl('everyday-cars', '/search/first-cars?query=auto'));
  await expect(page.locator('html')).toHaveAttribute('data-search', 'live', { timeout: timeLimit(30_000) });
  const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('button');
  const words = (await chips.allTextContents()).map((text) => text.replace(/, remove$/v, ''));
  expect(words.filter((text) => text.startsWith('Hatch'))).toEqual(['Hatch']);
  expect(words).toContain('Sedan');
  await chips.filter({ hasText: /^Hatch/v }).click();
  await expect(page.locator('.applied')).not.toContainText('Hatch');
  await expect(page).not.toHaveURL(/hatch/v);
});
