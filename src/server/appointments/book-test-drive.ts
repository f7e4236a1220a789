/** Booking and lead share a transaction. Locks serialise bookings per location and vehicle; unique indexes decide. */
import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Location } from '#src/domain/locations/location.ts';
import { siteTestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import { localDate } from '#src/lib/dates.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { appointments } from '../platform/database/schema.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';
import { clientKey } from '../leads/idempotency-key.ts';
import { bookedDuring, freeSlot, type WantedSlot } from './booked.ts';
import { slotsBetween, type Slot } from './slots.ts';
import { contactOf, storeAppointmentLead, type AppointmentLead, type BookingCall } from './appointment-lead.ts';

export type Appointment = typeof appointments.$inferSelect;

const maxUpcoming = 5;

export interface Booking {
  appointment: Appointment;
  lead: AppointmentLead | null;
}

type StoreLead = (
  tx: Transaction,
  booked: { location: Location; startsAt: number; key: string },
) => Promise<AppointmentLead>;

/** @throws {EndpointError} 409 slot_taken, 422 for a time not offered or missing contact details. */
export async function bookTestDrive(
  call: BookingCall,
  location: Location,
  storeLead: StoreLead = (tx, booked) => storeAppointmentLead(call, tx, booked),
): Promise<Booking> {
  const { db, dealer, input } = call;
  const key = clientKey(input.idempotency_key ?? randomUUID());
  const known = await bookingOf(db, dealer.slug, key);
  if (known) return again(known, call);
  const slot = offeredSlot(call, input.starts_at, location);
  const wanted = { dealer: dealer.slug, locationSlug: location.slug, carId: input.car_id };
  // Rejects most requests before the lock.
  requireFreeSlot(freeSlot(slot, await bookedDuring(db, wanted, slot), wanted, dealer.settings.appointments.capacity));
  return db.transaction(async (tx) => {
    await lockSlots(tx, wanted);
    const meanwhile = await bookingOf(tx, dealer.slug, key);
    if (meanwhile) return again(meanwhile, call);
    const place = freeSlot(slot, await bookedDuring(tx, wanted, slot), wanted, dealer.settings.appointments.capacity);
    requireFreeSlot(place);
    const lead = await storeLead(tx, { location, startsAt: slot.startsAt, key });
    await refuseMany(tx, dealer, lead, call.now);
    const [appointment] = await tx
      .insert(appointments)
      .values({
        dealer: dealer.slug,
        locationSlug: location.slug,
        startsAt: new Date(slot.startsAt),
        endsAt: new Date(slot.endsAt),
        place,
        carId: input.car_id,
        name: lead.name,
        email: lead.email,
        phone: lead.phone,
        idempotencyKey: key,
        leadId: lead.id,
        createdAt: new Date(call.now),
      })
      .onConflictDoNothing()
      .returning();
    if (!appointment) throw slotTakenError();
    return { appointment, lead };
  });
}

/** Throws for another time; reveals nothing to another person. */
function again(appointment: Appointment, { input, raw }: BookingCall): Booking {
  const { email, phone } = contactOf(raw);
  if (appointment.email !== email || appointment.phone !== phone)
    throw new EndpointError(409, 'key_reused', 'This form has already been used. Please reload the page.');
  if (appointment.startsAt.getTime() === input.starts_at) return { appointment, lead: null };
  throw new EndpointError(
    409,
    'already_booked',
    'You’ve already booked another time. Please reload the page to choose another time.',
  );
}

async function refuseMany(
  tx: Transaction,
  dealer: BookingCall['dealer'],
  { email, phone }: Pick<AppointmentLead, 'email' | 'phone'>,
  now: number,
): Promise<void> {
  const same = [...(email ? [eq(appointments.email, email)] : []), ...(phone ? [eq(appointments.phone, phone)] : [])];
  const [row] = await tx
    .select({ ahead: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.dealer, dealer.slug),
        isNull(appointments.cancelledAt),
        gt(appointments.startsAt, new Date(now)),
        or(...same),
      ),
    );
  if ((row?.ahead ?? 0) >= maxUpcoming)
    throw new EndpointError(
      409,
      'too_many_bookings',
      `You already have ${maxUpcoming} ${siteTestDriveNoun(dealer.settings)}s booked. Please call us to arrange another.`,
    );
}

export function offeredSlot(
  { dealer: { settings }, now }: Pick<BookingCall, 'dealer' | 'now'>,
  wanted: number,
  location: Location,
): Slot {
  const day = localDate(wanted, location.timeZone);
  const slot = slotsBetween(location, settings.appointments, { from: day, to: day }, now).find(
    ({ startsAt }) => startsAt === wanted,
  );
  if (slot) return slot;
  throw new EndpointError(422, 'invalid', 'Please fix the following errors:', {
    fields: { starts_at: 'Please choose one of the times offered.' },
  });
}

async function bookingOf(db: Pick<Database, 'select'>, dealer: string, key: string): Promise<Appointment | null> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.dealer, dealer), eq(appointments.idempotencyKey, key)));
  return row ?? null;
}

/** A fixed order avoids deadlocks. */
export async function lockSlots(tx: Transaction, { dealer, locationSlug, carId }: WantedSlot): Promise<void> {
  const names = [
    `appointments:${dealer}:at:${locationSlug}`,
    ...(carId === null ? [] : [`appointments:${dealer}:of:${carId}`]),
  ];
  for (const name of names) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export function requireFreeSlot(place: number | null): asserts place is number {
  if (place === null) throw slotTakenError();
}

export const slotTakenError = () =>
  new EndpointError(409, 'slot_taken', 'Someone has just taken this time. Please choose another.');
