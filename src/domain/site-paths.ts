/** Menus and buttons link only to pages that the site has. */
import { memoize } from '#src/lib/memoize.ts';
import { routePatterns } from './route-patterns.ts';
import type { SiteContext } from './site.ts';
import type { PublicSettings } from './tenant/settings/settings.ts';

/** The lists of a shopper (ROUTE-22). */
export const { favourites: favouritesPath, compare: comparePath, watchlist: watchlistPath } = routePatterns;

/** Those that a dealer has: a list that no button fills has no page. */
export function shortlistPaths({ account, cards }: Pick<PublicSettings, 'cards' | 'account'>): string[] {
  return [
    ...(account.favourites && cards.favourites ? [favouritesPath] : []),
    ...(account.compare && cards.compare ? [comparePath] : []),
    ...(account.garage ? [watchlistPath] : []),
  ];
}

const pathsOf = memoize(({ paths }: SiteContext) => new Set(paths));

/**
 * Whether an address leads somewhere: another site, a phone, a mailbox, or a page of this site (its
 * query and fragment aside).
 */
export function pathExists(url: string, context: SiteContext): boolean {
  return !url.startsWith('/') || pathsOf(context).has(url.replace(/[?#].*$/, ''));
}
