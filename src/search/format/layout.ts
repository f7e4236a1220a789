/**
 * How an index file is laid out. Four bytes name the format and its version, four are the checksum of what follows,
 * four are the length of the header (JSON), then come the columns one after the other. Numbers stand in planes: all
 * low bytes, then all next bytes, because that is what compresses.
 */
export const magic = [0x46, 0x43, 0x53, 0x31] as const;
export const prefixLength = 12;

/** Thrown for bytes that are no index, a damaged one, one of another version, or two files of different builds. */
export class IndexFileError extends Error {
  override name = 'IndexFileError';
}

interface ColumnHead {
  name: string;
  /** All its bytes. */ bytes: number;
}

/**
 * Each text of the column once, then a code for every row: 0 is none, 1 the first text. Where a text mostly follows
 * from other columns (`by`), a row has instead how many other codes rows with the same values have had since its own
 * code last came up, in one byte; a code that comes up for the first time is one more than all, and taken from the
 * `fresh` codes at the end.
 */
export interface TextHead extends ColumnHead {
  kind: 'text';
  size: number;
  text: number;
  wide: number;
  by?: string[];
  fresh?: number;
}
/** Each text once, then for each a bit for every row. */
export interface ListHead extends ColumnHead {
  kind: 'list';
  size: number;
  text: number;
  wide: number;
}
/**
 * 0 is none, else 1 + (number - low) / step in `wide` bytes; with `wide` 8 the numbers themselves, NaN for none.
 * Prices end alike (990, 888, 500), so theirs are cut at thousands: then come the `ends` endings that occur, the
 * commonest first, in 2 bytes each, and by row the thousands and the place of the ending.
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
  /** The same in both files of one build. */
  build: string;
  rows: number;
  columns: ColumnHeader[];
}

export interface CoreHeader extends FileHeader {
  /** By column and value: the words that a shopper may use for it, such as "SUV SUVs 4wd 4x4" for the body `suv`. */
  words: Record<string, Record<string, string>>;
  /** By column and value: the category that vehicles with it are in. */
  categories: Record<string, Record<string, string>>;
  /** What else a word or two may mean. */
  synonyms: Record<string, string[]>;
}

/** Bytes that codes of up to `highest` take. */
export const widthOf = (highest: number): 1 | 2 | 4 => (highest < 0x100 ? 1 : highest < 0x1_0000 ? 2 : 4);
