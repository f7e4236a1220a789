import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteFolder, stagingFolder } from '#src/generator/layout.ts';
import { keepNothing } from '#src/generator/releases/replaced-files.ts';
import { moveIn } from '#src/generator/swap.ts';

let outDir: string;
const write = (folder: string, file: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), file);
};
const site = (): string[] => readdirSync(siteFolder(outDir, 'a'), { recursive: true, encoding: 'utf8' }).sort();

beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'forecourt-swap-'));
  for (const file of [
    'index.html',
    'search/daihatsu/charade/index.html',
    'search/daihatsu/index.html',
    'search/kia/index.html',
  ])
    write(siteFolder(outDir, 'a'), file);
});
afterEach(() => rmSync(outDir, { recursive: true }));

test('removes a folder with its last page, and parent folders that are then empty (OPS-03)', () => {
  write(stagingFolder(outDir, 'a'), 'index.html');
  moveIn(
    outDir,
    'a',
    ['index.html'],
    ['search/daihatsu/charade/index.html', 'search/daihatsu/index.html'],
    keepNothing,
  );
  expect(site()).toEqual(['index.html', 'search', 'search/kia', 'search/kia/index.html']);
});

test("keeps a folder with other pages, and the site's own folder even if empty (OPS-03)", () => {
  moveIn(outDir, 'a', [], ['search/daihatsu/index.html'], keepNothing);
  expect(site()).toContain('search/daihatsu/charade/index.html');
  moveIn(outDir, 'a', [], ['index.html', 'search/daihatsu/charade/index.html', 'search/kia/index.html'], keepNothing);
  expect(site()).toEqual([]);
});
