import type * as v from 'valibot';
import type { checkoutStatus as contract, reservationStates } from '../contract/checkout.ts';
import type { depositStates } from '#src/domain/price/deposit.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { holds, reservationOf } from './reservation.ts';

/** @throws {EndpointError} 404 */
export async function checkoutStatus(
  db: Database,
  dealer: string,
  id: string,
  now: number,
): Promise<v.InferInput<(typeof contract)['reply']>> {
  const reservation = await reservationOf(db, dealer, id);
  if (!reservation) throw new EndpointError(404, 'no_such_checkout', 'We can’t find this reservation.');
  const isHeld = holds(reservation, now);
  const isOver = !isHeld && (reservation.state === 'pending' || reservation.state === 'paid');
  return {
    state: isOver ? 'expired' : (reservation.state as (typeof reservationStates)[number]),
    payment: reservation.payment as (typeof depositStates)[number],
    car_id: reservation.carId,
    deposit: reservation.depositCents / 100,
    currency: reservation.currency,
    held_until: isHeld ? reservation.expiresAt.toISOString() : null,
  };
}
