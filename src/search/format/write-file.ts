import { checksum } from './checksum.ts';
import { magic, prefixLength } from './layout.ts';
import type { FileHeader } from './layout.ts';
import type { WrittenColumn } from './write-columns.ts';

export function writeFile<Header extends FileHeader>(
  header: Omit<Header, 'columns'>,
  columns: readonly WrittenColumn[],
): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify({ ...header, columns: columns.map(({ head }) => head) }));
  const bytes = new Uint8Array(
    prefixLength + text.length + columns.reduce((sum, column) => sum + column.bytes.length, 0),
  );
  const view = new DataView(bytes.buffer);
  bytes.set(magic);
  view.setUint32(8, text.length, true);
  bytes.set(text, prefixLength);
  let at = prefixLength + text.length;
  for (const column of columns) {
    bytes.set(column.bytes, at);
    at += column.bytes.length;
  }
  view.setUint32(4, checksum(bytes.subarray(8)), true);
  return bytes;
}
