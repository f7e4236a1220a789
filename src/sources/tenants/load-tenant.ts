import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Tenant } from '#src/domain/site.ts';
import { inspectTenant, type InspectOptions } from './inspect-tenant.ts';
import { formatIssue, type Issue } from './issue.ts';

/** A tenant's folder that cannot be built. Lists every issue at once, errors first, warnings after them. */
export class TenantError extends Error {
  readonly slug: string;
  readonly issues: Issue[];

  constructor(slug: string, issues: Issue[]) {
    const errors = issues.filter((issue) => issue.severity === 'error');
    super(
      [`${slug}: ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`, ...errors.map(formatIssue)].join('\n'),
    );
    this.name = 'TenantError';
    this.slug = slug;
    this.issues = [...errors, ...issues.filter((issue) => issue.severity === 'warning')];
  }
}

/**
 * Reads and checks `tenants/<slug>/`.
 * @throws TenantError listing every error of every file at once
 */
export async function loadTenant(slug: string, tenantsDir: string, options: InspectOptions = {}): Promise<Tenant> {
  const { tenant, issues } = await inspectTenant(slug, tenantsDir, options);
  if (!tenant) throw new TenantError(slug, issues);
  return tenant;
}

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
