export interface Rejection {
  feed?: string;
  /** First line of the row, from 1; the record's number in feeds without lines. */
  line: number | null;
  id: string | null;
  stockNumber?: string;
  /** Null when the whole row is wrong. */
  field: string | null;
  reason: string;
}

export interface BrokenRow extends Rejection {
  cells?: string[];
  /** Set if the row could be read but was rejected. */
  record?: unknown;
}

export interface Rows {
  /** Null where records are objects. */
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
