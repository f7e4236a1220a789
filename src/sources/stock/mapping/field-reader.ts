import type { PriceType } from '#src/domain/vehicle/vehicle.ts';
import { Unreadable, type Read, type ReadContext } from '../transforms/reading.ts';
import { registry } from '../transforms/registry.ts';
import { checkAnswers, translation } from './answers.ts';
import { joinPrices, joinPriceTypes, readInColumn } from './column-meaning.ts';
import type { ColumnGetter } from './columns.ts';
import { inDateOrder, isDateField, type DateCells } from './date-order.ts';
import { fields, type FieldName } from './fields.ts';
import type { MappingRules } from './mapping-rules.ts';

export interface FieldColumn extends ColumnGetter {
  /** A later column, used only for cells that clearly name the field. */
  fallback: boolean;
  type?: PriceType | undefined;
  /** Of a column beside the price. */
  condition?: (cell: unknown) => unknown;
}

export interface FieldReader {
  field: FieldName;
  columns: FieldColumn[];
  /** A value, null, or an `Unreadable`. */
  read: (record: unknown) => unknown;
}

const remembered = 4000;
/** Caching cells that rarely repeat costs more than reading them. */
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

/** Of several columns, one with this answer is enough. */
const cautious: Partial<Record<FieldName, boolean>> = { showPrice: false, hidePrice: true, odometerIsActual: false };

export function reader(
  field: FieldName,
  columns: FieldColumn[],
  {
    rules,
    gathers,
    records = [],
    dateColumns = [],
    read = registry[fields[field].as === 'price' ? 'price' : (rules?.as ?? fields[field].as)].read as Read<unknown>,
  }: {
    rules: MappingRules | null;
    gathers: boolean;
    records?: readonly unknown[];
    dateColumns?: DateCells[];
    read?: Read<unknown>;
  },
  isEmpty: (cell: unknown) => boolean,
  context: ReadContext,
): FieldReader {
  const translate = translation(rules?.words);
  checkAnswers(field, rules?.words, read, context);
  const byDefault = rules?.default === undefined ? null : read(rules.default, context, false);
  const cells = columns.map(({ column, get, fallback, type, condition }) => {
    const memory = new Map<string, unknown>();
    const readThis = isDateField(field)
      ? inDateOrder(
          read,
          rules?.dateOrder,
          () => records.values().map((record) => translate(get(record))),
          dateColumns,
          context,
        )
      : read;
    const readHere = readInColumn(field, column, type ?? rules?.type, readThis, context);
    const readCell = (cell: unknown): unknown => {
      if (isEmpty(cell)) return null;
      if (condition) return condition(cell);
      const known = translate(cell);
      return known === null || isEmpty(known) ? null : readHere(known, context, fallback);
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
      if (field === 'price') {
        const prices = cells.map((cell) => cell(record));
        return joinPrices(prices, rules === null) ?? byDefault;
      }
      if (field === 'priceType') return joinPriceTypes(cells.map((cell) => cell(record))) ?? byDefault;
      const against = cautious[field];
      if (against !== undefined && cells.some((cell) => cell(record) === against)) return against;
      let unreadable: unknown = null;
      const gathered: unknown[] = [];
      for (const cell of cells) {
        const value = cell(record);
        if (value instanceof Unreadable) unreadable ??= value;
        else if (gathers && Array.isArray(value)) gathered.push(...value);
        else if (value !== null) return value;
      }
      return gathered.length > 0 ? uniqueItems(gathered) : (unreadable ?? byDefault);
    },
  };
}

function uniqueItems(items: readonly unknown[]): unknown[] {
  const known = new Map<unknown, unknown>();
  for (const item of items) {
    const key = typeof item === 'string' && !item.includes('/') ? item.toLowerCase() : item;
    if (!known.has(key)) known.set(key, item);
  }
  return [...known.values()];
}

export const unique = (getters: FieldColumn[]): FieldColumn[] =>
  getters.filter(({ column }, index) => getters.findIndex((other) => other.column === column) === index);
