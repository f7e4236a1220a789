import { localParts } from '#src/lib/dates.ts';
import { blogPaths, isInBlog } from '#src/domain/content/blog.ts';
import { visibleLocations } from '#src/domain/places/locations.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import { publicSettingsSchema } from '#src/domain/tenant/settings/settings.ts';
import { budgetPaths } from '#src/view/budget/budget-page.ts';
import { locationPath, locationsPath } from '#src/view/locations/location-pages.ts';
import { modelPagePaths } from '#src/view/models/model-page.ts';
import { contactPath, successPath } from '#src/view/content/content-page.ts';
import { stockPath } from '#src/site/landings.ts';
import { stockLandings } from '#src/site/site.ts';
import { shortlistPaths } from '#src/view/lists/list-pages.ts';

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
  return [...stockLandings(stock, settings).values()]
    .filter(({ kind, vehicles }) => (kind === 'preset' || kind === 'quick' || kind === 'body') && vehicles.length > 0)
    .map(({ path }) => path);
}
