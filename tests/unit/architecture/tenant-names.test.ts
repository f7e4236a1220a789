import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { demoSlugs } from '../demo/demo-tenants.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface SettingsFile {
  branding?: { name?: string };
}

/** Demo dealers only: the code may contain a later dealer's name. */
function tenantNames(): string[] {
  return demoSlugs.flatMap((slug) => {
    const { branding } = JSON.parse(readFileSync(join(root, 'tenants', slug, 'settings.json'), 'utf8')) as SettingsFile;
    return [slug, branding?.name ?? slug];
  });
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:astro|css|[jt]sx?|mjs)$/v.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

test('names no dealer in the code: differences are settings (CONF-01)', () => {
  const names = tenantNames();
  expect(names.length).toBeGreaterThan(0);
  for (const file of ['src', 'functions'].flatMap(sourceFiles)) {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//gv, '');
    for (const name of names) expect(code.includes(name), `${name} in ${file}`).toBe(false);
  }
});
