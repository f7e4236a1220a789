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

/** A vehicle that was declined online has no open offer. */
export const openOffer = (
  { offer, declined }: { offer: WrittenOffer | null; declined: string | null },
  now: number,
): WrittenOffer | null => (offer !== null && declined === null && offer.expiresAt > now ? offer : null);
