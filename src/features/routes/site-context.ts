import { localParts } from '#src/lib/dates.ts';
import { blogPaths, isInBlog } from '#src/domain/content/blog.ts';
import { visibleLocations } from '#src/domain/places/locations.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import { publicSettingsSchema } from '#src/domain/tenant/settings/settings.ts';
import { budgetPaths } from '../budget-finder/budget-page.ts';
import { locationPath, locationsPath } from '../locations/location-pages.ts';
import { modelPagePaths } from '../models/model-page.ts';
import { contactPath, successPath } from '../pages/content-page.ts';
import { landingsOf, stockPath } from '../search/landings.ts';
import { shortlistPaths } from '../shortlist/shortlist-pages.ts';
import { indexStock } from '../search/stock-index.ts';

/**
 * What every page of a site reads. Of the stock it knows only which presets and bodies have any, so
 * it changes when the last van is sold, and not before.
 */
export function siteContext(tenant: Tenant, stock: Stock): SiteContext {
  const settings = publicSettingsSchema.parse(tenant.settings);
  const locations = visibleLocations(tenant.locations, settings);
  const date = localParts(stock.now, settings.regional.timeZone).date;
  return {
    slug: tenant.slug, settings, locations, models: tenant.models, manufacturers: tenant.manufacturers, themeCss: tenant.themeCss,
    year: Number(date.slice(0, 4)),
    paths: [
      '/', stockPath, '/search', ...stockedPaths(stock, settings),
      ...(locations.length > 0 ? [locationsPath] : []), ...locations.map(locationPath),
      ...(tenant.offers.length > 0 ? ['/special-offers'] : []), ...(tenant.models.length > 0 ? ['/models'] : []),
      ...budgetPaths(settings), ...shortlistPaths(settings),
      ...new Set([contactPath, successPath, ...tenant.pages.map(({ path }) => path).filter((path) => !isInBlog(path)), ...modelPagePaths(tenant)]),
      ...blogPaths(tenant.pages, date),
    ],
  };
}

/** Presets, quick searches and bodies with stock; makes and models come and go too often. */
function stockedPaths(stock: Stock, settings: SiteContext['settings']): string[] {
  return [...landingsOf(indexStock(stock.vehicles), settings, stock.now).values()]
    .filter(({ kind, vehicles }) => (kind === 'preset' || kind === 'quick' || kind === 'body') && vehicles.length > 0)
    .map(({ path }) => path);
}
