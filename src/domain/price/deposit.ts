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

/** A card's network keeps an authorisation for a week at least; a day is left for whatever goes wrong. Hours. */
const longestAuthorisedHold = 6 * 24;

/** What becomes of a deposit: held on the card, taken and given back, or none (RES-06). */
export type DepositKind = 'authorised' | 'charged' | 'none';

/** Decided by the dealer's settings, in one place for the money and for every word about it. */
export function depositKind({ deposit, holdHours }: { deposit: number; holdHours: number }): DepositKind {
  if (deposit === 0) return 'none';
  return holdHours <= longestAuthorisedHold ? 'authorised' : 'charged';
}
