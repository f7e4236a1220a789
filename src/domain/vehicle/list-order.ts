interface Listed {
  rank: number;
  createdAt: number | null;
  id: string;
}

/** SRCH-13. */
export const byListOrder = (a: Listed, b: Listed): number =>
  b.rank - a.rank || (b.createdAt ?? 0) - (a.createdAt ?? 0) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
