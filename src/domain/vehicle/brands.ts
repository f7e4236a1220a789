/** Makes with a page at `/brands/{brand}` (ROUTE-19): those with model ranges or a description. */
import type { Manufacturer, Model } from '../content/content.ts';
import { visibleModels } from './model-ranges.ts';

export const brandPath = ({ slug }: Pick<Manufacturer, 'slug'>): string => `/brands/${slug}`;

export function brandsWithPage({
  manufacturers,
  models,
}: {
  manufacturers: readonly Manufacturer[];
  models: readonly Model[];
}): Manufacturer[] {
  const sold = new Set(visibleModels(models).map(({ manufacturer }) => manufacturer));
  return manufacturers.filter(({ name, description }) => description !== null || sold.has(name));
}

export const makeLogo = (make: string, { manufacturers }: { manufacturers: readonly Manufacturer[] }): string | null =>
  manufacturers.find(({ name }) => name.toLowerCase() === make.toLowerCase())?.logo ?? null;
