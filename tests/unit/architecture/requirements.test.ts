import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '../../..');
const known = new Set(
  [...readFileSync(join(project, 'docs/requirements.md'), 'utf8').matchAll(/\*\*(?<id>[A-Z]+-\d\d)\*\*/gv)].map(
    ({ groups }) => groups!.id!,
  ),
);
const areas = [...new Set([...known].map((id) => id.split('-')[0]!))];
const named = new RegExp(String.raw`\b(?:${areas.join('|')})-\d\d\b`, 'gv');

test.each(['src', 'functions', 'scripts', 'tests'])(
  'docs/requirements.md lists every requirement that a file in %s cites',
  (folder) => {
    const files = readdirSync(join(project, folder), { recursive: true, withFileTypes: true }).filter(
      (entry) =>
        entry.isFile() && /\.(?:ts|tsx|astro|mjs)$/v.test(entry.name) && !entry.parentPath.includes('node_modules'),
    );
    const unknown = files.flatMap(({ parentPath, name }) =>
      [...readFileSync(join(parentPath, name), 'utf8').matchAll(named)]
        .filter(([id]) => !known.has(id))
        .map(([id]) => `${id} in ${name}`),
    );
    expect(unknown).toEqual([]);
  },
);

test('lists each requirement only once', () => {
  const all = [...readFileSync(join(project, 'docs/requirements.md'), 'utf8').matchAll(/\*\*[A-Z]+-\d\d\*\*/gv)];
  expect(all.length).toBe(known.size);
  expect(known.size).toBeGreaterThan(150);
});
