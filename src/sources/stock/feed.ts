export interface Rejection {
  feed?: string;
  /** The row's first line, from 1, or the record number in feeds without lines. */
  line: number | null;
  id: string | null;
  stockNumber?: string;
  /** Null if the whole row is invalid. */
  field: string | null;
  reason: string;
}

export interface BrokenRow extends Rejection {
  cells?: string[];
  record?: unknown;
}

export interface Rows {
  /** Null for object records. */
  columns: string[] | null;
  /** `string[]` in `columns` order, or the items of a JSON array. */
  records: unknown[];
  lineOf: (index: number) => number;
  broken: BrokenRow[];
  warnings: string[];
}

export interface Feed extends Rows {
  name: string;
  fingerprint: string;
}
