/** WCAG 2.2 AA rules that need no layout, in jsdom. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { SitePage } from '../../scripts/check-site/site-folder.ts';
import { axeSource, axeTags, layoutRules } from '../../scripts/check-site/axe.ts';
import { pageStructure } from './page-structure.ts';

const projectDir = join(import.meta.dirname, '../..');

const options = {
  runOnly: { type: 'tag', values: axeTags },
  rules: {
    ...Object.fromEntries(layoutRules.map((rule) => [rule, { enabled: false }])),
    // No longer in WCAG 2.2, but duplicate ids break links and labels.
    'duplicate-id': { enabled: true },
  },
  resultTypes: ['violations'],
  elementRef: false,
  ancestry: false,
  preload: false,
  iframes: false,
};

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; target: string[] }[];
}
type AxeWindow = JSDOM['window'] & {
  axe: { version: string; run: (context: Document, options: object) => Promise<{ violations: Violation[] }> };
};

export class StructuralAxe {
  readonly #window = new JSDOM('', { runScripts: 'outside-only', pretendToBeVisual: true }).window as AxeWindow;

  constructor() {
    this.#window.eval(axeSource);
  }

  async violations(html: string): Promise<string[]> {
    const { document, DOMParser } = this.#window;
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    document.replaceChild(document.adoptNode(parsed.documentElement), document.documentElement);
    // Reveals hidden parts, which axe skips. An open dialog would hide everything else.
    for (const element of document.querySelectorAll<HTMLElement>('dialog:not([open])')) element.style.display = 'block';
    for (const element of document.querySelectorAll('details')) element.open = true;
    for (const element of document.querySelectorAll('[hidden], [popover]'))
      for (const name of ['hidden', 'popover']) element.removeAttribute(name);
    const { violations } = await this.#window.axe.run(document, options);
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html.slice(0, 200) ?? ''}`);
  }

  close(): void {
    this.#window.close();
  }
}

/**
 * Checks each structure once. `.forecourt/passed/axe` stores those that passed for the same axe, options and code;
 * CHECK_ALL=1 ignores them.
 */
export class StructureCheck {
  /** Pages with a new part, and those parts' elements. */
  readonly counts = { pages: 0, checked: 0 };
  readonly #axe = new StructuralAxe();
  readonly #file: string;
  readonly #passed: Set<string>;
  readonly #known: Set<string>;

  constructor(file = memoryFile()) {
    this.#file = file;
    const isRemembered = process.env.CHECK_ALL !== '1' && existsSync(file);
    this.#passed = new Set(isRemembered ? readFileSync(file, 'utf8').split('\n') : []);
    this.#known = new Set(this.#passed);
  }

  /** New violations only. */
  async faults({ path }: Pick<SitePage, 'path'>, html: string): Promise<string[]> {
    const structure = pageStructure(html);
    this.counts.pages += 1;
    const part = structure.htmlWithout(this.#known);
    if (part === '') return [];
    this.counts.checked += 1;
    // A part may lack context, so confirm any violation on the whole page.
    const found = (await this.#axe.violations(part)).length > 0 ? await this.#axe.violations(html) : [];
    for (const feature of structure.features) {
      if (found.length === 0) this.#passed.add(feature);
      this.#known.add(feature);
    }
    return found.map((fault) => `${path}: ${fault}`);
  }

  close(): void {
    this.#axe.close();
    mkdirSync(join(this.#file, '..'), { recursive: true });
    writeFileSync(`${this.#file}.${process.pid}.part`, [...this.#passed].join('\n'));
    renameSync(`${this.#file}.${process.pid}.part`, this.#file);
  }
}

function memoryFile(): string {
  const digest = createHash('sha256').update(axeSource).update(JSON.stringify(options));
  for (const name of ['page-structure.ts', 'structural-axe.ts'])
    digest.update(readFileSync(join(projectDir, 'tests/support', name)));
  digest.update(readFileSync(join(projectDir, 'node_modules/jsdom/package.json')));
  return join(projectDir, '.forecourt/passed/axe', digest.digest('hex').slice(0, 16));
}
