import type { BrokenRow, Rejection } from '../feed.ts';
import type { FieldReader } from '../mapping/field-reader.ts';

export const stockNumberOf = ({ stockNumber }: { stockNumber: string | null }): Pick<Rejection, 'stockNumber'> =>
  stockNumber === null ? {} : { stockNumber };

/** Cells before the error are still in the right columns. */
export function namedRow({ cells, record, ...rejection }: BrokenRow, readers: FieldReader[]): Rejection {
  const row = cells?.map((cell) => (cell.includes('\n') ? '' : cell)) ?? record;
  if (row === undefined) return rejection;
  const cellOf = (field: string): string | null => {
    const reader = readers.find((one) => one.field === field);
    const value = reader?.read(row);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return { ...rejection, id: cellOf('id'), ...stockNumberOf({ stockNumber: cellOf('stockNumber') }) };
}
