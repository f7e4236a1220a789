export interface Listed<Data> {
  path: string;
  /** Evaluated lazily. */
  load: () => Data;
  /** Dependencies of the data; if missing, the data itself is compared. */
  from?: () => Sources;
}

export interface Sources {
  /** Shared by many pages and serialised once, so never mutate these objects. */
  shared: readonly object[];
  own: unknown;
}
