import { derived } from '../derived-columns.ts';
import { IndexFileError, widthOf } from '../format/layout.ts';
import type { CoreHeader, FileHeader, ListHead, NumberHead, TextHead } from '../format/layout.ts';
import { openFile, readListColumn, readNumberColumn, readTextColumn } from '../format/read-file.ts';
import type { Codes } from '../format/read-file.ts';

export type Value = string | number | boolean;

/** `values[codes[row]]`; code 0 means none. Numbers ascend, so a range of numbers is one of codes. */
export interface Column {
  kind: 'text' | 'number' | 'flag';
  codes: Codes;
  values: (Value | null)[];
}
export interface ListColumn {
  kind: 'list';
  values: string[];
  bits: Uint8Array[];
}

export interface SearchIndex {
  rows: number;
  header: CoreHeader;
  attributes: string[];
  column: (name: string) => Column | ListColumn | null;
}

/**
 * Decodes columns lazily.
 * @throws IndexFileError for damaged files, or other versions or builds
 */
export function openIndex(core: Uint8Array, cards: Uint8Array): SearchIndex {
  const coreFile = openFile<CoreHeader>(core, 'core');
  const cardFile = openFile<FileHeader>(cards, 'cards');
  if (coreFile.header.build !== cardFile.header.build)
    throw new IndexFileError('The two search index files are from different builds.');
  const { rows } = coreFile.header;
  const stored = new Map([...coreFile.columns, ...cardFile.columns]);
  const known = new Map<string, Column | ListColumn | null>();

  function make(name: string): Column | ListColumn | null {
    if (name === 'categories')
      return categories(coreFile.header.categories, (source) => column(source) as Column, rows);
    const rule = derived[name];
    if (rule)
      return derive(
        rule.from.map((source) => column(source) as Column),
        rule.text,
        rows,
      );
    const found = stored.get(name);
    return found ? read(found.head, found.bytes, rows, column) : null;
  }
  function column(name: string): Column | ListColumn | null {
    let one = known.get(name);
    if (one === undefined) known.set(name, (one = make(name)));
    return one;
  }
  const attributes = [...stored.keys(), 'categories', ...Object.keys(derived)].filter((name) => name !== 'place');
  return { rows, header: coreFile.header, attributes, column };
}

function read(
  head: { kind: string },
  bytes: Uint8Array,
  rows: number,
  column: SearchIndex['column'],
): Column | ListColumn {
  if (head.kind === 'flag') return { kind: 'flag', codes: bytes, values: [null, false, true] };
  if (head.kind === 'number') return ranked(readNumberColumn(bytes, head as NumberHead, rows));
  if (head.kind === 'list') {
    const { texts, bits } = readListColumn(bytes, head as ListHead, rows);
    return { kind: 'list', values: texts, bits };
  }
  const { by = [] } = head as TextHead;
  const keys = (): Float64Array =>
    by
      .map((name) => column(name) as Column)
      .reduce(
        (sum, { codes, values }) => sum.map((key, row) => key * values.length + codes[row]!),
        new Float64Array(rows),
      );
  const { texts, codes } = readTextColumn(bytes, head as TextHead, rows, keys);
  return { kind: 'text', codes, values: [null, ...texts] };
}

function categories(table: CoreHeader['categories'], column: (name: string) => Column, rows: number): ListColumn {
  const found = new Map<string, Uint8Array>();
  for (const [source, categoryOf] of Object.entries(table)) {
    const { codes, values } = column(source);
    const bits = values.map((value) => {
      const category = categoryOf[String(value)];
      if (category !== undefined && !found.has(category)) found.set(category, new Uint8Array((rows + 7) >> 3));
      return found.get(category!);
    });
    for (let row = 0; row < rows; row++) {
      const set = bits[codes[row]!];
      if (set) set[row >> 3]! |= 1 << (row & 7);
    }
  }
  return { kind: 'list', values: [...found.keys()], bits: [...found.values()] };
}

const codesFor = (rows: number, highest: number): Codes =>
  new { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array }[widthOf(highest)](rows);

/** Wider ranges are ranked by sorting, five times slower. */
const widestTable = 2 ** 22;

function ranked(numbers: Float64Array): Column {
  let low = Infinity;
  let high = -Infinity;
  let isWhole = true;
  for (let row = 0; row < numbers.length; row++) {
    const number = numbers[row]!;
    if (number < low) low = number;
    if (number > high) high = number;
    if (Math.floor(number) < number) isWhole = false;
  }
  if (low > high) return { kind: 'number', codes: new Uint8Array(numbers.length), values: [null] };
  return isWhole && high - low < widestTable ? rankedByTable(numbers, low, high - low + 1) : rankedBySorting(numbers);
}

function rankedByTable(numbers: Float64Array, low: number, span: number): Column {
  const table = new Uint32Array(span);
  for (let row = 0; row < numbers.length; row++) if (!Number.isNaN(numbers[row]!)) table[numbers[row]! - low] = 1;
  const values: (Value | null)[] = [null];
  for (let place = 0; place < span; place++) if (table[place] === 1) table[place] = values.push(low + place) - 1;
  const codes = codesFor(numbers.length, values.length);
  for (let row = 0; row < numbers.length; row++)
    if (!Number.isNaN(numbers[row]!)) codes[row] = table[numbers[row]! - low]!;
  return { kind: 'number', codes, values };
}

function rankedBySorting(numbers: Float64Array): Column {
  const values: (Value | null)[] = [null, ...new Set(numbers.toSorted())].filter((value) => !Number.isNaN(value));
  const codes = codesFor(numbers.length, values.length);
  numbers.forEach((number, row) => {
    if (!Number.isNaN(number)) codes[row] = lowerBound(values, number);
  });
  return { kind: 'number', codes, values };
}

export function lowerBound(values: readonly (Value | null)[], number: number): number {
  let low = 1;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

function derive(sources: readonly Column[], text: (values: (Value | null)[]) => string | null, rows: number): Column {
  const values: (Value | null)[] = [null];
  const places = new Map<string, number>();
  const known = new Map<number, number>();
  const codeOf = (key: number, row: number): number => {
    const value = text(sources.map((source) => source.values[source.codes[row]!]!));
    let place = value === null ? 0 : places.get(value);
    if (place === undefined) places.set(value!, (place = values.push(value) - 1));
    known.set(key, place);
    return place;
  };
  const codes = new Uint32Array(rows);
  for (let row = 0; row < rows; row++) {
    let key = 0;
    for (const { codes: own, values: all } of sources) key = key * all.length + own[row]!;
    codes[row] = known.get(key) ?? codeOf(key, row);
  }
  return { kind: 'text', codes, values };
}
