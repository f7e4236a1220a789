import type { Page } from '@playwright/test';
import { siteOf, templateDealers, vehiclePath, vehicleWith, type Dealer } from './dealers.ts';
import { putOnPaper, tooWideWithLargeText } from './page-checks.ts';
import { expect } from './shared-tab.ts';

interface PageCheck {
  title: string;
  tags: string[];
  isFor: (dealer: Dealer, path: string) => boolean;
  /** Sets its own screen size or print mode. */
  find: (page: Page, dealer: Dealer) => Promise<string[]>;
}

const isTemplateDealer = (dealer: Dealer): boolean => (templateDealers as readonly Dealer[]).includes(dealer);

/** Wide text on small screens: the number plate or the reserve button. */
const wideText: Partial<Record<Dealer, string>> = {
  'harbour-motors': 'Rego ',
  'everyday-cars': 'data-reserve',
  'merrin-vale': 'data-reserve',
};

export function checkedVehicle(dealer: Dealer): string {
  const text = wideText[dealer];
  return text === undefined ? vehiclePath(dealer) : vehicleWith(dealer, 'id="photo-4"', text);
}

export const singlePageChecks: PageCheck[] = [
  {
    title: 'prints every location with its full phone number',
    tags: ['@PAGE-01', '@LOC-01'],
    isFor: (dealer, path) => isTemplateDealer(dealer) && path === '/contact',
    find: async (page, dealer) => {
      await putOnPaper(page);
      const built = siteOf(dealer).page('/contact').querySelectorAll('main .place').length;
      const printed = await page.locator('main .place:visible').evaluateAll((places) =>
        places.map((place) => ({
          text: place.textContent.trim().slice(0, 40),
          hasPhone: place.querySelector('[data-phone], [href^="tel:"]')?.checkVisibility() ?? false,
        })),
      );
      return [
        ...(printed.length === built ? [] : [`${printed.length} of ${built} locations are printed`]),
        ...printed.filter(({ hasPhone }) => !hasPhone).map(({ text }) => `"${text}" has no phone number`),
      ];
    },
  },
  {
    title: 'prints the facts of a card without cutting the odometer',
    tags: ['@CARD-07', '@PAGE-01'],
    isFor: (dealer, path) => isTemplateDealer(dealer) && path === '/cars/',
    find: async (page) => {
      await putOnPaper(page);
      return page.locator('.card__facts:visible').evaluateAll((lists) =>
        lists.flatMap((list) => {
          const from = /inset\([^\)]* ([\d.]+)px\)/v.exec(getComputedStyle(list).clipPath)?.[1] ?? '0';
          const range = document.createRange();
          range.selectNodeContents(list.firstElementChild!);
          return range.getBoundingClientRect().left < list.getBoundingClientRect().left + Number(from) - 1
            ? [list.textContent]
            : [];
        }),
      );
    },
  },
  {
    title: 'prints a list without its buttons',
    tags: ['@SRCH-01', '@CARD-07'],
    isFor: (dealer, path) => isTemplateDealer(dealer) && path === '/cars/',
    find: async (page) => {
      await expect(page.locator('.card__compare').first()).toBeVisible();
      await putOnPaper(page);
      await expect(page.locator('.card__title').first()).toBeVisible();
      return page
        .locator(':is(.card__compare, .card__save, .call-to-action-card, main [role="search"]):visible')
        .evaluateAll((parts) => parts.map(({ className }) => className));
    },
  },
  {
    title: 'leaves out the large mood pictures on paper',
    tags: ['@CONF-02'],
    isFor: (dealer, path) =>
      dealer === 'merrin-vale' && ['/', '/about-us', '/special-offers', '/locations/abbotsford'].includes(path),
    find: async (page) => {
      await putOnPaper(page);
      return page
        .locator('main img:visible')
        .evaluateAll((images) =>
          images
            .filter((image) => image.getBoundingClientRect().width > innerWidth / 2)
            .map((image) => (image as HTMLImageElement).currentSrc),
        );
    },
  },
  {
    title: 'fits the screen with large or widely spaced text',
    tags: ['@REG-03'],
    isFor: (dealer, path) => isTemplateDealer(dealer) && path === checkedVehicle(dealer),
    find: async (page) => {
      await expect(page.locator('.vehicle__save button').first()).toBeVisible();
      const wide = [...(await tooWideWithLargeText(page, 390)), ...(await tooWideWithLargeText(page, 1440))];
      await page.setViewportSize({ width: 320, height: 844 });
      const style = await page.addStyleTag({ content: wideSpacing });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await style.evaluate((element) => (element as Element).remove());
      return wide;
    },
  },
  {
    title: 'shows the number of vehicles in one line above the search on a tablet',
    tags: ['@SRCH-13'],
    isFor: (dealer, path) => dealer === 'merrin-vale' && path === '/cars/',
    find: async (page) => {
      await page.setViewportSize(tablet);
      const count = (await page.locator('.list-head__tools > p').boundingBox())!;
      const field = (await page.locator('.list-head__search').boundingBox())!;
      return [
        ...(count.y + count.height <= field.y ? [] : ['the number is beside the search']),
        ...(count.height < 40 ? [] : [`the number is ${count.height} px high`]),
      ];
    },
  },
  {
    title: 'leaves no promise alone in its row on a tablet',
    tags: ['@VDP-02'],
    isFor: (dealer, path) => dealer === 'merrin-vale' && path === checkedVehicle(dealer),
    find: async (page) => {
      await page.setViewportSize(tablet);
      return listsWithGap(page, '.promises-set');
    },
  },
  {
    title: 'has content between any two lines',
    tags: ['@VDP-02', '@ROUTE-01'],
    isFor: (dealer, path) =>
      (dealer === 'harbour-motors' || dealer === 'merrin-vale') && path === checkedVehicle(dealer),
    find: async (page) => {
      const empty: string[] = [];
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        empty.push(...(await emptyBands(page)).map((band) => `${band} at ${width}`));
      }
      return empty;
    },
  },
];

/** WCAG 1.4.12. */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-bottom: 2em !important; }';

const tablet = { width: 768, height: 1024 };

/** The last item leaves a gap of half a page. */
export const listsWithGap = (page: Page, list: string): Promise<string[]> =>
  page.locator(list).evaluateAll((lists) =>
    lists.flatMap((element) => {
      const items = [...element.children].filter((item) => item.checkVisibility());
      const last = items.at(-1)?.getBoundingClientRect();
      const before = items.at(-2)?.getBoundingClientRect();
      if (!last || !before || Math.round(last.top) <= Math.round(before.top)) return [];
      return last.width < element.getBoundingClientRect().width * 0.9 ? [element.className || element.tagName] : [];
    }),
  );

/** Horizontal lines with nothing between, such as "120 to 180". */
async function emptyBands(page: Page): Promise<string[]> {
  const lines = await page.locator('main *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (!element.checkVisibility() || box.width < document.documentElement.clientWidth / 2) return [];
      const isFramed = parseFloat(getComputedStyle(element).borderLeftWidth) > 0;
      return isFramed
        ? []
        : [
            ...(parseFloat(borderTopWidth) > 0 ? [box.top + scrollY] : []),
            ...(parseFloat(borderBottomWidth) > 0 ? [box.bottom + scrollY] : []),
          ];
    }),
  );
  const texts = await page
    .locator('main :is(h2, h3, p, li, summary, dt, dd, th, td, button, img, a)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ top, bottom }) => [top + scrollY, bottom + scrollY] as const),
    );
  const sorted = [...new Set(lines.map(Math.round))].toSorted((a, b) => a - b);
  return sorted.flatMap((line, at) => {
    const next = sorted[at + 1];
    if (next === undefined || next - line < 4) return [];
    return texts.some(([top, bottom]) => bottom > line + 1 && top < next - 1) ? [] : [`${line} to ${next}`];
  });
}
