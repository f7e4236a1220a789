import { localParts } from '#src/lib/dates.ts';
import { termsDocument, termsMark } from '#src/domain/content/terms-document.ts';
import { formOfPage } from '#src/domain/content/page-form.ts';
import { visibleLocations } from '#src/domain/locations/locations.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import { publicSettings } from '#src/domain/tenant/public-settings.ts';
import { pageRoutes } from './page-routes.ts';

/** Records only whether presets and bodies have stock, so that pages rarely change. */
export function siteContext(tenant: Tenant, stock: Stock): SiteContext {
  const settings = publicSettings(tenant.settings);
  const locations = visibleLocations(tenant.locations, settings);
  const { date: today } = localParts(stock.now, settings.regional.timeZone);
  return {
    slug: tenant.slug,
    settings,
    locations,
    models: tenant.models,
    manufacturers: tenant.manufacturers,
    themeCss: tenant.themeCss,
    booksService: tenant.pages.some(
      (page) => page.path === settings.header.servicePath && formOfPage(page, settings) === 'service',
    ),
    year: Number(today.slice(0, 4)),
    termsMark: termsMark(termsDocument(tenant)),
    paths: Object.values(pageRoutes).flatMap(
      ({ lasting }) => lasting?.({ tenant, stock, settings, locations, today }) ?? [],
    ),
  };
}
