import type { LegalRule } from '#src/domain/advertising/legal-rules.ts';

/** One thing that is wrong, or doubtful, in a tenant's folder. */
export interface Issue {
  severity: 'error' | 'warning';
  /** File within the tenant's folder, such as `settings.json`. */
  file: string;
  /** Key path as written in code, such as `search.filters[2]`; empty for the file itself. */
  path: string;
  /** Line in the file, from 1; null where it has none. */
  line: number | null;
  /** What is wrong, as the end of the sentence "this ...". */
  reason: string;
  /** What to do about it; null where the reason says it all. */
  hint: string | null;
  /** The rule of law that it is judged by, where there is one. */
  rule?: LegalRule;
  /** Path of the page on which it shows, where it is one page. Example: `/about-us`. */
  page?: string;
}

export type KeyPath = readonly (string | number)[];

/** What a check finds, before its line is known. */
export interface Finding {
  severity: Issue['severity'];
  file: string;
  path: KeyPath;
  /** What it says of a page's file, as it stands there: its line is the finding's. */
  words?: string | undefined;
  reason: string;
  hint?: string | undefined;
  rule?: LegalRule;
  page?: string;
}

/** The finding with the rule of law that it is judged by. */
export const under = (rule: LegalRule, finding: Finding): Finding => ({ ...finding, rule });

export const wrong = (file: string, path: KeyPath, reason: string, hint?: string): Finding => ({
  severity: 'error',
  file,
  path,
  reason,
  hint,
});
export const doubtful = (file: string, path: KeyPath, reason: string, hint?: string): Finding => ({
  severity: 'warning',
  file,
  path,
  reason,
  hint,
});

/** `['search', 'filters', 2]` as `search.filters[2]`. */
export function keyPath(path: KeyPath): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    if (!/^[A-Za-z_$][\w$-]*$/.test(key)) return `${text}[${JSON.stringify(key)}]`;
    return text ? `${text}.${key}` : key;
  }, '');
}

/** A finding as an issue of a line that the caller knows, or of none. */
export const asIssue = (
  { severity, file, path, reason, hint, rule, page }: Finding,
  line: number | null = null,
): Issue => ({
  severity,
  file,
  path: keyPath(path),
  line,
  reason,
  hint: hint ?? null,
  ...(rule && { rule }),
  ...(page !== undefined && { page }),
});

/**
 * An issue as one to three lines: `settings.json:12  search.sorts[0]  is not one of the choices`, then the hint, then its
 * page, rule and source.
 */
export function formatIssue(issue: Issue): string {
  const place = issue.line === null ? issue.file : `${issue.file}:${issue.line}`;
  const head = [place, issue.path, issue.reason].filter(Boolean).join('  ');
  const { page, rule } = issue;
  const basis = [page, rule?.id, rule?.source].filter(Boolean).join(' · ');
  return [head, ...[issue.hint, basis].filter(Boolean).map((line) => `    ${line}`)].join('\n');
}
