/** A dealer's stock from its feed: every row becomes a vehicle or a reported rejection. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { illustrationImages } from '#src/domain/illustration.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { Vehicle } from '#src/domain/vehicle.ts';
import { isVisible } from '#src/domain/visibility.ts';
import { localDate } from '#src/lib/dates.ts';
import { FeedFormatError } from './errors.ts';
import type { Feed, Rejection } from './feed.ts';
import { compileMapping, emptyValues, readValues, type CompiledMapping } from './mapping/compile.ts';
import { Notes, shown } from './notes.ts';
import { readFeed, type ReadFeedOptions } from './read-feed.ts';
import { rowToVehicle, type RowContext } from './row-to-vehicle.ts';
import { guardAgainstDrop } from './rules/drop-guard.ts';
import { identify, type Candidate, type Identified } from './rules/identity.ts';
import { identityKeys } from './rules/identity-keys.ts';
import { placeFinder } from './rules/place.ts';
import { defaultRank } from './rules/rank.ts';
import { shortHash } from './rules/hash.ts';
import { feedSlug, slugOf } from './rules/slug.ts';
import { compact, type ReadContext } from './transforms/reading.ts';

export type { Rejection } from './feed.ts';

export interface LoadStockOptions extends ReadFeedOptions {
  now: number;
  /** Vehicles of the last build: shown ones and sold ones that still have a page. Null when there was none. */
  previousCount?: number | null;
  acceptDrop?: boolean;
}

export interface LoadedStock {
  /** Every accepted row in the feed's order, to be shown or not. */
  vehicles: Vehicle[];
  rejected: Rejection[];
  /** vehicles + rejected. */
  rows: number;
  /** Hash of the feed's bytes. */
  fingerprint: string;
  /** What an operator should look at, one sentence each; nothing was lost by it. */
  warnings: string[];
}

/**
 * @throws FeedError (FeedFetchError, FeedFormatError, FeedMappingError) when the feed cannot be used at all
 * @throws StockRefusedError when it lost too many vehicles since the last build
 */
export async function loadStock(tenant: Tenant, options: LoadStockOptions): Promise<LoadedStock> {
  const { stock } = tenant.settings;
  const [feed, pictures] = await Promise.all([readFeed(stock.source, options), pictureLibrary(tenant, options.tenantDir)]);
  const warnings = [...feed.warnings];
  const { candidates, rejected } = readRows(feed, tenant, options.now, warnings);
  const vehicles = withSlugs(candidates);
  if (pictures) for (const vehicle of vehicles) illustrate(vehicle, pictures);
  const all = [...feed.broken, ...rejected].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  if (vehicles.length === 0) throw nothingUsable(feed, all);
  if (!options.acceptDrop) {
    const kept = vehicles.filter((vehicle) => vehicle.status === 'sold' || isVisible(vehicle, tenant.settings, options.now)).length;
    guardAgainstDrop(feed.name, options.previousCount ?? null, kept, stock);
  }
  return { vehicles, rejected: all, rows: vehicles.length + all.length, fingerprint: feed.fingerprint, warnings };
}

function readRows(feed: Feed, tenant: Tenant, now: number, warnings: string[]): { candidates: Identified[]; rejected: Rejection[] } {
  const { settings } = tenant;
  const read = readContext(tenant, now);
  const mapping = compileMapping(feed, settings.stock, read);
  const keys = identityKeys(feed, mapping, settings.stock, warnings);
  const context: RowContext = {
    tenant, read, lastYear: Number(localDate(now, read.timeZone).slice(0, 4)) + 1,
    placeOf: placeFinder(tenant.locations, settings.stock.assignLocation), badgeFromTitle: mapping.badgeFromTitle,
  };
  const values = emptyValues(), notes = new Notes(), candidates: Candidate[] = [], rejected: Rejection[] = [];
  for (let row = 0; row < feed.records.length; row++) {
    const record = feed.records[row];
    if (typeof record !== 'object' || record === null || (Array.isArray(record) && !feed.columns)) {
      rejected.push({ line: feed.lineOf(row), id: null, field: null, reason: `is no vehicle but ${shown(record)}` });
      continue;
    }
    const note = (field: string, reason: string, value?: unknown) => notes.add(field, reason, row, value ?? cellsOf(mapping, field, record));
    readValues(values, mapping.readers, record, note);
    const draft = rowToVehicle(values, context, note);
    if ('reason' in draft) rejected.push({ line: feed.lineOf(row), id: values.id, ...draft });
    else candidates.push({ row, draft, id: values.id, record });
  }
  const { identified, duplicates } = identify(candidates, keys);
  warnings.push(...mapping.warnings, ...notes.warnings(feed.lineOf));
  return { candidates: identified, rejected: [...rejected, ...duplicates] };
}

/** What the feed says of a field; the two halves of a price stand together. */
function cellsOf({ readers, isEmpty }: CompiledMapping, field: string, record: unknown): string {
  const wanted = field === 'price' || field === 'priceType' ? ['price', 'priceType'] : [field];
  const cells = readers.filter((reader) => wanted.includes(reader.field)).flatMap(({ columns }) => columns.map(({ get }) => get(record)).find((cell) => !isEmpty(cell)) ?? []);
  const worded = cells.map(String).filter((text, _, all) => all.length === 1 || /\p{Letter}|\p{Sc}/u.test(text));
  return (worded.length > 0 ? worded : cells.map(String)).join(' | ');
}

function readContext({ settings }: Tenant, now: number): ReadContext {
  const { regional, stock, search } = settings;
  return {
    locale: regional.locale, currency: regional.currency, timeZone: regional.timeZone, now, odometerUnit: stock.odometerUnit, truck: search.bodyTiles.truck,
    makeNames: new Map(Object.entries(stock.makeNames).map(([from, to]) => [compact(from), to])),
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

function nothingUsable(feed: Feed, rejected: Rejection[]): FeedFormatError {
  const first = rejected.slice(0, 3).map(({ line, field, reason }) => `line ${line}: ${field ? `${field}, ` : ''}${reason}`).join('; ');
  return new FeedFormatError(`${feed.name}: none of its ${rejected.length} rows can be used (${first}). Check stock.mapping in settings.json.`);
}
