/** Open to anyone with the receipt key, until the appointment starts. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Location } from '#src/domain/locations/location.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { appointments, deliveries } from '../platform/database/schema.ts';
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';
import { bookedDuring, freeSlot } from './booked.ts';
import { lockSlots, offeredSlot, requireFreeSlot, slotTakenError, type Appointment } from './book-test-drive.ts';

interface Change {
  db: Database;
  dealer: DealerRecord;
  now: number;
}

const maxChanges = 10;

/** @throws {EndpointError} 409 slot_taken or booking_over, 422 for a time not offered. */
export async function moveBooking(
  change: Change,
  { id, locationSlug, carId }: Appointment,
  location: Location,
  startsAt: number,
): Promise<Appointment> {
  const { db, dealer, now } = change;
  const slot = offeredSlot(change, startsAt, location);
  const wanted = { dealer: dealer.slug, locationSlug, carId, except: id };
  return db.transaction(async (tx) => {
    await lockSlots(tx, wanted);
    const current = await openBooking(tx, change, id);
    if (current.startsAt.getTime() === startsAt) return current;
    const place = freeSlot(slot, await bookedDuring(tx, wanted, slot), wanted, dealer.settings.appointments.capacity);
    requireFreeSlot(place);
    const sequence = current.sequence + 1;
    const [moved] = await tx
      .update(appointments)
      .set({
        startsAt: new Date(slot.startsAt),
        endsAt: new Date(slot.endsAt),
        place,
        sequence,
        previousStartsAt: current.startsAt,
        changedAt: new Date(now),
      })
      .where(and(eq(appointments.dealer, dealer.slug), eq(appointments.id, id), isNull(appointments.cancelledAt)))
      .returning();
    if (!moved) throw slotTakenError();
    await announce(tx, moved, `moved:${sequence}`, now);
    return moved;
  });
}

/** @throws {EndpointError} 409 booking_over */
export async function cancelBooking(change: Change, { id, locationSlug, carId }: Appointment): Promise<Appointment> {
  const { db, dealer, now } = change;
  return db.transaction(async (tx) => {
    await lockSlots(tx, { dealer: dealer.slug, locationSlug, carId });
    const current = await bookingById(tx, dealer.slug, id);
    if (current.cancelledAt) return current;
    refuseOver(current, now);
    const [cancelled] = await tx
      .update(appointments)
      .set({ cancelledAt: new Date(now), changedAt: new Date(now), sequence: current.sequence + 1 })
      .where(and(eq(appointments.dealer, dealer.slug), eq(appointments.id, id)))
      .returning();
    await announce(tx, cancelled!, 'cancelled', now);
    return cancelled!;
  });
}

async function bookingById(tx: Transaction, dealer: string, id: string): Promise<Appointment> {
  const [row] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.dealer, dealer), eq(appointments.id, id)))
    .for('update');
  if (!row) throw new EndpointError(404, 'no_such_booking', 'We can’t find this booking.');
  return row;
}

async function openBooking(tx: Transaction, { dealer, now }: Change, id: string): Promise<Appointment> {
  const current = await bookingById(tx, dealer.slug, id);
  const terms = regionalTerms[dealer.settings.regional.locale];
  if (current.cancelledAt)
    throw new EndpointError(
      409,
      'booking_over',
      `This appointment is already ${terms.cancelled}. Please ${terms.book} a new time.`,
    );
  refuseOver(current, now);
  if (current.sequence >= maxChanges)
    throw new EndpointError(
      409,
      'too_many_changes',
      'This appointment has already been moved many times. Please call us to move it again.',
    );
  return current;
}

function refuseOver({ startsAt }: Appointment, now: number): void {
  if (startsAt.getTime() <= now)
    throw new EndpointError(409, 'booking_over', 'It’s too late to change this appointment online. Please call us.');
}

async function announce(tx: Transaction, { dealer, leadId }: Appointment, notice: string, now: number): Promise<void> {
  if (leadId === null) return;
  const notified = await tx
    .select({ channel: deliveries.channel, target: deliveries.target })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.dealer, dealer),
        eq(deliveries.leadId, leadId),
        inArray(deliveries.notice, ['lead', 'staff', 'received']),
        inArray(deliveries.channel, ['email', 'webhook', 'sms']),
      ),
    );
  if (notified.length > 0)
    await tx
      .insert(deliveries)
      .values(
        notified.map((way) => ({
          ...way,
          dealer,
          leadId,
          notice,
          nextAttemptAt: new Date(now),
          createdAt: new Date(now),
        })),
      )
      .onConflictDoNothing();
}
