/**
 * "5/4/2027" is 5 April or 4 May. One date that is impossible in the expected order puts in doubt its whole column, and
 * every column whose dates fit both orders (FEED-08).
 */
import { dateOrders, type DateOrder } from '#src/domain/tenant/settings/stock-mapping.ts';
import { numericDate } from '../transforms/dates.ts';
import { UnknownWord, type Read, type ReadContext } from '../transforms/reading.ts';
import { registry } from '../transforms/registry.ts';
import { fields, type FieldName } from './fields.ts';

const dateKinds: ReadonlySet<string> = new Set(['date', 'month', 'instant']);

export const isDateField = (field: FieldName): boolean => dateKinds.has(registry[fields[field].as].kind);
export const isDateOrder = (text: string): text is DateOrder => (dateOrders as readonly string[]).includes(text);

/** A column's cells, for the whole feed. */
export type DateCells = () => Iterable<unknown>;

/**
 * @param order from the mapping
 * @param dateColumns the feed's, complete before the first read; this column joins them
 */
export function inDateOrder(
  read: Read<unknown>,
  order: DateOrder | undefined,
  cells: DateCells,
  dateColumns: DateCells[],
  context: ReadContext,
): Read<unknown> {
  dateColumns.push(cells);
  if (order !== undefined) {
    const ofColumn = { ...context, dateOrder: order };
    return (cell, _, fallback) => read(cell, ofColumn, fallback);
  }
  const expected = context.locale === 'en-US' ? 'month_first' : 'day_first';
  const other = expected === 'day_first' ? 'month_first' : 'day_first';
  const ask = (): UnknownWord | null => {
    const proof =
      firstOnly(other, cells) ?? (firstOnly(expected, cells) === null ? firstOnly(other, ...dateColumns) : null);
    return proof === null ? null : new UnknownWord(proof, 'date order');
  };
  let question: UnknownWord | null | undefined;
  return (cell, _, fallback) => {
    if (!possibleOrders(cell).includes(other)) return read(cell, context, fallback);
    if (question === undefined) question = ask();
    return question ?? read(cell, context, fallback);
  };
}

/** A date that is possible in this order only. */
function firstOnly(order: DateOrder, ...columns: readonly DateCells[]): string | null {
  for (const cells of columns)
    for (const cell of cells()) {
      const possible = possibleOrders(cell);
      if (possible.length === 1 && possible[0] === order) return String(cell).trim();
    }
  return null;
}

/** None for a cell without doubt, such as "5 Apr 2027" or "5/5/2027". */
function possibleOrders(cell: unknown): DateOrder[] {
  const [, first, second] = (typeof cell === 'string' ? numericDate.exec(cell.trim()) : null) ?? [];
  if (first === second) return [];
  return dateOrders.filter((order) =>
    order === 'day_first' ? isDayAndMonth(first, second) : isDayAndMonth(second, first),
  );
}

const isDayAndMonth = (day: string | undefined, month: string | undefined): boolean =>
  Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
