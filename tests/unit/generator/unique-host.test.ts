import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { requireUniqueHost } from '#src/generator/unique-host.ts';
import { dealerFile } from '#src/generator/layout.ts';
import { tempDir } from '../sources/stock/helpers.ts';

const outDir = tempDir();
const tenantsDir = tempDir();

function write(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
const build = (slug: string, siteUrl: string) => write(dealerFile(outDir, slug), { slug, settings: { siteUrl } });
const refusal = (slug: string, siteUrl: string, mode = 'production'): string | null => {
  try {
    requireUniqueHost({ slug, siteUrl }, { outDir, tenantsDir }, { FORECOURT_MODE: mode });
    return null;
  } catch (cause) {
    return (cause as Error).message;
  }
};

test('refuses settings that use the host of another dealer’s existing site (ISO-05)', () => {
  expect(refusal('alpha', 'https://www.alpha.example')).toBeNull();
  write(join(tenantsDir, 'alpha/settings.json'), {});
  build('alpha', 'https://www.alpha.example');
  const said = /^siteUrl is \S+, which alpha's site already uses\. Correct it in zeta\/settings\.json/;
  for (const url of [
    'https://www.alpha.example',
    'https://alpha.example/',
    'http://WWW.Alpha.example:80',
    'https://www.alpha.example/cars',
  ])
    expect(refusal('zeta', url)).toMatch(said);
  for (const url of ['https://zeta.example', 'https://alpha.example.org', 'https://cars.alpha.example'])
    expect(refusal('zeta', url)).toBeNull();
  expect(refusal('alpha', 'https://www.alpha.example')).toBeNull();
  expect(refusal('zeta', 'https://www.alpha.example', 'development')).toBeNull();
});

test('frees a host once its dealer uses another one or no longer exists', () => {
  build('beta', 'https://beta.example');
  write(join(tenantsDir, 'beta/settings.json'), {});
  expect(refusal('zeta', 'https://beta.example')).toContain("beta's site");
  build('beta', 'https://beta.example.org');
  expect(refusal('zeta', 'https://beta.example')).toBeNull();
  build('gone', 'https://gone.example');
  expect(refusal('zeta', 'https://gone.example')).toBeNull();
});
