import { pathPattern } from './path-pattern.ts';
import type { PathParams, PathPattern } from './path-pattern.ts';

export interface RedirectRule {
  match: PathPattern;
  /** Decoded, without a trailing slash; null for a pattern. */
  literal: string | null;
  /** Required parameters, each with its placeholder (":id") or a literal value. */
  query: [name: string, value: string][];
  to: string;
  status: number;
  /** `301!`: applies even if a file exists. */
  force: boolean;
}

export interface RedirectHit {
  target: string;
  status: number;
  force: boolean;
}

/**
 * `_redirects` for Netlify and the local server. Rules with a query override files: an old `/?page_id=7` isn't the home
 * page.
 */
export const redirectsFile = (redirects: readonly { from: string; to: string; status: number }[]): string =>
  redirects
    .map(({ from, to, status }) => {
      const [path = '', query] = from.split('?');
      return query === undefined
        ? `${path} ${to} ${status}\n`
        : `${path} ${query.split('&').join(' ')} ${to} ${status}!\n`;
    })
    .join('');

const STATUS = /^(\d{3})(!?)$/v;
const PARAMETER = /^[\w\-.]+=[^\/\s][^\s]*$/v;
const SUPPORTED = new Set([200, 301, 302, 303, 307, 308, 404, 410]);

/**
 * `from [name=:value …] to [status][!]`. Skips rules that depend on host, country or language: without the condition,
 * they would be wrong.
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
  const path = decoded(from);
  const literal = /[*:]/v.test(path) ? null : trimSlash(path);
  const match = literal === null ? pathPattern(path) : isPath(literal);
  return { match, literal, query, to, status: number, force: code[2] === '!' };
}

/** Treats `/Used%20Cars` and `/Used Cars` alike. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const isPath =
  (literal: string): PathPattern =>
  (path) =>
    trimSlash(path) === literal ? {} : null;

function parameter(word: string): [string, string] {
  const at = word.indexOf('=');
  return [word.slice(0, at), word.slice(at + 1)];
}

interface RuleIndex {
  literals: Map<string, number[]>;
  patterns: number[];
}

const indexes = new WeakMap<readonly RedirectRule[], RuleIndex>();

function rulesFor(rules: readonly RedirectRule[], path: string): RedirectRule[] {
  let index = indexes.get(rules);
  if (!index) {
    index = { literals: new Map(), patterns: [] };
    for (const [place, { literal }] of rules.entries()) {
      if (literal === null) index.patterns.push(place);
      else index.literals.set(literal, [...(index.literals.get(literal) ?? []), place]);
    }
    indexes.set(rules, index);
  }
  const places = [...(index.literals.get(trimSlash(path)) ?? []), ...index.patterns];
  return places.toSorted((a, b) => a - b).map((place) => rules[place]!);
}

function queryParams({ query }: RedirectRule, requested: URLSearchParams): PathParams | null {
  const params: PathParams = {};
  for (const [name, value] of query) {
    const found = requested.get(name) ?? '';
    if (value.startsWith(':') ? found === '' || found.includes('/') : found !== plainValue(value)) return null;
    if (value.startsWith(':')) params[value.slice(1)] = found;
  }
  return params;
}

/** "a+b" and "a%20b" both give "a b". */
const plainValue = (value: string): string => new URLSearchParams(`v=${value}`).get('v') ?? '';

function isTarget(to: string): boolean {
  return to.startsWith('/') || /^https?:\/\//v.test(to);
}

/** First match for a decoded path, except redirects to itself. Keeps the request's query unless the target has one. */
export function findRedirect(rules: RedirectRule[], path: string, query: string): RedirectHit | null {
  for (const rule of rulesFor(rules, path)) {
    const requested = new URLSearchParams(query);
    const named = queryParams(rule, requested);
    const found = rule.match(path);
    if (!found || !named) continue;
    const target = fillTarget(rule.to, { ...found, ...named });
    if (rule.query.length === 0 && trimSlash(target) === trimSlash(encodeURI(path))) continue;
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
  // Prevents `/:splat` with `/elsewhere.example` from redirecting to another host.
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
