import { memoize } from '#src/lib/memoize.ts';
import { both, either, noRows, rowsOfCodes, rowsWhere, without } from './bitset.ts';
import type { Bits } from './bitset.ts';
import type { Filter } from './filter-text.ts';
import { lowerBound } from './open-index.ts';
import type { Column, ListColumn, SearchIndex } from './open-index.ts';
import { SearchRequestError } from './request-error.ts';

/** @throws SearchRequestError for an unknown attribute */
export function columnOf(index: SearchIndex, attribute: string): Column | ListColumn {
  const column = index.column(attribute);
  if (!column) throw new SearchRequestError(`No record has the attribute ${JSON.stringify(attribute)}.`);
  return column;
}

export const listed =
  (bits: Uint8Array) =>
  (row: number): number =>
    (bits[row >> 3]! >> (row & 7)) & 1;

type RowsOf = (filter: Filter) => Bits;

/** Without a value, a row fails every condition and passes every NOT. */
export function filterRows(filter: Filter, index: SearchIndex, rowsOf: RowsOf): Bits {
  switch (filter.kind) {
    case 'and':
      return filter.parts.map(rowsOf).reduce(both, everyRow(index));
    case 'or':
      return filter.parts.length === 0 ? everyRow(index) : filter.parts.map(rowsOf).reduce(either);
    case 'not':
      return without(everyRow(index), rowsOf(filter.part));
    case 'value':
      return rowsWithValue(filter.attribute, filter.value, index);
    default:
      return rowsBetween(filter, index);
  }
}

const everyRow = memoize(({ rows }: SearchIndex): Bits => rowsWhere(rows, () => true));

/** Case-insensitive, as in Algolia. */
const indexesByName = memoize(({ values }: Column | ListColumn): Map<string, number[]> => {
  const places = new Map<string, number[]>();
  values.forEach((value, place) => {
    if (value === null) return;
    const name = String(value).toLowerCase();
    places.set(name, [...(places.get(name) ?? []), place]);
  });
  return places;
});

function rowsWithValue(attribute: string, value: string, index: SearchIndex): Bits {
  const column = columnOf(index, attribute);
  const name = column.kind === 'number' && value.trim() !== '' ? String(Number(value)) : value.toLowerCase();
  const found = indexesByName(column).get(name) ?? [];
  if (column.kind === 'list')
    return found.map((place) => rowsWhere(index.rows, listed(column.bits[place]!))).reduce(either, noRows(index.rows));
  const wanted = new Uint8Array(column.values.length);
  for (const place of found) wanted[place] = 1;
  return rowsOfCodes(column.codes, wanted);
}

function rowsBetween(filter: Extract<Filter, { kind: 'compare' | 'between' }>, index: SearchIndex): Bits {
  const column = columnOf(index, filter.attribute);
  if (column.kind !== 'number') throw new SearchRequestError(`${JSON.stringify(filter.attribute)} is not a number.`);
  const { codes, values } = column;
  const last = values.length;
  const from = (number: number): number => lowerBound(values, number);
  const after = (number: number): number => {
    const code = from(number);
    return values[code] === number ? code + 1 : code;
  };
  const rows = (wanted: Uint8Array): Bits => rowsOfCodes(codes, wanted);
  const within = (low: number, high: number): Uint8Array => new Uint8Array(last).fill(1, low, Math.max(low, high));
  if (filter.kind === 'between') return rows(within(from(filter.low), after(filter.high)));
  const { operator, number } = filter;
  switch (operator) {
    case '<':
      return rows(within(1, from(number)));
    case '<=':
      return rows(within(1, after(number)));
    case '>':
      return rows(within(after(number), last));
    case '>=':
      return rows(within(from(number), last));
    case '=':
      return rows(within(from(number), after(number)));
    case '!=':
      return rows(within(1, last).fill(0, from(number), after(number)));
  }
}
