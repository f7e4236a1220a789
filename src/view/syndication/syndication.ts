/** Third-party catalogues, and the reason for each exclusion. */
import type { SyndicationFeed } from '#src/domain/tenant/settings/syndication.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { memoize } from '#src/lib/memoize.ts';
import type { Site } from '#src/site/site.ts';
import { commaSeparated, tabSeparated, type FeedSettings } from './feed-row.ts';
import { feedVehicles, type FeedVehicle } from './feed-vehicle.ts';
import { googleColumns, googleRow } from './google-feed.ts';
import { metaColumns, metaRow } from './meta-feed.ts';
import { microsoftColumns, microsoftRow } from './microsoft-feed.ts';

export interface OmittedVehicle {
  feed: SyndicationFeed;
  vehicle: string;
  stockNumber: string | null;
  name: string;
  reason: string;
}

export interface SyndicatedFile {
  feed: SyndicationFeed;
  body: string;
  vehicles: number;
  leftOut: OmittedVehicle[];
}

export const syndicationPaths: Record<SyndicationFeed, string> = {
  google: '/feeds/google.tsv',
  meta: '/feeds/meta.csv',
  microsoft: '/feeds/microsoft.tsv',
};

export const syndicatedFile = memoize((site: Site) =>
  memoize((feed: SyndicationFeed): SyndicatedFile => {
    const settings = { regional: site.settings.regional, storeCodes: site.tenant.settings.syndication.storeCodes };
    switch (feed) {
      case 'google':
        return made(feed, site, settings, googleRow, (rows) => tabSeparated(googleColumns, rows), 'vin');
      case 'meta':
        return made(feed, site, settings, metaRow, (rows) => commaSeparated(metaColumns, rows), 'vehicle_id');
      case 'microsoft':
        return made(feed, site, settings, microsoftRow, (rows) => tabSeparated(microsoftColumns, rows), 'Vehicle ID');
    }
  }),
);

const listings = memoize((site: Site) => feedVehicles(site));

/** @param key column with a unique id; duplicates are excluded */
function made<Row extends Record<string, string>>(
  feed: SyndicationFeed,
  site: Site,
  settings: FeedSettings,
  rowOf: (listed: FeedVehicle, settings: FeedSettings) => Row | string,
  written: (rows: Row[]) => string,
  key: keyof Row & string,
): SyndicatedFile {
  const rows = new Map<string, Row>();
  const leftOut: OmittedVehicle[] = [];
  const leave = ({ id, stockNumber, name }: Vehicle, reason: string) =>
    leftOut.push({ feed, vehicle: id, stockNumber, name, reason });
  for (const [vehicle, listed] of listings(site)) {
    const row = typeof listed === 'string' ? listed : rowOf(listed, settings);
    if (typeof row === 'string') leave(vehicle, row);
    else if (rows.has(row[key]!)) leave(vehicle, `another vehicle has the same ${key}`);
    else rows.set(row[key]!, row);
  }
  return { feed, body: written([...rows.values()]), vehicles: rows.size, leftOut };
}

export const syndicatedFiles = (site: Site): SyndicatedFile[] =>
  site.tenant.settings.syndication.feeds.map((feed) => syndicatedFile(site)(feed));
