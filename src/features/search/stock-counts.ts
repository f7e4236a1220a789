/**
 * `/data/stock-counts.json`: every number of the stock in one small file, so that no page has to
 * change when a vehicle is sold. Menus and forms load it when a shopper opens them.
 */
import type { CarType } from '#src/domain/vehicle.ts';
import type { Site } from './site.ts';

export const stockCountsPath = '/data/stock-counts.json';

export interface StockCounts {
  total: number;
  carTypes: Record<CarType, number>;
  /** By name; `url` is the make's landing page. */
  makes: { label: string; slug: string; url: string; count: number; models: { label: string; slug: string; count: number }[] }[];
  /** Number of vehicles by the address of every landing page, models aside. */
  paths: Record<string, number>;
}

export function stockCounts({ index, landings }: Site): StockCounts {
  return {
    total: index.vehicles.length,
    carTypes: { new: index.carTypes.new.length, demo: index.carTypes.demo.length, used: index.carTypes.used.length },
    makes: index.makes.filter((make) => landings.get(make.path)?.kind === 'make').map((make) => ({
      label: make.label, slug: make.slug, url: make.path, count: make.vehicles.length,
      models: make.models.map(({ label, slug, vehicles }) => ({ label, slug, count: vehicles.length })),
    })),
    paths: Object.fromEntries([...landings].filter(([, { kind }]) => kind !== 'model').map(([path, { vehicles }]) => [path, vehicles.length])),
  };
}
