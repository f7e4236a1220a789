/** In the specification's order (VDP-02, VDP-03). */
import { tradeInPath } from '#src/journeys/trade-in/view/trade-in-page.ts';
import { onlineJourneysOf, supportedLabel } from '#src/domain/content/online-journeys.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import type { SiteContext } from '#src/domain/site.ts';
import type { IconName } from '#src/ui/icon-names.ts';
import type { VehiclePageData } from './vehicle.page-data.ts';

export interface VehicleLink {
  kind: 'trade-in' | 'finance' | 'history' | 'pdf' | 'print' | 'share';
  label: string;
  url: string | null;
  icon: IconName;
}

type Page = Pick<
  VehiclePageData,
  | 'id'
  | 'slug'
  | 'locationSlug'
  | 'dealershipSlug'
  | 'itemType'
  | 'isFinanced'
  | 'valuation'
  | 'historyReportUrl'
  | 'soldNotice'
>;

export function tradeInUrl({ id }: Pick<Page, 'id'>, context: SiteContext): string | null {
  const path = [tradeInPath, context.settings.tradeIn.path].find((one) => pathExists(one, context));
  return path === undefined ? null : `${path}?${queryOf({ car_id: id })}`;
}

/** The override, else the application page, else the dealer's own page (FIN-04). */
export function financeUrl(
  { id, locationSlug, dealershipSlug }: Pick<Page, 'id' | 'locationSlug' | 'dealershipSlug'>,
  context: SiteContext,
): string | null {
  const { link, path } = context.settings.finance;
  if (link.override !== null && pathExists(link.override, context)) return link.override;
  if (link.perVehicle && pathExists('/personalised/finance', context))
    return `/personalised/finance?${queryOf({ car_id: id })}`;
  // Forms ask for a location, and a dealership may have several.
  const query = queryOf({ car_id: id, preferredDealership: dealershipSlug, location: locationSlug });
  return pathExists(path, context) ? `${path}?${query}` : null;
}

const queryOf = (parameters: Record<string, string | null>): string =>
  Object.entries(parameters)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');

export function vehicleLinks(page: Page, context: SiteContext): VehicleLink[] {
  const { buttons, finance, tradeIn, vehiclePage } = context.settings;
  const isVehicle = page.itemType !== 'accessory';
  const links: (VehicleLink & { shown: boolean })[] = [
    {
      kind: 'trade-in',
      shown:
        isVehicle &&
        buttons.tradeIn &&
        tradeIn.shown &&
        page.soldNotice === null &&
        !(page.valuation && vehiclePage.sidebar),
      label: page.valuation ? supportedLabel(tradeIn.label, onlineJourneysOf(context.settings)) : 'Trade in yours',
      url: tradeInUrl(page, context),
      icon: 'refresh-cw',
    },
    {
      kind: 'finance',
      shown: buttons.finance && page.isFinanced,
      label: supportedLabel(finance.link.label, onlineJourneysOf(context.settings)),
      url: financeUrl(page, context),
      icon: 'banknote',
    },
    {
      kind: 'history',
      shown: buttons.historyReport && page.historyReportUrl !== null,
      label: 'History report',
      url: page.historyReportUrl,
      icon: 'file-text',
    },
    {
      kind: 'pdf',
      shown: buttons.pdf && page.soldNotice === null,
      label: 'Download PDF',
      url: `/api/cars/${page.slug}/pdf`,
      icon: 'download',
    },
  ];
  return [
    ...links
      .filter(({ shown, url }) => shown && url !== null)
      .map(({ kind, label, url, icon }) => ({ kind, label, url, icon })),
    ...(buttons.print ? [{ kind: 'print', label: 'Print this page', url: null, icon: 'printer' } as const] : []),
    ...(vehiclePage.sharing ? [{ kind: 'share', label: 'Share', url: null, icon: 'share-2' } as const] : []),
  ];
}
