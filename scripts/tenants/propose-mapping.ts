/**
 * What a feed's columns mean, as far as their names and cells say (OPS-05): a mapping for `stock.mapping`, and what a
 * person has to look at. Nothing is proposed on a name alone.
 */
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Feed } from '#src/sources/stock/feed.ts';
import { columnsOf, columnsRead, type ColumnGetter, type Columns } from '#src/sources/stock/mapping/columns.ts';
import { mappedFields } from '#src/sources/stock/mapping/compile.ts';
import { columnNamesOf, columnsNamed } from '#src/sources/stock/mapping/mapping-rules.ts';
import { fieldNames, fields, type FieldName } from '#src/sources/stock/mapping/fields.ts';
import { isListPrice, listPriceIsAdvertised } from '#src/sources/stock/rules/list-price.ts';
import { compactKey, Unreadable, type ReadContext } from '#src/sources/stock/transforms/reading.ts';
import { registry } from '#src/sources/stock/transforms/registry.ts';
import { aliases } from './feed-aliases.ts';

export interface ProposedMapping {
  /** Fields that need a line in `stock.mapping`, with their column. */
  mapping: Partial<Record<FieldName, string>>;
  /** Fields that the product reads from a column of its own name, or that the settings map. */
  understood: FieldName[];
  /** Columns that nothing reads. */
  unread: string[];
  /** What shoppers ask first and the feed has no column for. */
  lacking: FieldName[];
  /** What shoppers ask first and a column is named for, which says nothing of it. */
  mute: MuteColumn[];
}

export interface MuteColumn {
  field: FieldName;
  column: string;
  /** `empty`: no row fills it. `unreadable`: its cells do not read as the field. `list price`: not what a dealer asks. */
  why: 'empty' | 'unreadable' | 'list price';
}

/** Rows that are looked at. */
const rows = 200;
/** Share of a column's filled cells that must read as the field. */
const enough = 0.6;
const wanted: readonly FieldName[] = [
  'stockNumber',
  'carType',
  'price',
  'odometer',
  'transmission',
  'fuel',
  'images',
  'vin',
  'plate',
  'body',
  'colour',
  'dealerComments',
];

/**
 * `written` is what the settings map already; a field of it whose columns are gone may be proposed again.
 *
 * @throws FeedMappingError for a written mapping that the product does not know
 */
export function proposeMapping(
  feed: Feed,
  context: ReadContext,
  written: StockSettings['mapping'] = {},
): ProposedMapping {
  const mapped = mappedFields({ mapping: written });
  const columns = columnsOf(feed);
  const sample = feed.records.slice(0, rows);
  const own = new Map<FieldName, string>();
  /** Fields whose columns of the product's own name are there and empty: another column may tell them. */
  const unfilled = new Set<FieldName>();
  const taken = new Set<string>();
  for (const field of fieldNames) {
    const mapping = mapped.get(field);
    const named = mapping ? columnsNamed(mapping) : [];
    const ofField = columnNamesOf(field, columns.names, context.currency).filter((name) => !name.startsWith('?'));
    const names = named.length > 0 ? named : ofField;
    const found = names.map((name) => columns.find(name));
    const column = found.find((one) => one !== null);
    if (!column) continue;
    own.set(field, column.column);
    if (!mapping && found.every((one) => one === null || filledCells(one, sample).length === 0)) unfilled.add(field);
    for (const one of mapping || field === 'price' ? found : [column])
      for (const name of one ? columnsRead(one) : []) taken.add(name);
  }
  const mapping: ProposedMapping['mapping'] = {};
  for (const [field, names] of aliases) {
    if (own.has(field) && !unfilled.has(field)) continue;
    const column = [...(own.has(field) ? [] : fields[field].columns.filter(isPlain)), ...names.split(' ')]
      .flatMap((name) => [columns.find(name), columnWithUnit(columns, name)])
      .find(
        (one) =>
          one !== null && !taken.has(one.column) && mayBe(field, one, context) && reads(field, one, sample, context),
      );
    if (!column) continue;
    mapping[field] = column.column;
    taken.add(column.column);
    own.delete(field);
  }
  // American advertisements name no plates.
  const asked = wanted.filter((field) => field !== 'plate' || context.locale !== 'en-US');
  const mute = asked
    .filter((field) => mapping[field] === undefined)
    .flatMap((field) => {
      const listed = field === 'price' ? columns.names.filter(isListPrice) : [];
      const names = [...(own.has(field) ? fields[field].columns : []), ...namesFor(field), ...listed];
      const found = names.flatMap((name) => columns.find(name.replace('?', '')) ?? []);
      const free = found.filter(({ column }) => column === own.get(field) || !taken.has(column));
      return muteColumn(field, free, sample, context);
    });
  const known = new Set<string>([...own.keys(), ...Object.keys(mapping), ...mute.map(({ field }) => field)]);
  return {
    mapping,
    understood: [...own.keys()],
    unread: namesOf(feed).filter((name) => name !== '' && !isTaken(name, taken)),
    lacking: asked.filter((field) => !known.has(field)),
    mute,
  };
}

/** The first of a field's columns where none of them says anything of it. */
function muteColumn(
  field: FieldName,
  columns: readonly ColumnGetter[],
  sample: readonly unknown[],
  context: ReadContext,
): MuteColumn[] {
  const read = columns.filter((column) => reads(field, column, sample, context));
  if (read.some((column) => mayBe(field, column, context))) return [];
  const [first] = [...read, ...columns];
  if (!first) return [];
  const isFilled = filledCells(first, sample).length > 0;
  return [{ field, column: first.column, why: read.length > 0 ? 'list price' : isFilled ? 'unreadable' : 'empty' }];
}

const isPlain = (name: string): boolean => /^\w+$/.test(name);

/** What stands in brackets behind a name and changes nothing of what the column holds. */
const unit =
  /\((?:kms?|kilomet(?:re|er)s?|mi|miles?|l|litres?|liters?|cc|kw|nm|kg|mm|aud|nzd|usd|\$|ext(?:erior)?)\)\s*$/i;

/** "Odo (km)" as "Odo". */
function columnWithUnit(columns: Columns, name: string): ColumnGetter | null {
  const found = columns.names.find(
    (column) => unit.test(column) && compactKey(column.replace(unit, '')) === compactKey(name),
  );
  return found === undefined ? null : columns.find(found);
}

/** What a maker recommends is proposed as a price only where it may be advertised as one. */
const mayBe = (field: FieldName, { column }: ColumnGetter, { locale }: ReadContext): boolean =>
  field !== 'price' || !isListPrice(column) || listPriceIsAdvertised(locale);

const namesFor = (field: FieldName): string[] => aliases.find(([one]) => one === field)?.[1].split(' ') ?? [];

const filledCells = ({ get }: ColumnGetter, sample: readonly unknown[]): unknown[] =>
  sample.map(get).filter((cell) => cell !== null && cell !== undefined && String(cell).trim() !== '');

/** Whether most of what stands in the column can be read as the field. */
function reads(field: FieldName, column: ColumnGetter, sample: readonly unknown[], context: ReadContext): boolean {
  const filled = filledCells(column, sample);
  const { read } = registry[fields[field].as];
  const readable = filled.filter((cell) => {
    const value: unknown = read(cell, context, false);
    return value !== null && !(value instanceof Unreadable);
  });
  return filled.length > 0 && readable.length >= filled.length * enough;
}

/** A feed's columns: those of its header, or the keys of its first rows. */
const namesOf = ({ columns, records }: Feed): string[] =>
  columns ?? [...new Set(records.slice(0, rows).flatMap((record) => Object.keys(record as object)))];

const isTaken = (name: string, taken: ReadonlySet<string>): boolean =>
  [...taken].some((column) => compactKey(column.split('.')[0]!) === compactKey(name));
