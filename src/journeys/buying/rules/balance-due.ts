/** Calculated from server data, never from browser input. */

/** Whole dollars. */
export interface Amounts {
  price: number;
  tradeIn: { low: number; likely: number; high: number } | null;
  loan: number;
  delivery: number;
  deposit: number;
}

export interface BalanceDue {
  likely: number;
  low: number;
  high: number;
  isAbout: boolean;
}

export function balanceDue({ price, tradeIn, loan, delivery, deposit }: Amounts): BalanceDue {
  const rest = price + delivery - loan - deposit;
  if (tradeIn === null) return { likely: rest, low: rest, high: rest, isAbout: false };
  const { low, likely, high } = tradeIn;
  return { likely: rest - likely, low: rest - high, high: rest - low, isAbout: low !== high };
}
