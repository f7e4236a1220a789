import type { Database } from '../database/database.ts';
import { logFailure } from '../log.ts';
import type { PaymentProvider } from '../providers/payment-provider.ts';
import { recordRefund } from './record-refund.ts';
import type { Reservation } from './reservation.ts';

/** Gives the money of a payment back that came too late. @throws ProviderDownError, and then it is to be asked again */
export async function refundPayment(
  db: Database,
  provider: PaymentProvider,
  { id, dealer, chargeId }: Reservation,
  now: number,
): Promise<void> {
  if (chargeId === null) return;
  await provider.refund(chargeId, id);
  await recordRefund(db, dealer, chargeId, now);
  logFailure(
    { at: 'checkout', dealer, reservationId: id },
    'A payment came after the vehicle was gone, and was refunded.',
  );
}
