import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadBundle } from '#src/generator/bundle.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-bundle-'));
  mkdirSync(join(folder, 'server'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const parts = ['partText', 'splitJson', 'syndicatedBy', 'addressBook', 'pagePatterns', 'redirects', 'siteContext'];
const write = (listed: string[]) =>
  writeFileSync(
    join(folder, 'server', 'entry.mjs'),
    `export const manifest = {}, pageRenderer = null;
     export const siteListing = async () => (${JSON.stringify(Object.fromEntries(listed.map((name) => [name, name])))});`,
  );

test('refuses code from an earlier release, and says how to fix it (OPS-03)', async () => {
  write([...parts.filter((name) => name !== 'addressBook'), 'sitePages']);
  await expect(loadBundle(folder, '8f2c')).rejects.toThrow(
    'This site was built with code from an earlier release (8f2c), which this release cannot use for a refresh. Build the site once: `./forecourt build`.',
  );
});

test('loads code that has every required export (OPS-03)', async () => {
  write([...parts, 'sitePages']);
  expect(await loadBundle(folder, '91d0')).toMatchObject({
    fingerprint: '91d0',
    entry: { addressBook: 'addressBook', sitePages: 'sitePages' },
  });
});
