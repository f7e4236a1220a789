import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import { FeedMappingError } from '../errors.ts';
import type { Feed } from '../feed.ts';
import { listPriceWarnings } from '../rules/list-price.ts';
import { compactKey, UnknownWord, Unreadable, type ReadContext } from '../transforms/reading.ts';
import { registry, type TransformName } from '../transforms/registry.ts';
import { holdUnmapped, unmappedColumns, type UnmappedColumn } from '../rules/unmapped-columns.ts';
import { actualColumns, holdsStatus } from './actual-reading.ts';
import { columnsOf, columnsRead, innerListHint, type ColumnGetter, type Columns } from './columns.ts';
import { fieldNames, fields, unknownValue, type FeedValues, type FieldName } from './fields.ts';
import { reader, unique, type FieldColumn, type FieldReader } from './field-reader.ts';
import { readStatusInNames, statusReaders } from './status-reader.ts';
import { conditionColumn } from './condition-column.ts';
import { isDateField, type DateCells } from './date-order.ts';
import { columnNamesOf, columnsNamed, rulesOf, type ColumnMapping, type MappedColumn } from './mapping-rules.ts';
import { isNamedForAnother } from './named-for-another.ts';
import { isYesOrNo, priceConditions } from './price-conditions.ts';
import { priceVisibilityColumns } from './price-visibility.ts';
import { shortMiles, unitColumns } from './unit-column.ts';

export interface CompiledMapping {
  readers: FieldReader[];
  /** The badge column contains full titles. */
  badgeFromTitle: boolean;
  columns: Columns;
  isEmpty: (cell: unknown) => boolean;
  unread: string[];
  unmapped: UnmappedColumn[];
  warnings: string[];
}

/** @throws FeedMappingError listing every invalid mapping */
export function compileMapping(feed: Feed, settings: StockSettings, context: ReadContext): CompiledMapping {
  const columns = columnsOf(feed);
  const mapped = mappedFields(settings);
  const isEmpty = emptiness(settings.emptyWords);
  const columnsFor = (field: FieldName): string[] => {
    const mapping = mapped.get(field);
    return mapping === undefined ? [] : columnsNamed(mapping).flatMap((name) => columns.find(name)?.column ?? []);
  };
  const readers: FieldReader[] = [],
    missing: MissingColumn[] = [],
    dateColumns: DateCells[] = [];
  const conditionInStatus = conditionColumn(feed.records, columns, mapped, context);
  const columnsReadFor = (field: FieldName) =>
    readers.find((one) => one.field === field)?.columns.map(({ column }) => column) ?? [];
  for (const field of fieldNames) {
    const mapping = mapped.get(field);
    const find = ({ name, type }: MappedColumn, fallback: boolean): FieldColumn[] => {
      const column = columns.find(name);
      return column ? [{ ...column, fallback, type }] : [];
    };
    let rules = mapping === undefined ? null : rulesOf(mapping);
    const named = rules?.columns ?? [];
    let found = named.flatMap((column, index) => find(column, index > 0));
    if (found.length < named.length)
      missing.push({
        field,
        columns: named.map(({ name }) => name).filter((name) => !columns.find(name)),
        isOptional: found.length > 0 || rules?.optional === true,
      });
    if (found.length === 0) {
      if (named.length > 0) rules = rules?.default === undefined ? null : { columns: [], default: rules.default };
      found = unique(
        columnNamesOf(field, columns.names, context.currency).flatMap((name) =>
          find({ name: name.replace('?', ''), type: rules?.type }, name.startsWith('?')),
        ),
      ).filter(({ column }) => !isNamedForAnother(field, column, columnsFor));
      found = withAnswers(field, found, { feed, columns, taken: takenColumns(settings, mapped) }, context);
    }
    if (field === 'priceType') {
      const beside = { columns, records: feed.records, ignored: settings.ignoredColumns };
      found = unique([...found, ...priceConditions(columnsReadFor('price'), beside, context)]);
    }
    if (field === 'odometerUnit') {
      if (found.length === 0)
        found = unitColumns(columnsReadFor('odometer'), columns, feed.records, context).map((column) => ({
          ...column,
          fallback: false,
        }));
      if (named.length === 0) found = found.filter((column) => !holdsStatus(column, feed.records, context));
      const miles = shortMiles(found, feed.records, context);
      if (miles && rules?.words?.['*'] === undefined)
        rules = { columns: [], ...rules, words: { ...miles, ...rules?.words } };
    }
    if (conditionInStatus && field === 'carType' && found.length === 0)
      found = [{ ...conditionInStatus, fallback: false }];
    const gathers = fields[field].as === 'list' || (fields[field].as === 'images' && rules !== null);
    if (field === 'status')
      readers.push(...statusReaders(readers, { found, rules, conditionInStatus }, isEmpty, context));
    else if (found.length > 0 || rules?.default !== undefined)
      readers.push(reader(field, found, { rules, gathers, records: feed.records, dateColumns }, isEmpty, context));
  }
  const ofStatus = mapped.get('status');
  readStatusInNames(readers, ofStatus === undefined ? undefined : rulesOf(ofStatus).words, isEmpty, context);
  const unread = unreadOf(columns, readers);
  const warnings = [...requireMapped(missing, feed, columns, unread), ...listPriceWarnings(readers, context.locale)];
  requireFacts(readers, feed, columns);
  const isExpected = isComingSoon(readers);
  const unmapped = unmappedColumns(feed.records, { columns, unread, isEmpty, isExpected }, settings, context);
  holdUnmapped(readers, unmapped);
  const badge = mapped.get('badge');
  return {
    readers,
    badgeFromTitle: badge !== undefined && rulesOf(badge).as === 'badgeFromTitle',
    columns,
    isEmpty,
    unread,
    unmapped,
    warnings,
  };
}

const takenColumns = ({ ignoredColumns }: StockSettings, mapped: ReadonlyMap<FieldName, ColumnMapping>) =>
  new Set([...ignoredColumns, ...[...mapped.values()].flatMap(columnsNamed)].map(compactKey));

/** Columns of yes or no have many names, and are never prices. */
function withAnswers(
  field: FieldName,
  found: FieldColumn[],
  { feed: { records }, columns, taken }: { feed: Feed; columns: Columns; taken: ReadonlySet<string> },
  context: ReadContext,
): FieldColumn[] {
  const free = (also: readonly ColumnGetter[]) =>
    also.filter(({ column }) => !taken.has(compactKey(column))).map((column) => ({ ...column, fallback: false }));
  if (field === 'price') return found.filter((column) => !isYesOrNo(column, records, context));
  if (field === 'odometerIsActual') return unique([...found, ...free(actualColumns(columns, records, context))]);
  if (field !== 'showPrice' && field !== 'hidePrice') return found;
  return free(priceVisibilityColumns(field, { columns, records }, context));
}

function isComingSoon(readers: readonly FieldReader[]): (record: unknown) => boolean {
  const status = readers.find(({ field }) => field === 'status');
  return (record) => status?.read(record) === 'coming_soon';
}

/** Fills `values`, reused for all rows. Unknown words in deciding fields become "unknown". */
export function readValues(
  values: FeedValues,
  readers: FieldReader[],
  record: unknown,
  note: (field: FieldName, problem: Unreadable, cell: unknown) => void,
): void {
  const slots = values as Record<FieldName, unknown>;
  for (const { field, read, columns } of readers) {
    const value = read(record);
    if (value instanceof Unreadable) {
      note(field, value, columns[0]?.get(record));
      slots[field] = value instanceof UnknownWord ? unknownValue(field) : null;
    } else slots[field] = value;
  }
}

export const emptyValues = (): FeedValues => Object.fromEntries(fieldNames.map((field) => [field, null])) as FeedValues;

interface MissingColumn {
  field: FieldName;
  columns: string[];
  isOptional: boolean;
}

/**
 * A renamed column would empty its field for every vehicle, so a missing column refuses the feed unless settings allow
 * it.
 */
function requireMapped(missing: MissingColumn[], feed: Feed, columns: Columns, unread: string[]): string[] {
  const say = ({ field, columns: names }: MissingColumn) =>
    `stock.mapping.${field}: ${feed.name} has no column ${names.map((name) => `"${name}"`).join(', ')}.`;
  const faults = missing.filter((column) => !column.isOptional);
  if (faults.length === 0) return missing.map(say);
  const has = unread.length > 0 ? `Columns not mapped: ${columnList(unread)}` : `It has ${columnList(columns.names)}`;
  throw new FeedMappingError(
    `${faults.map(say).join('\n')}\n${has}. Correct the mapping in settings.json, or mark a column that may be missing as "optional": true.`,
    { fields: faults.map(({ field }) => field) },
  );
}

function unreadOf({ names }: Columns, readers: readonly FieldReader[]): string[] {
  const read = new Set(readers.flatMap(({ columns }) => columns.flatMap(columnsRead)));
  const holders = new Set(
    [...read].flatMap((name) => [...name.matchAll(/\./g)].map(({ index }) => name.slice(0, index))),
  );
  return names.filter((name) => !read.has(name) && !holders.has(name));
}

export const columnList = (names: string[]): string =>
  names
    .slice(0, 12)
    .map((name) => `"${name}"`)
    .join(', ') || 'no columns';

/** @throws FeedMappingError for unknown fields and transforms */
export function mappedFields({ mapping }: Pick<StockSettings, 'mapping'>): Map<FieldName, ColumnMapping> {
  const byName = new Map<string, FieldName>();
  for (const field of fieldNames.toReversed())
    for (const name of [field, fields[field].columns[0]!]) byName.set(loose(name), field);
  for (const field of fieldNames) byName.set(loose(field), field);
  const mapped = new Map<FieldName, ColumnMapping>();
  const problems: string[] = [];
  for (const [key, column] of Object.entries(mapping)) {
    const field = byName.get(loose(key));
    if (!field) {
      problems.push(`stock.mapping.${key}: unknown field. Fields: ${fieldNames.join(', ')}.`);
      continue;
    }
    const { as, type, columns, dateOrder } = rulesOf(column);
    if (as && kindOf(as) !== kindOf(fields[field].as))
      problems.push(
        `stock.mapping.${key}.as: "${as}" does not produce a value for ${field}; remove it or use "${fields[field].as}".`,
      );
    else if (fields[field].as !== 'price' && (type ?? columns.find((one) => one.type)))
      problems.push(`stock.mapping.${key}: only price columns have a type; remove it.`);
    else if (dateOrder && !isDateField(field))
      problems.push(`stock.mapping.${key}: only date columns have a dateOrder; remove it.`);
    else mapped.set(field, column);
  }
  if (problems.length > 0) throw new FeedMappingError(`settings.json: ${problems.join('\n')}`);
  return mapped;
}

const loose = (name: string): string => name.split('.').map(compactKey).join('.');
const kindOf = (name: TransformName): string => registry[name].kind;

function emptiness(words: string[]): (cell: unknown) => boolean {
  const empty = new Set(words.map((word) => word.trim().toLowerCase()));
  return (cell) => {
    if (cell === null || cell === undefined || cell === '' || typeof cell === 'function') return true;
    return (
      typeof cell === 'string' &&
      cell.length < 40 &&
      (empty.has(cell) || empty.has(cell.trim().toLowerCase()) || cell.trim() === '')
    );
  };
}

function requireFacts(readers: FieldReader[], feed: Feed, columns: Columns): void {
  const has = (field: FieldName) => readers.some((reader) => reader.field === field);
  if (has('listingTitle') || (has('make') && has('model') && has('year'))) return;
  const missing = (['make', 'model', 'year'] as const).filter((field) => !has(field)).join(', ');
  throw new FeedMappingError(
    `${feed.name} has no column for ${missing} and no title column. It has ${columnList(columns.names)}. Map the columns in stock.mapping in settings.json.${innerListHint(feed)}`,
  );
}
