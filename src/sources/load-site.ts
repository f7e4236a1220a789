/** A dealer's folder and stock at one moment, the input of everything that is built. */
import { join } from 'node:path';
import { byListOrder } from '#src/domain/vehicle/list-order.ts';
import { nextChange } from '#src/domain/next-change.ts';
import type { Stock, Tenant } from '#src/domain/site.ts';
import type { FeedFailure } from '#src/domain/vehicle/feed-fault.ts';
import type { PreviousStock, StockRecord } from '#src/domain/vehicle/stock-record.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isVisible } from '#src/domain/vehicle/visibility.ts';
import { loadStock } from './stock/load-stock.ts';
import type { LoadStockOptions, Rejection } from './stock/load-stock.ts';
import { hiddenReason } from './stock/rules/hidden-row.ts';
import { isHiddenBy, overridesWarning } from './stock/rules/overrides.ts';
import { kindWarnings } from './stock/rules/kinds.ts';
import { plateWarning } from './stock/rules/plates.ts';
import { stockNumberOf } from './stock/rules/stock-number.ts';
import { photoNotes, withPhotoHosts } from './photo-hosts.ts';
import { loadTenant } from './tenants/load-tenant.ts';

export interface LoadedSite {
  tenant: Tenant;
  stock: Stock;
  /** The first moment after the stock's at which the clock alone changes the site, milliseconds since 1970. */
  until: number;
  /** Rows of the feed: each is a vehicle of `accepted` or one of `rejected`. */
  rows: number;
  /** Vehicles that have a page: shown, or sold and answering with where to look next. */
  accepted: number;
  rejected: Rejection[];
  warnings: string[];
  /** What the next build and the check of the feed will want to know. */
  record: StockRecord;
  /** What an operator should know and need not change. */
  notes: string[];
  /** Of several feeds, those that stay as they were last read well, and why. */
  failing: FeedFailure[];
  /** Of several feeds, what each has that was read well now. */
  good: ReadonlyMap<string, Uint8Array>;
}

export interface LoadSiteOptions extends Omit<LoadStockOptions, 'tenantDir' | 'previous'> {
  tenantsDir: string;
  /** What the last good build had; asked once the settings are known. */
  previous?: (tenant: Tenant) => Promise<PreviousStock | null>;
  /** Whether what the scaffold left is an error. Default: false. */
  live?: boolean;
}

/**
 * @throws TenantError for settings and content that do not hold
 * @throws FeedError, StockRefusedError for stock that cannot be used
 */
export async function loadSite(
  slug: string,
  { tenantsDir, live = false, previous, ...options }: LoadSiteOptions,
): Promise<LoadedSite> {
  const tenant = await loadTenant(slug, tenantsDir, { now: options.now, live });
  return withStock(tenant, {
    ...options,
    previous: (await previous?.(tenant)) ?? null,
    tenantDir: join(tenantsDir, slug),
  });
}

async function withStock(tenant: Tenant, options: LoadStockOptions): Promise<LoadedSite> {
  const loaded = await loadStock(tenant, options);
  const vehicles: Vehicle[] = [];
  const sold: Vehicle[] = [];
  const rejected = [...loaded.rejected];
  const feedOf = ({ id }: Vehicle): Pick<Rejection, 'feed'> => {
    const feed = loaded.feedOf.get(id);
    return feed === undefined ? {} : { feed };
  };
  for (const vehicle of loaded.vehicles) {
    if (isVisible(vehicle, tenant.settings, options.now)) vehicles.push(vehicle);
    else if (vehicle.status === 'sold') sold.push(vehicle);
    else
      rejected.push({
        ...feedOf(vehicle),
        line: null,
        id: vehicle.id,
        ...stockNumberOf(vehicle),
        field: 'status',
        reason: hiddenReason(vehicle, isHiddenBy(tenant.overrides, vehicle)),
      });
  }
  vehicles.sort(byListOrder);
  const stock = { vehicles, sold, now: options.now };
  return {
    tenant: withPhotoHosts({ tenant, stock }),
    stock,
    until: nextChange(tenant, stock, loaded.turns),
    rows: loaded.rows,
    accepted: vehicles.length + sold.length,
    rejected,
    record: { dealer: tenant.slug, feed: loaded.feed, facts: loaded.facts },
    warnings: [
      ...tenant.warnings,
      ...loaded.warnings,
      ...loaded.unusedOverrides.map(overridesWarning),
      ...plateWarning(vehicles, tenant.settings, tenant.locations),
      ...kindWarnings(vehicles, tenant.settings),
    ],
    notes: [...operatorNotes(tenant.settings), ...loaded.notes, ...photoNotes({ tenant, stock })],
    failing: loaded.failing,
    good: loaded.good,
  };
}

/** What operators wrote down of the dealer and its feed, for whoever builds the site or reads the report. */
const operatorNotes = ({ stock, private: own }: Settings): string[] => [
  ...(own.notes === null ? [] : [`of the dealer: ${own.notes}`]),
  ...(stock.notes === null ? [] : [`of the feed: ${stock.notes}`]),
];
