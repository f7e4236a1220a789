import type { Tenant } from '#src/domain/site.ts';
import { previousOf, type FeedVersion, type PreviousStock, type StockFacts } from '#src/domain/vehicle/stock-record.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isVisible } from '#src/domain/vehicle/visibility.ts';
import { localDate } from '#src/lib/dates.ts';
import { FeedEmptyError } from './errors.ts';
import { FieldsHash } from './feed-fields.ts';
import type { Feed, Rejection } from './feed.ts';
import { compileMapping, emptyValues, readValues, type CompiledMapping } from './mapping/compile.ts';
import type { FieldName } from './mapping/fields.ts';
import { withoutHiddenPrice } from './mapping/price-visibility.ts';
import { FeedNotes, quoteCell } from './notes.ts';
import { QuestionList, type OpenQuestion, type UnknownFeedWord } from './open-questions.ts';
import { rowToVehicle, type RowContext, type VehicleDraft } from './row-to-vehicle.ts';
import { guardAgainstDrop } from './rules/drop-guard.ts';
import { guardAgainstLoss } from './rules/fact-guard.ts';
import { Contradictions, type RowReader } from './rules/contradictions.ts';
import { identify, withoutFillerIds, type Candidate, type DuplicatePair, type Identified } from './rules/identity.ts';
import { identityKeys } from './rules/identity-keys.ts';
import { openPrice } from './rules/open-price.ts';
import type { Overrides } from './rules/overrides.ts';
import { createLocationFinder } from './rules/find-location.ts';
import { dealerRows } from './rules/row-filter.ts';
import { namedRow, stockNumberOf } from './rules/stock-number.ts';
import { transformedFeed } from './transform-rows.ts';
import { compactKey, UnknownWord, type ReadContext } from './transforms/reading.ts';

export interface FeedPart extends RowReader {
  candidates: Identified[];
  rejected: Rejection[];
  version: FeedVersion;
  turns: number[];
  facts: StockFacts;
  warnings: string[];
  lineOf: (row: number) => number;
  hasOpenPrice: (record: unknown) => boolean;
  unread: string[];
  questions: OpenQuestion[];
}

export interface PartOptions {
  tenantDir: string;
  now: number;
  overrides: Overrides;
  previous?: PreviousStock | null | undefined;
  acceptDrop?: boolean | undefined;
}

/**
 * @param tenant with this feed's settings
 * @throws FeedError if the feed can't be used
 */
export async function partOf(rows: Feed, name: string, tenant: Tenant, options: PartOptions): Promise<FeedPart> {
  const transformed = await transformedFeed(rows, options.tenantDir, name);
  const feed = dealerRows(transformed, tenant.settings.stock);
  const warnings = [...feed.warnings];
  const { fields, ...read } = readRows(feed, tenant, options, warnings);
  const rejected = read.rejected.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  if (read.candidates.length === 0) throw noUsableRowsError(feed, rejected);
  const facts = stockFacts(read.candidates, tenant, options.now);
  if (!options.acceptDrop) {
    const previous = previousOf(options.previous ?? null, name);
    guardAgainstDrop(feed.name, previous?.vehicles ?? null, facts.vehicles, tenant.settings.stock);
    guardAgainstLoss(feed.name, previous, facts, tenant.settings.stock);
  }
  // A transform may read any byte of a row.
  const version = { bytes: feed.fingerprint, fields: transformed === rows ? fields : feed.fingerprint };
  return { ...read, rejected, version, facts, warnings, lineOf: feed.lineOf };
}

export function stockFacts(candidates: Identified[], { settings }: Tenant, now: number): StockFacts {
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
  { now, overrides }: PartOptions,
  warnings: string[],
): Pick<
  FeedPart,
  'candidates' | 'rejected' | 'turns' | 'valuesOf' | 'draftOf' | 'hasOpenPrice' | 'unread' | 'questions'
> & {
  fields: string;
} {
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
    placeOf: createLocationFinder(tenant.locations, settings.stock.assignLocation, settings.branding.name),
    badgeFromTitle: mapping.badgeFromTitle,
  };
  const hash = new FieldsHash();
  const values = emptyValues(),
    notes = new FeedNotes(),
    questions = new QuestionList(),
    candidates: Candidate[] = [],
    rejected: Rejection[] = [];
  for (let row = 0; row < feed.records.length; row++) {
    const record = feed.records[row];
    if (typeof record !== 'object' || record === null || (Array.isArray(record) && !feed.columns)) {
      rejected.push({
        line: feed.lineOf(row),
        id: null,
        field: null,
        reason: `is not a vehicle: ${quoteCell(record)}`,
      });
      continue;
    }
    const note = (field: string, reason: string, value?: unknown) =>
      notes.add(field, reason, row, value ?? cellsOf(mapping, field, record, read));
    const unknowns: [FieldName, UnknownWord][] = [];
    readValues(values, mapping.readers, record, (field, problem, cell) => {
      if (problem instanceof UnknownWord) unknowns.push([field, problem]);
      else note(field, problem.reason, cell);
    });
    hash.add(values);
    const said = overrides.apply(withoutHiddenPrice(values, note));
    const draft = rowToVehicle(said, context, note);
    if ('reason' in draft) rejected.push({ line: feed.lineOf(row), id: values.id, ...stockNumberOf(values), ...draft });
    else {
      const asked = askedWords(mapping, { unknowns, place: draft.unknownPlace, record });
      for (const one of asked) questions.add(one, feed.lineOf(row));
      candidates.push({ row, draft, id: values.id, record, ...(asked.length > 0 && { asked }) });
    }
  }
  for (const column of mapping.unmapped) questions.addUnmapped('showOnDealerWebsite', column);
  const reread = rereading(mapping, overrides, context);
  withoutFillerIds(candidates, ({ row, id }) =>
    notes.add('id', 'several vehicles share it, so it identifies none', row, id),
  );
  const { identified, duplicates, pairs } = identify(candidates, keys);
  const contradictions = settle(pairs, reread, feed);
  warnings.push(...mapping.warnings, ...notes.warnings(feed.lineOf), ...contradictions);
  return {
    ...reread,
    candidates: identified,
    rejected: [...feed.broken.map((row) => namedRow(row, mapping.readers)), ...rejected, ...duplicates],
    fields: hash.digest(),
    turns: read.turns,
    questions: questions.all,
    hasOpenPrice: openPrice(mapping, read.currency),
    unread: mapping.unread,
  };
}

const rereading = ({ readers }: CompiledMapping, overrides: Overrides, context: RowContext): RowReader => ({
  valuesOf: (record) => {
    const values = emptyValues();
    readValues(values, readers, record, () => undefined);
    return values;
  },
  draftOf: (values) =>
    rowToVehicle(overrides.apply(withoutHiddenPrice(values, () => undefined)), context, () => undefined),
});

/** The warnings. */
function settle(pairs: readonly DuplicatePair[], part: RowReader, feed: Feed): string[] {
  const contradictions = new Contradictions();
  const readRow = (candidate: Candidate) => ({ candidate, part, where: `line ${feed.lineOf(candidate.row)}` });
  for (const { kept, candidate } of pairs) contradictions.settle(readRow(kept), readRow(candidate));
  return contradictions.warnings;
}

function askedWords(
  mapping: CompiledMapping,
  row: { unknowns: [FieldName, UnknownWord][]; place: VehicleDraft['unknownPlace']; record: unknown },
): UnknownFeedWord[] {
  const { unknowns, place, record } = row;
  return [
    ...unknowns.map(([field, { word, unmapped }]) =>
      unmapped === null
        ? { field, word, column: columnOf(mapping, field, record) }
        : { field, word, column: unmapped, isUnmapped: true as const },
    ),
    ...(place ? [{ ...place, column: columnOf(mapping, place.field, record) }] : []),
  ];
}

function columnOf({ readers, isEmpty }: CompiledMapping, field: FieldName, record: unknown): string {
  const columns = readers.find((reader) => reader.field === field)?.columns ?? [];
  return (columns.find(({ get }) => !isEmpty(get(record))) ?? columns[0])?.column ?? field;
}

/** Adds the price type to a price, and the feed's unit to a bare distance. */
function cellsOf(
  { readers, isEmpty }: CompiledMapping,
  field: string,
  record: unknown,
  { odometerUnit }: ReadContext,
): string {
  const wanted = field === 'price' || field === 'priceType' ? ['price', 'priceType'] : [field];
  const cells = readers
    .filter((reader) => wanted.includes(reader.field))
    .flatMap(({ columns, field: one }) =>
      columns
        .map(({ get }) => get(record))
        .filter((cell) => !isEmpty(cell))
        .slice(0, one === 'priceType' ? columns.length : 1),
    );
  const texts = [...new Set(cells.map(String))];
  const worded = texts.filter((text, _, all) => all.length === 1 || /\p{Letter}|\p{Sc}/u.test(text));
  const text = (worded.length > 0 ? worded : texts).join(' | ');
  return field === 'odometer' && /\d[^\p{Letter}]*$/u.test(text) ? `${text} ${odometerUnit}` : text;
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

function noUsableRowsError(feed: Feed, rejected: Rejection[]): FeedEmptyError {
  const first = rejected
    .slice(0, 3)
    .map(({ line, field, reason }) => `line ${line}: ${field ? `${field}, ` : ''}${reason}`)
    .join('; ');
  return new FeedEmptyError(
    `${feed.name}: none of its ${rejected.length} rows can be used (${first}). Check stock.mapping in settings.json.`,
  );
}
