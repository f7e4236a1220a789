import { styleText } from 'node:util';
import { formatIssue, type Issue } from '#src/sources/tenants/issue.ts';

export interface Validation {
  slug: string;
  ok: boolean;
  issues: Issue[];
  notes?: string[];
}

export function validationText(validations: Validation[], groups: Validation[] = []): string {
  if (validations.length === 0) return 'No dealers: tenants/ has no folder with a settings.json.';
  return [...validations, ...groups]
    .map(({ slug, issues, notes = [] }) => {
      const errors = issues.filter((issue) => issue.severity === 'error');
      const warnings = issues.filter((issue) => issue.severity === 'warning');
      const verdict =
        [counted(errors.length, 'error'), counted(warnings.length, 'warning')].filter(Boolean).join(', ') || 'ok';
      return [
        `${styleText('bold', slug)}  ${styleText(errors.length > 0 ? 'red' : 'green', verdict)}`,
        ...withoutRepeatedHints(errors).map((issue) =>
          indented(`${styleText('red', 'error')}    ${formatIssue(issue)}`),
        ),
        ...withoutRepeatedHints(warnings).map((issue) =>
          indented(`${styleText('yellow', 'warning')}  ${formatIssue(issue)}`),
        ),
        ...notes.map((note) => indented(`note     ${note}`)),
      ].join('\n');
    })
    .join('\n');
}

/** Repeated hints appear under the last issue. */
const withoutRepeatedHints = (issues: Issue[]): Issue[] =>
  issues.map((issue, index) =>
    issue.rule === undefined && issue.hint === issues[index + 1]?.hint ? { ...issue, hint: null } : issue,
  );

const counted = (count: number, noun: string) => (count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`);
const indented = (text: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? `  ${line}` : `         ${line}`))
    .join('\n');
