/** Menus and buttons link only to pages that the site has. */
import { memoize } from '#src/lib/memoize.ts';
import { routePatterns } from './route-patterns.ts';
import type { SiteContext } from './site.ts';

/** The lists of a shopper (ROUTE-22). */
export const { favourites: favouritesPath, compare: comparePath, watchlist: watchlistPath } = routePatterns;

const pathsOf = memoize(({ paths }: SiteContext) => new Set(paths));

/**
 * Whether an address leads somewhere: another site, a phone, a mailbox, or a page of this site (its
 * query and fragment aside).
 */
export function pathExists(url: string, context: SiteContext): boolean {
  return !url.startsWith('/') || pathsOf(context).has(url.replace(/[?#].*$/, ''));
}
