import type { Tenant } from '#src/domain/site.ts';
import { inspectTenant, type InspectOptions } from './inspect-tenant.ts';
import { formatIssue, type Issue } from './issue.ts';

/** Errors first. */
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

/** @throws TenantError listing every error */
export async function loadTenant(slug: string, tenantsDir: string, options: InspectOptions = {}): Promise<Tenant> {
  const { tenant, issues } = await inspectTenant(slug, tenantsDir, options);
  if (!tenant) throw new TenantError(slug, issues);
  return tenant;
}
