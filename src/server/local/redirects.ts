import { pathPattern } from './path-pattern.ts';
import type { PathParams, PathPattern } from './path-pattern.ts';

/** One line of a site's `_redirects` file. */
export interface Redirect {
  match: PathPattern;
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

const STATUS = /^(\d{3})(!?)$/v;
const SUPPORTED = new Set([200, 301, 302, 303, 307, 308, 404]);

/**
 * Reads `from to [status][!]` lines. A rule on a query, a host, a country or a language is left
 * out: a static site's own rules need none, and half of a condition would be a wrong rule.
 */
export function parseRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => parseLine(line) ?? []);
}

function parseLine(line: string): Redirect | null {
  const words = line.trim().split(/\s+/v);
  const comment = words.findIndex((word) => word.startsWith('#'));
  const [from = '', to = '', status = '301', ...conditions] =
    comment < 0 ? words : words.slice(0, comment);
  const code = STATUS.exec(status);
  if (!from.startsWith('/') || !isTarget(to) || !code || conditions.length > 0) return null;
  const number = Number(code[1]);
  if (!SUPPORTED.has(number) || (number === 200 && !to.startsWith('/'))) return null;
  return { match: pathPattern(from), to, status: number, force: code[2] === '!' };
}

function isTarget(to: string): boolean {
  return to.startsWith('/') || /^https?:\/\//v.test(to);
}

/**
 * The first rule that covers `path` (decoded), with its target filled in. The request's query goes
 * along unless the target brings its own. A rule that leads back to the same path is passed over.
 */
export function findRedirect(rules: Redirect[], path: string, query: string): RedirectHit | null {
  for (const rule of rules) {
    const params = rule.match(path);
    if (!params) continue;
    const target = fillTarget(rule.to, params);
    if (trimSlash(target) === trimSlash(encodeURI(path))) continue;
    return { target: withQuery(target, query), status: rule.status, force: rule.force };
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
