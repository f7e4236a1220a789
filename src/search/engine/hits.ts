import { unpackAddress, unpackSlug } from '../address-pattern.ts';
import type { SearchRecord } from '../record.ts';
import { highlight } from '../text/highlight.ts';
import type { Highlight, Tags } from '../text/highlight.ts';
import { listed } from './filter-rows.ts';
import type { SearchIndex } from './open-index.ts';
import type { Hit, SearchParams } from './request.ts';

function stored(name: string, row: number, index: SearchIndex): unknown {
  const column = index.column(name)!;
  return column.kind === 'list'
    ? column.values.filter((_, place) => listed(column.bits[place]!)(row))
    : column.values[column.codes[row]!];
}

/** The whole record of a row, as it was before it was packed. */
export function recordAt(row: number, index: SearchIndex): SearchRecord {
  const record = Object.fromEntries(
    index.attributes.map((name) => [name, stored(name, row, index)]),
  ) as unknown as SearchRecord;
  record.slug = unpackSlug(record.slug as string | null, record);
  record.primary_image_url = unpackAddress(record.primary_image_url, record);
  record.payment_processors = ((record.payment_processors as unknown as string | null)?.split(',') ??
    []) as SearchRecord['payment_processors'];
  return record;
}

/** Attributes that Algolia's settings and this engine highlight when a request names none. */
export const highlightedAttributes = [
  'make',
  'model',
  'make_model',
  'badge',
  'series',
  'colour',
  'city',
  'location_name',
  'filtered_features',
] satisfies (keyof SearchRecord)[];

const isWanted = (wanted: string | readonly string[], name: string): boolean => {
  const list = typeof wanted === 'string' ? [wanted] : wanted;
  return list.includes(name) || (list.includes('*') && !list.includes(`-${name}`));
};

/** A hit as a request wants it: all attributes unless it names some, with what was typed marked. */
export function hitAt(row: number, index: SearchIndex, params: SearchParams, typed: ReadonlyMap<string, number>): Hit {
  const record = recordAt(row, index);
  const { attributesToRetrieve: wanted = ['*'], attributesToHighlight: marked = highlightedAttributes } = params;
  const hit =
    isWanted(wanted, '*') && wanted.length === 1
      ? record
      : Object.fromEntries(Object.entries(record).filter(([name]) => name === 'objectID' || isWanted(wanted, name)));
  const tags = { before: params.highlightPreTag ?? '<em>', after: params.highlightPostTag ?? '</em>' };
  const marks = Object.entries(record)
    .filter(([name]) => isWanted(marked, name))
    .flatMap(([name, value]) => {
      const mark = highlighted(value, typed, tags);
      return mark === null ? [] : [[name, mark] as const];
    });
  return { ...(hit as SearchRecord), _highlightResult: Object.fromEntries(marks) };
}

function highlighted(value: unknown, typed: ReadonlyMap<string, number>, tags: Tags): Highlight | Highlight[] | null {
  if (Array.isArray(value)) return value.map((one) => highlight(String(one), typed, tags));
  return value === null || typeof value === 'boolean' ? null : highlight(String(value), typed, tags);
}
