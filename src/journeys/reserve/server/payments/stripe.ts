import Stripe from 'stripe';
import { EnvironmentError } from '#src/server/platform/environment.ts';
import type { NewPayment, PaymentProvider } from './payment-provider.ts';
import { paymentOf, readSignedEvent } from './event.ts';
import { ProviderDownError } from '#src/server/platform/providers/resilient-fetch.ts';

export interface StripeAccount {
  key: string;
  webhookSecret: string;
  host: string;
  port: string;
  protocol: 'http' | 'https';
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);
const timeoutMs = 10_000;

/**
 * Reads `https://sk_live_…:whsec_…@api.stripe.com/`.
 * @throws {EnvironmentError} that never quotes the value.
 */
export function readStripeAccount(name: string, value: string): StripeAccount {
  const url = URL.parse(value);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.has(url.hostname));
  if (!url || !isSafe || !url.username || !url.password) {
    throw new EnvironmentError(
      `${name} is not a payment account. Set it to a URL such as https://sk_live_KEY:whsec_SECRET@api.stripe.com/.`,
    );
  }
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  return {
    key: decodeURIComponent(url.username),
    webhookSecret: decodeURIComponent(url.password),
    host: url.hostname,
    port: url.port || (protocol === 'https' ? '443' : '80'),
    protocol,
  };
}

/** Never quotes the key. Null for a live key. */
export function liveKeyProblem(name: string, { key }: StripeAccount): string | null {
  if (/^(?:sk|rk)_live_/.test(key)) return null;
  return `${name} contains ${/^(?:sk|rk|pk)_test_/.test(key) ? 'a Stripe test key, which only simulates deposits' : 'no live Stripe key'}. Use one that starts with sk_live_ or rk_live_.`;
}

/** Only cards: other methods may be paid days later. */
export function stripePayments({ key, webhookSecret, host, port, protocol }: StripeAccount): PaymentProvider {
  const stripe = new Stripe(key, { host, port, protocol, timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false });
  return {
    async createPayment(payment) {
      const session = await withStripeErrors(
        host,
        stripe.checkout.sessions.create(sessionOf(payment), { idempotencyKey: payment.reservationId }),
      );
      if (!session.url) throw new ProviderDownError(`${host} created a payment without a payment page.`);
      return { paymentId: session.id, redirectUrl: session.url };
    },
    findPayment: async (paymentId) =>
      paymentOf(await withStripeErrors(host, stripe.checkout.sessions.retrieve(paymentId))),
    verifyWebhook: (body, headers, now) => readSignedEvent(body, headers, webhookSecret, now),
    async authorisation(chargeId) {
      const { status, latest_charge: charge } = await withStripeErrors(
        host,
        stripe.paymentIntents.retrieve(chargeId, { expand: ['latest_charge'] }),
      );
      if (status === 'succeeded') return { state: 'captured' };
      if (status !== 'requires_capture') return { state: 'released' };
      const before = typeof charge === 'object' ? charge?.payment_method_details?.card?.capture_before : undefined;
      return { state: 'held', captureBefore: before === undefined ? null : before * 1000 };
    },
    async capture(chargeId, reservationId) {
      const done = await settled(() =>
        stripe.paymentIntents.capture(chargeId, {}, { idempotencyKey: `capture-${reservationId}` }),
      );
      return done ?? (await this.authorisation(chargeId)).state === 'captured';
    },
    async release(chargeId, reservationId) {
      const done = await settled(() =>
        stripe.paymentIntents.cancel(chargeId, {}, { idempotencyKey: `release-${reservationId}` }),
      );
      return done ?? (await this.authorisation(chargeId)).state === 'released';
    },
    async refund(chargeId, reservationId) {
      await withStripeErrors(
        host,
        stripe.refunds.create({ payment_intent: chargeId }, { idempotencyKey: `refund-${reservationId}` }),
      );
    },
  };
}

async function settled(work: () => Promise<unknown>): Promise<true | null> {
  try {
    await work();
    return true;
  } catch (cause) {
    if ((cause as Partial<Stripe.errors.StripeError>).code === 'payment_intent_unexpected_state') return null;
    throw downFor(cause);
  }
}

function sessionOf({
  dealer,
  reservationId,
  amountCents,
  currency,
  description,
  email,
  isAuthorisation,
  successUrl,
  cancelUrl,
  endsAt,
}: NewPayment): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: { currency: currency.toLowerCase(), unit_amount: amountCents, product_data: { name: description } },
      },
    ],
    customer_email: email,
    client_reference_id: reservationId,
    metadata: { dealer, reservation: reservationId, hold: isAuthorisation ? 'authorisation' : 'charge' },
    ...(isAuthorisation && { payment_intent_data: { capture_method: 'manual' as const } }),
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(endsAt / 1000),
  };
}

async function withStripeErrors<T>(host: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if ((cause as Partial<Stripe.errors.StripeError>).code === 'charge_already_refunded') return undefined as T;
    throw downFor(cause, host);
  }
}

/** Stripe's messages may quote a key or personal data. */
function downFor(cause: unknown, host = 'The payment gateway'): ProviderDownError {
  const { type, code, statusCode } = cause as Partial<Stripe.errors.StripeError>;
  return new ProviderDownError(
    `${host} refused the request or did not respond: ${[type, code, statusCode].filter(Boolean).join(' ') || 'unknown'}.`,
  );
}
