import { countries } from '#src/domain/locations/country.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { DistanceUnit } from '#src/domain/vehicle/odometer.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { mainFeed } from '#src/domain/tenant/stock-feeds.ts';
import { FeedError, FeedMappingError } from '#src/sources/stock/errors.ts';
import type { Feed } from '#src/sources/stock/feed.ts';
import { readContext, stockOf, type Rejection } from '#src/sources/stock/load-stock.ts';
import { columnsOf, columnsRead } from '#src/sources/stock/mapping/columns.ts';
import { compileMapping, mappedFields, type CompiledMapping } from '#src/sources/stock/mapping/compile.ts';
import type { FieldName } from '#src/sources/stock/mapping/fields.ts';
import { emptySiteError } from '#src/sources/stock/empty-site-error.ts';
import { quoteCell } from '#src/sources/stock/notes.ts';
import type { OpenQuestion } from '#src/sources/stock/open-questions.ts';
import type { ReadContext } from '#src/sources/stock/transforms/reading.ts';
import { dealerToBeSlug } from '../tenants/dealer-to-be.ts';
import { detectKinds, type DetectedKind } from '../tenants/propose-kinds.ts';
import { unplacedText } from '../tenants/feed-of-new-tenant.ts';
import { detectLocations } from '../tenants/detect-locations.ts';
import { untypedPricesText } from '../tenants/untyped-prices.ts';
import { proposeMapping, type ProposedMapping } from '../tenants/propose-mapping.ts';

export interface ColumnSummary {
  name: string;
  /** 0 to 1. */
  filled: number;
  /** The first distinct cells. */
  examples: string[];
  fields: FieldName[];
}

export interface FeedInspection extends Pick<ProposedMapping, 'guesses' | 'near' | 'lacking' | 'mute' | 'open'> {
  /** File or URL, without keys. */
  feed: string;
  rows: number;
  /** Assumed if there is no dealer yet; null if the settings specify it. */
  locale: ReadContext['locale'] | null;
  columns: ColumnSummary[];
  /** Lines to add to `stock.mapping`. */
  proposed: ProposedMapping['mapping'];
  kinds: DetectedKind[];
  /** Null if the settings already list every kind. */
  proposedKinds: StockKind[] | null;
  vehicles: number;
  distanceUnit: DistanceUnit;
  /** The first ten. */
  preview: Vehicle[];
  rejected: Rejection[];
  warnings: string[];
  waiting: number;
  questions: OpenQuestion[];
  /** Null if the feed is usable. */
  fault: string | null;
}

const previewed = 10,
  examples = 3;

/**
 * Uses the dealer's mapping, completed with proposals.
 *
 * @param now epoch milliseconds
 * @param name the feed's name, if there are several
 * @throws FeedMappingError for an invalid mapping in the settings
 */
export async function inspectFeed(
  feed: Feed,
  dealer: Tenant,
  tenantDir: string,
  now: number,
  name = mainFeed,
): Promise<FeedInspection> {
  const { stock } = dealer.settings;
  const context = readContext(dealer, now);
  const proposal = proposeMapping(feed, context, stock.mapping);
  const { mapping: proposed, guesses, near, lacking, mute, open } = proposal;
  const mapping = { ...stock.mapping, ...proposed };
  const kinds = detectKinds(feed, { ...stock, mapping }, context);
  const itemTypes = unnamedKinds(kinds, dealer);
  const tenant: Tenant = {
    ...dealer,
    settings: {
      ...dealer.settings,
      stock: { ...stock, mapping },
      ...(itemTypes && { stockRules: { ...dealer.settings.stockRules, itemTypes } }),
    },
  };
  const look: FeedInspection = {
    feed: feed.name,
    rows: feed.records.length + feed.broken.length,
    locale: dealer.slug === dealerToBeSlug ? context.locale : null,
    columns: columnSummaries(feed, stock.emptyWords, fieldsByColumn(feed, tenant, now, proposal)),
    proposed,
    guesses,
    near,
    lacking,
    mute,
    open,
    kinds,
    proposedKinds: itemTypes,
    vehicles: 0,
    distanceUnit: dealer.settings.regional.distanceUnit,
    preview: [],
    rejected: [],
    warnings: [],
    waiting: 0,
    questions: [],
    fault: null,
  };
  try {
    const loaded = await stockOf(feed, tenant, { tenantDir, now, acceptDrop: true }, name);
    const { vehicles, rejected, warnings, questions, waiting } = loaded;
    return {
      ...look,
      vehicles: vehicles.length,
      waiting: waiting.size,
      preview: vehicles.slice(0, previewed),
      rejected,
      warnings: [
        ...warnings,
        ...(dealer.slug === dealerToBeSlug ? newDealerQuestions(feed, tenant.settings.stock, context) : []),
      ],
      questions,
      fault: emptySiteError(loaded, tenant.settings, now)?.message ?? null,
    };
  } catch (cause) {
    if (!(cause instanceof FeedError)) throw cause;
    return { ...look, fault: cause.message };
  }
}

const newDealerQuestions = (feed: Feed, stock: StockSettings, context: ReadContext): string[] => [
  ...untypedPricesText(feed, stock, context),
  ...unplacedText(detectLocations(feed, stock, context, countries[context.locale]).unplaced),
];

/** The dealer's own kinds come first. */
function unnamedKinds(seen: readonly DetectedKind[], { slug, settings: { stockRules } }: Tenant): StockKind[] | null {
  const kinds = seen.map(({ kind }) => kind);
  if (kinds.every((kind) => stockRules.itemTypes.includes(kind))) return null;
  return slug === dealerToBeSlug ? kinds : [...new Set([...stockRules.itemTypes, ...kinds])];
}

/** Fields by column, even if the feed lacks columns that a vehicle needs. */
function fieldsByColumn(
  feed: Feed,
  tenant: Tenant,
  now: number,
  { columns: own, mapping }: ProposedMapping,
): Map<string, FieldName[]> {
  const fields = new Map<string, FieldName[]>();
  const add = (column: string, field: FieldName) =>
    fields.set(column, [...new Set([...(fields.get(column) ?? []), field])]);
  const readers = readersOf(feed, tenant.settings.stock, readContext(tenant, now));
  for (const { field, columns } of readers)
    for (const getter of columns) if (!getter.fallback) for (const column of columnsRead(getter)) add(column, field);
  for (const [field, names] of Object.entries(readers.length === 0 ? { ...own, ...mapping } : mapping))
    for (const column of [names].flat()) add(column, field as FieldName);
  return fields;
}

function readersOf(feed: Feed, stock: StockSettings, context: ReadContext): CompiledMapping['readers'] {
  try {
    return compileMapping(feed, stock, context).readers;
  } catch (cause) {
    if (!(cause instanceof FeedError)) throw cause;
    const gone = cause instanceof FeedMappingError ? cause.fields : [];
    if (gone.length === 0) return [];
    const mapping = [...mappedFields(stock)].filter(([field]) => !gone.includes(field));
    return readersOf(feed, { ...stock, mapping: Object.fromEntries(mapping) }, context);
  }
}

function columnSummaries(
  feed: Feed,
  emptyWords: StockSettings['emptyWords'],
  fields: ReadonlyMap<string, FieldName[]>,
): ColumnSummary[] {
  const columns = columnsOf(feed);
  const empty = new Set(emptyWords.map((word) => word.trim().toLowerCase()));
  const isFilled = (cell: unknown) =>
    cell !== null && cell !== undefined && !(typeof cell === 'string' && empty.has(cell.trim().toLowerCase()));
  return columns.names.flatMap((name) => {
    const column = columns.find(name)!;
    const cells = feed.records.map((record) => column.get(record)).filter(isFilled);
    if (cells.some(isGroup) && !fields.has(name)) return [];
    const different = new Set<string>();
    for (const cell of cells) {
      different.add(quoteCell(cell));
      if (different.size === examples) break;
    }
    return {
      name,
      filled: feed.records.length === 0 ? 0 : cells.length / feed.records.length,
      examples: [...different],
      fields: fields.get(name) ?? [],
    };
  });
}

const isGroup = (cell: unknown): boolean => typeof cell === 'object' && cell !== null && !Array.isArray(cell);
