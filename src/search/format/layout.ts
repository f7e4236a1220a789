/**
 * Four bytes each of format and version, checksum, and header length; the JSON header; the columns. Numbers are in
 * planes, low bytes first, for compression.
 */
export const magic = [0x46, 0x43, 0x53, 0x31] as const;
export const prefixLength = 12;

/** Includes files from different builds. */
export class IndexFileError extends Error {
  override name = 'IndexFileError';
}

interface ColumnHead {
  name: string;
  bytes: number;
}

/**
 * Distinct texts, then a code per row: 0 means none, 1 the first text. If mostly implied by other columns (`by`), one
 * byte per row: the code's move-to-front position among those seen for the same values. A new code is the next
 * position, read from the `fresh` codes at the end.
 */
export interface TextHead extends ColumnHead {
  kind: 'text';
  size: number;
  text: number;
  wide: number;
  by?: string[];
  fresh?: number;
}
export interface ListHead extends ColumnHead {
  kind: 'list';
  size: number;
  text: number;
  wide: number;
}
/**
 * 0 means none, else 1 + (number - low) / step in `wide` bytes; `wide` 8 stores plain numbers, NaN for none. Prices
 * share endings (990, 888, 500), so are split at the thousands: `ends` endings in 2 bytes each, most common first, then
 * each row's thousands and ending index.
 */
export interface NumberHead extends ColumnHead {
  kind: 'number';
  low: number;
  step: number;
  wide: number;
  ends?: number;
}
/** 1 is false, 2 is true. */
interface FlagHead extends ColumnHead {
  kind: 'flag';
}
export type ColumnHeader = TextHead | ListHead | NumberHead | FlagHead;

export interface FileHeader {
  file: 'core' | 'cards';
  build: string;
  rows: number;
  columns: ColumnHeader[];
}

export interface CoreHeader extends FileHeader {
  /** By column and value: "SUV SUVs 4wd 4x4" for the body `suv`. */
  words: Record<string, Record<string, string>>;
  categories: Record<string, Record<string, string>>;
  synonyms: Record<string, string[]>;
}

export const widthOf = (highest: number): 1 | 2 | 4 => (highest < 0x100 ? 1 : highest < 0x1_0000 ? 2 : 4);
