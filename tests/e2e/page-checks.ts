/** What is asked of any page, as it stands in the browser; each answers with what is wrong. */
import type { Page } from '@playwright/test';

/** Usual screens, and where the styles of the templates change: a layout has the least room there. */
const widths = [320, 360, 390, 400, 576, 768, 992, 1024, 1200, 1400, 1440];

/** At which widths the page is wider than the screen, by what, from the smallest phone to a desktop. */
export async function tooWide(page: Page, path: string): Promise<string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= room) return null;
      const clips = (element: Element | null): boolean =>
        element !== null &&
        element !== document.body &&
        (/(auto|scroll|hidden|clip)/.test(getComputedStyle(element).overflowX) || clips(element.parentElement));
      const culprit = [...document.body.querySelectorAll('*')].find(
        (element) => element.getBoundingClientRect().right > room + 1 && !clips(element.parentElement),
      );
      return `${document.documentElement.scrollWidth} px, ${culprit?.tagName.toLowerCase()}.${culprit?.getAttribute('class') ?? ''}`;
    });
    if (overflow !== null) wide.push(`${path} at ${width}: ${overflow}`);
  }
  return wide;
}

/** What a thumb has to hit; words within a sentence are no such thing. */
const mainActions = [
  '.button',
  '.icon-button',
  '.card__actions a',
  '.card__save',
  '.saved-button',
  '.action-bar a',
  '.menu__item',
  '.nav__item',
  '.chip',
  '.select',
  '.input',
  '.gallery__step',
  '.gallery__count',
  '.bar__tool',
].join(',');

/** Main actions that are less than 44 px high. */
export async function tooSmall(page: Page, path: string): Promise<string[]> {
  const small = await page.locator(mainActions).evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!(element as HTMLElement).checkVisibility({ visibilityProperty: true })) return [];
      const { width, height } = element.getBoundingClientRect();
      // An overlay may stand for a small mark: what counts is what a press hits.
      const after = getComputedStyle(element, '::after');
      const area =
        after.content !== 'none' && after.position === 'absolute'
          ? Math.max(height, parseFloat(after.height) || 0)
          : height;
      return width > 1 && area < 43.5
        ? [
            `${element.getAttribute('class')} "${element.textContent?.trim().slice(0, 30)}" ${Math.round(width)}x${Math.round(height)}`,
          ]
        : [];
    }),
  );
  return small.map((one) => `${path}: ${one}`);
}
