/** The generator renders exactly these. */
import { routePatterns, type RouteName } from '#src/domain/route-patterns.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import type { Listed } from '#src/domain/listed.ts';
import { siteOf } from '#src/site/site.ts';
import type { RetiredUrl } from '#src/domain/retired-urls.ts';
import { fileRoutes } from './file-routes.ts';
import { retiredPages } from './retired-urls.ts';
import type { ListedPage } from './page-data.ts';
import { pageRoutes } from './page-routes.ts';

export { addressBook } from './retired-urls.ts';
export { redirects } from './redirects.ts';
export { siteContext } from './site-context.ts';

export interface SitePage extends Listed<ListedPage> {
  /** Pattern of the page file, such as `/cars/[slug]`. */
  route: string;
}

export const pagePatterns: readonly string[] = Object.values(routePatterns);

/** @param left removed vehicles and lists that redirect */
export function* sitePages(
  tenant: Tenant,
  stock: Stock,
  context: SiteContext,
  left: readonly RetiredUrl[] = [],
): Generator<SitePage> {
  const site = siteOf(tenant, stock, context);
  for (const [name, { list }] of Object.entries(pageRoutes)) {
    for (const page of list(site)) yield { ...page, route: routePatterns[name as RouteName] };
  }
  for (const page of retiredPages(left, site)) yield { ...page, route: routePatterns.left };
  for (const { pattern, list } of fileRoutes) {
    for (const file of list(site)) yield { ...file, route: pattern };
  }
}
