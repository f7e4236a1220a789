import { isFilled, isPattern } from '#src/domain/old-address.ts';
import { findRedirect, parseRedirects, redirectsFile } from '#src/lib/redirect-rules.ts';
import { closest } from '../did-you-mean.ts';
import { redirectsFileName, type WrittenRedirect } from '../files/redirects-file.ts';
import { doubtful, wrong, type IssueDraft } from '../issue.ts';
import { pathsOfLinks } from './check-links.ts';
import type { CheckedDraft } from './complete-draft.ts';

/** Netlify's limit per site. */
const maxRedirects = 10_000;

/** Browsers' limit. */
const maxSteps = 20;

export function checkRedirects(draft: CheckedDraft): (IssueDraft & { line: number })[] {
  const { own, leads } = pathsOfLinks(draft);
  const rules = parseRedirects(redirectsFile(draft.redirects.map(({ from, to }) => ({ from, to, status: 301 }))));
  const next = (address: string): string | null => {
    const path = plain(address);
    const query = /\?([^#]*)/.exec(address)?.[1] ?? '';
    if (!path.startsWith('/') || (own.has(path) && query === '')) return null;
    const hit = findRedirect(rules, decodedPath(path), query);
    return hit && (hit.force || !own.has(path)) ? hit.target : null;
  };
  const nearest = new Map<string, string | null>();
  const near = (to: string): string | null => {
    if (!nearest.has(to)) nearest.set(to, closest(to, own));
    return nearest.get(to)!;
  };
  const tooMany = draft.redirects[maxRedirects];
  const limit = tooMany && {
    ...doubtful(
      redirectsFileName,
      [],
      `has ${draft.redirects.length} rows, more than the ${maxRedirects} redirects that Netlify accepts for a site`,
      'Combine rows into patterns, such as /used/* to /cars/. Your own server has no such limit.',
    ),
    line: tooMany.line,
  };
  const findings = draft.redirects.flatMap((redirect) => {
    const { from, to, line } = redirect;
    const found = (issue: typeof wrong, key: 'from' | 'to', text: string, hint: string) => [
      { ...issue(redirectsFileName, [key], text, hint), line },
    ];
    if (!isPattern(redirect) && !from.includes('?') && own.has(pageOf(from)))
      return found(doubtful, 'from', `is ${from}, a page of this site`, 'The page takes precedence; remove the row.');
    const steps = stepsFrom(sample(redirect), next);
    if (steps.length >= maxSteps) {
      const loop = steps.slice(0, 3).join(' → ');
      return found(wrong, 'to', `redirects in a loop: ${loop}`, 'Use the page where the redirect should end.');
    }
    const end = plain(steps.at(-1)!);
    if (steps.length > 2)
      return found(doubtful, 'to', `redirects again to ${end}`, 'Use that instead: every extra redirect takes time.');
    if (isFilled(redirect) || !end.startsWith('/') || leads(end)) return [];
    const meant = near(plain(to));
    return found(
      doubtful,
      'to',
      `redirects to ${end}, which does not exist on this site`,
      meant ? `Did you mean ${meant}?` : 'Until it does, the old URL ends at a “not found” page.',
    );
  });
  return limit ? [limit, ...findings] : findings;
}

/** Decodes as servers compare: `/our%20team` equals `/our team`. */
function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** `/about.html` equals `/about`. */
const pageOf = (path: string): string => path.replace(/(?:(?<=\/)index)?\.html$/, '').replace(/(?<=.)\/$/, '');

const plain = (address: string): string => address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

const sample = ({ from }: WrittenRedirect): string =>
  from.replace(/\*(?=\?|$)/, 'old-page').replaceAll(/:[a-z_]\w*/gi, 'old-page');

function stepsFrom(start: string, next: (address: string) => string | null): string[] {
  const steps = [start];
  for (let to = next(start); to !== null && steps.length < maxSteps; to = next(to)) steps.push(to);
  return steps;
}
