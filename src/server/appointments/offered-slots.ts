import type * as v from 'valibot';
import type { AppointmentSlot, testDriveAppointments } from '#src/contracts/appointments.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { addDays, formatClock, localParts } from '#src/lib/dates.ts';
import type { Database } from '../platform/database/database.ts';
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import { bookedDuring, freeSlot, type WantedSlot } from './booked.ts';
import { bookableDays, slotsBetween, type Slot } from './slots.ts';

const usualDays = 7;

interface Requested {
  from: string | null;
  days: number | null;
  car_id: string | null;
}

export async function offeredSlots(
  db: Database,
  { slug, settings: { appointments: rules } }: DealerRecord,
  location: Location,
  requested: Requested,
  now: number,
): Promise<Omit<v.InferInput<(typeof testDriveAppointments)['reply']>, 'shown'>> {
  const { from: today, to: until } = bookableDays(location, rules, now);
  const from = requested.from && requested.from > today ? requested.from : today;
  const slots = slotsBetween(location, rules, { from, to: addDays(from, (requested.days ?? usualDays) - 1) }, now);
  const wanted = { dealer: slug, locationSlug: location.slug, carId: requested.car_id };
  const free = await freeOnes(db, slots, wanted, rules.capacity);
  const isFree = new Set(free);
  const text = (slot: Slot) => slotText(slot, location.timeZone);
  return {
    location: location.slug,
    location_name: location.name,
    time_zone: location.timeZone,
    minutes: rules.minutes,
    from,
    until,
    slots: free.map(text),
    taken: slots
      .filter((slot) => !isFree.has(slot))
      .map(text)
      .map(({ date, time }) => ({ date, time })),
  };
}

async function freeOnes(db: Database, slots: Slot[], wanted: WantedSlot, capacity: number): Promise<Slot[]> {
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const booked = await bookedDuring(db, wanted, { startsAt: first.startsAt, endsAt: last.endsAt });
  return slots.filter((slot) => freeSlot(slot, booked, wanted, capacity) !== null);
}

export function slotText({ startsAt, endsAt }: Slot, timeZone: string): AppointmentSlot {
  const { date, minutes } = localParts(startsAt, timeZone);
  return {
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    date,
    time: formatClock(minutes),
  };
}
