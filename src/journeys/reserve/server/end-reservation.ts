import type { Database } from '#src/server/platform/database/database.ts';
import { logFailure } from '#src/server/platform/log.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { forgetAddressHold } from './address-holds.ts';
import { reservationOf, type Reservation } from './reservation.ts';
import { settlePayment } from './settle-payment.ts';
import { changeState } from './states/change-state.ts';
import { lockVehicle, releaseVehicle, sellVehicle } from './vehicle-hold.ts';

interface Ending {
  db: Database;
  /** Null without a payment account. */
  provider: PaymentProvider | null;
  now: number;
}

/** Null if already ended. If the gateway is down, the scheduled run settles the money. */
export async function endReservation(
  { db, provider, now }: Ending,
  { dealer, id, carId }: Pick<Reservation, 'dealer' | 'id' | 'carId'>,
  event: 'cancel' | 'sold',
): Promise<Reservation | null> {
  const ended = await db.transaction(async (tx) => {
    await lockVehicle(tx, { dealer, carId });
    const reservation = await reservationOf(tx, dealer, id);
    if (!reservation || reservation.expiresAt.getTime() <= now) return null;
    const changed = await changeState(tx, reservation, event);
    if (!changed) return null;
    await (event === 'sold' ? sellVehicle(tx, reservation, now) : releaseVehicle(tx, reservation));
    if (changed.payment === 'none') await forgetAddressHold(tx, reservation);
    return changed;
  });
  if (ended && provider)
    await settlePayment(db, provider, ended, now).catch((cause: unknown) =>
      logFailure({ at: 'checkout', dealer, reservationId: id }, 'A payment could not be settled yet', cause),
    );
  return ended;
}
