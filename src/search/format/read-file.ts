import { checksum } from './checksum.ts';
import { IndexFileError, magic, prefixLength, widthOf } from './layout.ts';
import type { ColumnHeader, FileHeader, ListHead, NumberHead, TextHead } from './layout.ts';

export interface OpenFile<Header extends FileHeader> {
  header: Header;
  columns: Map<string, { head: ColumnHeader; bytes: Uint8Array }>;
}

/** @throws IndexFileError for damaged bytes */
export function openFile<Header extends FileHeader>(bytes: Uint8Array, file: Header['file']): OpenFile<Header> {
  const refuse = (reason: string): never => {
    throw new IndexFileError(`The search index (${file}) ${reason}.`);
  };
  if (bytes.length < prefixLength || magic.some((byte, place) => bytes[place] !== byte))
    refuse('is not an index of this version');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getUint32(4, true) !== checksum(bytes.subarray(8))) refuse('is damaged or incomplete');
  let at = prefixLength + view.getUint32(8, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(prefixLength, at))) as Header;
  if (header.file !== file) refuse(`is the wrong file (${header.file})`);
  return {
    header,
    columns: new Map(
      header.columns.map((head) => [head.name, { head, bytes: bytes.subarray(at, (at += head.bytes)) }]),
    ),
  };
}

export type Codes = Uint8Array | Uint16Array | Uint32Array;

function unplane(bytes: Uint8Array, count: number, wide: number): Codes {
  if (wide === 1) return bytes.subarray(0, count);
  const numbers = wide === 2 ? new Uint16Array(count) : new Uint32Array(count);
  for (let plane = 0; plane < wide; plane++) {
    const start = plane * count;
    const shift = 8 * plane;
    for (let row = 0; row < count; row++) numbers[row]! |= bytes[start + row]! << shift;
  }
  return numbers;
}

function readTexts(
  bytes: Uint8Array,
  { size, text, wide }: TextHead | ListHead,
): { texts: string[]; rest: Uint8Array } {
  const lengths = unplane(bytes, size, wide);
  const start = size * wide;
  const blob = new TextDecoder().decode(bytes.subarray(start, start + text));
  let at = 0;
  return { texts: Array.from(lengths, (length) => blob.slice(at, (at += length))), rest: bytes.subarray(start + text) };
}

/** `keys`: one number per row, for its values in the predicting columns. */
export function readTextColumn(
  bytes: Uint8Array,
  head: TextHead,
  rows: number,
  keys: () => ArrayLike<number>,
): { texts: string[]; codes: Codes } {
  const { texts, rest } = readTexts(bytes, head);
  const wide = widthOf(head.size);
  return {
    texts,
    codes: head.by
      ? followed(rest, unplane(rest.subarray(rows), head.fresh!, wide), keys(), rows)
      : unplane(rest, rows, wide),
  };
}

function followed(steps: Uint8Array, fresh: Codes, keys: ArrayLike<number>, rows: number): Codes {
  const codes = new Uint32Array(rows);
  const recent = new Map<number, number[]>();
  let next = 0;
  for (let row = 0; row < rows; row++) {
    let known = recent.get(keys[row]!);
    if (!known) recent.set(keys[row]!, (known = []));
    const step = steps[row]!;
    const code = step === known.length ? fresh[next++]! : known[step]!;
    // Usually, `step` is 0.
    for (let place = step; place > 0; place--) known[place] = known[place - 1]!;
    codes[row] = known[0] = code;
  }
  return codes;
}

export function readListColumn(
  bytes: Uint8Array,
  head: ListHead,
  rows: number,
): { texts: string[]; bits: Uint8Array[] } {
  const { texts, rest } = readTexts(bytes, head);
  const length = Math.ceil(rows / 8);
  return { texts, bits: texts.map((_, place) => rest.subarray(place * length, (place + 1) * length)) };
}

/** NaN for none. */
export function readNumberColumn(bytes: Uint8Array, { low, step, wide, ends }: NumberHead, rows: number): Float64Array {
  const numbers = new Float64Array(rows).fill(Number.NaN);
  if (wide === 8) {
    const plain = new Uint8Array(numbers.buffer);
    for (let place = 0; place < plain.length; place++) plain[place] = bytes[(place & 7) * rows + (place >> 3)]!;
    return numbers;
  }
  const endings = unplane(bytes, ends ?? 0, 2);
  const heads = unplane(bytes.subarray(2 * endings.length), rows, wide);
  const places = ends === undefined ? null : unplane(bytes.subarray(2 * ends + wide * rows), rows, 2);
  for (let row = 0; row < rows; row++) {
    const head = heads[row]!;
    if (head > 0) numbers[row] = places ? (head - 1) * 1000 + endings[places[row]!]! : low + (head - 1) * step;
  }
  return numbers;
}
