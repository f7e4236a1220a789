import { logFailure } from '#src/server/platform/log.ts';
import { paymentProvider } from '../payments/payments.ts';
import { takePaymentEvent } from '../payment-event.ts';
import { reservationOfReceipt, type Reservation } from '../reservation.ts';
import type { ReserveCall } from './answer-page.ts';

/** The webhook may be late or lost in a restart. */
export async function caughtUp(call: ReserveCall, reservation: Reservation): Promise<Reservation> {
  const { db, dealer, environment } = call;
  if (reservation.payment !== 'asked' || reservation.paymentId === null) return reservation;
  try {
    const provider = paymentProvider(dealer, environment);
    const event = await provider.findPayment(reservation.paymentId);
    if (event.kind === 'other') return reservation;
    await takePaymentEvent({ ...call, provider, waitUntil: (work) => call.waitUntil(work) }, event);
    return (await reservationOfReceipt(db, dealer.slug, reservation.receiptKey)) ?? reservation;
  } catch (cause) {
    logFailure(
      { at: 'reservation', dealer: dealer.slug, reservationId: reservation.id },
      'The payment gateway did not respond',
      cause,
    );
    return reservation;
  }
}
