/** Reference search: plain loops, independent of the engine. */
import type { SearchRecord } from '#src/search/record.ts';

export type NaiveFilter =
  | { all: NaiveFilter[] }
  | { any: NaiveFilter[] }
  | { not: NaiveFilter }
  | { attribute: keyof SearchRecord; is: string }
  | { attribute: keyof SearchRecord; operator: '<' | '<=' | '=' | '!=' | '>=' | '>'; number: number }
  | { attribute: keyof SearchRecord; from: number; to: number };

export function valuesOf(record: SearchRecord, attribute: keyof SearchRecord): (string | number | boolean)[] {
  const value = record[attribute];
  if (value === null) return [];
  return Array.isArray(value) ? value : [value];
}

const compare: Record<'<' | '<=' | '=' | '!=' | '>=' | '>', (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

export function naiveMatch(record: SearchRecord, filter: NaiveFilter): boolean {
  if ('all' in filter) return filter.all.every((part) => naiveMatch(record, part));
  if ('any' in filter) return filter.any.some((part) => naiveMatch(record, part));
  if ('not' in filter) return !naiveMatch(record, filter.not);
  const values = valuesOf(record, filter.attribute);
  if ('is' in filter) return values.some((value) => String(value).toUpperCase() === filter.is.toUpperCase());
  const numbers = values as number[];
  if ('from' in filter) return numbers.some((value) => filter.from <= value && value <= filter.to);
  return numbers.some((value) => compare[filter.operator](value, filter.number));
}

const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

export function filterText(filter: NaiveFilter): string {
  if ('all' in filter) return `(${filter.all.map(filterText).join(' AND ')})`;
  if ('any' in filter) return `(${filter.any.map(filterText).join(' OR ')})`;
  if ('not' in filter) return `NOT ${filterText(filter.not)}`;
  if ('is' in filter) return `${filter.attribute}:${quote(filter.is)}`;
  if ('from' in filter) return `${filter.attribute}:${filter.from} TO ${filter.to}`;
  return `${filter.attribute} ${filter.operator} ${filter.number}`;
}

/** Most common first, ties by value. */
export function naiveFacet(
  records: readonly SearchRecord[],
  attribute: keyof SearchRecord,
  limit: number,
): Record<string, number> {
  const counts = new Map<string | number | boolean, number>();
  for (const record of records)
    for (const value of valuesOf(record, attribute)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1));
  return Object.fromEntries(sorted.slice(0, limit));
}

export function naiveStats(
  records: readonly SearchRecord[],
  attribute: keyof SearchRecord,
): { min: number; max: number; sum: number; avg: number } | null {
  const numbers = records.flatMap((record) => valuesOf(record, attribute)).filter((value) => typeof value === 'number');
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const sum = sorted.reduce((total, value) => total + value, 0);
  return { min: sorted[0]!, max: sorted.at(-1)!, sum, avg: sum / numbers.length };
}

const idOrder = (a: SearchRecord, b: SearchRecord): number => (a.objectID < b.objectID ? -1 : 1);

/** By an index suffix such as `price:desc`, else by rank, newest, id; rows without a value come last. */
export function naiveOrder(records: readonly SearchRecord[], ending: string | null): SearchRecord[] {
  const base = records.toSorted((a, b) => b.rank - a.rank || (b.created ?? 0) - (a.created ?? 0) || idOrder(a, b));
  if (ending === null) return base;
  const [attribute, direction] = ending.split(':') as [keyof SearchRecord, string];
  const known = base.filter((record) => record[attribute] !== null);
  const sorted = known.toSorted(
    (a, b) => ((a[attribute] as number) - (b[attribute] as number)) * (direction === 'desc' ? -1 : 1),
  );
  return [...sorted, ...base.filter((record) => record[attribute] === null)];
}
