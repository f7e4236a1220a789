/** Per the specification (FIN-03). */
export const plainRatePerYear = 10;
export const plainTermYears = 5;

/**
 * Whole dollars: the lender's deposit if below the price, otherwise 10%, which repayments also assume (specification
 * section 5, lender A).
 */
export function startingDeposit(price: number, lenders: number | null = null): number {
  return lenders !== null && lenders >= 0 && lenders < price ? Math.round(lenders) : Math.round(price * 0.1);
}
