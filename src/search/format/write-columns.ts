import { widthOf } from './layout.ts';
import type { ColumnHeader } from './layout.ts';

export interface WrittenColumn {
  head: ColumnHeader;
  bytes: Uint8Array;
}

const encoder = new TextEncoder();

function join(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function planes(numbers: readonly number[], wide: number): Uint8Array {
  const bytes = new Uint8Array(numbers.length * wide);
  numbers.forEach((number, row) => {
    for (let plane = 0; plane < wide; plane++) bytes[plane * numbers.length + row] = number >>> (8 * plane);
  });
  return bytes;
}

function dictionary(texts: readonly string[]): { bytes: Uint8Array; text: number; wide: number } {
  const lengths = texts.map(({ length }) => length);
  const wide = widthOf(lengths.reduce((longest, length) => Math.max(longest, length), 0));
  const blob = encoder.encode(texts.join(''));
  return { bytes: join([planes(lengths, wide), blob]), text: blob.length, wide };
}

function coded(values: readonly (string | null)[]): { texts: string[]; codes: number[] } {
  const places = new Map<string, number>();
  const codes = values.map((value) => {
    if (value === null) return 0;
    const place = places.get(value) ?? places.size + 1;
    places.set(value, place);
    return place;
  });
  return { texts: [...places.keys()], codes };
}

export function textColumn(name: string, raw: readonly (string | null)[]): WrittenColumn & { texts: string[] } {
  const { texts, codes } = coded(raw.map((value) => value?.toWellFormed() ?? null));
  const { bytes: words, ...rest } = dictionary(texts);
  const bytes = join([words, planes(codes, widthOf(texts.length))]);
  return { head: { name, kind: 'text', size: texts.length, ...rest, bytes: bytes.length }, bytes, texts };
}

export function followingColumn(
  name: string,
  values: readonly (string | null)[],
  by: readonly string[],
  keys: readonly string[],
): WrittenColumn {
  const { texts, codes } = coded(values.map((value) => value?.toWellFormed() ?? null));
  const { bytes: words, ...rest } = dictionary(texts);
  const recent = new Map<string, number[]>();
  const fresh: number[] = [];
  const steps = codes.map((code, row) => {
    const known = recent.get(keys[row]!) ?? [];
    const place = known.indexOf(code);
    if (place < 0) fresh.push(code);
    else known.splice(place, 1);
    recent.set(keys[row]!, [code, ...known]);
    return place < 0 ? known.length : place;
  });
  if (steps.some((step) => step > 255)) return textColumn(name, values);
  const bytes = join([words, planes(steps, 1), planes(fresh, widthOf(texts.length))]);
  return {
    head: { name, kind: 'text', size: texts.length, ...rest, by: [...by], fresh: fresh.length, bytes: bytes.length },
    bytes,
  };
}

export function listColumn(name: string, raw: readonly (readonly string[])[]): WrittenColumn & { texts: string[] } {
  const rows = raw.map((values) => values.map((value) => value.toWellFormed()));
  const { texts } = coded(rows.flat());
  const { bytes: words, ...rest } = dictionary(texts);
  const sets = texts.map((text) => {
    const bits = new Uint8Array(Math.ceil(rows.length / 8));
    rows.forEach((values, row) => {
      if (values.includes(text)) bits[row >> 3]! |= 1 << (row & 7);
    });
    return bits;
  });
  const bytes = join([words, ...sets]);
  return { head: { name, kind: 'list', size: texts.length, ...rest, bytes: bytes.length }, bytes, texts };
}

export function flagColumn(name: string, values: readonly boolean[]): WrittenColumn {
  const bytes = Uint8Array.from(values, (value) => (value ? 2 : 1));
  return { head: { name, kind: 'flag', bytes: bytes.length }, bytes };
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Close whole numbers are steps above the lowest; non-finite ones, none. */
export function numberColumn(name: string, raw: readonly (number | null)[]): WrittenColumn {
  const values = raw.map((value) => (Number.isFinite(value) ? value : null));
  if (values.some((value) => value !== null && !Number.isSafeInteger(value))) return floatColumn(name, values);
  const known = values.filter((value) => value !== null);
  const low = known.reduce((lowest, value) => Math.min(lowest, value), known[0] ?? 0) || 0;
  const step = known.reduce((common, value) => divisor(value - low, common), 0) || 1;
  const highest = known.reduce((most, value) => Math.max(most, 1 + (value - low) / step), 0);
  const steps = values.map((value) => (value === null ? 0 : 1 + (value - low) / step));
  const isExact =
    highest < 2 ** 32 && values.every((value, row) => value === null || low + (steps[row]! - 1) * step === value);
  if (!isExact) return floatColumn(name, values);
  const wide = widthOf(highest);
  const bytes = planes(steps, wide);
  return { head: { name, kind: 'number', low, step, wide, bytes: bytes.length }, bytes };
}

const base = 1000;

export function priceColumn(name: string, values: readonly (number | null)[]): WrittenColumn {
  if (values.some((value) => value !== null && !(Number.isSafeInteger(value) && value >= 0 && value < 2 ** 32)))
    return numberColumn(name, values);
  const counts = new Map<number, number>();
  for (const value of values) if (value !== null) counts.set(value % base, (counts.get(value % base) ?? 0) + 1);
  const ends = [...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || a - b).map(([end]) => end);
  const places = new Map(ends.map((end, place) => [end, place]));
  const heads = values.map((value) => (value === null ? 0 : 1 + Math.floor(value / base)));
  const wide = widthOf(heads.reduce((most, head) => Math.max(most, head), 0));
  const bytes = join([
    planes(ends, 2),
    planes(heads, wide),
    planes(
      values.map((value) => (value === null ? 0 : places.get(value % base)!)),
      2,
    ),
  ]);
  return { head: { name, kind: 'number', low: 0, step: 1, wide, ends: ends.length, bytes: bytes.length }, bytes };
}

function floatColumn(name: string, values: readonly (number | null)[]): WrittenColumn {
  const rows = new DataView(new ArrayBuffer(8));
  const bytes = new Uint8Array(values.length * 8);
  values.forEach((value, row) => {
    rows.setFloat64(0, value ?? Number.NaN, true);
    for (let plane = 0; plane < 8; plane++) bytes[plane * values.length + row] = rows.getUint8(plane);
  });
  return { head: { name, kind: 'number', low: 0, step: 1, wide: 8, bytes: bytes.length }, bytes };
}
