/** Development uses a simulated gateway. */
import { practiceBankUrl } from '../../rules/reserve-paths.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { EnvironmentError, isProduction, type Environment } from '#src/server/platform/environment.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { liveKeyProblem, readStripeAccount, stripePayments, type StripeAccount } from './stripe.ts';
import type { Variables } from '#src/server/platform/providers/sms.ts';
import { readSignedEvent } from './event.ts';

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

/** Our own card page, where testers choose the bank's response. */
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
