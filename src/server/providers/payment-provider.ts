export interface NewPayment {
  dealer: string;
  /** The same one is the same payment, however often it is asked for. */
  reservationId: string;
  amountCents: number;
  /** ISO 4217, such as AUD. */
  currency: string;
  /** What is paid for, as the shopper reads it. */
  description: string;
  email: string;
  /** Held on the card until it is captured or released; otherwise taken at once (RES-06). */
  isAuthorisation: boolean;
  /** Where the gateway leads afterwards. */
  successUrl: string;
  cancelUrl: string;
  /** No money is taken after it. Milliseconds since 1970. */
  endsAt: number;
}

interface CreatedPayment {
  paymentId: string;
  redirectUrl: string;
}

/** What a gateway tells. */
export type PaymentEvent =
  | {
      kind: 'paid';
      /** The card holds the amount; nothing was taken. */
      isAuthorisation: boolean;
      dealer: string;
      reservationId: string;
      paymentId: string;
      chargeId: string;
      amountCents: number;
      currency: string;
    }
  | { kind: 'refunded' | 'released' | 'captured'; chargeId: string }
  | { kind: 'other' };

/** How an authorisation stands. `captureBefore`: when the network lets go of it by itself, milliseconds since 1970. */
export type Authorisation = { state: 'held'; captureBefore: number | null } | { state: 'captured' | 'released' };

export interface PaymentProvider {
  /** @throws ProviderDownError for silence and refusals alike: nothing was charged */
  createPayment(payment: NewPayment): Promise<CreatedPayment>;
  /** What became of a payment, asked where its word has not come: `other` while it is open. @throws ProviderDownError */
  findPayment(paymentId: string): Promise<PaymentEvent>;
  /** Null for a body that the gateway did not sign, or signed more than five minutes ago. */
  verifyWebhook(body: string, headers: Headers, now: number): PaymentEvent | null;
  /** @throws ProviderDownError */
  authorisation(chargeId: string): Promise<Authorisation>;
  /** Takes a held amount, once however often it is asked. False where the network has let go of it. @throws ProviderDownError */
  capture(chargeId: string, reservationId: string): Promise<boolean>;
  /** Lets go of a held amount. False where it was taken meanwhile. @throws ProviderDownError */
  release(chargeId: string, reservationId: string): Promise<boolean>;
  /** Gives all of it back, once however often it is asked. @throws ProviderDownError */
  refund(chargeId: string, reservationId: string): Promise<void>;
}
