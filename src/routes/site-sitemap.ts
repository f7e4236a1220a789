/** Indexable pages with known dates and vehicle photos (OPS-07). */
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { memoize } from '#src/lib/memoize.ts';
import { siteBlog } from '#src/view/content/blog-pages.ts';
import { isIndexed } from '#src/site/landings.ts';
import type { Site } from '#src/site/site.ts';
import { sitemaps, type SitemapEntry, type SitemapFile } from '#src/view/seo/sitemap.ts';
import { photoAddresses } from '#src/view/seo/vehicle.ts';
import { pageRoutes } from './page-routes.ts';

/** Only posts and their lists have known dates: feeds date the listing, not changes. */
function changes(site: Site): Map<string, string> {
  return new Map(
    [...siteBlog(site)].flatMap(([list, posts]) => {
      const days = posts.map(({ path, date, updated }): [string, string] => [path, updated ?? date]);
      return [
        [
          list,
          days
            .map(([, day]) => day)
            .sort()
            .at(-1)!,
        ],
        ...days,
      ] satisfies [string, string][];
    }),
  );
}

const unlisted = new Set(Object.values(pageRoutes).flatMap(({ unlisted: path }) => path ?? []));

/** Excludes duplicates, empty lists, browser lists, the 404 page and sold vehicles. */
function entries(site: Site): SitemapEntry[] {
  const changed = changes(site);
  return [
    ...site.context.paths
      .filter((path) => !unlisted.has(path) && !site.landings.has(path))
      .map((path) => ({ path, changed: changed.get(path) })),
    ...[...site.landings.values()]
      .filter((landing) => isIndexed(landing, site.index.vehicles.length))
      .map(({ path }) => ({ path })),
    ...site.index.vehicles
      .filter(({ status }) => status !== 'sold')
      .map((vehicle) => ({ path: vehicleUrl(vehicle.slug), pictures: photoAddresses(vehicle, site.settings) })),
  ];
}

export const siteSitemaps = memoize((site: Site): SitemapFile[] => sitemaps(entries(site), site.settings.siteUrl));
