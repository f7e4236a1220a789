/** axe is fastest inside the page. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Other rules need only the HTML. */
export const layoutRules = ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable'];

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; any: { message: string }[] }[];
}
interface AxeWindow {
  axe?: {
    configure: (spec: object) => void;
    run: (context: Document, options: object) => Promise<{ violations: Violation[] }>;
  };
}

export interface AxeOptions {
  /** Rules to skip, such as target sizes under an open dialog. */
  without?: string[];
  /** Contrast takes two thirds of the time: only checks styles not in this set, then adds them. Default: all text. */
  checkedStylings?: Set<number>;
  layoutOnly?: boolean;
}

/** Finishes transitions, to skip intermediate colours. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
}

export async function violations(
  page: Page,
  where: string,
  { without = [], checkedStylings, layoutOnly = false }: AxeOptions = {},
): Promise<string[]> {
  // A page may be visible before its stylesheets have loaded.
  await page.waitForLoadState('load');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await settle(page);
  const isContrastByStyling = checkedStylings !== undefined && !without.includes('color-contrast');
  const isContrastKnown = isContrastByStyling && (await markNewStylings(page, checkedStylings)) === 0;
  const off = isContrastKnown ? [...without, 'color-contrast'] : without;
  const found = await run(page, isContrastByStyling ? '[data-new-styling]' : '*', {
    runOnly: layoutOnly
      ? // Axe runs rules named here even if `rules` disables them.
        { type: 'rule', values: layoutRules.filter((rule) => !off.includes(rule)) }
      : { type: 'tag', values: axeTags },
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
  });
  return found.map(
    ({ id, help, nodes, count }) =>
      `${where}: ${id}: ${help}: ${count} x ${nodes[0]?.target.join(' ')} ${nodes[0]?.any[0]?.message ?? ''}`,
  );
}

function run(page: Page, contrastOf: string, options: object): Promise<(Violation & { count: number })[]> {
  return page.evaluate(
    async ([selector, settings]) => {
      const { axe } = window as AxeWindow;
      axe!.configure({ rules: [{ id: 'color-contrast', selector }] });
      const { violations: all } = await axe!.run(document, settings);
      for (const element of document.querySelectorAll('[data-new-styling]'))
        element.removeAttribute('data-new-styling');
      return all.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.slice(0, 1), count: nodes.length }));
    },
    [contrastOf, { ...options, resultTypes: ['violations'], elementRef: false, ancestry: false }] as const,
  );
}

/**
 * Marks the first visible text of each unchecked style (screen width, and tags, classes and states up to the root).
 * Returns the count.
 */
async function markNewStylings(page: Page, checked: Set<number>): Promise<number> {
  const fresh = await page.evaluate(
    (known) => {
      const states =
        /^(?:class|style|open|disabled|hidden|popover|type|aria-(?:pressed|current|selected|checked|disabled|invalid|expanded)|data-.*)$/;
      const names = new WeakMap<Element, number>();
      const start = innerWidth < 576 ? 1 : innerWidth < 992 ? 2 : 3;
      const host = [...location.host].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, start);
      const stylingOf = (element: Element): number => {
        const known = names.get(element);
        if (known !== undefined) return known;
        const own = element.getAttributeNames().filter((name) => states.test(name));
        // Data attributes mostly hold IDs, and stylesheets only test whether they exist.
        const text = `${element.tagName} ${own.map((name) => (name.startsWith('data-') ? name : `${name}=${element.getAttribute(name)}`)).join(' ')}`;
        let hash = element.parentElement ? stylingOf(element.parentElement) : host;
        for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
        names.set(element, hash);
        return hash;
      };
      const seen = new Set(known);
      const found: number[] = [];
      for (const element of document.body.querySelectorAll('*')) {
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim() !== '');
        if (!hasText && !('value' in element)) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const styling = stylingOf(element);
        if (seen.has(styling)) continue;
        seen.add(styling);
        found.push(styling);
        element.setAttribute('data-new-styling', '');
      }
      return found;
    },
    [...checked],
  );
  for (const styling of fresh) checked.add(styling);
  return fresh.length;
}
