/** What a column's name says of its cells: a price column's type, and what "yes" means below "Drive away". */
import { priceTypeOfColumn } from '#src/domain/price/price-column.ts';
import type { PriceReading } from '#src/domain/price/price-words.ts';
import type { PriceType } from '#src/domain/vehicle/vehicle.ts';
import { Unreadable, type Read, type ReadContext } from '../transforms/reading.ts';
import { boolean } from '../transforms/words.ts';
import { fields, type FieldName } from './fields.ts';

/** How a field's cells are read in this column. @param type what the settings say its amounts include */
export function readInColumn(
  field: FieldName,
  column: string,
  type: PriceType | undefined,
  read: Read<unknown>,
  { currency }: ReadContext,
): Read<unknown> {
  const said = type ?? priceTypeOfColumn(column, currency);
  if (said === null) return read;
  if (field === 'priceType')
    return (cell, context, fallback) => read(answered(cell, said, context, fallback), context, fallback);
  if (fields[field].as !== 'price') return read;
  return (cell, context, fallback) => {
    const value = read(cell, context, fallback);
    return value === null || value instanceof Unreadable ? value : { ...(value as PriceReading), columnType: said };
  };
}

/** "Yes" below "Drive away", as words; a "no" promises nothing. Amounts there are the price itself. */
function answered(cell: unknown, type: PriceType, context: ReadContext, fallback: boolean): unknown {
  const answer = boolean(cell, context, true);
  if (typeof answer !== 'boolean') return fallback ? '' : cell;
  return answer ? type.replaceAll('_', ' ') : 'excluding government charges';
}

/** The readings of a vehicle's price columns as one: the first with an amount, and the others behind it. */
export function joinPrices(readings: readonly unknown[]): unknown {
  const read = readings.filter((reading) => reading !== null && !(reading instanceof Unreadable)) as PriceReading[];
  const first = read.find(({ amount }) => amount !== null) ?? read[0];
  if (!first) return readings.find((reading) => reading !== null) ?? null;
  return read.length === 1 ? first : { ...first, others: read.filter((reading) => reading !== first) };
}
