/** One site while its pages are decided: the tenant, its stock in order, and what many pages share, made once. */
import { memoize } from '#src/lib/memoize.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { landingsOf, type Landing } from './landings.ts';
import { similarStock, type SimilarStock } from './similar-vehicles.ts';
import { indexStock, type StockIndex } from './stock-index.ts';

export interface Site {
  tenant: Tenant;
  context: SiteContext;
  settings: PublicSettings;
  now: number;
  index: StockIndex;
  /** Sold before the window: no longer listed, but their addresses answer. */
  sold: Vehicle[];
  /** Every landing page by its path. */
  landings: Map<string, Landing>;
  similar: SimilarStock;
}

const indexOf = memoize(({ vehicles }: Stock) => indexStock(vehicles));
const listsOf = memoize((stock: Stock) =>
  memoize((settings: PublicSettings) => landingsOf(indexOf(stock), settings, stock.now)),
);

/** The landing pages of a stock by path, made once: a site's context asks before there is a site. */
export const stockLandings = (stock: Stock, settings: PublicSettings): Map<string, Landing> => listsOf(stock)(settings);

const sites = new WeakMap<Stock, Site>();

/** The same site for the same stock object, so that what is kept per site is made once. */
export function siteOf(tenant: Tenant, stock: Stock, context: SiteContext): Site {
  const known = sites.get(stock);
  if (known?.context === context && known.tenant === tenant) return known;
  const { settings } = context;
  const index = indexOf(stock);
  const site: Site = {
    tenant,
    context,
    settings,
    now: stock.now,
    index,
    sold: stock.sold,
    landings: stockLandings(stock, settings),
    similar: similarStock(index.vehicles),
  };
  sites.set(stock, site);
  return site;
}
