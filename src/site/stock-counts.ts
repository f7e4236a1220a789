/**
 * `/data/stock-counts.json`: every number of the stock in one small file, so that no page has to
 * change when a vehicle is sold. Menus and forms load it when a shopper opens them.
 */
import type { CarType } from '#src/domain/vehicle/vehicle.ts';
import { typedPath } from '#src/domain/search/search-url.ts';
import { typePresets } from './landings.ts';
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
    /** `types`: the stock types that have a page of this model, "used-cars". */
    models: { label: string; slug: string; count: number; types?: string[] }[];
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
        models: make.models.map(({ label, slug, path, vehicles }) => {
          const types = typePresets.filter((preset) => landings.has(typedPath(preset, path)));
          return {
            label,
            slug,
            count: vehicles.length,
            ...(types.length > 0 && { types: types.map((preset) => preset.slug) }),
          };
        }),
      })),
    paths: Object.fromEntries(
      [...landings]
        .filter(([, landing]) => landing.kind !== 'model' && !(landing.kind === 'typed' && landing.model))
        .map(([path, { vehicles }]) => [path, vehicles.length]),
    ),
  };
}
