import Stripe from 'stripe';
import type { PaymentEvent } from './payment-provider.ts';

const toleranceSeconds = 300;

/** Null for a missing, wrong or expired signature. */
export function readSignedEvent(body: string, headers: Headers, secret: string, now: number): PaymentEvent | null {
  try {
    return meaningOf(
      Stripe.webhooks.constructEvent(
        body,
        headers.get('stripe-signature') ?? '',
        secret,
        toleranceSeconds,
        undefined,
        now,
      ),
    );
  } catch {
    return null;
  }
}

function meaningOf(event: Stripe.Event): PaymentEvent {
  if (event.type === 'checkout.session.completed' || event.type === 'checkout.session.async_payment_succeeded')
    return paymentOf(event.data.object);
  if (event.type === 'charge.refunded' && event.data.object.refunded)
    return { kind: 'refunded', chargeId: idOf(event.data.object.payment_intent) };
  if (event.type === 'charge.captured') return { kind: 'captured', chargeId: idOf(event.data.object.payment_intent) };
  if (event.type === 'payment_intent.canceled') return { kind: 'released', chargeId: event.data.object.id };
  return { kind: 'other' };
}

/**
 * Ignores other systems' payments. A complete but unpaid session for an authorisation counts as authorised. Cards only,
 * so no payment arrives later.
 */
export function paymentOf({
  id,
  metadata,
  status: session,
  payment_status: status,
  payment_intent: intent,
  amount_total: amount,
  currency,
}: Stripe.Checkout.Session): PaymentEvent {
  const { dealer, reservation, hold } = metadata ?? {};
  const isAuthorisation = status === 'unpaid' && session === 'complete' && hold === 'authorisation';
  if (!(status === 'paid' || isAuthorisation) || !dealer || !reservation || !intent) return { kind: 'other' };
  return {
    kind: 'paid',
    isAuthorisation,
    dealer,
    reservationId: reservation,
    paymentId: id,
    chargeId: idOf(intent),
    amountCents: amount ?? 0,
    currency: (currency ?? '').toUpperCase(),
  };
}

const idOf = (thing: string | { id: string } | null): string => (typeof thing === 'string' ? thing : (thing?.id ?? ''));
