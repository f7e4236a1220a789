/** Rules of WCAG 2.2 AA that a machine can check, run in the page itself, which is the quickest way. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules whose answer depends on layout and style; all others can be checked on the HTML alone. */
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
  /** Rules that a state makes meaningless, such as sizes of what lies under an open dialog. */
  without?: string[];
  /**
   * Stylings whose contrast was checked before: text is checked where its own styling is not among them, and joins them.
   * Default: all text is checked. Contrast is two thirds of what a check costs.
   */
  checkedStylings?: Set<number>;
  /** Whether only rules that depend on layout and style are checked. */
  layoutOnly?: boolean;
}

/** Brings what fades in or out to its end, since colours on the way are nobody's choice; what turns for ever goes on. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
}

/** What is wrong with the page as it is now, each rule with its first element. */
export async function violations(
  page: Page,
  where: string,
  { without = [], checkedStylings, layoutOnly = false }: AxeOptions = {},
): Promise<string[]> {
  // What is in sight already may still wait for a style sheet of its page.
  await page.waitForLoadState('load');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await settle(page);
  const isContrastByStyling = checkedStylings !== undefined && !without.includes('color-contrast');
  const isContrastKnown = isContrastByStyling && (await markNewStylings(page, checkedStylings)) === 0;
  const off = isContrastKnown ? [...without, 'color-contrast'] : without;
  const found = await run(page, isContrastByStyling ? '[data-new-styling]' : '*', {
    runOnly: layoutOnly
      ? // Axe runs a rule that is named here, even one that `rules` switches off.
        { type: 'rule', values: layoutRules.filter((rule) => !off.includes(rule)) }
      : { type: 'tag', values: axeTags },
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
  });
  return found.map(
    ({ id, help, nodes, count }) =>
      `${where}: ${id}: ${help}: ${count} x ${nodes[0]?.target.join(' ')} ${nodes[0]?.any[0]?.message ?? ''}`,
  );
}

/** Runs axe on the page; contrast is checked on the elements that `contrastOf` selects. */
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
 * Marks the first visible text of each styling that is not in `checked`, and adds it there. A styling is the screen's
 * width class with the names and states of the element and of all that it lies in. Returns how many it marked.
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
        // Values of data attributes are mostly ids; their presence is what styles ask for.
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
