export interface Listed<Data> {
  path: string;
  /** Lazy. */
  load: () => Data;
  /** If missing, the data itself is compared. */
  from?: () => Sources;
}

export interface Sources {
  /** Shared by many pages and serialised once: never mutate these. */
  shared: readonly object[];
  own: unknown;
}
