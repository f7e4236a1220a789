import { slugify } from '#src/lib/slug.ts';
import type { Model } from '#src/domain/content/content.ts';
import { bodyFilters, isInBodyFilter, modelUrl, modelPageUrl } from '#src/domain/vehicle/model-ranges.ts';
import type { ModelsPageData } from '../content/content.page-data.ts';
import type { Site } from '#src/site/site.ts';
import { modelFromPrice } from '../card/from-price.ts';

export type ModelTile = ModelsPageData['groups'][number]['models'][number];

/** "Ford Ranger" and "Ranger" both match Ford's Ranger in stock. */
export function modelStockPath({ manufacturer, name }: Model): string {
  const make = slugify(manufacturer);
  return `/search/${make}/${slugify(name).replace(new RegExp(`^${make}-(?=.)`), '')}`;
}

/** The range's page, else its stock or the make's, else its group on the models page. */
function tileUrl(model: Model, { context, landings }: Site): string {
  const inStock = [modelStockPath(model), `/search/${slugify(model.manufacturer)}`].find((path) => landings.has(path));
  return modelPageUrl(model, context) ?? inStock ?? modelUrl(model, context);
}

export const modelTile = (model: Model, site: Site): ModelTile => ({
  name: model.name,
  manufacturer: model.manufacturer,
  description: model.shortDescription ?? model.description,
  from: modelFromPrice(model, site.settings),
  status: model.status,
  url: tileUrl(model, site),
  image: model.image,
  filters: bodyFilters.filter((filter) => isInBodyFilter(model, filter)),
});
