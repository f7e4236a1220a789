import type { Page } from '@playwright/test';

/** Common screens, and the templates' breakpoints, where space is tightest. */
export const everyWidth = [320, 360, 390, 400, 576, 768, 992, 1024, 1200, 1400, 1440];

export function widthPair(index: number): number[] {
  const [phones, others] = [everyWidth.slice(0, 4), everyWidth.slice(4)];
  return [phones[index % phones.length]!, others[index % others.length]!];
}

export async function tooWide(page: Page, path: string, widths = everyWidth): Promise<string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(async () => {
      const room = document.documentElement.clientWidth;
      // Scripts need a frame or two to react to the size.
      for (let frames = 0; document.documentElement.scrollWidth > room && frames < 30; frames++)
        await new Promise(requestAnimationFrame);
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

export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter(({ effect, timeline }) => {
      return timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity;
    });
    for (const animation of moving) animation.finish();
    await Promise.all(moving.map(({ finished }) => finished));
  });

/** Touch targets; links within sentences are exempt (WCAG 2.5.8). */
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

export async function tooSmall(page: Page, path: string): Promise<string[]> {
  const small = await page.locator(mainActions).evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!(element as HTMLElement).checkVisibility({ visibilityProperty: true })) return [];
      const { width, height } = element.getBoundingClientRect();
      // An overlay may enlarge the clickable area.
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

const controls = 'main :is(form, button, input, select, nav, .button:not([data-phone], [href^="tel:"]))';

/** A4 at 96 dpi. */
export async function putOnPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
}

/** Useless elements, and headings separated from their text. Leaves print mode on. */
export async function badlyPrinted(page: Page): Promise<string[]> {
  await putOnPaper(page);
  return page.evaluate((selector) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const useless = [...document.querySelectorAll(selector)]
      .filter((element) => isShown(element) && element.getBoundingClientRect().height > 0)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className} is printed`);
    const bare = [...document.querySelectorAll<HTMLElement>('main :is(.page-form, .section, .leaf)')]
      .filter(isShown)
      .map((section) => [section.querySelector('h2')?.innerText.trim(), section.innerText.trim()])
      .flatMap(([heading, text]) => (heading === text ? [`"${heading}" has no text`] : []));
    const hasNumber = [...document.querySelectorAll('.footer *')].some(
      (element) => isShown(element) && /ABN/.test(element.textContent),
    );
    return [...useless, ...bare, ...(hasNumber ? [] : ['the ABN is missing'])];
  }, controls);
}

/** Checks 200% text (WCAG 1.4.4). */
export async function tooWideWithLargeText(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const scrollWidth = await page.evaluate(async () => {
    for (let frames = 0; frames < 30; frames++) {
      if (document.documentElement.scrollWidth <= innerWidth) break;
      await new Promise(requestAnimationFrame);
    }
    return document.documentElement.scrollWidth;
  });
  await style.evaluate((element) => (element as Element).remove());
  return scrollWidth > width ? [`text twice as large at ${width}: ${scrollWidth} px`] : [];
}
