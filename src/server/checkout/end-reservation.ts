/** A shopper or the dealer ends a hold, or the dealer says that it was sold: what follows for the vehicle and the money. */
import type { Database } from '../database/database.ts';
import { logFailure } from '../log.ts';
import type { PaymentProvider } from '../providers/payment-provider.ts';
import { forgetAddressHold } from './address-holds.ts';
import { reservationOf, type Reservation } from './reservation.ts';
import { settlePayment } from './settle-payment.ts';
import { changeState } from './states/change-state.ts';
import { lockVehicle, releaseVehicle, sellVehicle } from './vehicle-hold.ts';

interface Ending {
  db: Database;
  /** Null where no payment account is set: what is owed is asked for by the schedule. */
  provider: PaymentProvider | null;
  now: number;
}

/** Null where it had ended before. The money follows at once where the gateway answers, else by the schedule. */
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
