/** `redirects.csv`: the dealer's old URLs. */
import type { OldAddress } from '#src/domain/old-address.ts';
import { wrong, type IssueDraft } from '../issue.ts';
import { csvRows } from './csv-rows.ts';

export const redirectsFileName = 'redirects.csv';

export interface WrittenRedirect extends OldAddress {
  /** From 1. */
  line: number;
}

const columns = ['from', 'to'];

/** `from` may be a full old URL. */
export function readRedirects(text: string): {
  redirects: WrittenRedirect[];
  findings: (IssueDraft & { line: number })[];
} {
  const [header, ...entries] = csvRows(text);
  if (header?.cells.join() !== columns.join())
    return {
      redirects: [],
      findings: [
        at(header?.line ?? 1, [], 'does not start with the header "from,to"', 'Each row has an old URL and a new URL.'),
      ],
    };
  const redirects: WrittenRedirect[] = [];
  const findings: (IssueDraft & { line: number })[] = [];
  const first = new Map<string, number>();
  for (const { cells, line } of entries) {
    const [from = '', to = ''] = cells;
    const path = oldPath(from);
    const fault = cells.length === 2 ? (sourceIssue(path) ?? targetIssue(path, to)) : columnsIssue(cells.length);
    const earlier = first.get(path);
    if (fault) findings.push(at(line, fault.path, fault.reason, fault.hint));
    else if (earlier !== undefined)
      findings.push(at(line, ['from'], `repeats ${path}`, `Line ${earlier} already has this URL.`));
    else {
      first.set(path, line);
      redirects.push({ from: path, to, line });
    }
  }
  return { redirects, findings };
}

interface RedirectIssue {
  path: string[];
  reason: string;
  hint: string;
}

const at = (line: number, path: string[], reason: string, hint: string): IssueDraft & { line: number } => ({
  ...wrong(redirectsFileName, path, reason, hint),
  line,
});

/** Hosts ignore a trailing slash. */
function oldPath(from: string): string {
  const address = from.replace(/^https?:\/\/[^/?#]+/i, '') || '/';
  const [path = '', ...query] = address.split('?');
  return [path === '' ? '/' : path.replace(/(?<=.)\/$/, ''), ...query].join('?');
}

const columnsIssue = (count: number): RedirectIssue => ({
  path: [],
  reason: `has ${count} ${count === 1 ? 'column' : 'columns'} instead of two`,
  hint: 'Each row has an old URL and a new URL; put a URL that contains a comma in quotation marks.',
});

/** A value, or ":name" to match any value. */
const parameter = /^[\w.-]+=(?::[a-z_]\w*|[^\s/:&=#"<>\\][^\s&=#"<>\\]*)$/i;

function sourceIssue(from: string): RedirectIssue | null {
  const fault = (reason: string, hint: string): RedirectIssue => ({ path: ['from'], reason, hint });
  if (from.includes('#'))
    return fault(`has a fragment: ${from}`, 'Browsers do not send the part after the "#": remove it.');
  const [path = '', query] = from.split(/\?(.*)/s);
  if (query !== undefined && !query.split('&').every((part) => parameter.test(part)))
    return fault(
      `has a query string that a rule cannot match: ${from}`,
      'Use name=value or name=:name, separated by "&": /stock.php?id=123 or /page?make=:make.',
    );
  if (!/^\/[^\s"<>\\]*$/.test(path) || path.startsWith('//'))
    return fault(
      `is "${path}", which is not a path`,
      'Use a path such as /used-cars, /blog/* or /stock/:id. Write a space as %20.',
    );
  if ((path === '/' && query === undefined) || path === '/*')
    return fault(
      `is ${path}, which would redirect every visitor`,
      'Use pages of the old site, or one of its folders such as /blog/*.',
    );
  if (/\*(?!$)/.test(path) || /[^/]\*$/.test(path))
    return fault(`is ${path}: "*" must match the whole end of a path`, 'Put it last, after a slash: /blog/*.');
  return null;
}

function targetIssue(from: string, to: string): RedirectIssue | null {
  const fault = (reason: string, hint: string): RedirectIssue => ({ path: ['to'], reason, hint });
  if (!/^(?:\/(?!\/)|https:\/\/[^\s/:]+\.[^\s/:]+)[^\s"<>\\]*$/.test(to))
    return fault(
      `is "${to}", which is not a path or a URL`,
      'Use a path on this site, such as /cars/, or a URL that starts with https://.',
    );
  const known = [...from.matchAll(/:([a-z_]\w*)/gi)].map(([, name]) => name!);
  if (/\/\*(?:\?|$)/.test(from)) known.push('splat');
  const unknown = [...to.replace(/^https:/, '').matchAll(/:([a-z_]\w*)/gi)].find(([, name]) => !known.includes(name!));
  return unknown
    ? fault(
        `has ${unknown[0]}, which ${from} does not have`,
        known.length > 0 ? `It has ${known.map((name) => `:${name}`).join(', ')}.` : 'Use a URL without placeholders.',
      )
    : null;
}
