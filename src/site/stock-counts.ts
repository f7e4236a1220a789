/**
 * `/data/stock-counts.json`: every number of the stock in one small file, so that no page has to
 * change when a vehicle is sold. Menus and forms load it when a shopper opens them.
 */
import type { CarType } from '#src/domain/vehicle/vehicle.ts';
import type { Site } from './site.ts';

export const stockCountsPath = '/data/stock-counts.json';

/** Vehicles on the page of each stock type: without what a search of used stock leaves out. */
export function typeCounts({ landings }: Pick<Site, 'landings'>): Record<CarType, number> {
  const on = (slug: string): number => landings.get(`/search/${slug}`)?.vehicles.length ?? 0;
  return { new: on('new-cars'), demo: on('demo-cars'), used: on('used-cars') };
}

export interface StockCounts {
  total: number;
  carTypes: Record<CarType, number>;
  /** By name; `url` is the make's landing page. */
  makes: {
    label: string;
    slug: string;
    url: string;
    count: number;
    models: { label: string; slug: string; count: number }[];
  }[];
  /** Number of vehicles by the address of every landing page, models aside. */
  paths: Record<string, number>;
}

export function stockCounts(site: Site): StockCounts {
  const { index, landings } = site;
  return {
    total: index.vehicles.length,
    carTypes: typeCounts(site),
    makes: index.makes
      .filter((make) => landings.get(make.path)?.kind === 'make')
      .map((make) => ({
        label: make.label,
        slug: make.slug,
        url: make.path,
        count: make.vehicles.length,
        models: make.models.map(({ label, slug, vehicles }) => ({ label, slug, count: vehicles.length })),
      })),
    paths: Object.fromEntries(
      [...landings].filter(([, { kind }]) => kind !== 'model').map(([path, { vehicles }]) => [path, vehicles.length]),
    ),
  };
}
