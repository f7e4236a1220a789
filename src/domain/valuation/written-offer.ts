/** What a dealer offers after looking at the vehicle: a second offer, beside the first and with its reasons. */
export interface OfferReason {
  text: string;
  /** Whole dollars; minus takes off. */
  amount: number;
}

export interface WrittenOffer {
  /** Whole dollars. */
  price: number;
  reasons: OfferReason[];
  /** Who looked at it. */
  by: string;
  /** Milliseconds since 1970. */
  at: number;
  expiresAt: number;
}
