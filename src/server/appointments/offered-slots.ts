import type * as v from 'valibot';
import type { AppointmentSlot, testDriveAppointments } from '#src/contracts/appointments.ts';
import type { Location } from '#src/domain/places/location.ts';
import { addDays, formatClock, localParts } from '#src/lib/dates.ts';
import type { Database } from '../database/database.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { bookedDuring, freePlace, type WantedSlot } from './booked.ts';
import { bookableDays, slotsBetween, type Slot } from './slots.ts';

const usualDays = 7;

interface Asked {
  from: string | null;
  days: number | null;
  car_id: string | null;
}

/** The free times of a location, and of a vehicle where one is named. */
export async function offeredSlots(
  db: Database,
  { slug, settings: { appointments: rules } }: DealerRecord,
  place: Location,
  asked: Asked,
  now: number,
): Promise<v.InferInput<(typeof testDriveAppointments)['reply']>> {
  const { from: today, to: until } = bookableDays(place, rules, now);
  const from = asked.from && asked.from > today ? asked.from : today;
  const slots = slotsBetween(place, rules, { from, to: addDays(from, (asked.days ?? usualDays) - 1) }, now);
  const wanted = { dealer: slug, locationSlug: place.slug, carId: asked.car_id };
  const free = await freeOnes(db, slots, wanted, rules.capacity);
  return {
    location: place.slug,
    location_name: place.name,
    time_zone: place.timeZone,
    minutes: rules.minutes,
    from,
    until,
    slots: free.map((slot) => slotText(slot, place.timeZone)),
  };
}

async function freeOnes(db: Database, slots: Slot[], wanted: WantedSlot, capacity: number): Promise<Slot[]> {
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const booked = await bookedDuring(db, wanted, { startsAt: first.startsAt, endsAt: last.endsAt });
  return slots.filter((slot) => freePlace(slot, booked, wanted, capacity) !== null);
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
