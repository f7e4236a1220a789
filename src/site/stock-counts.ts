/** In `/data/stock-counts.json`, so that pages don't change with sales. */
import type { CarType } from '#src/domain/vehicle/vehicle.ts';
import { typedPath } from '#src/domain/search/search-url.ts';
import { typePresets } from './landings.ts';
import type { Site } from './site.ts';

export const stockCountsPath = '/data/stock-counts.json';

/** With the default filters of a used search. */
export function typeCounts({ landings }: Pick<Site, 'landings'>): Record<CarType, number> {
  const on = (slug: string): number => landings.get(`/search/${slug}`)?.vehicles.length ?? 0;
  return { new: on('new-cars'), demo: on('demo-cars'), used: on('used-cars') };
}

export interface StockCounts {
  total: number;
  carTypes: Record<CarType, number>;
  makes: {
    label: string;
    slug: string;
    url: string;
    count: number;
    /** `types`: stock types with a page, such as "used-cars". */
    models: { label: string; slug: string; count: number; types?: string[] }[];
  }[];
  /** By landing page path, except models. */
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
