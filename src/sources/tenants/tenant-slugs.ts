import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Slugs of every tenant, in alphabetical order. A folder counts once it has a `settings.json`. */
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

/** Folders beside tenants that are not tenants: shared pictures (`_demo`) and the JSON Schemas. */
const isReserved = (name: string) => name.startsWith('_') || name.startsWith('.') || name === 'schemas';
