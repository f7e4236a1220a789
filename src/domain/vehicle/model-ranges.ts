import { slugify } from '#src/lib/slug.ts';
import type { Model } from '../content/content.ts';
import { routePatterns } from '../route-patterns.ts';
import { pathExists } from '../site-paths.ts';
import type { SiteContext } from '../site.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

export type BodyFilter = PublicSettings['footer']['vehicles'][number];

export const bodyFilters: readonly BodyFilter[] = ['suv', 'trucks', 'vans', 'performance', 'electric', 'future'];

/** MODEL-01; menus: MENU-01, MENU-03. */
export const modelsPath = routePatterns.models;

/** Empty ranges are only for enquiries. */
export const visibleModels = (models: readonly Model[]): Model[] => models.filter(({ status }) => status !== 'empty');

/** The maker's body group, otherwise the maker; future vehicles are separate. */
export const modelGroup = (model: Model): string =>
  model.status === 'coming_soon' ? 'Future vehicles' : (model.manufacturerBodies[0] ?? model.manufacturer);

export const modelGroupSlug = (model: Model): string => slugify(modelGroup(model));

/** Makers name groups freely. */
const groupPatterns: Record<Exclude<BodyFilter, 'electric' | 'future'>, RegExp> = {
  suv: /(^|-)(suvs?|crossovers?|4x4s?|4wds?)(-|$)/,
  trucks: /(^|-)(trucks?|utes?|pickups?|pick-ups?|commercials?)(-|$)/,
  vans: /(^|-)(vans?|bus|buses|people-movers?)(-|$)/,
  performance: /(^|-)(performance|sports?|coupes?)(-|$)/,
};

export function isInBodyFilter(model: Model, filter: BodyFilter): boolean {
  if (model.status === 'empty') return false;
  if (filter === 'future') return model.status === 'coming_soon';
  if (filter === 'electric')
    return model.fuels.some((fuel) => /electric|\bev\b/i.test(fuel) && !/plug|hybrid/i.test(fuel));
  return model.manufacturerBodies.some((body) => groupPatterns[filter].test(slugify(body)));
}

/** The fragment applies the filter. */
export const bodyFilterUrl = (filter: BodyFilter, models: readonly Model[]): string | null =>
  models.some((model) => isInBodyFilter(model, filter)) ? `${modelsPath}?body=${filter}#body-${filter}` : null;

export interface BodyFilterLink {
  filter: BodyFilter;
  url: string;
  count: number;
}

/** None if only one matches, as there's no choice. */
export function bodyFilterLinks(models: readonly Model[]): BodyFilterLink[] {
  const found = bodyFilters.flatMap((filter) => {
    const url = bodyFilterUrl(filter, models);
    return url === null ? [] : [{ filter, url, count: models.filter((model) => isInBodyFilter(model, filter)).length }];
  });
  return found.length > 1 ? found : [];
}

export function modelPageUrl(model: Model, context: SiteContext): string | null {
  return [model.overrideUrl, `/${model.slug}`].find((url) => url !== null && pathExists(url, context)) ?? null;
}

export const modelUrl = (model: Model, context: SiteContext): string =>
  modelPageUrl(model, context) ?? `${modelsPath}#${modelGroupSlug(model)}`;
