/** Every page and machine file of a site: the generator renders exactly these. */
import { routePatterns, type RouteName } from '#src/domain/route-patterns.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import type { Listed } from '#src/domain/listed.ts';
import { siteOf } from '#src/site/site.ts';
import type { LeftAddress } from '#src/domain/left-address.ts';
import { fileRoutes } from './file-routes.ts';
import { leftPages } from './left-addresses.ts';
import type { ListedPage } from './page-data.ts';
import { pageRoutes } from './page-routes.ts';

export { addressBook } from './left-addresses.ts';
export { redirects } from './redirects.ts';
export { siteContext } from './site-context.ts';

/** Its data are what decidePage makes into what the page file shows. */
export interface SitePage extends Listed<ListedPage> {
  /** The pattern of the page file, such as `/cars/[slug]`; of a machine file, its own. */
  route: string;
}

/** Patterns that a page file must answer. */
export const pagePatterns: readonly string[] = Object.values(routePatterns);

/** @param left vehicles and lists that the site had before and lets lead on */
export function* sitePages(
  tenant: Tenant,
  stock: Stock,
  context: SiteContext,
  left: readonly LeftAddress[] = [],
): Generator<SitePage> {
  const site = siteOf(tenant, stock, context);
  for (const [name, { list }] of Object.entries(pageRoutes)) {
    for (const page of list(site)) yield { ...page, route: routePatterns[name as RouteName] };
  }
  for (const page of leftPages(left, site)) yield { ...page, route: routePatterns.left };
  for (const { pattern, list } of fileRoutes) {
    for (const file of list(site)) yield { ...file, route: pattern };
  }
}
