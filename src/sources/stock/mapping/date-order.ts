/** "5/4/2027" is 5 April or 4 May: one date that is impossible in the expected order puts the whole column in doubt (FEED-08). */
import { dateOrders, type DateOrder } from '#src/domain/tenant/settings/stock-mapping.ts';
import { numericDate } from '../transforms/dates.ts';
import { UnknownWord, type Read, type ReadContext } from '../transforms/reading.ts';
import { registry } from '../transforms/registry.ts';
import { fields, type FieldName } from './fields.ts';

const dateKinds: ReadonlySet<string> = new Set(['date', 'month', 'instant']);

export const isDateField = (field: FieldName): boolean => dateKinds.has(registry[fields[field].as].kind);
export const isDateOrder = (text: string): text is DateOrder => (dateOrders as readonly string[]).includes(text);

/**
 * @param order from the mapping
 * @param cells the column's, for the whole feed
 */
export function inDateOrder(
  read: Read<unknown>,
  order: DateOrder | undefined,
  cells: Iterable<unknown>,
  context: ReadContext,
): Read<unknown> {
  if (order !== undefined) {
    const ofColumn = { ...context, dateOrder: order };
    return (cell, _, fallback) => read(cell, ofColumn, fallback);
  }
  const expected = context.locale === 'en-US' ? 'month_first' : 'day_first';
  const proof = firstContradiction(expected, cells);
  if (proof === null) return read;
  const question = new UnknownWord(proof, 'date order');
  return (cell, _, fallback) => {
    const possible = possibleOrders(cell);
    return possible.length === 2 || isOnlyOther(possible, expected) ? question : read(cell, context, fallback);
  };
}

function firstContradiction(expected: DateOrder, cells: Iterable<unknown>): string | null {
  for (const cell of cells) if (isOnlyOther(possibleOrders(cell), expected)) return String(cell).trim();
  return null;
}

const isOnlyOther = (possible: readonly DateOrder[], expected: DateOrder): boolean =>
  possible.length === 1 && possible[0] !== expected;

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
