import { memoize } from '#src/lib/memoize.ts';
import { routePatterns } from './route-patterns.ts';
import type { SiteContext } from './site.ts';
import type { PublicSettings } from './tenant/settings/settings.ts';

/** ROUTE-22. */
export const { favourites: favouritesPath, compare: comparePath, watchlist: watchlistPath } = routePatterns;

export function shortlistPaths({ account, cards }: Pick<PublicSettings, 'cards' | 'account'>): string[] {
  return [
    ...(account.favourites && cards.favourites ? [favouritesPath] : []),
    ...(account.compare && cards.compare ? [comparePath] : []),
    ...(account.garage ? [watchlistPath] : []),
  ];
}

const pathsOf = memoize(({ paths }: SiteContext) => new Set(paths));

/** True for external URLs. */
export function pathExists(url: string, context: SiteContext): boolean {
  return !url.startsWith('/') || pathsOf(context).has(url.replace(/[?#].*$/, ''));
}
