/** In development, a simulated gateway takes no money. */
import { practiceBankUrl } from '#src/domain/price/reserve-paths.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { EnvironmentError, isProduction, type Environment } from '../environment.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { liveKeyProblem, readStripeAccount, stripePayments, type StripeAccount } from './payments-stripe.ts';
import type { Variables } from './sms.ts';
import { readSignedEvent } from './payments-event.ts';

/** @throws {EnvironmentError} for an unreadable account, or in production without one. */
export function paymentProvider(
  { settings }: DealerRecord,
  environment: Environment,
  variables: Variables = process.env,
): PaymentProvider {
  const name = settings.private.providers.payments;
  const value = (name && variables[name]?.trim()) || null;
  if (value !== null) return stripePayments(accountFor(environment, name!, value));
  if (isProduction(environment))
    throw new EnvironmentError(`${name ?? 'private.providers.payments'} is not set: deposits need a payment account.`);
  return pretendedPayments();
}

function accountFor(environment: Environment, name: string, value: string): StripeAccount {
  const account = readStripeAccount(name, value);
  const problem = isProduction(environment) ? liveKeyProblem(name, account) : null;
  if (problem !== null) throw new EnvironmentError(problem);
  return account;
}

export const pretendedSecret = 'whsec_development_only';

export const pretendedPayment = 'pretended_';

/** Uses our own card page, where the tester chooses the bank's response. */
function pretendedPayments(): PaymentProvider {
  return {
    createPayment: async ({ reservationId, successUrl }) => ({
      paymentId: `${pretendedPayment}${reservationId}`,
      redirectUrl: practiceBankUrl(new URL(successUrl).searchParams.get('ref') ?? ''),
    }),
    findPayment: async () => ({ kind: 'other' }),
    authorisation: async () => ({ state: 'held', captureBefore: null }),
    capture: async () => true,
    release: async () => true,
    verifyWebhook: (body, headers, now) => readSignedEvent(body, headers, pretendedSecret, now),
    refund: async () => {},
  };
}
