export interface Rejection {
  feed?: string;
  /** 1-based number of the row's first line, or of the record in feeds without lines. */
  line: number | null;
  id: string | null;
  stockNumber?: string;
  /** Null if the whole row is invalid. */
  field: string | null;
  reason: string;
}

export interface BrokenRow extends Rejection {
  cells?: string[];
  /** Set if the row could be read but was rejected. */
  record?: unknown;
}

export interface Rows {
  /** Null if the records are objects. */
  columns: string[] | null;
  /** `string[]` in the order of `columns`, or the items of a JSON array. */
  records: unknown[];
  lineOf: (index: number) => number;
  broken: BrokenRow[];
  warnings: string[];
}

export interface Feed extends Rows {
  name: string;
  fingerprint: string;
}
