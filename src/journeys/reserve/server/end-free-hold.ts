/** For shoppers who phone (RES-01); a deposit's hold ends with its refund. */
import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Database } from '#src/server/platform/database/database.ts';
import { reservations } from '#src/server/platform/database/schema.ts';
import { endReservation } from './end-reservation.ts';
import { holds, isReservationId, type Reservation } from './reservation.ts';

/** `id` of the hold (on the receipt) or vehicle; null `dealer`: any. */
export interface Requested {
  id: string;
  dealer: string | null;
}

export type EndHoldResult = { ended: true; text: string; dealer: string; id: string } | { ended: false; text: string };

/** `now` in epoch milliseconds. */
export async function endFreeHold(db: Database, requested: Requested, now: number): Promise<EndHoldResult> {
  const found = await reservationsOf(db, requested);
  const standing = found.filter((one) => holds(one, now));
  const [hold] = standing;
  if (!hold)
    return refused(
      found.length > 0
        ? 'This hold has already ended.'
        : 'There is no hold with this id, or on a vehicle with this id.',
    );
  if (standing.length > 1)
    return refused(
      `Several dealers have a hold on a vehicle with this id. Add --dealer with one of: ${standing
        .map(({ dealer }) => dealer)
        .toSorted()
        .join(', ')}.`,
    );
  if (hold.depositCents > 0)
    return refused(
      `The hold on ${nameOf(hold)} has a deposit, so it can’t be ended here. Refund the deposit with the payment service and the hold will end.`,
    );
  if (!(await endReservation({ db, provider: null, now }, hold, 'cancel')))
    return refused('This hold has already ended.');
  const { dealer, id } = hold;
  return {
    ended: true,
    dealer,
    id,
    text: `Ended the free hold on ${nameOf(hold)}, which would have run until ${hold.expiresAt.toISOString()}. The vehicle can be reserved again.`,
  };
}

const refused = (text: string): EndHoldResult => ({ ended: false, text });

const nameOf = ({ vehicleName, dealer, carId, id }: Reservation): string =>
  `${vehicleName} (${dealer}, vehicle ${carId}, hold ${id})`;

export async function reservationsOf(db: Database, { id, dealer }: Requested): Promise<Reservation[]> {
  const isRequested: SQL | undefined = isReservationId(id)
    ? or(eq(reservations.id, id), eq(reservations.carId, id))
    : eq(reservations.carId, id);
  return db
    .select()
    .from(reservations)
    .where(and(isRequested, ...(dealer === null ? [] : [eq(reservations.dealer, dealer)])));
}
