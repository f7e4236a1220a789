/** A template is a folder, a look, and a line in tables that list both (decision 005). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { templateNames } from '#src/domain/tenant/template-names.ts';
import { defaultTemplate } from '#src/domain/tenant/settings/varying-defaults.ts';

/** Files that may name a template; the default is named where it is chosen. */
const tables = [
  'src/domain/tenant/looks/looks.ts',
  'src/templates/contract.ts',
  'src/domain/tenant/settings/varying-defaults.ts',
];
/** Comments and setting descriptions may mention a template. */
const uncommented = (source: string) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\b(?:area|list|text|flag)\([^;]*?\btemplates?\b[^;]*?$/gm, '');

const sources = globSync('{src,functions,scripts}/**/*.{ts,tsx,astro,mjs,css}', {
  exclude: ['**/node_modules/**'],
}).map((file) => ({
  file: file.replaceAll('\\', '/'),
  code: uncommented(readFileSync(file, 'utf8')),
}));

describe.each(templateNames)('%s', (name) => {
  test('is mentioned only in its own folder, its look and the template tables (CONF-02)', () => {
    const own = (file: string) =>
      file.startsWith(`src/templates/${name}/`) ||
      file === `src/domain/tenant/looks/${name}.ts` ||
      tables.includes(file);
    const naming = new RegExp(`['"\`/]${name}['"\`/]`);
    expect(sources.filter(({ file, code }) => !own(file) && naming.test(code)).map(({ file }) => file)).toEqual([]);
  });

  test('does not import from another template (CONF-02)', () => {
    const others = templateNames.filter((other) => other !== name).join('|');
    const foreign = new RegExp(`templates/(?:${others})/|\\.\\./(?:${others})/`);
    const own = sources.filter(({ file }) => file.startsWith(`src/templates/${name}/`));
    expect(own.length).toBeGreaterThan(40);
    expect(own.filter(({ code }) => foreign.test(code)).map(({ file }) => file)).toEqual([]);
  });
});

test('uses an existing template as the default', () => {
  expect(templateNames).toContain(defaultTemplate);
});
