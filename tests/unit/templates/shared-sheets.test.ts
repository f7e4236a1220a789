/** Shared layout is written once, with variables per template (decision 005). */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { templateNames } from '#src/domain/tenant/template-names.ts';

const src = join(import.meta.dirname, '../../../src');
const uncommented = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

function sheet(file: string): { css: string; files: string[] } {
  const files = [file];
  const css = uncommented(readFileSync(file, 'utf8')).replace(/@import '([^']+)'[^;]*;/g, (_, path: string) => {
    const inner = sheet(join(dirname(file), path));
    files.push(...inner.files);
    return inner.css;
  });
  return { css, files };
}

const named = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([, name]) => name!);
const used = (css: string) => named(css, /var\((--[\w-]+)\)/g);
const given = (css: string) => named(css, /(--[\w-]+):/g);

const kinds = ['form', 'blocks', 'journey', 'receipt', 'reserve', 'trade-in'];

describe.each(templateNames)('%s', (template) => {
  const styles = join(src, 'templates', template, 'styles');
  const index = sheet(join(styles, 'index.css')).css;

  test.each(kinds)('defines every token that its page-%s.css reads, including the shared part (CONF-02)', (kind) => {
    const { css } = sheet(join(styles, `page-${kind}.css`));
    const known = new Set([...given(index), ...given(css)]);
    expect([...new Set(used(css))].filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(kinds)('bases page-%s.css on the stylesheet that all templates share (CONF-02)', (kind) => {
    const own = sheet(join(styles, `page-${kind}.css`));
    const shared = own.files.filter((file) => !file.startsWith(join(src, 'templates')));
    expect(shared.length).toBeGreaterThan(0);
    const other = templateNames.find((name) => name !== template)!;
    const others = sheet(join(src, 'templates', other, 'styles', `page-${kind}.css`)).files;
    expect(shared.filter((file) => !others.includes(file))).toEqual([]);
  });

  test('defines each role only once, and never a role that its tokens define (CONF-02)', () => {
    const roles = given(sheet(join(styles, 'roles.css')).css);
    expect(roles).toEqual([...new Set(roles)]);
    const tokens = given(sheet(join(styles, 'tokens.css')).css);
    expect(roles.filter((name) => tokens.includes(name))).toEqual([]);
  });
});

test('in feature stylesheets, uses only colours that a template or dealer can set (CONF-02)', () => {
  const sheets = globSync('{features/{enquiry,page-blocks,receipt},journeys/*/ui}/*.css', { cwd: src });
  expect(sheets.length).toBeGreaterThan(3);
  const fixed = sheets.flatMap((file) =>
    named(uncommented(readFileSync(join(src, file), 'utf8')), /(#[0-9a-f]{3,8})\b/g).map(
      (colour) => `${file} ${colour}`,
    ),
  );
  // Allows white and black for mixing, and the practice bank's banner, not part of the dealer's site.
  expect(fixed.filter((one) => !/#(?:fff|000)$|reserve\.css #(?:f2c24f|12232b)$/.test(one))).toEqual([]);
});
