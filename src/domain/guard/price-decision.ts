/** Valid for this held price only. */
export interface PriceDecision {
  vehicle: string;
  /** Whole dollars. */
  feedPrice: number;
  /** `hide` removes the vehicle from the site. */
  decision: 'approve' | 'keep' | 'hide';
  /** For `keep`, whole dollars. */
  keptPrice: number | null;
  decidedAt: string;
  decidedBy: string | null;
}
