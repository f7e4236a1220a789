import type { Locator, Page } from '@playwright/test';
import { timeLimit } from '../../support/time-limit.ts';
import { expect, withoutPhotos } from '../shop.ts';
import { siteUrl } from '../site-url.ts';

export const searchDealers = ['harbour-motors', 'everyday-cars'] as const;

const numberIn = (text: string | null): number => Number(/[\d,]+/v.exec(text ?? '')![0].replaceAll(',', ''));

export class SearchPage {
  readonly page: Page;
  readonly html: Locator;
  readonly heading: Locator;
  readonly field: Locator;
  readonly counter: Locator;
  readonly panel: Locator;
  readonly cards: Locator;
  readonly chips: Locator;

  constructor(page: Page) {
    this.page = page;
    this.html = page.locator('html');
    this.heading = page.getByRole('heading', { level: 1 });
    this.field = page.locator('[data-search-form] input');
    this.counter = page.locator('[data-search-count]');
    this.panel = page.locator('#filters');
    this.cards = page.locator('[data-search-app="live"] li.card');
    this.chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('button', { name: /remove$/v });
  }

  /** The live search starts only if the URL differs from the static page's. */
  async goto(dealer: string, path: string): Promise<void> {
    await withoutPhotos(this.page);
    await this.page.goto(siteUrl(dealer, path));
  }

  async open(dealer: string, path: string): Promise<void> {
    await this.goto(dealer, path);
    await this.start();
  }

  async start(): Promise<void> {
    await this.page.locator('[data-search-form]').dispatchEvent('pointerover');
    await this.waitForLive();
  }

  /** Code, index and first results are slow on a busy machine. */
  waitForLive = (): Promise<void> =>
    expect(this.html).toHaveAttribute('data-search', 'live', { timeout: timeLimit(30_000) });

  count = async (): Promise<number> => numberIn(await this.counter.textContent());

  chip = (text: string): Locator => this.chips.filter({ hasText: `${text}, remove` });

  async filters(): Promise<Locator> {
    const opener = this.page.getByRole('button', { name: /filters/iv }).first();
    // The live list may open its filters first, which the click would close.
    await expect(async () => {
      if (!(await this.panel.isVisible())) await opener.click();
      await expect(this.panel).toBeVisible({ timeout: timeLimit(1000) });
    }).toPass({ timeout: timeLimit(20_000) });
    return this.panel;
  }

  async filter(title: string): Promise<Locator> {
    const summary = this.page.locator('summary', { hasText: new RegExp(`^\\s*${title}`, 'v') });
    const group = (await this.filters()).locator('details', { has: summary }).first();
    await expect(async () => {
      if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
      await expect(group).toHaveAttribute('open', { timeout: timeLimit(1000) });
    }).toPass({ timeout: timeLimit(20_000) });
    return group;
  }

  async holdIndex(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await this.page.route('**/search-index/**', async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }
}
