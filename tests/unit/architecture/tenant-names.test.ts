import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface SettingsFile {
  branding?: { name?: string };
}

function tenantNames(): string[] {
  return readdirSync(join(root, 'tenants')).flatMap((slug) => {
    const file = join(root, 'tenants', slug, 'settings.json');
    if (!existsSync(file)) return [];
    const { branding } = JSON.parse(readFileSync(file, 'utf8')) as SettingsFile;
    return [slug, branding?.name ?? slug];
  });
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:astro|css|[jt]sx?|mjs)$/v.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

test('CONF-01 no dealer is named in the code: what differs is a setting', () => {
  const names = tenantNames();
  expect(names.length).toBeGreaterThan(0);
  for (const file of ['src', 'functions'].flatMap(sourceFiles)) {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//gv, '');
    for (const name of names) expect(code.includes(name), `${name} in ${file}`).toBe(false);
  }
});
