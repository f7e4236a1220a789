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
