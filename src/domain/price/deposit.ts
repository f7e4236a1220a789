/**
 * A deposit above 10% of the price is refused (LAW-04): by settings, by buttons and by the server alike. Whole dollars.
 */
export function isDepositAllowed(deposit: number, price: number | null): boolean {
  if (deposit === 0) return true;
  return deposit > 0 && price !== null && deposit * 10 <= price;
}

/** The most that may be asked, in whole dollars. */
export function highestDeposit(price: number): number {
  return Math.max(0, Math.floor(price / 10));
}
