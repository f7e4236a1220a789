export interface NewPayment {
  dealer: string;
  /** The payment's idempotency key. */
  reservationId: string;
  amountCents: number;
  /** ISO 4217, such as AUD. */
  currency: string;
  description: string;
  email: string;
  /** Authorises the card until capture or release, instead of charging it (RES-06). */
  isAuthorisation: boolean;
  successUrl: string;
  cancelUrl: string;
  /** Epoch milliseconds. */
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

/** `captureBefore`: when the card network releases it, in epoch milliseconds. */
export type Authorisation = { state: 'held'; captureBefore: number | null } | { state: 'captured' | 'released' };

export interface PaymentProvider {
  /** @throws {ProviderDownError} for outages and refusals, with nothing charged. */
  createPayment(payment: NewPayment): Promise<CreatedPayment>;
  /**
   * Returns `other` while open.
   * @throws {ProviderDownError}
   */
  findPayment(paymentId: string): Promise<PaymentEvent>;
  /** Null for a signature that is invalid or over five minutes old. */
  verifyWebhook(body: string, headers: Headers, now: number): PaymentEvent | null;
  /** @throws {ProviderDownError} */
  authorisation(chargeId: string): Promise<Authorisation>;
  /**
   * Idempotent. False if the card network already released it.
   * @throws {ProviderDownError}
   */
  capture(chargeId: string, reservationId: string): Promise<boolean>;
  /**
   * False if captured meanwhile.
   * @throws {ProviderDownError}
   */
  release(chargeId: string, reservationId: string): Promise<boolean>;
  /**
   * Full refund; idempotent.
   * @throws {ProviderDownError}
   */
  refund(chargeId: string, reservationId: string): Promise<void>;
}
