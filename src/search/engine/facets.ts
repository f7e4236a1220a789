/** In Algolia's format. */
import { columnOf, listed } from './filter-rows.ts';
import type { Value, SearchIndex } from './open-index.ts';

export interface FacetStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}
export interface FacetCount {
  value: string;
  count: number;
}

function countsOf(
  attribute: string,
  rows: Uint32Array,
  index: SearchIndex,
): { values: readonly (Value | null)[]; counts: Uint32Array; isNumber: boolean } {
  const column = columnOf(index, attribute);
  const values = column.kind === 'list' ? [null, ...column.values] : column.values;
  const counts = new Uint32Array(values.length);
  if (column.kind === 'list') {
    column.bits.forEach((bits, place) => {
      const isListed = listed(bits);
      let count = 0;
      for (let at = 0; at < rows.length; at++) count += isListed(rows[at]!);
      counts[place + 1] = count;
    });
  } else {
    const { codes } = column;
    for (let at = 0; at < rows.length; at++) counts[codes[rows[at]!]!]!++;
  }
  return { values, counts, isNumber: column.kind === 'number' };
}

const order = (a: Value | null, b: Value | null): number => (a! < b! ? -1 : a! > b! ? 1 : 0);

/** The `limit` most common values, ties by value. */
export function facetOf(
  attribute: string,
  rows: Uint32Array,
  limit: number,
  index: SearchIndex,
  accepts: ((value: string) => boolean) | null = null,
): { counts: FacetCount[]; stats: FacetStats | null } {
  const { values, counts, isNumber } = countsOf(attribute, rows, index);
  const found: number[] = [];
  for (let code = 1; code < counts.length; code++)
    if (counts[code]! > 0 && (!accepts || accepts(String(values[code])))) found.push(code);
  const stats = isNumber && found.length > 0 ? statsOf(found, values as number[], counts) : null;
  const least = found.length > limit ? minCount(found, counts, limit) : 0;
  const common = found
    .filter((code) => counts[code]! >= least)
    .sort((a, b) => counts[b]! - counts[a]! || order(values[a]!, values[b]!));
  return {
    counts: common.slice(0, limit).map((code) => ({ value: String(values[code]), count: counts[code]! })),
    stats,
  };
}

function minCount(found: readonly number[], counts: Uint32Array, limit: number): number {
  const having: number[] = [];
  for (const code of found) having[counts[code]!] = (having[counts[code]!] ?? 0) + 1;
  let count = having.length;
  for (let many = 0; many < limit;) many += having[--count] ?? 0;
  return count;
}

function statsOf(found: readonly number[], values: readonly number[], counts: Uint32Array): FacetStats {
  let sum = 0;
  let many = 0;
  for (const code of found) {
    sum += values[code]! * counts[code]!;
    many += counts[code]!;
  }
  return { min: values[found[0]!]!, max: values[found.at(-1)!]!, avg: sum / many, sum };
}
