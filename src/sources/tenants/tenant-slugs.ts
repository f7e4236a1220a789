import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Alphabetical. A folder needs a `settings.json`. */
export function tenantSlugs(tenantsDir: string): string[] {
  if (!existsSync(tenantsDir)) return [];
  return readdirSync(tenantsDir, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !isReserved(entry.name) && existsSync(join(tenantsDir, entry.name, 'settings.json')),
    )
    .map((entry) => entry.name)
    .sort();
}

const isReserved = (name: string) => name.startsWith('_') || name.startsWith('.') || name === 'schemas';
