import type { LegalRule } from '#src/domain/advertising/legal-rules.ts';

export interface Issue {
  severity: 'error' | 'warning';
  file: string;
  /** Such as `search.filters[2]`; empty for the whole file. */
  path: string;
  /** From 1. */
  line: number | null;
  /** Continues the sentence "this ...". */
  reason: string;
  hint: string | null;
  rule?: LegalRule;
  /** Such as `/about-us`, if on one page only. */
  page?: string;
}

export type KeyPath = readonly (string | number)[];

export interface IssueDraft {
  severity: Issue['severity'];
  file: string;
  path: KeyPath;
  /** Text on the page, to find its line. */
  words?: string | undefined;
  reason: string;
  hint?: string | undefined;
  rule?: LegalRule;
  page?: string;
}

export const under = (rule: LegalRule, finding: IssueDraft): IssueDraft => ({ ...finding, rule });

export const wrong = (file: string, path: KeyPath, reason: string, hint?: string): IssueDraft => ({
  severity: 'error',
  file,
  path,
  reason,
  hint,
});
export const doubtful = (file: string, path: KeyPath, reason: string, hint?: string): IssueDraft => ({
  severity: 'warning',
  file,
  path,
  reason,
  hint,
});

/** `['search', 'filters', 2]` becomes `search.filters[2]`. */
export function keyPath(path: KeyPath): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    if (!/^[A-Za-z_$][\w$-]*$/.test(key)) return `${text}[${JSON.stringify(key)}]`;
    return text ? `${text}.${key}` : key;
  }, '');
}

export const asIssue = (
  { severity, file, path, reason, hint, rule, page }: IssueDraft,
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

/** `settings.json:12 search.sorts[0] is not one of the choices`, then hint, page, rule and source. */
export function formatIssue(issue: Issue): string {
  const place = issue.line === null ? issue.file : `${issue.file}:${issue.line}`;
  const head = [place, issue.path, issue.reason].filter(Boolean).join('  ');
  const { page, rule } = issue;
  const basis = [page, rule?.id, rule?.source].filter(Boolean).join(' · ');
  return [head, ...[issue.hint, basis].filter(Boolean).map((line) => `    ${line}`)].join('\n');
}
