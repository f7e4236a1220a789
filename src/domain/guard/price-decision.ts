/** A decision on a held price, valid for that price only. */
export interface PriceDecision {
  vehicle: string;
  /** Whole dollars. */
  feedPrice: number;
  /** `hide` takes the vehicle off the site. */
  decision: 'approve' | 'keep' | 'hide';
  /** Price that stays with `keep`, whole dollars. */
  keptPrice: number | null;
  decidedAt: string;
  decidedBy: string | null;
}
