/** One site while its pages are decided: the tenant, its stock in order, and what many pages share, made once. */
import { shared } from '#src/lib/json-text.ts';
import { remembered } from '#src/lib/remembered.ts';
import { cardActions } from '#src/domain/card/card-actions.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { CardData } from '../vehicle-card/card.ts';
import { cardData } from '../vehicle-card/card-data.ts';
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
  /** The vehicle's card in a list. */
  card: (vehicle: Vehicle) => CardData;
  /** The vehicle's card among similar ones. */
  similarCard: (vehicle: Vehicle) => CardData;
}

const sites = new WeakMap<Stock, Site>();

/** The same site for the same stock object: indexes and cards are made once. */
export function siteOf(tenant: Tenant, stock: Stock, context: SiteContext): Site {
  const known = sites.get(stock);
  if (known?.context === context && known.tenant === tenant) return known;
  const { settings } = context;
  const index = indexStock(stock.vehicles);
  const card = remembered((vehicle: Vehicle) => shared(cardData(vehicle, settings, stock.now, 'list')));
  // Without such makes both lists have the same cards.
  const differs = settings.cards.buttons.testDriveInSimilarFor.length > 0;
  const site: Site = {
    tenant, context, settings, now: stock.now, index, sold: stock.sold, landings: landingsOf(index, settings, stock.now), similar: similarStock(index.vehicles),
    card, similarCard: differs ? remembered((vehicle: Vehicle) => shared({ ...card(vehicle), actions: cardActions(vehicle, settings, 'similar') })) : card,
  };
  sites.set(stock, site);
  return site;
}
