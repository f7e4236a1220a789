import type { Transaction } from '#src/server/platform/database/database.ts';
import { and, count, eq, gt, or, sql } from 'drizzle-orm';
import { reservations } from '#src/server/platform/database/schema.ts';
import { deliverNewLead } from '#src/server/delivery/deliver-new-lead.ts';
import { callerOf } from '#src/server/platform/endpoint/caller.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { areLimitsOff } from '#src/server/platform/endpoint/rate-limit.ts';
import { addressHolds, noteAddressHold } from './address-holds.ts';
import type { NewReservation } from './hold-vehicle.ts';
import { sendReceipt } from './receipt.ts';
import { isHolding, type Reservation } from './reservation.ts';
import { storeReservationLead } from './reservation-lead.ts';

/** Stops one person from reserving the whole yard. */
const maxFreeHolds = 2;

/** Per IP address: contact details are easily invented. Higher, as households and offices share one. */
const freeHoldsOfAddress = 4;

export interface FreeHoldRequest {
  ip: string;
  until: number;
  now: number;
}

/**
 * Serialises requests with the same email, phone or IP address.
 * @throws {EndpointError} 409 when a limit is reached.
 */
export async function admitFreeHold(
  tx: Transaction,
  wanted: NewReservation,
  { ip, until, now }: FreeHoldRequest,
): Promise<void> {
  const { dealer, email, phone } = wanted;
  const caller = callerOf(ip);
  await lockAll(
    tx,
    [`email:${email}`, `phone:${phone}`, `address:${caller}`].map((who) => `free-holds:${dealer}:${who}`),
  );
  if ((await holdsOfPerson(tx, wanted, now)) >= maxFreeHolds)
    throw tooMany(`You already have ${maxFreeHolds} vehicles on hold. Please call us to hold another one.`);
  if ((await addressHolds(tx, { dealer, caller }, now)) >= freeHoldsOfAddress && !areLimitsOff())
    throw tooMany(
      'Several vehicles are already on hold from your internet connection. Please call us to hold another one.',
    );
  await noteAddressHold(tx, { dealer, caller }, until);
}

/** Sorted to avoid deadlocks. */
async function lockAll(tx: Transaction, names: string[]): Promise<void> {
  for (const name of names.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

async function holdsOfPerson(tx: Transaction, { dealer, email, phone }: NewReservation, now: number): Promise<number> {
  const isTheirs = or(eq(reservations.email, email), eq(reservations.phone, phone));
  const [row] = await tx
    .select({ held: count() })
    .from(reservations)
    .where(
      and(
        eq(reservations.dealer, dealer),
        isTheirs,
        isHolding,
        eq(reservations.depositCents, 0),
        gt(reservations.expiresAt, new Date(now)),
      ),
    );
  return row!.held;
}

const tooMany = (message: string) => new EndpointError(409, 'too_many_holds', message);

/** The scheduled run completes what a crash interrupts. */
export async function notifyOfFreeHold(
  call: Pick<Call<unknown>, 'db' | 'dealer' | 'site' | 'environment' | 'now' | 'waitUntil'>,
  reservation: Reservation,
): Promise<void> {
  const leadId = await storeReservationLead(call, reservation);
  if (leadId) deliverNewLead(call, leadId);
  call.waitUntil(sendReceipt(call, reservation));
}
