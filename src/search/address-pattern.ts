/** Drops URL parts that id and name imply. */
import { slugify } from '#src/lib/slug.ts';
import type { SearchRecord } from './record.ts';

type Named = Pick<SearchRecord, 'objectID' | 'year' | 'make' | 'model' | 'badge' | 'stocknum'>;

const longest = 80;
const marks = { id: '\u0001', stock: '\u0002', asItStands: '\u0003' } as const;

/** `{year}-{make}-{model}-{badge}-{id}`, whole words within 80 characters. */
function usualSlug({ objectID, year, make, model, badge }: Named): string {
  const words = slugify([year, make, model, badge ?? ''].join(' ')).split('-');
  while (words.length > 0 && words.join('-').length + 1 + objectID.length > longest) words.pop();
  return [...words, objectID].join('-');
}

export const packSlug = (record: SearchRecord): string | null =>
  record.slug === usualSlug(record) ? null : record.slug;
export const unpackSlug = (packed: string | null, named: Named): string => packed ?? usualSlug(named);

export function packAddress(address: string | null, { objectID, stocknum }: Named): string | null {
  if (address === null) return null;
  if (/[\u0001-\u0003]/.test(address)) return marks.asItStands + address;
  const withoutId = objectID.length > 2 ? address.replaceAll(objectID, marks.id) : address;
  return stocknum && stocknum.length > 2 ? withoutId.replaceAll(stocknum, marks.stock) : withoutId;
}

export function unpackAddress(packed: string | null, { objectID, stocknum }: Named): string | null {
  if (packed === null) return null;
  if (packed.startsWith(marks.asItStands)) return packed.slice(1);
  return packed.replaceAll(marks.id, () => objectID).replaceAll(marks.stock, () => stocknum ?? '');
}
