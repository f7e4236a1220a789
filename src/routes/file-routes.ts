import { indexFolder } from '#src/search/index-files.ts';
import { advertisedPlate } from '#src/domain/vehicle/advertised-plate.ts';
import {
  publishedVehicle,
  vehicleFile,
  vehicleSlugsPath,
  type PublishedVehicle,
} from '#src/domain/vehicle/published-vehicle.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { Listed } from '#src/domain/listed.ts';
import type { Site } from '#src/site/site.ts';
import { blogFeedPath } from '#src/domain/content/blog.ts';
import { stockCounts, stockCountsPath } from '#src/site/stock-counts.ts';
import { listFilters } from '#src/view/search/landing-filters.ts';
import { listFiltersPath } from '#src/view/search/list-filters.ts';
import { searchConfigPath } from '#src/view/search/search-config.ts';
import { searchConfig, siteIndex } from '#src/view/search/site-search-config.ts';
import { siteFeed } from '#src/view/content/blog-pages.ts';
import { securityTxt, securityTxtPath } from '#src/view/seo/security-txt.ts';
import { robots } from '#src/view/seo/sitemap.ts';
import { webManifest } from '#src/view/seo/web-manifest.ts';
import { arrivalsFeed, arrivalsPath } from '#src/view/syndication/arrivals-feed.ts';
import { syndicatedFiles, syndicationPaths } from '#src/view/syndication/syndication.ts';
import { siteGuide, siteGuidePath } from '#src/view/seo/site-guide.ts';
import { sellingLocations } from '#src/view/vehicle/selling-location.ts';
import type { TextPageData } from './page-data.ts';
import { siteSitemaps } from './site-sitemap.ts';

interface FileRoute {
  pattern: string;
  list: (site: Site) => Iterable<Listed<TextPageData>>;
}

const [text, json, xml, rss, csv, tsv] = [
  'text/plain; charset=utf-8',
  'application/json; charset=utf-8',
  'application/xml; charset=utf-8',
  'application/rss+xml; charset=utf-8',
  'text/csv; charset=utf-8',
  'text/tab-separated-values; charset=utf-8',
];

const file = (path: string, contentType: string, body: () => TextPageData['body']): Listed<TextPageData> => ({
  path,
  load: () => ({ kind: 'text', contentType, body: body() }),
});
const single = (path: string, contentType: string, body: (site: Site) => string): FileRoute => ({
  pattern: path,
  list: (site) => [file(path, contentType, () => body(site))],
});
const singleJson = (path: string, data: (site: Site) => object): FileRoute =>
  single(path, json, (site) => `${JSON.stringify(data(site))}\n`);

export const fileRoutes: FileRoute[] = [
  { pattern: '/sitemap.xml', list: (site) => siteSitemaps(site).map(({ path, body }) => file(path, xml, () => body)) },
  {
    pattern: blogFeedPath,
    list: (site) => {
      const feed = siteFeed(site);
      return feed === null ? [] : [file(blogFeedPath, rss, () => feed)];
    },
  },
  { pattern: '/feeds/[file]', list: (site) => [...syndicated(site), ...arrivals(site)] },
  { pattern: '/[key].txt', list: keyOfIndexNow },
  single(siteGuidePath, text, siteGuide),
  {
    pattern: securityTxtPath,
    list: ({ tenant, settings, now }) => {
      const { security } = tenant;
      return security ? [file(securityTxtPath, text, () => securityTxt(security, settings.siteUrl, now))] : [];
    },
  },
  single('/robots.txt', text, ({ settings }) => robots(settings.siteUrl)),
  singleJson(stockCountsPath, stockCounts),
  singleJson(listFiltersPath, listFilters),
  singleJson(searchConfigPath, searchConfig),
  // Content hash in the name.
  {
    pattern: `${indexFolder}[file]`,
    list: (site) => (siteIndex(site)?.files ?? []).map(({ path, bytes }) => file(path, text, () => bytes)),
  },
  { pattern: '/data/vehicles/[file].json', list: vehicleFiles },
  singleJson(vehicleSlugsPath, (site) => Object.fromEntries(withFiles(site).map(({ id, slug }) => [id, slug]))),
  single('/site.webmanifest', 'application/manifest+json; charset=utf-8', ({ context }) => webManifest(context)),
];

/** Computed on every run: operators see which vehicles each file excludes. */
function syndicated(site: Site): Listed<TextPageData>[] {
  return syndicatedFiles(site).map(({ feed, body }) =>
    file(syndicationPaths[feed], feed === 'meta' ? csv : tsv, () => body),
  );
}

const arrivals = (site: Site): Listed<TextPageData>[] =>
  site.tenant.settings.syndication.arrivals ? [file(arrivalsPath, rss, () => arrivalsFeed(site))] : [];

/** Verifies `./forecourt index-now` submissions. */
function keyOfIndexNow({ tenant }: Site): Listed<TextPageData>[] {
  const { indexNowKey } = tenant.settings.syndication;
  return indexNowKey === null ? [] : [file(`/${indexNowKey}.txt`, text, () => indexNowKey)];
}

const withFiles = (site: Site): Vehicle[] => site.index.vehicles;

function vehicleFiles(site: Site): Listed<TextPageData>[] {
  const locationOf = sellingLocations(site);
  const published = (vehicle: Vehicle): PublishedVehicle =>
    publishedVehicle(vehicle, locationOf(vehicle.locationSlug).location);
  const vehicles = withFiles(site);
  const files = Map.groupBy(vehicles, ({ slug }) => vehicleFile(slug, vehicles.length));
  return [...files].map(([path, held]) => ({
    ...file(
      path,
      json,
      () => `${JSON.stringify(Object.fromEntries(held.map((vehicle) => [vehicle.slug, published(vehicle)])))}\n`,
    ),
    from: () => ({
      shared: held,
      own: held.map((vehicle) => advertisedPlate(vehicle, locationOf(vehicle.locationSlug).location)),
    }),
  }));
}
