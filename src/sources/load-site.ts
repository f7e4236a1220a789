import { join } from 'node:path';
import { byListOrder } from '#src/domain/vehicle/list-order.ts';
import { nextChange } from '#src/domain/next-change.ts';
import type { Stock, Tenant } from '#src/domain/site.ts';
import type { HeldChange, HeldWord } from '#src/domain/guard/held-change.ts';
import type { ListingBook } from '#src/domain/guard/listing-book.ts';
import type { FeedFailure } from '#src/domain/vehicle/feed-error.ts';
import type { PreviousStock, StockRecord } from '#src/domain/vehicle/stock-record.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isVisible } from '#src/domain/vehicle/visibility.ts';
import { StockRefusedError } from './stock/errors.ts';
import { loadStock } from './stock/load-stock.ts';
import type { LoadedStock, LoadStockOptions, Rejection } from './stock/load-stock.ts';
import { heldWords } from './stock/held-words.ts';
import { holdPrices } from './stock/hold-prices.ts';
import { restoreLastSeen, recordLastSeen } from './stock/keep-seen.ts';
import type { FieldName } from './stock/mapping/fields.ts';
import { emptySiteError } from './stock/empty-site-error.ts';
import type { OpenQuestion } from './stock/open-questions.ts';
import { hiddenReason, notForTheSite, waitingReason } from './stock/rules/hidden-row.ts';
import { isHiddenBy, overridesWarning } from './stock/rules/overrides.ts';
import { kindWarnings } from './stock/rules/kinds.ts';
import { plateWarning } from './stock/rules/plates.ts';
import { stockNumberOf } from './stock/rules/stock-number.ts';
import { photoNotes, withPhotoHosts } from './photo-hosts.ts';
import { loadTenant } from './tenants/load-tenant.ts';

export interface LoadedSite {
  tenant: Tenant;
  stock: Stock;
  /** Epoch milliseconds when the site changes without new data. */
  until: number;
  rows: number;
  /** Includes sold vehicles with a page. */
  accepted: number;
  rejected: Rejection[];
  warnings: string[];
  questions: OpenQuestion[];
  questionTexts: string[];
  record: StockRecord;
  listings: ListingBook;
  held: HeldChange[];
  heldWords: HeldWord[];
  notes: string[];
  failing: FeedFailure[];
  good: ReadonlyMap<string, Uint8Array>;
}

export interface LoadSiteOptions extends Omit<LoadStockOptions, 'tenantDir' | 'previous'> {
  tenantsDir: string;
  previous?: (tenant: Tenant) => Promise<PreviousStock | null>;
  listings?: (tenant: Tenant) => Promise<ListingBook | null>;
  live?: boolean;
}

/** @throws TenantError for invalid settings or content; FeedError for unusable stock */
export async function loadSite(
  slug: string,
  { tenantsDir, live = false, previous, listings, ...options }: LoadSiteOptions,
): Promise<LoadedSite> {
  const tenant = await loadTenant(slug, tenantsDir, { now: options.now, live });
  return withStock(tenant, {
    ...options,
    previous: (await previous?.(tenant)) ?? null,
    tenantDir: join(tenantsDir, slug),
    seen: (await listings?.(tenant)) ?? null,
  });
}

async function withStock(
  tenant: Tenant,
  { seen, ...options }: LoadStockOptions & { seen: ListingBook | null },
): Promise<LoadedSite> {
  const loaded = await loadStock(tenant, options);
  const memory = { now: options.now, seen };
  refuseHiddenVehicles(loaded, { ...options, seen });
  const kept = restoreLastSeen(loaded.vehicles, loaded.waiting, tenant, memory);
  const guarded = holdPrices(loaded.vehicles, tenant, { ...memory, otherPrices: loaded.otherPrices });
  const empty = emptySiteError(loaded, tenant.settings, options.now, guarded.hidden);
  if (empty) throw empty;
  recordLastSeen(guarded.book, loaded.vehicles, kept, tenant.settings, memory);
  const vehicles: Vehicle[] = [];
  const sold: Vehicle[] = [];
  const rejected = [...loaded.rejected];
  for (const vehicle of loaded.vehicles) {
    const hidden = guarded.hidden.get(vehicle.id);
    if (hidden === undefined && isVisible(vehicle, tenant.settings, options.now)) vehicles.push(vehicle);
    else if (hidden === undefined && vehicle.status === 'sold') sold.push(vehicle);
    else
      rejected.push({
        ...loaded.rowOf.get(vehicle.id)!,
        id: vehicle.id,
        ...stockNumberOf(vehicle),
        ...whyHidden(vehicle, { hidden, waiting: loaded.waiting.get(vehicle.id), tenant }),
      });
  }
  const onSite = new Set(vehicles.map(({ id }) => id));
  vehicles.sort(byListOrder);
  const stock = { vehicles, sold, now: options.now };
  return {
    tenant: withPhotoHosts({ tenant, stock }),
    stock,
    until: nextChange(tenant, stock, [...loaded.turns, ...kept.until.values(), ...guarded.turns]),
    rows: loaded.rows,
    accepted: vehicles.length + sold.length,
    rejected,
    listings: guarded.book,
    held: guarded.held,
    heldWords: heldWords(loaded, { onSite, until: kept.until }),
    record: { dealer: tenant.slug, feed: loaded.feed, facts: loaded.facts },
    warnings: [
      ...tenant.warnings,
      ...loaded.warnings,
      ...loaded.unusedOverrides.map(overridesWarning),
      ...plateWarning(vehicles, tenant.settings, tenant.locations),
      ...kindWarnings(vehicles, tenant.settings),
    ],
    notes: [...operatorNotes(tenant.settings), ...loaded.notes, ...photoNotes({ tenant, stock })],
    questions: loaded.questions,
    questionTexts: loaded.questionTexts,
    failing: loaded.failing,
    good: loaded.good,
  };
}

/** Vehicles hidden by a new unknown word count as lost (GUARD-03), unless the last build recorded what shoppers saw. */
function refuseHiddenVehicles(
  { waiting, questionTexts, columnTexts }: LoadedStock,
  { seen, previous, acceptDrop }: LoadStockOptions & { seen: ListingBook | null },
): void {
  if (seen !== null || !previous || acceptDrop || waiting.size === 0) return;
  throw new StockRefusedError(
    [
      `Unknown words in the feed would remove ${waiting.size} of the vehicles that the site may be showing. The site is unchanged. Add the answers to settings.json, or run again with --accept-drop.`,
      ...questionTexts,
      ...columnTexts,
    ].join('\n'),
    previous.vehicles,
    previous.vehicles - waiting.size,
  );
}

function whyHidden(
  vehicle: Vehicle,
  { hidden, waiting, tenant }: { hidden: string | undefined; waiting: FieldName[] | undefined; tenant: Tenant },
): Pick<Rejection, 'field' | 'reason'> {
  if (hidden !== undefined) return { field: 'price', reason: notForTheSite(hidden) };
  if (waiting) return { field: waiting[0]!, reason: waitingReason(waiting) };
  return { field: 'status', reason: hiddenReason(vehicle, isHiddenBy(tenant.overrides, vehicle)) };
}

const operatorNotes = ({ stock, private: own }: Settings): string[] => [
  ...(own.notes === null ? [] : [`dealer note: ${own.notes}`]),
  ...(stock.notes === null ? [] : [`feed note: ${stock.notes}`]),
];
