export interface OfferReason {
  text: string;
  /** Whole dollars; negative for deductions. */
  amount: number;
}

export interface WrittenOffer {
  price: number;
  reasons: OfferReason[];
  by: string;
  at: number;
  expiresAt: number;
}
