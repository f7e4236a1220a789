/** Whole dollars, at most 10% of the price (LAW-04). */
export function isDepositAllowed(deposit: number, price: number | null): boolean {
  if (deposit === 0) return true;
  return deposit > 0 && price !== null && deposit * 10 <= price;
}

export function highestDeposit(price: number): number {
  return Math.max(0, Math.floor(price / 10));
}

/** Hours. Card networks keep an authorisation for at least a week; one day is a margin. */
const longestAuthorisedHold = 6 * 24;

/** `authorised` deposits are held on the card; `charged` ones are taken, then refunded (RES-06). */
export type DepositKind = 'authorised' | 'charged' | 'none';

export function depositKind({ deposit, holdHours }: { deposit: number; holdHours: number }): DepositKind {
  if (deposit === 0) return 'none';
  return holdHours <= longestAuthorisedHold ? 'authorised' : 'charged';
}

/** States ending in -ing await the gateway. */
export const depositStates = [
  'none',
  'asked',
  'authorised',
  'charged',
  'capturing',
  'captured',
  'releasing',
  'released',
  'refunding',
  'refunded',
] as const;
