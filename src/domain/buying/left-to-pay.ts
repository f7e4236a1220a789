/** What a shopper has to bring to the yard: reckoned from what the server knows, never from a number of the browser's. */

/** Whole dollars. */
export interface Amounts {
  price: number;
  /** Most likely, and the range that it is the middle of; null without a trade-in. */
  tradeIn: { low: number; likely: number; high: number } | null;
  /** Borrowed, if the lender says yes; 0 for none. */
  loan: number;
  delivery: number;
  /** The reservation deposit that is held or paid already; 0 for none. */
  deposit: number;
}

export interface LeftToPay {
  likely: number;
  /** Where a trade-in is a range, so is this. */
  low: number;
  high: number;
  isAbout: boolean;
}

export function leftToPay({ price, tradeIn, loan, delivery, deposit }: Amounts): LeftToPay {
  const rest = price + delivery - loan - deposit;
  if (tradeIn === null) return { likely: rest, low: rest, high: rest, isAbout: false };
  const { low, likely, high } = tradeIn;
  return { likely: rest - likely, low: rest - high, high: rest - low, isAbout: low !== high };
}
