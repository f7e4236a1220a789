/** Reserving where the dealer's deposit is $0 (RES-01): nothing is paid, so the hold stands at once, and the dealer and the shopper are told. */
import { and, count, eq, gt, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { reservations } from '../database/schema.ts';
import { deliverNewLead } from '../delivery/deliver-new-lead.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import type { Call } from '../endpoint/json-endpoint.ts';
import type { NewReservation } from './hold-vehicle.ts';
import { sendReceipt } from './receipt.ts';
import { confirmationPath, isHolding, type Reservation } from './reservation.ts';
import { storeReservationLead } from './reservation-lead.ts';

/** With no money asked for, this is what keeps one person from taking the whole yard off the market. */
const freeHoldsAtOnce = 2;

/** @throws EndpointError 409 for a person, by e-mail or phone, who holds as many as one may */
export async function requireFewFreeHolds(db: Database, { dealer, email, phone }: NewReservation, now: number): Promise<void> {
  const isTheirs = or(eq(reservations.email, email), eq(reservations.phone, phone));
  const [row] = await db.select({ held: count() }).from(reservations)
    .where(and(eq(reservations.dealer, dealer), isTheirs, isHolding, eq(reservations.depositCents, 0), gt(reservations.expiresAt, new Date(now))));
  if (row!.held >= freeHoldsAtOnce) throw new EndpointError(409, 'too_many_holds', 'You already have two vehicles on hold. Please call us to hold another one.');
}

/** May be asked again with the same key after a crash: each part is done once. Answers the address of the confirmation. */
export async function confirmFreeHold(call: Pick<Call<unknown>, 'db' | 'dealer' | 'site' | 'environment' | 'now' | 'waitUntil'>, reservation: Reservation): Promise<string> {
  const leadId = await storeReservationLead(call, reservation);
  if (leadId) deliverNewLead(call, leadId);
  call.waitUntil(sendReceipt(call, reservation));
  return confirmationPath(reservation);
}
