/** Every page and machine file of a site: the generator renders exactly these. */
import { routePatterns, type RouteName } from '#src/domain/route-patterns.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import type { Listed } from '#src/domain/listed.ts';
import { siteOf } from '#src/site/site.ts';
import { fileRoutes } from './file-routes.ts';
import type { ListedPage } from './page-data.ts';
import { pageRoutes } from './page-routes.ts';

export { redirects } from './redirects.ts';
export { siteContext } from './site-context.ts';

/** Its data are what decidePage makes into what the page file shows. */
export interface SitePage extends Listed<ListedPage> {
  /** The pattern of the page file, such as `/cars/[slug]`; of a machine file, its own. */
  route: string;
}

/** Patterns that a page file must answer. */
export const pagePatterns: readonly string[] = Object.values(routePatterns);

export function* sitePages(tenant: Tenant, stock: Stock, context: SiteContext): Generator<SitePage> {
  const site = siteOf(tenant, stock, context);
  for (const [name, { list }] of Object.entries(pageRoutes)) {
    for (const page of list(site)) yield { ...page, route: routePatterns[name as RouteName] };
  }
  for (const { pattern, list } of fileRoutes) {
    for (const file of list(site)) yield { ...file, route: pattern };
  }
}
