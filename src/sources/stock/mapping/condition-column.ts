import { Unreadable, type ReadContext } from '../transforms/reading.ts';
import { carType, status } from '../transforms/words.ts';
import type { ColumnGetter, Columns } from './columns.ts';
import { fields, type FieldName } from './fields.ts';
import type { ColumnMapping } from './mapping-rules.ts';

const sample = 500;

/** Unless mapped, a status column with only conditions (NEW, USED) is the condition. */
export function conditionColumn(
  records: readonly unknown[],
  columns: Columns,
  mapped: ReadonlyMap<FieldName, ColumnMapping>,
  context: ReadContext,
): ColumnGetter | null {
  if (mapped.has('status')) return null;
  const column = fields.status.columns.map((name) => columns.find(name)).find((one) => one !== null);
  if (!column) return null;
  const cells = new Set(
    records
      .slice(0, sample)
      .map(column.get)
      .filter((cell) => typeof cell === 'string' && cell.trim() !== ''),
  );
  const isRead = (value: unknown) => value !== null && !(value instanceof Unreadable);
  const isCondition = [...cells].every(
    (cell) => isRead(carType(cell, context, false)) && !isRead(status(cell, context, false)),
  );
  return cells.size > 0 && isCondition ? column : null;
}
