/** One bit per row; bits past the last are 0. */
export type Bits = Uint32Array;

export const noRows = (rows: number): Bits => new Uint32Array((rows + 31) >> 5);

/** Takes most of a search's time. */
export function rowsOfCodes(codes: ArrayLike<number>, wanted: Uint8Array): Bits {
  const bits = noRows(codes.length);
  for (let row = 0; row < codes.length; row++) bits[row >> 5]! |= wanted[codes[row]!]! << (row & 31);
  return bits;
}

export function rowsWhere(rows: number, has: (row: number) => unknown): Bits {
  const bits = noRows(rows);
  for (let row = 0; row < rows; row++) if (has(row)) bits[row >> 5]! |= 1 << (row & 31);
  return bits;
}

export const both = (a: Bits, b: Bits): Bits => a.map((word, place) => word & b[place]!);
export const either = (a: Bits, b: Bits): Bits => a.map((word, place) => word | b[place]!);
export const without = (a: Bits, b: Bits): Bits => a.map((word, place) => word & ~b[place]!);
export const has = (bits: Bits, row: number): boolean => ((bits[row >> 5]! >>> (row & 31)) & 1) === 1;

export function listRows(bits: Bits): Uint32Array {
  const rows = new Uint32Array(bits.length << 5);
  let count = 0;
  for (let place = 0; place < bits.length; place++) {
    for (let word = bits[place]!; word !== 0; word &= word - 1)
      rows[count++] = (place << 5) + 31 - Math.clz32(word & -word);
  }
  return rows.subarray(0, count);
}
