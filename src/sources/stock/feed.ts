/** A row that is not published, and why. */
export interface Rejection {
  /** Name of the feed, where a dealer has several. */
  feed?: string;
  /** Line of the file where the row starts, counted from 1; the record's number where a feed has no lines. */
  line: number | null;
  /** The feed's id. */
  id: string | null;
  /** The dealer's own number of the vehicle, where the row says it. */
  stockNumber?: string;
  /** Field of the product, null when the whole row is at fault. */
  field: string | null;
  reason: string;
}

/** A row that could not be read as a row, with what there is of it. */
export interface BrokenRow extends Rejection {
  cells?: string[];
  /** The whole row, where it could be read and is set aside for what it says. */
  record?: unknown;
}

/** Rows as a reader found them, before any meaning is given to them. */
export interface Rows {
  /** Column names of a CSV; null where records are objects. */
  columns: string[] | null;
  /** `string[]` in the order of `columns`, or whatever a JSON array held. */
  records: unknown[];
  lineOf: (index: number) => number;
  /** Rows that could not be read as rows. */
  broken: BrokenRow[];
  warnings: string[];
}

export interface Feed extends Rows {
  /** File or address, for messages. */
  name: string;
  /** Hash of the feed's bytes. */
  fingerprint: string;
}
