/**
 * A rate with its comparison rate (LAW-02). There is no other way to make one than `shownRate`, and nothing on a
 * vehicle page takes a rate in another form: a page with a rate and no comparison rate cannot be written.
 */
declare const made: unique symbol;

/** Per cent a year, both. */
export interface ShownRate {
  readonly interestRate: number;
  readonly comparisonRate: number;
  readonly [made]: true;
}

const isRate = (rate: number | null): rate is number => rate !== null && Number.isFinite(rate) && rate >= 0;

/** The pair, or null where either is missing. */
export function shownRate(interestRate: number | null, comparisonRate: number | null): ShownRate | null {
  return isRate(interestRate) && isRate(comparisonRate) ? ({ interestRate, comparisonRate } as ShownRate) : null;
}
