/** SRCH-13: custom rank, newest, id; or the attribute in the index name. */
import { columnOf } from './filter-rows.ts';
import type { Column, SearchIndex } from './open-index.ts';
import { SearchRequestError } from './request-error.ts';

/** Stable; rows without a value are last either way. */
function sorted(rows: Uint32Array, { codes, values }: Column, descending: boolean): Uint32Array {
  const last = values.length;
  const place = (row: number): number => {
    const code = codes[row]!;
    return code === 0 ? last : descending ? last - code : code - 1;
  };
  const starts = new Uint32Array(last + 2);
  for (const row of rows) starts[place(row) + 1]!++;
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!;
  const result = new Uint32Array(rows.length);
  for (const row of rows) result[starts[place(row)]!++] = row;
  return result;
}

export function defaultOrder(index: SearchIndex): Uint32Array {
  const [rank, created, ids] = ['rank', 'created', 'objectID'].map((name) => columnOf(index, name) as Column) as [
    Column,
    Column,
    Column,
  ];
  const order = sorted(
    sorted(
      Uint32Array.from({ length: index.rows }, (_, row) => row),
      created,
      true,
    ),
    rank,
    true,
  );
  const isTie = (a: number, b: number): boolean =>
    rank.codes[a] === rank.codes[b] && created.codes[a] === created.codes[b];
  const idOf = (row: number): string => ids.values[ids.codes[row]!] as string;
  for (let start = 0, end = 1; start < order.length; start = end++) {
    while (end < order.length && isTie(order[start]!, order[end]!)) end++;
    order.subarray(start, end).sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  }
  return order;
}

/** `{name}` or `{name}:{attribute}:{asc|desc}`. @throws SearchRequestError for an invalid order */
export function orderOf(indexName: string, index: SearchIndex, base: Uint32Array): Uint32Array {
  const [, attribute, direction, ...rest] = indexName.split(':');
  if (attribute === undefined) return base;
  const column = columnOf(index, attribute);
  if (column.kind !== 'number' || (direction !== 'asc' && direction !== 'desc') || rest.length > 0)
    throw new SearchRequestError(`${JSON.stringify(indexName)} is not a sort order.`);
  return sorted(base, column, direction === 'desc');
}
