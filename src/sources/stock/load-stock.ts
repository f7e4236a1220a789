/** A dealer's stock from its feed: every row becomes a vehicle or a reported rejection. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { illustrationImages } from '#src/domain/pictures/illustration.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { FeedVersion, PreviousStock, StockFacts } from '#src/domain/vehicle/stock-record.ts';
import type { VehicleOverride } from '#src/domain/vehicle/vehicle-override.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isVisible } from '#src/domain/vehicle/visibility.ts';
import { localDate } from '#src/lib/dates.ts';
import { FeedEmptyError } from './errors.ts';
import { FieldsHash } from './feed-fields.ts';
import type { Feed, Rejection } from './feed.ts';
import { compileMapping, emptyValues, readValues, type CompiledMapping } from './mapping/compile.ts';
import { FeedNotes, shown } from './notes.ts';
import { readFeed, type ReadFeedOptions } from './read-feed.ts';
import { rowToVehicle, type RowContext } from './row-to-vehicle.ts';
import { Overrides } from './rules/overrides.ts';
import { guardAgainstDrop } from './rules/drop-guard.ts';
import { guardAgainstLoss } from './rules/fact-guard.ts';
import { identify, type Candidate, type Identified } from './rules/identity.ts';
import { identityKeys } from './rules/identity-keys.ts';
import { placeFinder } from './rules/place.ts';
import { defaultRank } from './rules/rank.ts';
import { shortHash } from './rules/hash.ts';
import { namedRow, stockNumberOf } from './rules/stock-number.ts';
import { feedSlug, slugOf } from './rules/slug.ts';
import { transformedFeed } from './transform-rows.ts';
import { compactKey, type ReadContext } from './transforms/reading.ts';

export type { Rejection } from './feed.ts';

export interface LoadStockOptions extends ReadFeedOptions {
  now: number;
  /** What the last good build had; null when there was none. */
  previous?: PreviousStock | null;
  acceptDrop?: boolean;
}

export interface LoadedStock {
  /** Every accepted row in the feed's order, to be shown or not. */
  vehicles: Vehicle[];
  rejected: Rejection[];
  /** vehicles + rejected. */
  rows: number;
  feed: FeedVersion;
  /** Moments at which the same rows would be read otherwise. */
  turns: number[];
  facts: StockFacts;
  /** Overrides of vehicles that the feed does not have. */
  unusedOverrides: VehicleOverride[];
  /** What an operator should look at, one sentence each; nothing was lost by it. */
  warnings: string[];
}

/**
 * @throws FeedError (FeedFetchError, FeedFormatError, FeedMappingError) when the feed cannot be used at all
 * @throws StockRefusedError when it lost too many vehicles since the last build
 */
export async function loadStock(tenant: Tenant, options: LoadStockOptions): Promise<LoadedStock> {
  return stockOf(await readFeed(tenant.settings.stock.source, options), tenant, options);
}

/**
 * The stock that a feed's rows make.
 *
 * @throws FeedError as loadStock
 */
export async function stockOf(rows: Feed, tenant: Tenant, options: LoadStockOptions): Promise<LoadedStock> {
  const feed = await transformedFeed(rows, options.tenantDir);
  const { stock } = tenant.settings;
  const pictures = await pictureLibrary(tenant, options.tenantDir);
  const warnings = [...feed.warnings];
  const { candidates, rejected, fields, turns, unusedOverrides } = readRows(feed, tenant, options.now, warnings);
  const vehicles = withSlugs(candidates);
  if (pictures) for (const vehicle of vehicles) illustrate(vehicle, pictures);
  const all = rejected.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  if (vehicles.length === 0) throw nothingUsable(feed, all);
  const facts = factsOf(candidates, tenant, options.now);
  if (!options.acceptDrop) {
    guardAgainstDrop(feed.name, options.previous?.vehicles ?? null, facts.vehicles, stock);
    guardAgainstLoss(feed.name, options.previous ?? null, facts, stock);
  }
  if (facts.price === 0 && facts.shown >= stock.dropGuardMinimum)
    warnings.push(`price: none of the ${facts.shown} vehicles has one. Check stock.mapping.price in settings.json.`);
  return {
    vehicles,
    rejected: all,
    rows: vehicles.length + all.length,
    // What a function makes of a row, only the build knows: any byte may matter.
    feed: { bytes: feed.fingerprint, fields: feed === rows ? fields : feed.fingerprint },
    turns,
    facts,
    unusedOverrides,
    warnings,
  };
}

function factsOf(candidates: Identified[], { settings }: Tenant, now: number): StockFacts {
  const kept = candidates.filter(
    ({ draft: { vehicle } }) => vehicle.status === 'sold' || isVisible(vehicle, settings, now),
  );
  const shown = kept.filter(({ draft: { vehicle } }) => isVisible(vehicle, settings, now));
  const count = (test: (vehicle: Vehicle) => boolean) => shown.filter(({ draft: { vehicle } }) => test(vehicle)).length;
  return {
    vehicles: kept.length,
    shown: shown.length,
    price: count(({ price }) => price !== null),
    photos: count(({ images, imagesAreIllustrations }) => images.length > 0 && !imagesAreIllustrations),
    odometer: count(({ odometer }) => odometer !== null),
    condition: shown.filter(({ draft }) => draft.statesCondition).length,
    new: count(({ carType }) => carType === 'new'),
    demo: count(({ carType }) => carType === 'demo'),
  };
}

function readRows(
  feed: Feed,
  tenant: Tenant,
  now: number,
  warnings: string[],
): Pick<LoadedStock, 'rejected' | 'turns' | 'unusedOverrides'> & { candidates: Identified[]; fields: string } {
  const { settings } = tenant;
  const read = readContext(tenant, now);
  const mapping = compileMapping(feed, settings.stock, read);
  const keys = identityKeys(feed, mapping, settings.stock);
  const today = localDate(now, read.timeZone);
  const context: RowContext = {
    tenant,
    read,
    today,
    lastYear: Number(today.slice(0, 4)) + 1,
    placeOf: placeFinder(tenant.locations, settings.stock.assignLocation),
    badgeFromTitle: mapping.badgeFromTitle,
  };
  const hash = new FieldsHash();
  const overrides = new Overrides(tenant.overrides, read);
  const values = emptyValues(),
    notes = new FeedNotes(),
    candidates: Candidate[] = [],
    rejected: Rejection[] = [];
  for (let row = 0; row < feed.records.length; row++) {
    const record = feed.records[row];
    if (typeof record !== 'object' || record === null || (Array.isArray(record) && !feed.columns)) {
      rejected.push({ line: feed.lineOf(row), id: null, field: null, reason: `is not a vehicle but ${shown(record)}` });
      continue;
    }
    const note = (field: string, reason: string, value?: unknown) =>
      notes.add(field, reason, row, value ?? cellsOf(mapping, field, record));
    readValues(values, mapping.readers, record, note);
    hash.add(values);
    const said = overrides.apply(values);
    const draft = rowToVehicle(said, context, note);
    if ('reason' in draft) rejected.push({ line: feed.lineOf(row), id: values.id, ...stockNumberOf(values), ...draft });
    else candidates.push({ row, draft, id: values.id, record });
  }
  const { identified, duplicates } = identify(candidates, keys);
  warnings.push(...mapping.warnings, ...notes.warnings(feed.lineOf));
  return {
    candidates: identified,
    rejected: [...feed.broken.map((row) => namedRow(row, mapping.readers)), ...rejected, ...duplicates],
    fields: hash.digest(),
    turns: read.turns,
    unusedOverrides: overrides.unused,
  };
}

/** What the feed says of a field; the two halves of a price stand together. */
function cellsOf({ readers, isEmpty }: CompiledMapping, field: string, record: unknown): string {
  const wanted = field === 'price' || field === 'priceType' ? ['price', 'priceType'] : [field];
  const cells = readers
    .filter((reader) => wanted.includes(reader.field))
    .flatMap(({ columns }) => columns.map(({ get }) => get(record)).find((cell) => !isEmpty(cell)) ?? []);
  const worded = cells.map(String).filter((text, _, all) => all.length === 1 || /\p{Letter}|\p{Sc}/u.test(text));
  return (worded.length > 0 ? worded : cells.map(String)).join(' | ');
}

export function readContext({ settings }: Pick<Tenant, 'settings'>, now: number): ReadContext {
  const { regional, stock, search } = settings;
  return {
    locale: regional.locale,
    currency: regional.currency,
    timeZone: regional.timeZone,
    now,
    turns: [],
    odometerUnit: stock.odometerUnit,
    truck: search.bodyTiles.truck,
    makeNames: new Map(Object.entries(stock.makeNames).map(([from, to]) => [compactKey(from), to])),
  };
}

function withSlugs(identified: Identified[]): Vehicle[] {
  const taken = new Set<string>();
  return identified.map(({ id, draft: { vehicle, slug: wish, rank } }) => {
    const free = (slug: string | null) => (slug === null || taken.has(slug) ? null : slug);
    vehicle.id = id;
    vehicle.slug = free(feedSlug(wish)) ?? free(slugOf(vehicle, id)) ?? slugOf(vehicle, `${id} ${shortHash(id)}`);
    vehicle.rank = rank ?? defaultRank(vehicle);
    taken.add(vehicle.slug);
    return vehicle;
  });
}

/** File names of the shared pictures, null where vehicles without photos stay without. */
async function pictureLibrary({ settings: { images } }: Tenant, tenantDir: string): Promise<Set<string> | null> {
  if (!images.illustrate || images.library === null) return null;
  return new Set(await readdir(join(tenantDir, '..', images.library, 'photos')).catch(() => []));
}

function illustrate(vehicle: Vehicle, pictures: Set<string>): void {
  if (vehicle.images.length > 0) return;
  vehicle.images = illustrationImages(vehicle, pictures);
  vehicle.imagesAreIllustrations = vehicle.images.length > 0;
  vehicle.photosCount = Math.max(vehicle.photosCount, vehicle.images.length);
}

function nothingUsable(feed: Feed, rejected: Rejection[]): FeedEmptyError {
  const first = rejected
    .slice(0, 3)
    .map(({ line, field, reason }) => `line ${line}: ${field ? `${field}, ` : ''}${reason}`)
    .join('; ');
  return new FeedEmptyError(
    `${feed.name}: none of its ${rejected.length} rows can be used (${first}). Check stock.mapping in settings.json.`,
  );
}
