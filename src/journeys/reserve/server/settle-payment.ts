/** Idempotent. */
import type { Database } from '#src/server/platform/database/database.ts';
import { logFailure } from '#src/server/platform/log.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { recordCapture } from './record-capture.ts';
import { recordReturn } from './record-return.ts';
import type { Reservation } from './reservation.ts';

/** @throws {ProviderDownError} when settling must be retried. */
export async function settlePayment(
  db: Database,
  provider: PaymentProvider,
  { id, dealer, chargeId, payment, state }: Reservation,
  now: number,
): Promise<void> {
  if (chargeId === null) return;
  const which = { dealer, chargeId, now };
  if (payment === 'releasing') {
    const isReleased = await provider.release(chargeId, id);
    await (isReleased ? recordReturn(db, which) : recordCapture(db, which));
  } else if (payment === 'capturing') {
    const isTaken = await provider.capture(chargeId, id);
    await (isTaken ? recordCapture(db, which) : recordReturn(db, which));
  } else if (payment === 'refunding') {
    await provider.refund(chargeId, id);
    await recordReturn(db, which);
  }
  if (state === 'refunded')
    logFailure(
      { at: 'checkout', dealer, reservationId: id },
      'A payment arrived when the vehicle was no longer available, and was refunded.',
    );
}
