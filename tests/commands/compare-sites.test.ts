/** `tests/e2e/compare-sites.spec.ts` compares pixels. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { compareSites } from '../../scripts/commands/compare-sites.ts';
import { runCommand } from '../support/run-command.ts';
import { tempDir } from '../support/temp-dir.ts';

const home =
  '<html data-template="atelier"><head><link rel="stylesheet" href="/_a/atelier.DRQTts2G.css"><style>a{color:red}</style></head><body><h1>Two  cars</h1><ul><li>Mazda</li><li>Kia</li></ul></body></html>';

function compare(before: Record<string, string>, after: Record<string, string>) {
  const folders = [before, after].map((pages) => {
    const folder = tempDir();
    for (const [file, html] of Object.entries({ _redirects: '', ...pages })) {
      const path = join(folder, 'some-cars', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, html);
    }
    return folder;
  });
  return runCommand(compareSites, [...folders, '--no-browser']);
}

test('treats builds as the same when only file hashes and whitespace differ', async () => {
  const other = home.replace('DRQTts2G', 'BpYneQv2').replace('Two  cars', 'Two cars\n');
  expect(await compare({ 'index.html': home }, { 'index.html': other })).toEqual({
    code: 0,
    stdout: 'some-cars  1 page: the same\n',
    stderr: '',
  });
});

test.each([
  ['a changed text', home.replace('Mazda', 'Mazda 3'), ['text     /', '- Mazda', '+ Mazda 3']],
  ['a changed attribute', home.replace('<ul>', '<ul hidden>'), ['tags     /', '- <ul>', '+ <ul hidden>']],
  ['a changed style', home.replace('red', 'blue'), ['code     /', '- a{color:red}', '+ a{color:blue}']],
  [
    'another order',
    home.replace('<li>Mazda</li><li>Kia</li>', '<li>Kia</li><li>Mazda</li>'),
    ['text     /', 'moved Mazda'],
  ],
])('reports %s, and exits with 1', async (_, after, expected) => {
  const { code, stdout } = await compare({ 'index.html': home }, { 'index.html': after });
  expect([code, ...stdout.trim().split('\n').slice(1)].map((line) => String(line).trim())).toEqual(['1', ...expected]);
});

test('lists pages that are in only one of the builds', async () => {
  const { code, stdout } = await compare(
    { 'index.html': home, 'fleet.html': home },
    { 'index.html': home, 'buying.html': home },
  );
  expect([code, stdout]).toEqual([1, 'some-cars  1 page: different\n  removed  /fleet\n  added    /buying\n']);
});

test('requires two folders', async () => {
  const { code, stderr } = await runCommand(compareSites, ['dist']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('Specify two folders.')]);
});
