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
      dealer: string;
      reservationId: string;
      paymentId: string;
      chargeId: string;
      amountCents: number;
      currency: string;
    }
  | { kind: 'refunded'; chargeId: string }
  | { kind: 'other' };

export interface PaymentProvider {
  /** @throws ProviderDownError for silence and refusals alike: nothing was charged */
  createPayment(payment: NewPayment): Promise<CreatedPayment>;
  /** Null for a body that the gateway did not sign, or signed more than five minutes ago. */
  verifyWebhook(body: string, headers: Headers, now: number): PaymentEvent | null;
  /** Gives all of it back, once however often it is asked. @throws ProviderDownError */
  refund(chargeId: string, reservationId: string): Promise<void>;
}
