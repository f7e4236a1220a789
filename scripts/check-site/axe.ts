/** Rules of WCAG 2.2 AA that a machine can check, run in the page itself: the quickest way, and one that opens nothing. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; any: { message: string }[] }[];
}
interface AxeWindow {
  axe?: { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> };
}

export interface AxeOptions {
  /** Rules that a state makes meaningless, such as sizes of what lies under an open dialog. */
  without?: string[];
}

/** Brings what fades in or out to its end, since colours on the way are nobody's choice; what turns for ever goes on. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
}

/** What is wrong with the page as it stands, each rule with its first element. */
export async function violations(page: Page, where: string, { without = [] }: AxeOptions = {}): Promise<string[]> {
  // What is in sight already may still wait for a style sheet of its page.
  await page.waitForLoadState('load');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await settle(page);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const found = await page.evaluate(
    async (options) =>
      (await (window as AxeWindow).axe!.run(document, options)).violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.slice(0, 1),
        count: nodes.length,
      })),
    { runOnly: { type: 'tag', values: tags }, rules, resultTypes: ['violations'], elementRef: false, ancestry: false },
  );
  return found.map(
    ({ id, help, nodes, count }) =>
      `${where}: ${id}: ${help}: ${count} x ${nodes[0]?.target.join(' ')} ${nodes[0]?.any[0]?.message ?? ''}`,
  );
}
