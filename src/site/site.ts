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
  /** Not listed, but their URLs still respond. */
  sold: Vehicle[];
  landings: Map<string, Landing>;
  similar: SimilarStock;
}

const indexOf = memoize(({ vehicles }: Stock) => indexStock(vehicles));
const listsOf = memoize((stock: Stock) =>
  memoize((settings: PublicSettings) => landingsOf(indexOf(stock), settings, stock.now)),
);

/** Available before the site, whose context needs them. */
export const stockLandings = (stock: Stock, settings: PublicSettings): Map<string, Landing> => listsOf(stock)(settings);

const sites = new WeakMap<Stock, Site>();

/** Per stock object, so that per-site caches work. */
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
