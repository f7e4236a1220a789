/**
 * Every route of a site in one place: its name, the page file that shows it, and the paths it has for
 * a site with the data of each. The generator renders exactly these.
 */
import { indexFolder } from '#src/search/index-files.ts';
import { blogPath, isInBlog } from '#src/domain/content/blog.ts';
import { resultsPath } from '#src/domain/search/results-url.ts';
import { modelsPath } from '#src/domain/vehicle/model-ranges.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import { publishedVehicle, vehicleFile, vehicleSlugsPath } from '#src/domain/vehicle/published-vehicle.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { comparePath, favouritesPath, watchlistPath } from '#src/domain/site-paths.ts';
import { budgetPage, budgetPaths } from '#src/view/budget/budget-page.ts';
import { homePage } from '#src/view/home/home-page.ts';
import { locationPage, locationPath, locationsPage, locationsPath } from '#src/view/locations/location-pages.ts';
import { modelPages } from '#src/view/models/model-page.ts';
import { modelsPage } from '#src/view/models/models-page.ts';
import { offersPage } from '#src/view/content/offers-page.ts';
import { blogPage, postPage, siteBlog } from '#src/view/content/blog-pages.ts';
import { contactPath, contentPage, plainContactPage, plainSuccessPage, successPath } from '#src/view/content/content-page.ts';
import { notFoundPage } from '#src/view/content/not-found-page.ts';
import { furtherPages } from '#src/site/further-pages.ts';
import { furtherPage, landingPage } from '#src/view/search/landing-page.ts';
import { stockPath } from '#src/site/landings.ts';
import { listFilters } from '#src/view/search/landing-filters.ts';
import { listFiltersPath } from '#src/view/search/list-filters.ts';
import { searchConfigPath } from '#src/view/search/search-config.ts';
import { searchConfig, siteIndex } from '#src/view/search/site-search-config.ts';
import { siteOf, type Site } from '#src/site/site.ts';
import { stockCounts, stockCountsPath } from '#src/site/stock-counts.ts';
import { comparePage, favouritesPage, shortlistPaths, watchlistPage } from '#src/view/lists/list-pages.ts';
import { robots } from '#src/view/seo/sitemap.ts';
import { webManifest } from '#src/view/seo/web-manifest.ts';
import { soldVehiclePage } from '#src/view/vehicle/gone-page.ts';
import { sellingPlaces } from '#src/view/vehicle/selling-place.ts';
import { inSimilarOrder, vehicleInputs } from '#src/view/vehicle/vehicle-inputs.ts';
import type { PageData } from './page-data.ts';
import { siteSitemaps } from './site-sitemap.ts';

export { redirects } from './redirects.ts';
export { siteContext } from './site-context.ts';
export { gonePage } from '#src/view/vehicle/gone-page.ts';

interface Listed { path: string; load: () => PageData }
export interface SitePage extends Listed {
  /** The pattern of the page file, such as `/cars/[slug]`; the path itself for a machine file. */
  route: string;
}
export interface Route {
  name: string;
  /** Pattern of the page file, such as `/cars/[slug]`; the path itself for a machine file. */
  pattern: string;
  /** Under src/pages; null for a machine file, which is written as it stands. */
  file: string | null;
  list: (site: Site) => Iterable<Listed>;
}

const text = (path: string, contentType: string, body: (site: Site) => string | Uint8Array): Route => ({
  name: path.slice(1), pattern: path, file: null, list: (site) => [{ path, load: () => ({ kind: 'text', contentType, body: body(site) }) }],
});

/** Of a page that no build knows: a function answers with it (`src/server/site-pages.ts`). */
const byFunction = (): Listed[] => [];

export const routes: Route[] = [
  { name: 'home', pattern: '/', file: 'index.astro', list: (site) => [{ path: '/', load: () => homePage(site) }] },
  { name: 'stock', pattern: '/cars', file: 'cars/index.astro', list: (site) => landings(site, (path) => path === stockPath) },
  { name: 'vehicle', pattern: '/cars/[slug]', file: 'cars/[slug].astro', list: vehicles },
  { name: 'search', pattern: '/search/[...path]', file: 'search/[...path].astro', list: (site) => landings(site, (path) => path !== stockPath) },
  { name: 'locations', pattern: '/dealerships', file: 'dealerships.astro', list: (site) => (site.context.locations.length > 0 ? [{ path: locationsPath, load: () => locationsPage(site) }] : []) },
  { name: 'location', pattern: '/locations/[slug]', file: 'locations/[slug].astro', list: (site) => site.context.locations.map((location) => ({ path: locationPath(location), load: () => locationPage(location, site) })) },
  { name: 'offers', pattern: '/special-offers', file: 'special-offers.astro', list: (site) => (site.tenant.offers.length > 0 ? [{ path: '/special-offers', load: () => offersPage(site) }] : []) },
  { name: 'models', pattern: '/models', file: 'models.astro', list: (site) => (site.tenant.models.length > 0 ? [{ path: modelsPath, load: () => modelsPage(site) }] : []) },
  { name: 'budget', pattern: '/budget', file: 'budget.astro', list: (site) => budgetPaths(site.settings).map((path) => ({ path, load: () => budgetPage(site) })) },
  { name: 'favourites', pattern: favouritesPath, file: 'favourites.astro', list: (site) => shortlist(site, favouritesPath, favouritesPage) },
  { name: 'compare', pattern: comparePath, file: 'compare.astro', list: (site) => shortlist(site, comparePath, comparePage) },
  { name: 'watchlist', pattern: watchlistPath, file: 'watchlist.astro', list: (site) => shortlist(site, watchlistPath, watchlistPage) },
  { name: 'blog', pattern: '/blog/[...path]', file: 'blog/[...path].astro', list: blog },
  { name: 'content', pattern: '/[...path]', file: '[...path].astro', list: contentPages },
  { name: 'not-found', pattern: '/404', file: '404.astro', list: (site) => [{ path: '/404', load: () => notFoundPage(site) }] },
  { name: 'results', pattern: resultsPath, file: 'results.astro', list: byFunction },
  { name: 'sitemap', pattern: '/sitemap.xml', file: null, list: (site) => siteSitemaps(site).map(({ path, body }) => ({ path, load: () => ({ kind: 'text', contentType: 'application/xml; charset=utf-8', body }) })) },
  text('/robots.txt', 'text/plain; charset=utf-8', ({ settings }) => robots(settings.siteUrl)),
  text(stockCountsPath, 'application/json; charset=utf-8', (site) => `${JSON.stringify(stockCounts(site))}\n`),
  text(listFiltersPath, 'application/json; charset=utf-8', (site) => `${JSON.stringify(listFilters(site))}\n`),
  text(searchConfigPath, 'application/json; charset=utf-8', (site) => `${JSON.stringify(searchConfig(site))}\n`),
  { name: 'search-index', pattern: `${indexFolder}[file]`, file: null, list: searchIndex },
  { name: 'vehicle-files', pattern: '/cars/[slug].json', file: null, list: vehicleFiles },
  text(vehicleSlugsPath, 'application/json; charset=utf-8', (site) => `${JSON.stringify(Object.fromEntries(withFiles(site).map(({ id, slug }) => [id, slug])))}\n`),
  text('/site.webmanifest', 'application/manifest+json; charset=utf-8', ({ context }) => webManifest(context)),
];

function shortlist(site: Site, path: string, page: (site: Site) => PageData): Listed[] {
  return shortlistPaths(site.settings).includes(path) ? [{ path, load: () => page(site) }] : [];
}

/** Every page and machine file of a site; `load` decides a page's data when it is asked for. */
export function* sitePages(tenant: Tenant, stock: Stock, context: SiteContext): Generator<SitePage> {
  const site = siteOf(tenant, stock, context);
  for (const { pattern, list } of routes) {
    for (const { path, load } of list(site)) yield { path, route: pattern, load };
  }
}

function* landings(site: Site, belongs: (path: string) => boolean): Generator<Listed> {
  for (const landing of site.landings.values()) {
    if (!belongs(landing.path)) continue;
    yield { path: landing.path, load: () => landingPage(landing, site) };
    for (const [index, page] of furtherPages(landing, site).entries()) yield { path: page.path, load: () => furtherPage(landing, page, index + 2, site) };
  }
}

/** The index of the interactive search; a file's name changes with its contents. */
function searchIndex(site: Site): Listed[] {
  return (siteIndex(site)?.files ?? []).map(({ path, bytes }) => ({ path, load: () => ({ kind: 'text', contentType: 'text/plain; charset=utf-8', body: bytes }) }));
}

/** Every vehicle that shows, the recently sold ones among them: what functions know of it. */
const withFiles = (site: Site): Vehicle[] => site.index.vehicles;

function vehicleFiles(site: Site): Listed[] {
  const places = sellingPlaces(site);
  const body = (vehicle: Vehicle): string => `${JSON.stringify(publishedVehicle(vehicle, places(vehicle.locationSlug).location))}\n`;
  return withFiles(site).map((vehicle) => ({ path: vehicleFile(vehicle.slug), load: () => ({ kind: 'text', contentType: 'application/json; charset=utf-8', body: body(vehicle) }) }));
}

/** Every visible vehicle, then what was sold before the window, so that no old address is a dead end (ROUTE-07, ROUTE-23). */
function* vehicles(site: Site): Generator<Listed> {
  const taken = new Set<string>();
  const inputs = vehicleInputs(site);
  for (const vehicle of inSimilarOrder(site)) {
    taken.add(vehicle.slug);
    yield { path: vehicleUrl(vehicle.slug), load: () => inputs(vehicle) };
  }
  for (const vehicle of site.sold) {
    if (!taken.has(vehicle.slug)) yield { path: vehicleUrl(vehicle.slug), load: () => soldVehiclePage(vehicle, site) };
  }
}

function contentPages(site: Site): Listed[] {
  const pages = site.tenant.pages.filter(({ path }) => !isInBlog(path));
  const contact = pages.some(({ path }) => path === contactPath) ? [] : [plainContactPage(site.settings)];
  const success = pages.some(({ path }) => path === successPath) ? [] : [plainSuccessPage(site.settings)];
  return [...pages, ...contact, ...success, ...modelPages(site)].map((page) => ({ path: page.path, load: () => contentPage(page, site) }));
}

function blog(site: Site): Listed[] {
  const lists = siteBlog(site);
  const posts = lists.get(blogPath) ?? [];
  return [...[...lists.keys()].map((path) => ({ path, load: () => blogPage(path, site) })), ...posts.map((post) => ({ path: post.path, load: () => postPage(post, site) }))];
}
