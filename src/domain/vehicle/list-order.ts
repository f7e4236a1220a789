interface Listed {
  rank: number;
  /** When it was listed, milliseconds since 1970. */
  createdAt: number | null;
  id: string;
}

/** The order of every list: rank, then newest listing, then id (SRCH-13). */
export const byListOrder = (a: Listed, b: Listed): number =>
  b.rank - a.rank || (b.createdAt ?? 0) - (a.createdAt ?? 0) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
