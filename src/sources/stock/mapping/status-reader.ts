/**
 * A condition's column may name a status ("Used - Sold"), and a status column conditions (NEW, USED, SOLD). A word that
 * speaks against a sale counts in either; a known condition is no unknown status.
 */
import { UnknownWord, Unreadable, type ReadContext } from '../transforms/reading.ts';
import { statusInName } from '../transforms/sale-notice.ts';
import { carType, isForSale, statusInCondition } from '../transforms/words.ts';
import type { VehicleStatus } from '#src/domain/vehicle/vehicle.ts';
import type { ColumnGetter } from './columns.ts';
import type { FieldName } from './fields.ts';
import { reader, unique, type FieldColumn, type FieldReader } from './field-reader.ts';
import type { MappingRules } from './mapping-rules.ts';

interface StatusReaders {
  own: FieldReader;
  /** Reads only words against a sale, in columns with conditions. */
  beside: FieldReader;
  condition: FieldReader | undefined;
  /** Status columns that also hold conditions. */
  shared: readonly ColumnGetter[];
}

const isKnown = (value: unknown): boolean => value !== null && !(value instanceof Unreadable);

function statusReader({ own, beside, condition, shared }: StatusReaders, context: ReadContext): FieldReader {
  const isOfCondition = ({ column }: ColumnGetter) => condition?.columns.some((one) => one.column === column) === true;
  const readCondition = condition?.read;
  const namesCondition = (record: unknown): boolean =>
    shared.some(
      (column) =>
        isKnown(carType(column.get(record), context, false)) ||
        (isOfCondition(column) && isKnown(readCondition?.(record) ?? null)),
    );
  const read = (record: unknown): unknown => {
    const said = own.read(record),
      aside = beside.read(record);
    if (isKnown(said) && !isForSale(said as VehicleStatus)) return said;
    if (aside !== null) return aside;
    return said instanceof UnknownWord && namesCondition(record) ? null : said;
  };
  if (condition && readCondition && shared.some(isOfCondition))
    condition.read = (record) => {
      const value = readCondition(record);
      return value instanceof UnknownWord && isKnown(own.read(record)) ? null : value;
    };
  const ofCondition = beside.columns.filter(({ column }) => !own.columns.some((one) => one.column === column));
  return { ...own, columns: [...own.columns, ...ofCondition], read };
}

/** "*" is about the status column's other words. */
const withoutRest = (words: MappingRules['words']): Record<string, string> =>
  Object.fromEntries(Object.entries(words ?? {}).filter(([word]) => word.trim() !== '*'));

export function statusReaders(
  readers: readonly FieldReader[],
  {
    found,
    rules,
    conditionInStatus,
  }: { found: FieldColumn[]; rules: MappingRules | null; conditionInStatus: ColumnGetter | null },
  isEmpty: (cell: unknown) => boolean,
  context: ReadContext,
): FieldReader[] {
  const condition = readers.find((one) => one.field === 'carType');
  const ofCondition = condition?.columns ?? [];
  if (found.length + ofCondition.length === 0 && rules?.default === undefined) return [];
  const shared = found.filter(({ column }) =>
    [...ofCondition, ...(conditionInStatus ? [conditionInStatus] : [])].some((one) => one.column === column),
  );
  const besides = unique([...shared, ...ofCondition.map((one) => ({ ...one, fallback: true }))]);
  const own = reader('status', found, { rules, gathers: false }, isEmpty, context);
  const inCondition = {
    rules: { columns: [], words: withoutRest(rules?.words) },
    gathers: false,
    read: statusInCondition,
  };
  const beside = reader('status', besides, inCondition, isEmpty, context);
  return [statusReader({ own, beside, condition, shared }, context)];
}

const names: ReadonlySet<FieldName> = new Set<FieldName>([
  'listingTitle',
  'make',
  'model',
  'badge',
  'series',
  'tag',
  'colour',
  'stockNumber',
  'odometer',
]);

/** A status in a name or tag applies unless the status already speaks against a sale. */
export function readStatusInNames(
  readers: FieldReader[],
  words: MappingRules['words'],
  isEmpty: (cell: unknown) => boolean,
  context: ReadContext,
): void {
  const columns = unique(readers.filter(({ field }) => names.has(field)).flatMap((one) => one.columns));
  const rules = { columns: [], words: withoutRest(words) };
  const named = reader('status', columns, { rules, gathers: false, read: statusInName }, isEmpty, context);
  const own = readers.find(({ field }) => field === 'status') ?? { field: 'status', columns: [], read: () => null };
  const read = (record: unknown): unknown => {
    const said = own.read(record);
    return isKnown(said) && !isForSale(said as VehicleStatus) ? said : (named.read(record) ?? said);
  };
  readers.splice(0, readers.length, ...readers.filter((one) => one !== own), { ...own, read });
}
