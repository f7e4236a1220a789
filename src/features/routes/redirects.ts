/** Addresses that people and old links use for pages that stand elsewhere. */
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import { defaultSearchPath } from '#src/domain/search-url.ts';
import { locationPath } from '../locations/location-pages.ts';
import { siteOf } from '../search/site.ts';

export interface Redirect { from: string; to: string; status: 301 | 302 }

/**
 * A make that the dealer sells has its list as long as there is one to sell: between two cars its address leads to all stock, for now.
 * Never from an address that has a page, never to one that has none, and never between two spellings
 * of one address that differ in the last slash (hosts treat these alike, and would go round in circles).
 */
export function redirects(tenant: Tenant, stock: Stock, context: SiteContext): Redirect[] {
  const { landings } = siteOf(tenant, stock, context);
  const { servicePath } = context.settings.header;
  const { tradeIn, finance } = context.settings;
  const moved = (from: string, to: string): Redirect => ({ from, to, status: 301 });
  const wanted = [
    moved('/contact-us', '/contact'),
    ...context.locations.map((location) => moved(`/contact-us/${location.slug}`, locationPath(location))),
    moved('/locations', '/dealerships'),
    moved('/offers', '/special-offers'),
    moved('/search/all', defaultSearchPath),
    ...context.manufacturers.map(({ slug }): Redirect => ({ from: `/search/${slug}`, to: defaultSearchPath, status: 302 })),
    ...[...landings.values()].flatMap((landing) => (landing.kind === 'make' ? otherCases(landing.vehicles[0]!.make, landing.path) : [])),
    ...['new', 'used', 'demo'].map((type) => moved(`/${type}-cars`, `/search/${type}-cars`)),
    ...['/service', '/ford-service'].map((path) => moved(path, servicePath)),
    ...['/trade-in', '/sell-my-car'].map((path) => moved(path, tradeIn.path)),
    ...['/finance', '/finance-enquiry', '/apply-for-finance'].map((path) => moved(path, finance.path)),
  ];
  const exists = (path: string) => pathExists(path, context) || landings.has(path);
  return [...wanted.filter(({ from, to }) => from !== to && !exists(from) && exists(to)), ...context.settings.reserve.shown ? reserving : []];
}

/** A make's list as people write its name; static hosts tell capitals from small letters. */
function otherCases(name: string, path: string): Redirect[] {
  const slug = path.slice('/search/'.length);
  return [slug.toUpperCase(), name, slug.charAt(0).toUpperCase() + slug.slice(1)]
    .filter((word, index, all) => /^[\w-]+$/.test(word) && all.indexOf(word) === index)
    .map((word) => ({ from: `/search/${word}`, to: path, status: 301 }));
}

/** Until a deposit can be paid online, its addresses lead to how to place one (ROUTE-08). The journey's `car_id` goes along in the query. */
const reserving: Redirect[] = [
  { from: '/cars/:slug/checkout', to: '/cars/:slug#reserve', status: 302 },
  { from: '/cars/:slug/buy-online', to: '/cars/:slug#reserve', status: 302 },
  { from: '/checkout-journey', to: '/search/used-cars', status: 302 },
];
