/** Menus and buttons link only to pages that the site has. */
import { routePatterns } from './route-patterns.ts';
import type { SiteContext } from './site.ts';

/** The lists of a shopper (ROUTE-22). */
export const { favourites: favouritesPath, compare: comparePath, watchlist: watchlistPath } = routePatterns;

const known = new WeakMap<SiteContext, Set<string>>();

function pathsOf(context: SiteContext): Set<string> {
  let paths = known.get(context);
  if (!paths) known.set(context, (paths = new Set(context.paths)));
  return paths;
}

/** Whether an address leads somewhere: another site, a phone, a mailbox, or a page of this site (its query and fragment aside). */
export function pathExists(url: string, context: SiteContext): boolean {
  return !url.startsWith('/') || pathsOf(context).has(url.replace(/[?#].*$/, ''));
}
