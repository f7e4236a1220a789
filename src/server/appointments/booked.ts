import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { appointments } from '../platform/database/schema.ts';
import type { Slot } from './slots.ts';

export interface Booked {
  locationSlug: string;
  startsAt: Date;
  endsAt: Date;
  place: number;
  carId: string | null;
}
export interface WantedSlot {
  dealer: string;
  locationSlug: string;
  carId: string | null;
  except?: string;
}
type Reader = Pick<Database, 'select'>;

/** Includes the vehicle's appointments at other locations. */
export function bookedDuring(
  db: Reader,
  { dealer, locationSlug, carId, except }: WantedSlot,
  { startsAt, endsAt }: Slot,
): Promise<Booked[]> {
  const place = eq(appointments.locationSlug, locationSlug);
  return db
    .select({
      locationSlug: appointments.locationSlug,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      place: appointments.place,
      carId: appointments.carId,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.dealer, dealer),
        isNull(appointments.cancelledAt),
        lt(appointments.startsAt, new Date(endsAt)),
        gt(appointments.endsAt, new Date(startsAt)),
        except === undefined ? undefined : ne(appointments.id, except),
        carId === null ? place : or(place, eq(appointments.carId, carId)),
      ),
    );
}

/** Position from 0; null if all are taken or the vehicle is booked. */
export function freeSlot(
  slot: Slot,
  booked: readonly Booked[],
  { locationSlug, carId }: Omit<WantedSlot, 'dealer'>,
  capacity: number,
): number | null {
  const meanwhile = booked.filter(
    ({ startsAt, endsAt }) => startsAt.getTime() < slot.endsAt && endsAt.getTime() > slot.startsAt,
  );
  if (carId !== null && meanwhile.some((other) => other.carId === carId)) return null;
  const here = meanwhile.filter((other) => other.locationSlug === locationSlug);
  const taken = new Set(here.map(({ place }) => place));
  const free = Array.from({ length: capacity }, (_, place) => place).find((place) => !taken.has(place));
  return here.length >= capacity ? null : (free ?? null);
}
