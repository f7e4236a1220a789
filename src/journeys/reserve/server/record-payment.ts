/** Stores the decision under the vehicle's lock before acting on it. */
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import type { Database, Transaction } from '#src/server/platform/database/database.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import type { Authorisation, PaymentEvent } from './payments/payment-provider.ts';
import type { SiteFiles } from '#src/server/platform/site-files.ts';
import { findVehicle } from '#src/server/vehicles/find-vehicle.ts';
import { isReturnedEarly, lockCharge } from './record-return.ts';
import { holds, reservationOf, type Reservation } from './reservation.ts';
import { changeState } from './states/change-state.ts';
import { owedPayments } from './states/reservation-states.ts';
import { claimVehicle, expireLapsed, extendHold, lockVehicle, releaseVehicle } from './vehicle-hold.ts';

export type PaidEvent = Extract<PaymentEvent, { kind: 'paid' }>;

export interface Recorded {
  /** `seen`: paid before; `refund`: to be refunded or released; `refused`: not the requested payment. */
  outcome: 'paid' | 'seen' | 'refund' | 'done' | 'refused' | 'unknown';
  reservation: Reservation | null;
}

interface Needs {
  /** Null for a captured payment. */
  authorisation: Authorisation | null;
  db: Database;
  dealer: DealerRecord;
  site: SiteFiles;
  now: number;
}

export async function recordPayment(
  { db, dealer: { slug, settings }, site, now, authorisation }: Needs,
  event: PaidEvent,
): Promise<Recorded> {
  const found = await reservationOf(db, slug, event.reservationId);
  if (!found) return { outcome: 'unknown', reservation: null };
  // Read here, so the transaction never waits for a file.
  const isForSale = holds(found, now) || (await isOffered(site, found.carId));
  return db.transaction(async (tx) => {
    await lockCharge(tx, slug, event.chargeId);
    await lockVehicle(tx, found);
    const reservation = (await reservationOf(tx, slug, found.id))!;
    if (reservation.chargeId === event.chargeId) return { outcome: repeatedOutcome(reservation), reservation };
    if (reservation.chargeId !== null || !isRequested(reservation, event)) return { outcome: 'refused', reservation };
    if (authorisation?.state === 'released' || (await isReturnedEarly(tx, slug, event.chargeId)))
      return { outcome: 'done', reservation: await settleReturned(tx, reservation, event.chargeId, now) };
    const captureBefore = authorisation?.state === 'held' ? authorisation.captureBefore : null;
    const hours = reservation.holdHours ?? settings.reserve.holdHours;
    const until = Math.min(now + hours * 3_600_000, captureBefore ?? Infinity);
    const isWanted = isForSale && reservation.state !== 'cancelled';
    const isHeld = isWanted && (await takeVehicle(tx, reservation, until, now));
    const word = authorisation?.state === 'held' ? 'authorised' : 'charged';
    // takeVehicle may have expired it.
    const current = (await reservationOf(tx, slug, found.id))!;
    const changed = await changeState(tx, current, isHeld ? word : `${word}-late`, {
      chargeId: event.chargeId,
      captureBefore: captureBefore === null ? null : new Date(captureBefore),
      ...(isHeld && { paidAt: new Date(now), expiresAt: new Date(until), ...freshKey(reservation, now) }),
    });
    if (!changed) return { outcome: 'refused', reservation };
    return { outcome: isHeld ? 'paid' : 'refund', reservation: changed };
  });
}

/** Returned before its payment was reported: holds nothing and notifies no one. */
async function settleReturned(
  tx: Transaction,
  reservation: Reservation,
  chargeId: string,
  now: number,
): Promise<Reservation> {
  const changed = await changeState(tx, reservation, 'returned-before', {
    chargeId,
    refundedAt: new Date(now),
    receiptSentAt: new Date(now),
  });
  if (changed && holds(reservation, now)) await releaseVehicle(tx, reservation);
  return changed ?? reservation;
}

/** The feed may since have marked it sold. */
async function isOffered(site: SiteFiles, carId: string): Promise<boolean> {
  const vehicle = await findVehicle(site, carId);
  return vehicle !== null && isAvailable(vehicle) && !vehicle.reserved;
}

function isRequested({ depositCents, currency, paymentId }: Reservation, event: PaidEvent): boolean {
  return (
    event.amountCents === depositCents &&
    event.currency === currency &&
    (paymentId === null || paymentId === event.paymentId)
  );
}

function repeatedOutcome({ state, payment }: Reservation): Recorded['outcome'] {
  if (owedPayments.includes(payment)) return 'refund';
  return state === 'paid' || payment === 'charged' ? 'seen' : 'done';
}

/** Extends a current hold, or renews an overdue one on a free vehicle. */
async function takeVehicle(tx: Transaction, reservation: Reservation, until: number, now: number): Promise<boolean> {
  if (holds(reservation, now)) return extendHold(tx, reservation, until, now);
  await expireLapsed(tx, reservation, now);
  return claimVehicle(tx, reservation, until, now);
}

const freshKey = (reservation: Reservation, now: number) =>
  holds(reservation, now) ? {} : { idempotencyKey: `late:${reservation.id}` };
