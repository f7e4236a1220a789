/** A dealer's folder and stock at one moment, the input of everything that is built. */
import { join } from 'node:path';
import type { Stock, Tenant } from '#src/domain/site.ts';
import type { Vehicle } from '#src/domain/vehicle.ts';
import { isVisible } from '#src/domain/visibility.ts';
import { loadStock } from './stock/load-stock.ts';
import type { LoadStockOptions, Rejection } from './stock/load-stock.ts';
import { loadTenant } from './tenants/load-tenant.ts';

export interface LoadedSite {
  tenant: Tenant;
  stock: Stock;
  /** Rows of the feed: each is a vehicle of `accepted` or one of `rejected`. */
  rows: number;
  /** Vehicles that have a page: shown, or sold and answering with where to look next. */
  accepted: number;
  rejected: Rejection[];
  warnings: string[];
}

export interface LoadSiteOptions extends Omit<LoadStockOptions, 'tenantDir'> {
  tenantsDir: string;
  /** Whether what the scaffold left is an error. Default: false. */
  live?: boolean;
}

/**
 * @throws TenantError for settings and content that do not hold
 * @throws FeedError, StockRefusedError for stock that cannot be used
 */
export async function loadSite(slug: string, { tenantsDir, live = false, ...options }: LoadSiteOptions): Promise<LoadedSite> {
  const tenant = await loadTenant(slug, tenantsDir, { now: options.now, live });
  return withStock(tenant, { ...options, tenantDir: join(tenantsDir, slug) });
}

async function withStock(tenant: Tenant, options: LoadStockOptions): Promise<LoadedSite> {
  const loaded = await loadStock(tenant, options);
  const vehicles: Vehicle[] = [];
  const sold: Vehicle[] = [];
  const rejected = [...loaded.rejected];
  for (const vehicle of loaded.vehicles) {
    if (isVisible(vehicle, tenant.settings, options.now)) vehicles.push(vehicle);
    else if (vehicle.status === 'sold') sold.push(vehicle);
    else rejected.push({ line: null, id: vehicle.id, field: 'status', reason: hiddenReason(vehicle) });
  }
  vehicles.sort((a, b) => b.rank - a.rank || (b.createdAt ?? 0) - (a.createdAt ?? 0) || (a.id < b.id ? -1 : 1));
  return {
    tenant,
    stock: { vehicles, sold, now: options.now },
    rows: loaded.rows,
    accepted: vehicles.length + sold.length,
    rejected,
    warnings: [...tenant.warnings, ...loaded.warnings],
  };
}

function hiddenReason(vehicle: Vehicle): string {
  return vehicle.showOnDealerWebsite ? `not for the site: its status is ${vehicle.status}` : 'not for the site: show_on_dealer_website is false';
}
