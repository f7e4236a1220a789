/** Settings' column mapping and a feed's columns, made into one reader per field. */
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import { FeedMappingError } from '../errors.ts';
import type { Feed } from '../feed.ts';
import { listPriceWarnings } from '../rules/list-price.ts';
import { compactKey, Unreadable, type Read, type ReadContext } from '../transforms/reading.ts';
import { registry, type TransformName } from '../transforms/registry.ts';
import { columnsOf, columnsRead, type ColumnGetter, type Columns } from './columns.ts';
import { fieldNames, fields, type FeedValues, type FieldName } from './fields.ts';

type ColumnMapping = StockSettings['mapping'][string];

interface FieldColumn extends ColumnGetter {
  /** Not the field's first column: a cell counts only when it plainly speaks of the field. */
  fallback: boolean;
}

export interface FieldReader {
  field: FieldName;
  columns: FieldColumn[];
  /** The value, null, or what is wrong with the cell. A list joins those of all columns. */
  read: (record: unknown) => unknown;
}

export interface CompiledMapping {
  readers: FieldReader[];
  /** The badge's column holds whole titles. */
  badgeFromTitle: boolean;
  /** Columns by name, for `stock.identity`. */
  columns: Columns;
  isEmpty: (cell: unknown) => boolean;
  /** Columns that nothing reads, a renamed one among them. */
  unread: string[];
  warnings: string[];
}

/** @throws FeedMappingError naming every mapping that cannot be right */
export function compileMapping(feed: Feed, settings: StockSettings, context: ReadContext): CompiledMapping {
  const columns = columnsOf(feed);
  const mapped = mappedFields(settings);
  const isEmpty = emptiness(settings.emptyWords);
  const readers: FieldReader[] = [],
    missing: MissingColumn[] = [];
  for (const field of fieldNames) {
    const mapping = mapped.get(field);
    const find = (name: string, fallback: boolean): FieldColumn[] => {
      const column = columns.find(name);
      return column ? [{ ...column, fallback }] : [];
    };
    let found = mapping ? columnsNamed(mapping).flatMap((name, index) => find(name, index > 0)) : [];
    if (mapping && found.length < columnsNamed(mapping).length)
      missing.push({
        field,
        columns: columnsNamed(mapping).filter((name) => !columns.find(name)),
        isOptional: found.length > 0 || isOptional(mapping),
      });
    let rules = typeof mapping === 'object' ? mapping : undefined;
    if (found.length === 0) {
      rules = rules?.default === undefined ? undefined : { column: '', default: rules.default };
      found = unique(fields[field].columns.flatMap((name) => find(name.replace('?', ''), name.startsWith('?'))));
    }
    const gathers = fields[field].as === 'list' || (fields[field].as === 'images' && rules !== undefined);
    if (found.length > 0 || rules) readers.push(reader(field, found, { rules, gathers }, isEmpty, context));
  }
  const unread = unreadOf(columns, readers);
  const warnings = [...requireMapped(missing, feed, columns, unread), ...listPriceWarnings(readers, context.locale)];
  requireFacts(readers, feed, columns);
  const badge = mapped.get('badge');
  return {
    readers,
    badgeFromTitle: typeof badge === 'object' && badge.as === 'badgeFromTitle',
    columns,
    isEmpty,
    unread,
    warnings,
  };
}

/**
 * Fills `values` with every field of a record; one object serves all rows. Cells that cannot be read are told to
 * `note`. A status that nobody understands keeps the vehicle off the site.
 */
export function readValues(
  values: FeedValues,
  readers: FieldReader[],
  record: unknown,
  note: (field: FieldName, reason: string, cell: unknown) => void,
): void {
  const slots = values as Record<FieldName, unknown>;
  for (const { field, read, columns } of readers) {
    const value = read(record);
    if (value instanceof Unreadable) {
      note(field, value.reason, columns[0]?.get(record));
      slots[field] = field === 'status' ? 'on_hold' : null;
    } else slots[field] = value;
  }
}

export const emptyValues = (): FeedValues => Object.fromEntries(fieldNames.map((field) => [field, null])) as FeedValues;

interface MissingColumn {
  field: FieldName;
  columns: string[];
  /** Another column of the field is there, or the settings say that it may be missing. */
  isOptional: boolean;
}

const isOptional = (mapping: ColumnMapping): boolean => typeof mapping === 'object' && mapping.optional === true;

/**
 * A renamed column would empty a field of every vehicle: the feed is refused, unless the settings expect that. Returns
 * the warnings of the others.
 */
function requireMapped(missing: MissingColumn[], feed: Feed, columns: Columns, unread: string[]): string[] {
  const say = ({ field, columns: names }: MissingColumn) =>
    `stock.mapping.${field}: ${feed.name} has no column ${names.map((name) => `"${name}"`).join(', ')}.`;
  const faults = missing.filter((column) => !column.isOptional);
  if (faults.length === 0) return missing.map(say);
  const has = unread.length > 0 ? `Nothing reads its ${columnList(unread)}` : `It has ${columnList(columns.names)}`;
  throw new FeedMappingError(
    `${faults.map(say).join('\n')}\n${has}. Correct the mapping in settings.json, or mark a column that may be missing as "optional": true.`,
    { fields: faults.map(({ field }) => field) },
  );
}

/** What holds a column that is read is none of them. */
function unreadOf({ names }: Columns, readers: readonly FieldReader[]): string[] {
  const read = new Set(readers.flatMap(({ columns }) => columns.flatMap(columnsRead)));
  const holders = new Set(
    [...read].flatMap((name) => [...name.matchAll(/\./g)].map(({ index }) => name.slice(0, index))),
  );
  return names.filter((name) => !read.has(name) && !holders.has(name));
}

/** A few column names, for messages. */
export const columnList = (names: string[]): string =>
  names
    .slice(0, 12)
    .map((name) => `"${name}"`)
    .join(', ') || 'no columns';

/** The columns that a mapping names, the one that counts first in front. */
export const columnsNamed = (mapping: ColumnMapping): string[] =>
  typeof mapping === 'string' ? [mapping] : [mapping.column].flat();
const unique = (getters: FieldColumn[]): FieldColumn[] =>
  getters.filter(({ column }, index) => getters.findIndex((other) => other.column === column) === index);

/** What settings map, by field. @throws FeedMappingError for fields and transforms that the product does not have */
export function mappedFields({ mapping }: Pick<StockSettings, 'mapping'>): Map<FieldName, ColumnMapping> {
  const byName = new Map<string, FieldName>();
  for (const field of fieldNames.toReversed())
    for (const name of [field, fields[field].columns[0]!]) byName.set(loose(name), field);
  for (const field of fieldNames) byName.set(loose(field), field);
  const mapped = new Map<FieldName, ColumnMapping>();
  const problems: string[] = [];
  for (const [key, column] of Object.entries(mapping)) {
    const field = byName.get(loose(key));
    if (!field)
      problems.push(`stock.mapping.${key}: the product has no such field. Fields are ${fieldNames.join(', ')}.`);
    else if (typeof column === 'object' && column.as && kindOf(column.as) !== kindOf(fields[field].as)) {
      problems.push(
        `stock.mapping.${key}.as: "${column.as}" does not give what ${field} holds; leave it out or use "${fields[field].as}".`,
      );
    } else mapped.set(field, column);
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

const remembered = 4000;
/** Fields whose cells hardly repeat: remembering them costs more than reading them. */
const mostlyUnique = new Set<FieldName>([
  'id',
  'slug',
  'vin',
  'stockNumber',
  'plate',
  'listingTitle',
  'odometer',
  'badge',
  'createdAt',
  'soldAt',
  'dealerComments',
  'images',
  'primaryImage',
  'views',
]);

function reader(
  field: FieldName,
  columns: FieldColumn[],
  { rules, gathers }: { rules: Exclude<ColumnMapping, string> | undefined; gathers: boolean },
  isEmpty: (cell: unknown) => boolean,
  context: ReadContext,
): FieldReader {
  const read = registry[fields[field].as === 'price' ? 'price' : (rules?.as ?? fields[field].as)].read as Read<unknown>;
  const translate = translation(rules?.values);
  const byDefault = rules?.default === undefined ? null : read(rules.default, context, false);
  const cells = columns.map(({ get, fallback }) => {
    const memory = new Map<string, unknown>();
    const readCell = (cell: unknown): unknown => {
      if (isEmpty(cell)) return null;
      const known = translate(cell);
      return known === null || isEmpty(known) ? null : read(known, context, fallback);
    };
    return (record: unknown): unknown => {
      const cell = get(record);
      if (typeof cell !== 'string' || cell.length > 60 || mostlyUnique.has(field)) return readCell(cell);
      let value = memory.get(cell);
      if (value === undefined) {
        value = readCell(cell);
        if (memory.size < remembered) memory.set(cell, value);
      }
      return value;
    };
  });
  return {
    field,
    columns,
    read: (record) => {
      let unreadable: unknown = null;
      const gathered: unknown[] = [];
      for (const cell of cells) {
        const value = cell(record);
        if (value instanceof Unreadable) unreadable ??= value;
        else if (gathers && Array.isArray(value)) gathered.push(...value);
        else if (value !== null) return value;
      }
      return gathered.length > 0 ? [...new Set(gathered)] : (unreadable ?? byDefault);
    },
  };
}

/** `values` of a mapping; "*" is every other word. */
function translation(values: Record<string, string> | undefined): (cell: unknown) => unknown {
  if (!values) return (cell) => cell;
  const words = new Map(Object.entries(values).map(([from, to]) => [from.trim().toLowerCase(), to]));
  const rest = words.get('*');
  return (cell) => words.get(String(cell).trim().toLowerCase()) ?? rest ?? cell;
}

function requireFacts(readers: FieldReader[], feed: Feed, columns: Columns): void {
  const has = (field: FieldName) => readers.some((reader) => reader.field === field);
  if (has('listingTitle') || (has('make') && has('model') && has('year'))) return;
  const missing = (['make', 'model', 'year'] as const).filter((field) => !has(field)).join(', ');
  throw new FeedMappingError(
    `${feed.name} has no column for ${missing}, and none for a title. It has ${columnList(columns.names)}. Name the columns in stock.mapping of settings.json.${innerListHint(feed)}`,
  );
}

/** Of a feed whose first row holds the vehicles in place of being one. */
function innerListHint({ records: [first] }: Feed): string {
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  if (!isObject(first) || Array.isArray(first)) return '';
  const list = Object.entries(first).find(([, value]) => Array.isArray(value) && value.some(isObject));
  return list
    ? ` "${list[0]}" is a list itself: where the vehicles stand there, stock.source.list has to lead to it.`
    : '';
}
