import { expect, test } from 'vitest';
import { inFolders } from '#src/sources/tenants/suggested-commands.ts';

const other = { tenantsDir: 'other tenants', outDir: 'sites' };

test.each([
  [
    'Run ./forecourt held cars 12 --keep.',
    'Run ./forecourt held --tenants "other tenants" --out sites cars 12 --keep.',
  ],
  ['./forecourt held cars --keep -- -12', './forecourt held --tenants "other tenants" --out sites cars --keep -- -12'],
  ['First ./forecourt feed cars', 'First ./forecourt feed --tenants "other tenants" cars'],
  [
    './forecourt releases a --back && ./forecourt deploy a',
    './forecourt releases --tenants "other tenants" --out sites a --back && ./forecourt deploy --tenants "other tenants" a',
  ],
  ['./forecourt build cars --out there', './forecourt build --tenants "other tenants" cars --out there'],
  ['./forecourt leads --dead', './forecourt leads --dead'],
])('adds the folders of the command that suggests "%s" (OPS-02)', (text, expected) => {
  expect(inFolders(text, other)).toBe(expected);
});

test('adds nothing for the default folders', () => {
  const text = 'To publish it now: ./forecourt refresh cars';
  expect(inFolders(text, { tenantsDir: 'tenants', outDir: 'dist' })).toBe(text);
});
