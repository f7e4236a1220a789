/**
 * Reserving where the dealer's deposit is $0 (RES-01): nothing is paid, so the hold stands at once, and the dealer
 * and the shopper are told.
 */
import type { Transaction } from '../database/database.ts';
import { and, count, eq, gt, or, sql } from 'drizzle-orm';
import { reservations } from '../database/schema.ts';
import { deliverNewLead } from '../delivery/deliver-new-lead.ts';
import { callerOf } from '../endpoint/caller.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import type { Call } from '../endpoint/json-endpoint.ts';
import { areLimitsOff } from '../endpoint/rate-limit.ts';
import { addressHolds, noteAddressHold } from './address-holds.ts';
import type { NewReservation } from './hold-vehicle.ts';
import { sendReceipt } from './receipt.ts';
import { isHolding, type Reservation } from './reservation.ts';
import { storeReservationLead } from './reservation-lead.ts';

/** With no money asked for, this is what keeps one person from taking the whole yard off the market. */
const freeHoldsAtOnce = 2;

/**
 * Names, e-mails and phones are quickly made up. More than a person's, since a household or an
 * office may share an address.
 */
const freeHoldsOfAddress = 4;

export interface Asking {
  /** The caller's address. */
  ip: string;
  /** When the hold that is asked for ends. */
  until: number;
  now: number;
}

/**
 * Within the transaction that makes the hold. Whoever shares an e-mail, a phone or an address waits for each other.
 * @throws EndpointError 409 for a person or an address with as many holds as one may have
 */
export async function admitFreeHold(
  tx: Transaction,
  wanted: NewReservation,
  { ip, until, now }: Asking,
): Promise<void> {
  const { dealer, email, phone } = wanted;
  const caller = callerOf(ip);
  await lockAll(
    tx,
    [`email:${email}`, `phone:${phone}`, `address:${caller}`].map((who) => `free-holds:${dealer}:${who}`),
  );
  if ((await holdsOfPerson(tx, wanted, now)) >= freeHoldsAtOnce)
    throw tooMany(`You already have ${freeHoldsAtOnce} vehicles on hold. Please call us to hold another one.`);
  if ((await addressHolds(tx, { dealer, caller }, now)) >= freeHoldsOfAddress && !areLimitsOff())
    throw tooMany(
      'Several vehicles are on hold from your internet connection already. Please call us to hold another one.',
    );
  await noteAddressHold(tx, { dealer, caller }, until);
}

/** Always in the same order: two callers never wait for each other in a circle. */
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

/** By the call that made the hold, and by no other; what a crash leaves undone, the schedule does. */
export async function tellOfFreeHold(
  call: Pick<Call<unknown>, 'db' | 'dealer' | 'site' | 'environment' | 'now' | 'waitUntil'>,
  reservation: Reservation,
): Promise<void> {
  const leadId = await storeReservationLead(call, reservation);
  if (leadId) deliverNewLead(call, leadId);
  call.waitUntil(sendReceipt(call, reservation));
}
