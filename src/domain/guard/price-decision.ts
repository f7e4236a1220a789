/** A decision on a held price, valid for that price only. */
export interface PriceDecision {
  vehicle: string;
  /** Whole dollars. */
  feedPrice: number;
  /** `hide` takes the vehicle off the site. */
  decision: 'approve' | 'keep' | 'hide';
  /** Price used when the decision is `keep`, in whole dollars. */
  keptPrice: number | null;
  decidedAt: string;
  decidedBy: string | null;
}
