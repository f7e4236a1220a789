import { expect } from 'vitest';
import type { Tab, Target } from '../driver/tab.ts';
import { nameOf, waitFor } from '../driver/waiting.ts';

type Height = 'content' | 'window';

export class Page {
  readonly tab: Tab;
  readonly site: string;

  /** @param site home page URL without a trailing slash */
  constructor(tab: Tab, site: string) {
    this.tab = tab;
    this.site = site;
  }

  async open(path: string): Promise<void> {
    await this.tab.open(`${this.site}${path}`);
  }

  click(css: string, text?: string): Promise<void> {
    return this.tab.click(target(css, text));
  }

  type(label: string, text: string): Promise<void> {
    return this.tab.type({ css: 'main label', text: label }, text);
  }

  async sees(css: string, text?: string): Promise<void> {
    await waitFor(`to see ${nameOf(target(css, text))}`, () => this.count(css, text), Boolean);
  }

  async seesNo(css: string, text?: string): Promise<void> {
    await waitFor(
      `to see no ${nameOf(target(css, text))}`,
      () => this.count(css, text),
      (count) => count === 0,
    );
  }

  count(css: string, text?: string): Promise<number> {
    return this.tab.evaluate((selector, start) => walk.count(selector, start), css, text ?? null);
  }

  async isAt(path: RegExp): Promise<void> {
    await waitFor(
      `a path like ${String(path)}`,
      () =>
        this.tab.evaluate(() => (document.readyState === 'complete' ? location.pathname + location.search : 'loading')),
      (seen) => path.test(seen),
    );
  }

  async textOf(css: string, start?: string): Promise<string> {
    const text = await waitFor(
      `to read ${nameOf(target(css, start))}`,
      () => this.tab.evaluate((selector, from) => walk.text(selector, from), css, start ?? null),
      (seen) => seen !== null,
    );
    return text!;
  }

  async back(): Promise<void> {
    await this.tab.evaluate(() => {
      history.back();
    });
  }

  async forward(): Promise<void> {
    await this.tab.evaluate(() => {
      history.forward();
    });
  }

  async hasItsImagesInTheirBoxes(): Promise<void> {
    await this.tab.evaluate(() => walk.scrollThrough());
    const problems = await waitFor(
      'the images in sight to load',
      () => this.tab.evaluate(() => ({ loading: walk.loadingImages(), problems: walk.pageProblems() })),
      ({ loading }) => loading === 0,
    );
    expect(problems.problems, 'images outside their boxes, and a page wider than the window').toEqual([]);
  }

  /** An overlay is inside the window and no taller than needed. */
  async fits(css: string, height: Height = 'content'): Promise<void> {
    await this.sees(css);
    await this.tab.evaluate(() => walk.finishAnimations());
    expect(
      await this.tab.evaluate((selector, fills) => walk.overlayProblems(selector, fills), css, height === 'window'),
      'what opened over the page',
    ).toEqual([]);
  }
}

const target = (css: string, text?: string): Target => (text === undefined ? { css } : { css, text });
