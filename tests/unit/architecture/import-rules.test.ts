import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import type { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { featureEdges, journeyEdges } from '../../../eslint/import-rules.js';

// Planted files aren't on disk, so type-aware rules are off.
const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config,
});

/** The files need not exist. */
const FILES = {
  lib: 'src/lib/planted.ts',
  domain: 'src/domain/planted.ts',
  contracts: 'src/contracts/planted.ts',
  sources: 'src/sources/stock/planted.ts',
  search: 'src/search/planted.ts',
  site: 'src/site/planted.ts',
  view: 'src/view/card/planted.ts',
  routes: 'src/routes/planted.ts',
  platform: 'src/server/platform/planted.ts',
  server: 'src/server/leads/planted.ts',
  operations: 'src/server/operations/planted.ts',
  generator: 'src/generator/planted.ts',
  localServer: 'src/local-server/planted.ts',
  render: 'src/render/planted.ts',
  ui: 'src/ui/Planted.astro',
  features: 'src/features/enquiry/planted.ts',
  templates: 'src/templates/showroom/Planted.astro',
  pages: 'src/pages/planted.astro',
  functions: 'functions/planted.ts',
  scripts: 'scripts/planted.ts',
} as const;
type Part = keyof typeof FILES;
const PARTS = Object.keys(FILES) as Part[];

/** The architecture's import table, repeated on purpose. */
const MAY_IMPORT: Record<Part, Part[]> = {
  lib: ['lib'],
  domain: ['domain', 'lib'],
  contracts: ['contracts', 'domain', 'lib'],
  sources: ['sources', 'domain', 'lib'],
  search: ['search', 'domain', 'lib'],
  site: ['site', 'domain', 'lib'],
  view: ['view', 'site', 'search', 'domain', 'lib'],
  routes: ['routes', 'view', 'site', 'search', 'domain', 'lib'],
  platform: ['platform', 'contracts', 'view', 'search', 'domain', 'lib'],
  server: ['server', 'platform', 'contracts', 'view', 'search', 'domain', 'lib'],
  operations: ['operations', 'server', 'platform', 'contracts', 'view', 'search', 'domain', 'lib'],
  generator: ['generator', 'sources', 'operations', 'server', 'platform', 'domain', 'lib'],
  localServer: ['localServer', 'generator', 'sources', 'operations', 'server', 'platform', 'domain', 'lib'],
  render: ['render', 'lib'],
  ui: ['ui', 'lib'],
  features: ['features', 'view', 'site', 'contracts', 'search', 'domain', 'ui', 'lib'],
  templates: ['templates', 'features', 'view', 'domain', 'ui', 'lib'],
  pages: ['pages', 'templates', 'routes', 'view'],
  functions: ['functions', 'operations', 'server', 'platform', 'sources', 'contracts', 'domain', 'lib'],
  scripts: [
    'scripts',
    'generator',
    'localServer',
    'sources',
    'search',
    'operations',
    'server',
    'platform',
    'domain',
    'lib',
  ],
};

const specifier = (file: string) => (file.startsWith('src/') ? `#src/${file.slice(4)}` : `/${file}`);

function relative(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}`;
}

/** Rules reported per line of code. */
async function reported(filePath: string, lines: string[]): Promise<string[][]> {
  const astro = filePath.endsWith('.astro');
  const text = astro ? `---\n${lines.join('\n')}\n---\n<p>text</p>\n` : `${lines.join('\n')}\n`;
  const [result] = await eslint.lintText(text, { filePath });
  const found = lines.map((): string[] => []);
  for (const { line, ruleId, message, fatal } of result?.messages ?? []) {
    if (fatal) throw new Error(message);
    if (ruleId?.startsWith('@typescript-eslint/')) continue;
    found[line - (astro ? 2 : 1)]?.push(ruleId ?? '');
  }
  return found;
}

const broken = ['boundaries/dependencies'];

describe('the table of allowed imports', () => {
  test.each(PARTS)('lets %s import only what its row allows', async (from) => {
    const file = FILES[from];
    const lines = PARTS.map((to) => {
      const target = to === from ? FILES[to].replace(/planted/iv, 'other') : FILES[to];
      return `import * as ${to} from '${target.startsWith('src/') ? specifier(target) : relative(file, target)}';`;
    });
    const expected = PARTS.map((to) => (MAY_IMPORT[from].includes(to) ? [] : broken));
    expect(Object.fromEntries((await reported(file, lines)).map((rules, at) => [PARTS[at], rules]))).toEqual(
      Object.fromEntries(expected.map((rules, at) => [PARTS[at], rules])),
    );
  });

  test("lets the view layer import only an icon's name", async () => {
    const lines = [
      "import type { IconName } from '#src/ui/icon-names.ts';",
      "import { Icon } from '#src/ui/Icon.tsx';",
    ];
    expect(await reported('src/view/card/planted.ts', lines)).toEqual([[], broken]);
  });

  test('checks every form of import: relative, type-only, dynamic, re-export', async () => {
    const lines = [
      "import { a } from '../features/search/a.ts';",
      "import type { B } from '#src/sources/b.ts';",
      "const c = await import('#src/server/c.ts');",
      "export { d } from '#src/ui/d.ts';",
      "import css from '#src/ui/base.css?url';",
    ];
    expect(await reported('src/domain/planted.ts', lines)).toEqual(lines.map(() => broken));
  });

  test('rejects a folder in src that the table does not list', async () => {
    const [result] = await eslint.lintText('export const a = 1;\n', { filePath: 'src/helpers/planted.ts' });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['boundaries/no-unknown-files']);
  });
});

describe('imports of journeys', () => {
  test('lets each layer import the lower ones of its journey, and of those listed for it', async () => {
    const view = [
      "import '#src/journeys/reserve/rules/a.ts';",
      "import '#src/journeys/trade-in/view/b.ts';",
      "import '#src/journeys/reserve/ui/c.ts';",
      "import '#src/journeys/buying/view/d.ts';",
      "import '#src/server/platform/e.ts';",
    ];
    expect(await reported('src/journeys/reserve/view/planted.ts', view)).toEqual([[], [], broken, broken, broken]);
    const server = [
      "import '#src/journeys/reserve/contract/a.ts';",
      "import '#src/server/leads/b.ts';",
      "import '#src/server/operations/c.ts';",
      "import '#src/journeys/reserve/ui/d.ts';",
    ];
    expect(await reported('src/journeys/reserve/server/planted.ts', server)).toEqual([[], [], broken, broken]);
  });

  test('keeps them out of the domain, and their server code out of pages', async () => {
    const lines = ["import '#src/journeys/reserve/rules/a.ts';", "import '#src/journeys/reserve/server/b.ts';"];
    expect(await reported('src/domain/planted.ts', lines)).toEqual([broken, broken]);
    expect(await reported('src/templates/showroom/Planted.astro', lines)).toEqual([[], broken]);
    expect(await reported('src/features/enquiry/planted.ts', lines)).toEqual([[], broken]);
  });
});

describe('imports between features', () => {
  test('lets a feature import only itself and the features on the short list', async () => {
    const lines = [
      "import { a } from './a.ts';",
      "import { b } from '../vehicle-card/b.ts';",
      "import { c } from '../checkout/c.ts';",
    ];
    expect(await reported('src/features/search/planted.ts', lines)).toEqual([[], [], broken]);
    expect(await reported('src/features/saved-vehicles/planted.ts', lines)).toEqual([[], broken, broken]);
  });

  test.each([
    ['features', featureEdges],
    ['journeys', journeyEdges],
  ])('has no cycle in the list of %s', (_, edges: Record<string, string[]>) => {
    const visit = (feature: string, path: string[]): void => {
      expect(path, `${[...path, feature].join(' -> ')}`).not.toContain(feature);
      for (const next of edges[feature] ?? []) visit(next, [...path, feature]);
    };
    for (const feature of Object.keys(edges)) visit(feature, []);
  });
});

describe('packages confined to one layer', () => {
  const NODE = "import { join } from 'node:path';";
  const ZOD = "import * as z from 'zod';";
  const SEARCH = "import { Hits } from 'react-instantsearch';";
  const DRIVER = "import pg from 'pg';";
  const SETTINGS = "import { settingsSchema } from '#src/domain/tenant/settings/settings.ts';";
  const SETTINGS_TYPE = "import type { Settings } from '#src/domain/tenant/settings/settings.ts';";
  const lines = [NODE, ZOD, SEARCH, DRIVER, SETTINGS, SETTINGS_TYPE];
  const judge = async (file: string) => (await reported(file, lines)).map((rules) => rules.length === 0);

  test.each([
    //                                           node   zod    search driver schema type
    ['src/lib/planted.ts', [false, false, false, false, false, false]],
    ['src/domain/planted.ts', [false, false, false, false, false, true]],
    ['src/domain/tenant/settings/planted.ts', [false, true, false, false, true, true]],
    ['src/contracts/planted.ts', [false, false, false, false, false, true]],
    ['src/site/planted.ts', [false, false, false, false, false, true]],
    ['src/view/planted.ts', [false, false, false, false, false, true]],
    ['src/routes/planted.ts', [true, false, false, false, false, true]],
    ['src/ui/planted.tsx', [false, false, false, false, false, false]],
    ['src/features/enquiry/planted.tsx', [false, false, false, false, false, true]],
    ['src/features/search/planted.tsx', [false, false, true, false, false, true]],
    ['src/templates/showroom/Planted.astro', [true, false, false, false, false, true]],
    ['src/sources/planted.ts', [true, true, false, false, true, true]],
    ['src/server/planted.ts', [true, true, false, true, true, true]],
    ['scripts/planted.ts', [true, false, false, false, true, true]],
    ['functions/planted.ts', [true, false, false, false, true, true]],
  ])('%s', async (file, allowed) => {
    expect(await judge(file)).toEqual(allowed);
  });
});

describe('kinds of files', () => {
  test.each([
    ['src/lib/planted.ts', 'export default 1;', ['no-restricted-syntax']],
    ['src/features/search/planted.ts', "export * from './a.ts';", ['no-restricted-syntax']],
    ['functions/planted.ts', 'export default () => new Response();', []],
    ['src/pages/planted.json.ts', 'export default 1;', []],
  ])('%s: %s', async (file, code, rules) => {
    expect(await reported(file, [code])).toEqual([rules]);
  });

  test('allows client:* only on islands, and only the directives that pages permit', async () => {
    const text = [
      '---',
      "import { Search } from '#src/features/search/search.island.tsx';",
      "import { Card } from '#src/features/vehicle-card/Card.tsx';",
      '---',
      '<Search client:near />',
      '<Card />',
      '<Card client:near />',
      '<Search client:load />',
      '',
    ].join('\n');
    const [result] = await eslint.lintText(text, { filePath: 'src/templates/showroom/Planted.astro' });
    expect(result?.messages.map(({ ruleId, line }) => [ruleId, line])).toEqual(
      [7, 8].map((line) => ['forecourt/client-on-islands', line]),
    );
  });
});
