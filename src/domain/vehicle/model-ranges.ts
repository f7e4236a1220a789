/** Model ranges: how they group, which body filter holds them, where they lead (MENU-01, MENU-03, MODEL-01). */
import { slugify } from '#src/lib/slug.ts';
import type { Model } from '../content/content.ts';
import { routePatterns } from '../route-patterns.ts';
import { pathExists } from '../site-paths.ts';
import type { SiteContext } from '../site.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

export type BodyFilter = PublicSettings['footer']['vehicles'][number];

/** In the order in which they show. */
export const bodyFilters: readonly BodyFilter[] = ['suv', 'trucks', 'vans', 'performance', 'electric', 'future'];

export const modelsPath = routePatterns.models;

/** Ranges without content are kept for enquiries only. */
export const shownModels = (models: readonly Model[]): Model[] => models.filter(({ status }) => status !== 'empty');

/** The maker's own body group; what is still to come stands apart, what is in no group under its maker. */
export const modelGroup = (model: Model): string =>
  model.status === 'coming_soon' ? 'Future vehicles' : (model.manufacturerBodies[0] ?? model.manufacturer);

/** Fragment of a group on the models page. */
export const modelGroupSlug = (model: Model): string => slugify(modelGroup(model));

/** Makers name their groups freely: any of these words in a group's name counts. */
const groupWords: Record<Exclude<BodyFilter, 'electric' | 'future'>, RegExp> = {
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
  return model.manufacturerBodies.some((body) => groupWords[filter].test(slugify(body)));
}

/** The models page with a body filter, which its fragment sets; null when no range is in it. */
export const bodyFilterUrl = (filter: BodyFilter, models: readonly Model[]): string | null =>
  models.some((model) => isInBodyFilter(model, filter)) ? `${modelsPath}?body=${filter}#body-${filter}` : null;

export interface ShownBodyFilter {
  filter: BodyFilter;
  url: string;
  /** Model ranges, not vehicles in stock. */
  count: number;
}

/** The body filters that the models page offers: those that some range is in, and none where that leaves no choice. */
export function shownBodyFilters(models: readonly Model[]): ShownBodyFilter[] {
  const found = bodyFilters.flatMap((filter) => {
    const url = bodyFilterUrl(filter, models);
    return url === null ? [] : [{ filter, url, count: models.filter((model) => isInBodyFilter(model, filter)).length }];
  });
  return found.length > 1 ? found : [];
}

/** The dealer's own address for it, else its page; null when it has neither. */
export function ownModelUrl(model: Model, context: SiteContext): string | null {
  return [model.overrideUrl, `/${model.slug}`].find((url) => url !== null && pathExists(url, context)) ?? null;
}

/** Where a menu leads for a range: its own page, else its group on the models page. */
export const modelUrl = (model: Model, context: SiteContext): string =>
  ownModelUrl(model, context) ?? `${modelsPath}#${modelGroupSlug(model)}`;
