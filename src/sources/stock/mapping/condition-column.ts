import { compactKey, Unreadable, type ReadContext } from '../transforms/reading.ts';
import { carType, status } from '../transforms/words.ts';
import type { ColumnGetter, Columns } from './columns.ts';
import { fields, type FieldName } from './fields.ts';
import { columnsNamed, type ColumnMapping } from './mapping-rules.ts';

const sample = 500;

/**
 * Unless mapped, a status column with conditions (NEW, USED) is the condition. It may also hold statuses (SOLD); one
 * that says "Available" as well must hold an unmistakable condition, because "New" may mean a new listing.
 */
export function conditionColumn(
  records: readonly unknown[],
  columns: Columns,
  mapped: ReadonlyMap<FieldName, ColumnMapping>,
  context: ReadContext,
): ColumnGetter | null {
  const mapping = mapped.get('status');
  if (mapping !== undefined && columnsNamed(mapping).length > 0) return null;
  const column = fields.status.columns.map((name) => columns.find(name)).find((one) => one !== null);
  if (!column) return null;
  const cells = new Set(
    records
      .slice(0, sample)
      .map(column.get)
      .filter((cell) => typeof cell === 'string' && cell.trim() !== ''),
  );
  const isRead = (value: unknown) => value !== null && !(value instanceof Unreadable);
  const isCondition = (cell: unknown) => isRead(carType(cell, context, false)) && !isRead(status(cell, context, false));
  const conditions = [...cells].filter(isCondition);
  const isPlain = (cell: unknown) =>
    isCondition(cell) || ['sold', 'on_hold', 'wholesale', 'removed'].includes(String(status(cell, context, false)));
  const isCertain = conditions.some(
    (cell) => compactKey(String(cell)).length > 1 && carType(cell, context, false) !== 'new',
  );
  return conditions.length > 0 && (isCertain || [...cells].every(isPlain)) ? column : null;
}
