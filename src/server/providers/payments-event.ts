import Stripe from 'stripe';
import type { PaymentEvent } from './payment-provider.ts';

const toleranceSeconds = 300;

/** A webhook in Stripe's form. Null for a signature that is missing, wrong or too old. */
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
  return { kind: 'other' };
}

/** Payments that are not for a reservation are another system's of the same account. */
function paymentOf({
  id,
  metadata,
  payment_status: status,
  payment_intent: intent,
  amount_total: amount,
  currency,
}: Stripe.Checkout.Session): PaymentEvent {
  const { dealer, reservation } = metadata ?? {};
  if (status !== 'paid' || !dealer || !reservation || !intent) return { kind: 'other' };
  return {
    kind: 'paid',
    dealer,
    reservationId: reservation,
    paymentId: id,
    chargeId: idOf(intent),
    amountCents: amount ?? 0,
    currency: (currency ?? '').toUpperCase(),
  };
}

const idOf = (thing: string | { id: string } | null): string => (typeof thing === 'string' ? thing : (thing?.id ?? ''));
