import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '#src/server/platform/database/database.ts';
import { reservations } from '#src/server/platform/database/schema.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { reservationOf, reservationOfKey, type Reservation } from './reservation.ts';
import { changeState, stateColumns } from './states/change-state.ts';
import { firstStates } from './states/reservation-states.ts';
import { claimVehicle, expireLapsed, lockVehicle, releaseVehicle } from './vehicle-hold.ts';

export type NewReservation = Pick<
  Reservation,
  | 'dealer'
  | 'carId'
  | 'name'
  | 'email'
  | 'phone'
  | 'depositCents'
  | 'currency'
  | 'price'
  | 'vehicleName'
  | 'page'
  | 'idempotencyKey'
  | 'visit'
  | 'agreed'
  | 'holdHours'
  | 'valuationId'
>;

export interface NewHold {
  until: number;
  isSettled: boolean;
  /** Runs in the transaction, before the hold; throws to refuse it. */
  admit?: (tx: Transaction) => Promise<void>;
}

export interface Held {
  reservation: Reservation;
  /** False if an earlier call with this key created it. */
  isNew: boolean;
}

/**
 * A unique index decides between concurrent requests.
 * @throws {EndpointError} 409 held
 */
export async function holdVehicle(
  db: Database,
  wanted: NewReservation,
  { until, isSettled, admit }: NewHold,
  now: number,
): Promise<Held> {
  return db.transaction(async (tx) => {
    await lockVehicle(tx, wanted);
    const sameKey = await reservationOfKey(tx, wanted.dealer, wanted.idempotencyKey, now);
    if (sameKey) return { reservation: sameKey, isNew: false };
    await admit?.(tx);
    await expireLapsed(tx, { ...wanted, key: wanted.idempotencyKey }, now);
    if (!(await claimVehicle(tx, wanted, until, now))) throw heldByAnother();
    const [row] = await tx
      .insert(reservations)
      .values({
        ...wanted,
        ...stateColumns(isSettled ? firstStates.free : firstStates.paid),
        ...(isSettled && { paidAt: new Date(now) }),
        receiptKey: randomBytes(24).toString('base64url'),
        expiresAt: new Date(until),
        createdAt: new Date(now),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw heldByAnother();
    return { reservation: row, isNew: true };
  });
}

/** Keeps a hold paid in the meantime. */
export async function cancelUnpayable(db: Database, reservation: Reservation): Promise<void> {
  await db.transaction(async (tx) => {
    await lockVehicle(tx, reservation);
    const current = await reservationOf(tx, reservation.dealer, reservation.id);
    if (current?.paymentId === null && (await changeState(tx, current, 'unpayable')))
      await releaseVehicle(tx, reservation);
  });
}

export const heldByAnother = () =>
  new EndpointError(409, 'held', 'Another shopper is reserving this vehicle. Please try again later, or call us.');
