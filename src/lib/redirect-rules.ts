import { pathPattern } from './path-pattern.ts';
import type { PathParams, PathPattern } from './path-pattern.ts';

/** One line of a site's `_redirects` file. */
export interface RedirectRule {
  match: PathPattern;
  /** Parameters that the query must have, each with what its value is called in the target. */
  query: [name: string, value: string][];
  /** Target path or address, with `:name` and `:splat` still in it. */
  to: string;
  status: number;
  /** Written `301!`: applies even where a file stands at the path. */
  force: boolean;
}

export interface RedirectHit {
  target: string;
  status: number;
  force: boolean;
}

/** Lines of `_redirects`, in the form that Netlify and the local server read. */
export const redirectsFile = (redirects: readonly { from: string; to: string; status: number }[]): string =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

const STATUS = /^(\d{3})(!?)$/v;
const PARAMETER = /^[\w\-]+=:[a-zA-Z_]\w*$/v;
const SUPPORTED = new Set([200, 301, 302, 303, 307, 308, 404, 410]);

/**
 * Reads `from [name=:value …] to [status][!]` lines. A rule on a host, a country or a language is left
 * out: a static site's own rules need none, and half of a condition would be a wrong rule.
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line) => parseLine(line) ?? []);
}

function parseLine(line: string): RedirectRule | null {
  const words = line.trim().split(/\s+/v);
  const comment = words.findIndex((word) => word.startsWith('#'));
  const [from = '', ...rest] = comment < 0 ? words : words.slice(0, comment);
  const query = rest
    .slice(
      0,
      Math.max(
        0,
        rest.findIndex((word) => !PARAMETER.test(word)),
      ),
    )
    .map(parameter);
  const [to = '', status = '301', ...conditions] = rest.slice(query.length);
  const code = STATUS.exec(status);
  if (!from.startsWith('/') || !isTarget(to) || !code || conditions.length > 0) return null;
  const number = Number(code[1]);
  if (!SUPPORTED.has(number) || (number === 200 && !to.startsWith('/'))) return null;
  return { match: pathPattern(decoded(from)), query, to, status: number, force: code[2] === '!' };
}

/** Requested paths are compared as they read, so that `/Used%20Cars` is `/Used Cars`. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function parameter(word: string): [string, string] {
  const [name = '', value = ''] = word.split('=:');
  return [name, value];
}

function isTarget(to: string): boolean {
  return to.startsWith('/') || /^https?:\/\//v.test(to);
}

/**
 * The first rule that covers `path` (decoded), with its target filled in. The request's query goes
 * along unless the target brings its own. A rule that leads back to the same path is passed over.
 */
export function findRedirect(rules: RedirectRule[], path: string, query: string): RedirectHit | null {
  for (const rule of rules) {
    const requested = new URLSearchParams(query);
    const named = rule.query.map(([name, value]) => [value, requested.get(name) ?? ''] as const);
    const found = rule.match(path);
    if (!found || named.some(([, value]) => value === '' || value.includes('/'))) continue;
    const params = { ...found, ...Object.fromEntries(named) };
    const target = fillTarget(rule.to, params);
    if (trimSlash(target) === trimSlash(encodeURI(path))) continue;
    for (const [name] of rule.query) requested.delete(name);
    return {
      target: withQuery(target, rule.query.length > 0 ? requested.toString() : query),
      status: rule.status,
      force: rule.force,
    };
  }
  return null;
}

function fillTarget(to: string, params: PathParams): string {
  const filled = to.replace(/:([a-zA-Z_]\w*)/gv, (whole, name: string) =>
    name in params ? encodeSegments(params[name] ?? '') : whole,
  );
  // `/:splat` filled with `/elsewhere.example` must not become an address of another host.
  return to.startsWith('/') ? filled.replace(/^\/+/v, '/') : filled;
}

function encodeSegments(value: string): string {
  return value.split('/').map(encodeURIComponent).join('/');
}

function withQuery(target: string, query: string): string {
  if (!query || target.includes('?')) return target;
  const [address = '', hash] = target.split('#');
  return hash === undefined ? `${address}?${query}` : `${address}?${query}#${hash}`;
}

function trimSlash(path: string): string {
  return path.replace(/\/+$/v, '');
}
