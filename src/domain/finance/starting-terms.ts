/**
 * Where a calculator starts that speaks for nobody (FIN-03): ten per cent a year over five years, as
 * the specification has it.
 */
export const plainRatePerYear = 10;
export const plainTermYears = 5;

/**
 * The deposit that the calculator starts at, and that of a finance example whose lender names none, whole dollars: the
 * lender's own where the feed names one below the price, else a tenth of the price, as repayments assume (specification
 * section 5, lender A).
 */
export function startingDeposit(price: number, lenders: number | null = null): number {
  return lenders !== null && lenders >= 0 && lenders < price ? Math.round(lenders) : Math.round(price * 0.1);
}
