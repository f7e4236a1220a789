import type * as z from 'zod';
import { closest } from './did-you-mean.ts';
import { keyPath, wrong, type IssueDraft, type KeyPath } from './issue.ts';
import { keysAt, pathsNamed } from './schema-keys.ts';

type RawIssue = z.core.$ZodIssue;

/** Errors hint at allowed values, the likely key, or where a misplaced key belongs. */
export function checkAgainst<T extends z.ZodType>(
  schema: T,
  value: unknown,
  file: string,
): { data: z.output<T> | null; findings: IssueDraft[] } {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { data: result.data, findings: [] };
  return { data: null, findings: result.error.issues.flatMap((issue) => explain(issue, schema, file)) };
}

function explain(issue: RawIssue, schema: z.ZodType, file: string): IssueDraft[] {
  const path = issue.path as KeyPath;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => wrong(file, [...path, key], 'is not a setting', keyHint(key, path, schema)));
    case 'invalid_value':
      return [
        wrong(
          file,
          path,
          `is ${previewInput(issue.input)}, which is not one of the choices`,
          choiceHint(issue.input, issue.values.map(String)),
        ),
      ];
    case 'invalid_type':
      return [
        wrong(
          file,
          path,
          issue.input === undefined
            ? 'is missing'
            : `must be ${typeWord(issue.expected)}, not ${previewInput(issue.input)}`,
        ),
      ];
    case 'invalid_union':
      return unionIssues(issue, schema, file);
    case 'too_small':
    case 'too_big':
      return [wrong(file, path, boundReason(issue))];
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.flatMap((inner) => explain({ ...inner, path: [...issue.path, ...inner.path] }, schema, file));
    default:
      return [wrong(file, path, issue.code === 'custom' ? issue.message : formatReason(issue))];
  }
}

/** Assumes the author meant the branch that matched furthest. */
function unionIssues(
  issue: Extract<RawIssue, { code: 'invalid_union' }>,
  schema: z.ZodType,
  file: string,
): IssueDraft[] {
  const path = issue.path as KeyPath;
  if (issue.errors.length === 0) {
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
    const input =
      'discriminator' in issue ? (issue.input as Record<string, unknown>)?.[String(issue.discriminator)] : issue.input;
    return [
      wrong(
        file,
        path,
        input === undefined ? 'is missing' : `is ${previewInput(input)}, which is not one of the choices`,
        options.length ? choiceHint(input, options) : undefined,
      ),
    ];
  }
  const depth = (issues: RawIssue[]) =>
    Math.max(...issues.map((inner) => inner.path.length * 2 + (inner.code === 'unrecognized_keys' ? 1 : 0)));
  const best = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0]!;
  return best.flatMap((inner) => explain({ ...inner, path: [...issue.path, ...inner.path] }, schema, file));
}

function keyHint(key: string, parent: KeyPath, schema: z.ZodType): string | undefined {
  const here = keysAt(schema, parent);
  if (key === 'values' && parent.includes('mapping')) return `Use "words": {…} instead of "values": {…}.`;
  const near = closest(key, here);
  if (near) return `Did you mean ${keyPath([...parent, near])}?`;
  const elsewhere = pathsNamed(schema, key);
  if (elsewhere.length > 0) return `Did you mean ${elsewhere.slice(0, 3).map(keyPath).join(' or ')}?`;
  return here.length > 0 ? `Known keys: ${here.filter((known) => known !== '$schema').join(', ')}.` : undefined;
}

function choiceHint(input: unknown, values: string[]): string {
  const near = typeof input === 'string' ? closest(input, values) : null;
  const choices = `Choices: ${values.map((value) => JSON.stringify(value)).join(', ')}.`;
  return near ? `Did you mean ${JSON.stringify(near)}? ${choices}` : choices;
}

function boundReason(issue: Extract<RawIssue, { code: 'too_small' | 'too_big' }>): string {
  const bound = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const word = issue.code === 'too_small' ? 'at least' : 'at most';
  if (issue.origin === 'string') return bound === 1 ? 'must not be empty' : `must have ${word} ${bound} characters`;
  if (issue.origin === 'array') return `must have ${word} ${bound} ${bound === 1 ? 'item' : 'items'}`;
  return `must be ${word} ${bound}, not ${previewInput(issue.input)}`;
}

const formats: Record<string, string> = {
  url: 'must be a full URL such as https://www.example.com',
  email: 'must be an email address',
  datetime: 'must be a date and time with a UTC offset, such as 2026-12-01T00:00:00+11:00',
  date: 'must be a date such as 2026-12-01',
};

function formatReason(issue: RawIssue): string {
  if (issue.code !== 'invalid_format') return issue.message;
  const usual = formats[issue.format];
  return `${issue.message.startsWith('Invalid') && usual ? usual : issue.message}, not ${previewInput(issue.input)}`;
}

const typeDescriptions: Record<string, string> = {
  boolean: 'true or false',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const typeWord = (expected: string) => typeDescriptions[expected] ?? `a ${expected}`;

function previewInput(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
