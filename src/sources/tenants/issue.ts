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
}

export type KeyPath = readonly (string | number)[];

/** What a check finds, before its line is known. */
export interface Finding {
  severity: Issue['severity'];
  file: string;
  path: KeyPath;
  reason: string;
  hint?: string | undefined;
}

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
export const asIssue = ({ severity, file, path, reason, hint }: Finding, line: number | null = null): Issue => ({
  severity,
  file,
  path: keyPath(path),
  line,
  reason,
  hint: hint ?? null,
});

/** An issue as one or two lines: `settings.json:12  search.sorts[0]  is not one of the choices`, then the hint. */
export function formatIssue(issue: Issue): string {
  const place = issue.line === null ? issue.file : `${issue.file}:${issue.line}`;
  const head = [place, issue.path, issue.reason].filter(Boolean).join('  ');
  return issue.hint ? `${head}\n    ${issue.hint}` : head;
}
