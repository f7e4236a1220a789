/** Deposits: through the dealer's gateway, or, while developing, a pretended one that takes no money. */
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { EnvironmentError, isProduction, type Environment } from '../environment.ts';
import { pretendedPayments } from './payments-pretended.ts';
import { liveKeyProblem, readStripeAccount, stripePayments, type StripeAccount } from './payments-stripe.ts';
import type { Variables } from './sms.ts';

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

export interface CreatedPayment { paymentId: string; redirectUrl: string }

/** What a gateway tells. */
export type PaymentEvent =
  | { kind: 'paid'; dealer: string; reservationId: string; paymentId: string; chargeId: string; amountCents: number; currency: string }
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

/** @throws EnvironmentError in production without an account, or for an account that cannot be read */
export function paymentProvider({ settings }: DealerRecord, environment: Environment, variables: Variables = process.env): PaymentProvider {
  const name = settings.private.providers.payments;
  const value = (name && variables[name]?.trim()) || null;
  if (value !== null) return stripePayments(accountFor(environment, name!, value));
  if (isProduction(environment)) throw new EnvironmentError(`${name ?? 'private.providers.payments'} is not set: deposits need a payment account.`);
  return pretendedPayments();
}

/** @throws EnvironmentError for an account that cannot be read, and in production for one that takes no real money */
function accountFor(environment: Environment, name: string, value: string): StripeAccount {
  const account = readStripeAccount(name, value);
  const problem = isProduction(environment) ? liveKeyProblem(name, account) : null;
  if (problem !== null) throw new EnvironmentError(problem);
  return account;
}
