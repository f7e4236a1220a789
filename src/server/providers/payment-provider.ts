export interface NewPayment {
  dealer: string;
  /** Idempotency key of the payment. */
  reservationId: string;
  amountCents: number;
  /** ISO 4217, such as AUD. */
  currency: string;
  description: string;
  email: string;
  /** Authorises the card until capture or release, instead of charging at once (RES-06). */
  isAuthorisation: boolean;
  successUrl: string;
  cancelUrl: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

interface CreatedPayment {
  paymentId: string;
  redirectUrl: string;
}

export type PaymentEvent =
  | {
      kind: 'paid';
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

/** `captureBefore`: when the network releases it, milliseconds since 1970. */
export type Authorisation = { state: 'held'; captureBefore: number | null } | { state: 'captured' | 'released' };

export interface PaymentProvider {
  /** @throws {ProviderDownError} for outages and refusals; nothing was charged. */
  createPayment(payment: NewPayment): Promise<CreatedPayment>;
  /**
   * `other` while open.
   * @throws {ProviderDownError}
   */
  findPayment(paymentId: string): Promise<PaymentEvent>;
  /** Null for an invalid signature, or one older than five minutes. */
  verifyWebhook(body: string, headers: Headers, now: number): PaymentEvent | null;
  /** @throws {ProviderDownError} */
  authorisation(chargeId: string): Promise<Authorisation>;
  /**
   * Idempotent. False if the network has released it.
   * @throws {ProviderDownError}
   */
  capture(chargeId: string, reservationId: string): Promise<boolean>;
  /**
   * False if it was captured meanwhile.
   * @throws {ProviderDownError}
   */
  release(chargeId: string, reservationId: string): Promise<boolean>;
  /**
   * Full refund; idempotent.
   * @throws {ProviderDownError}
   */
  refund(chargeId: string, reservationId: string): Promise<void>;
}
