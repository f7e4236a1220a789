import { routePatterns } from './route-patterns.ts';

export const signInTypes = ['watchlist', 'trade-in', 'checkout', 'finance'] as const;
export type SignInType = (typeof signInTypes)[number];

export interface SignInReturn {
  type: SignInType | null;
  redirect: string | null;
  back: string | null;
}

export const signInUrlSteps = ['code', 'signed-out'] as const;
type SignInStep = (typeof signInUrlSteps)[number];

export const signInPath = routePatterns['sign-in'];

/** ROUTE-11: "/sign-in?type=finance&redirect=%2Ffinance&back=%2Fcars%2Fred-one". */
export function signInUrl(
  { type = null, redirect = null, back = null }: Partial<SignInReturn>,
  step: SignInStep | null = null,
): string {
  const query = new URLSearchParams(
    Object.entries({ type, redirect, back, step }).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();
  return query === '' ? signInPath : `${signInPath}?${query}`;
}

const longest = 1000;
const anySite = 'https://site.invalid';
const notPages = /^\/(?:sign-in|api)(?:[/?#]|$)/i;

/**
 * Resolves a path as browsers do; null for another site in any spelling ("//x", "/\x", "/\t/x", "/..//x"), another
 * scheme, or a non-page.
 */
export function sameSitePath(text: string | null): string | null {
  if (text === null || text.length > longest || !text.startsWith('/')) return null;
  const url = URL.parse(text, anySite);
  if (url?.origin !== anySite) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') || notPages.test(path) ? null : path;
}
