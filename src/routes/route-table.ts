/** Every page and machine file of a site: the generator renders exactly these. */
import { routePatterns, type RouteName } from '#src/domain/route-patterns.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import { siteOf } from '#src/site/site.ts';
import { fileRoutes } from './file-routes.ts';
import type { ListedPage } from './page-data.ts';
import { pageRoutes } from './page-routes.ts';

export { redirects } from './redirects.ts';
export { siteContext } from './site-context.ts';

export interface SitePage {
  path: string;
  /** Decides the page's data when it is asked for; decidePage makes them what the page file shows. */
  load: () => ListedPage;
  /** The pattern of the page file, such as `/cars/[slug]`; of a machine file, its own. */
  route: string;
}

/** Patterns that a page file must answer. */
export const pagePatterns: readonly string[] = Object.values(routePatterns);

export function* sitePages(tenant: Tenant, stock: Stock, context: SiteContext): Generator<SitePage> {
  const site = siteOf(tenant, stock, context);
  for (const [name, { list }] of Object.entries(pageRoutes)) {
    for (const { path, load } of list(site)) yield { path, route: routePatterns[name as RouteName], load };
  }
  for (const { pattern, list } of fileRoutes) {
    for (const { path, load } of list(site)) yield { path, route: pattern, load };
  }
}
