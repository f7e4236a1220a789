/** A rule outside layers would override every rule in them (decision 085). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../../src');
const read = (file: string) => readFileSync(join(src, file), 'utf8');
const uncommented = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

const head = read('features/site-chrome/SiteHead.astro');
const layers = /'@layer ([\w,]+);'/.exec(head)![1]!.split(',');

/** Null outside layers. */
function topLevel(css: string): { text: string; layer: string | null }[] {
  const found: { text: string; layer: string | null }[] = [];
  let rest = uncommented(css).trim();
  while (rest) {
    const statement = /^@import [^;]+;/.exec(rest)?.[0];
    const text = statement ?? rest.slice(0, rest.indexOf('{')).trim();
    found.push({ text, layer: /layer\((\w+)\)|^@layer (\w+)$/.exec(text)?.slice(1).find(Boolean) ?? null });
    rest = rest.slice(statement ? statement.length : endOfBlock(rest)).trim();
  }
  return found;
}

function endOfBlock(css: string): number {
  let depth = 0;
  for (let at = css.indexOf('{'); at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at + 1;
  }
  throw new Error('A block has no end.');
}

/** Linked by pages or scripts, as `…?url`. */
const linked = globSync('**/*.{astro,ts,tsx}', { cwd: src }).flatMap((file) =>
  [...read(file).matchAll(/from '(\.[^']+\.css)\?url'/g)].map(([, path]) => join(file, '..', path!)),
);

test('names the layers before any other CSS of a page, lowest first', () => {
  expect(layers).toEqual(['reset', 'tokens', 'dealer', 'base', 'components', 'page', 'state', 'print']);
  expect(head.indexOf('<style')).toBeLessThan(head.indexOf('rel="stylesheet"'));
});

test.each([...new Set(linked)])('%s has no rule outside layers', (file) => {
  const unlayered = topLevel(read(file)).filter(({ text, layer }) =>
    // An entry may import another, which has its own layers.
    layer === null ? !linked.includes(join(file, '..', /'(.+)'/.exec(text)?.[1] ?? '')) : !layers.includes(layer),
  );
  expect(unlayered).toEqual([]);
});
