import { unpackAddress, unpackSlug } from '../address-pattern.ts';
import type { SearchRecord } from '../record.ts';
import { listed } from './filter-rows.ts';
import type { SearchIndex } from './open-index.ts';
import type { SearchParams } from './request.ts';

function stored(name: string, row: number, index: SearchIndex): unknown {
  const column = index.column(name)!;
  return column.kind === 'list'
    ? column.values.filter((_, place) => listed(column.bits[place]!)(row))
    : column.values[column.codes[row]!];
}

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

export const isWanted = (wanted: string | readonly string[], name: string): boolean => {
  const list = typeof wanted === 'string' ? [wanted] : wanted;
  return list.includes(name) || (list.includes('*') && !list.includes(`-${name}`));
};

export const hitOf = (record: SearchRecord, { attributesToRetrieve: wanted = ['*'] }: SearchParams): SearchRecord =>
  isWanted(wanted, '*') && wanted.length === 1
    ? record
    : (Object.fromEntries(
        Object.entries(record).filter(([name]) => name === 'objectID' || isWanted(wanted, name)),
      ) as unknown as SearchRecord);
