/** URLs are in src/domain/route-patterns.ts, page files in src/pages. */
import { plainSuccessPath } from '#src/domain/content/plain-paths.ts';
import { currentOffers, offerPath } from '#src/domain/content/offers.ts';
import { blogPath, blogPaths, isInBlog } from '#src/domain/content/blog.ts';
import { takesApplications } from '#src/domain/finance/takes-applications.ts';
import { routePatterns, type RouteName } from '#src/domain/route-patterns.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import { shortlistPaths } from '#src/domain/site-paths.ts';
import { brandPath, brandsWithPage } from '#src/domain/vehicle/brands.ts';
import { usesSignIn } from '#src/domain/tenant/uses-sign-in.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { laterPages } from '#src/site/later-pages.ts';
import { stockPath } from '#src/site/landings.ts';
import type { Listed } from '#src/domain/listed.ts';
import { stockLandings, type Site } from '#src/site/site.ts';
import { budgetPage, budgetPaths } from '#src/view/budget/budget-page.ts';
import { blogPage, postPage, siteBlog } from '#src/view/content/blog-pages.ts';
import { contentPage } from '#src/view/content/content-page.ts';
import { plainPages, outagePage } from '#src/view/content/plain-pages.ts';
import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';
import { tradeInPath } from '#src/journeys/trade-in/view/trade-in-page.ts';
import { notFoundPage } from '#src/view/content/not-found-page.ts';
import { offersPage, singleOfferPage } from '#src/view/content/offers-page.ts';
import { homePage } from '#src/view/home/home-page.ts';
import { comparePage, favouritesPage, watchlistPage } from '#src/view/lists/list-pages.ts';
import { locationPage, locationPath, locationsPage } from '#src/view/locations/location-pages.ts';
import { brandPages, modelBreadcrumbs } from '#src/view/models/brand-pages.ts';
import { modelPagePaths, modelPages } from '#src/view/models/model-page.ts';
import { modelsPage } from '#src/view/models/models-page.ts';
import { laterPage, landingPage } from '#src/view/search/landing-page.ts';
import { soldVehiclePage } from '#src/view/vehicle/sold-page.ts';
import { inSimilarOrder, vehicleListing } from '#src/view/vehicle/vehicle-inputs.ts';
import type { ListedPage, TextPageData } from './page-data.ts';

/** `today`: the dealer's date. */
interface Dealer {
  tenant: Tenant;
  stock: Stock;
  settings: SiteContext['settings'];
  locations: SiteContext['locations'];
  today: string;
}

type ListedHtml = Exclude<ListedPage, TextPageData>;

interface PageRoute {
  /** Page data, or a vehicle page's inputs, on demand. */
  list: (site: Site) => Iterable<Listed<ListedHtml>>;
  /** For menus, footers and buttons, which outlast a single car. */
  lasting?: (dealer: Dealer) => string[];
  /** Excluded from the sitemap. */
  unlisted?: string;
}

function single(
  path: string,
  page: (site: Site) => ListedHtml,
  has: (dealer: Pick<Dealer, 'tenant' | 'settings' | 'locations'>) => boolean,
): PageRoute {
  return {
    list: (site) =>
      has({ tenant: site.tenant, settings: site.settings, locations: site.context.locations })
        ? [{ path, load: () => page(site) }]
        : [],
    lasting: (dealer) => (has(dealer) ? [path] : []),
  };
}

/** Search engines have no use for browser lists. */
const shopperList = (path: string, page: (site: Site) => ListedHtml): PageRoute => ({
  ...single(path, page, ({ settings }) => shortlistPaths(settings).includes(path)),
  unlisted: path,
});

const byFunction: PageRoute = { list: () => [] };

const linkedByFunction = (path: string, has: (settings: SiteContext['settings']) => boolean): PageRoute => ({
  ...byFunction,
  lasting: ({ settings }) => (has(settings) ? [path] : []),
  unlisted: path,
});

export const pageRoutes: Record<RouteName, PageRoute> = {
  home: single(routePatterns.home, homePage, () => true),
  stock: { list: (site) => landings(site, (path) => path === stockPath), lasting: () => [stockPath] },
  vehicle: { list: vehicles },
  search: {
    list: (site) => landings(site, (path) => path !== stockPath),
    lasting: ({ stock, settings }) => [...new Set(['/search', ...stockedPaths(stock, settings)])],
  },
  locations: single(routePatterns.locations, locationsPage, ({ locations }) => locations.length > 0),
  location: {
    list: (site) =>
      site.context.locations.map((location) => ({
        path: locationPath(location),
        load: () => locationPage(location, site),
      })),
    lasting: ({ locations }) => locations.map(locationPath),
  },
  offers: single(routePatterns.offers, offersPage, ({ tenant }) => tenant.offers.length > 0),
  offer: {
    list: (site) =>
      currentOffers(site.tenant.offers, site.now, site.settings.regional.timeZone).map((offer) => ({
        path: offerPath(offer),
        load: () => singleOfferPage(offer, site),
      })),
    lasting: ({ tenant, stock, settings }) =>
      currentOffers(tenant.offers, stock.now, settings.regional.timeZone).map(offerPath),
  },
  models: single(routePatterns.models, modelsPage, ({ tenant }) => tenant.models.length > 0),
  budget: {
    list: (site) => budgetPaths(site.settings).map((path) => ({ path, load: () => budgetPage(site) })),
    lasting: ({ settings }) => budgetPaths(settings),
  },
  favourites: shopperList(routePatterns.favourites, favouritesPage),
  compare: shopperList(routePatterns.compare, comparePage),
  watchlist: shopperList(routePatterns.watchlist, watchlistPage),
  content: {
    list: contentPages,
    unlisted: plainSuccessPath,
    lasting: ({ tenant, settings, locations }) => [
      ...plainPages(tenant, settings, locations).map(({ path }) => path),
      ...tenant.pages.map(({ path }) => path).filter((path) => !isInBlog(path)),
      ...modelPagePaths(tenant),
      ...brandsWithPage(tenant).map(brandPath),
    ],
  },
  blog: { list: blog, lasting: ({ tenant, today }) => blogPaths(tenant.pages, today) },
  'not-found': { list: (site) => [{ path: routePatterns['not-found'], load: () => notFoundPage(site) }] },
  // Added by the route table, since they depend on earlier builds.
  left: byFunction,
  // Rendered on request (src/server/platform/site-pages.ts).
  results: byFunction,
  // Also the page after a form, but not the dealer's own `/success`.
  booking: byFunction,
  // Also its first page for a vehicle in stock.
  valuation: linkedByFunction(tradeInPath, valuesTradeIns),
  // Also the practice gateway.
  reserve: byFunction,
  // Also /checkout-journey, if used.
  buying: byFunction,
  'form-error': byFunction,
  'sign-in': linkedByFunction(routePatterns['sign-in'], usesSignIn),
  'finance-application': linkedByFunction(routePatterns['finance-application'], takesApplications),
};

/** Without makes and models, which change too often. */
function stockedPaths(stock: Stock, settings: SiteContext['settings']): string[] {
  return [...stockLandings(stock, settings).values()]
    .filter(({ kind, vehicles }) => (kind === 'preset' || kind === 'quick' || kind === 'body') && vehicles.length > 0)
    .map(({ path }) => path);
}

function* landings(site: Site, belongs: (path: string) => boolean): Generator<Listed<ListedHtml>> {
  for (const landing of site.landings.values()) {
    if (!belongs(landing.path)) continue;
    yield { path: landing.path, load: () => landingPage(landing, site) };
    for (const [index, page] of laterPages(landing, site).entries())
      yield { path: page.path, load: () => laterPage(landing, page, index + 2, site) };
  }
}

/** Includes vehicles no longer displayed as sold: no old URL is a dead end (ROUTE-07, ROUTE-23). */
function* vehicles(site: Site): Generator<Listed<ListedHtml>> {
  const taken = new Set<string>();
  const listing = vehicleListing(site);
  for (const vehicle of inSimilarOrder(site)) {
    taken.add(vehicle.slug);
    yield { path: vehicleUrl(vehicle.slug), ...listing(vehicle) };
  }
  for (const vehicle of site.sold) {
    if (!taken.has(vehicle.slug)) yield { path: vehicleUrl(vehicle.slug), load: () => soldVehiclePage(vehicle, site) };
  }
}

function contentPages(site: Site): Listed<ListedHtml>[] {
  const pages = site.tenant.pages.filter(({ path }) => !isInBlog(path));
  return [
    ...[...pages, ...plainPages(site.tenant, site.settings, site.context.locations), outagePage(site.settings)].map(
      (page) => ({
        path: page.path,
        load: () => contentPage(page, site),
      }),
    ),
    ...[...modelPages(site), ...brandPages(site)].map((page) => ({
      path: page.path,
      load: () => contentPage(page, site, modelBreadcrumbs(page, site)),
    })),
  ];
}

function blog(site: Site): Listed<ListedHtml>[] {
  const lists = siteBlog(site);
  const posts = lists.get(blogPath) ?? [];
  return [
    ...[...lists.keys()].map((path) => ({ path, load: () => blogPage(path, site) })),
    ...posts.map((post) => ({ path: post.path, load: () => postPage(post, site) })),
  ];
}
