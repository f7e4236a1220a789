/** Only `displayRate` creates these, so pages can't render a rate without its comparison rate (LAW-02). */
declare const made: unique symbol;

/** Per cent a year. */
export interface DisplayRate {
  readonly interestRate: number;
  readonly comparisonRate: number;
  readonly [made]: true;
}

const isRate = (rate: number | null): rate is number => rate !== null && Number.isFinite(rate) && rate >= 0;

export function displayRate(interestRate: number | null, comparisonRate: number | null): DisplayRate | null {
  return isRate(interestRate) && isRate(comparisonRate) ? ({ interestRate, comparisonRate } as DisplayRate) : null;
}
