/** Hold changes wait for the vehicle's lock. The rest of the site reads `vehicle_states`. */
import type { Transaction } from '#src/server/platform/database/database.ts';
import { and, eq, lte, or, sql } from 'drizzle-orm';
import { reservations, vehicleStates } from '#src/server/platform/database/schema.ts';
import type { Reservation } from './reservation.ts';
import { changeStates } from './states/change-state.ts';

interface Which {
  dealer: string;
  carId: string;
}

export async function lockVehicle(tx: Transaction, { dealer, carId }: Which): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reservations:${dealer}:${carId}`}, 0))`);
}

/** Also frees the retry key. */
export async function expireLapsed(
  tx: Transaction,
  { dealer, carId, key }: Which & { key?: string },
  now: number,
): Promise<void> {
  const which =
    key === undefined
      ? eq(reservations.carId, carId)
      : or(eq(reservations.carId, carId), eq(reservations.idempotencyKey, key));
  await changeStates(
    tx,
    'end',
    and(eq(reservations.dealer, dealer), which, lte(reservations.expiresAt, new Date(now))),
  );
}

export async function claimVehicle(
  tx: Transaction,
  { dealer, carId }: Which,
  until: number,
  now: number,
): Promise<boolean> {
  const at = new Date(now);
  const held = { state: 'held', until: new Date(until), at };
  const rows = await tx
    .insert(vehicleStates)
    .values({ dealer, carId, ...held })
    .onConflictDoUpdate({
      target: [vehicleStates.dealer, vehicleStates.carId],
      set: held,
      setWhere: and(eq(vehicleStates.state, 'held'), lte(vehicleStates.until, at)),
    })
    .returning({ carId: vehicleStates.carId });
  return rows.length > 0;
}

export async function extendHold(
  tx: Transaction,
  reservation: Reservation,
  until: number,
  now: number,
): Promise<boolean> {
  const rows = await tx
    .update(vehicleStates)
    .set({ until: new Date(until), at: new Date(now) })
    .where(ownHoldCondition(reservation))
    .returning({ carId: vehicleStates.carId });
  return rows.length > 0;
}

export async function releaseVehicle(tx: Transaction, reservation: Reservation): Promise<void> {
  await tx.delete(vehicleStates).where(ownHoldCondition(reservation));
}

export async function sellVehicle(tx: Transaction, reservation: Reservation, now: number): Promise<void> {
  await tx
    .update(vehicleStates)
    .set({ state: 'sold', until: null, at: new Date(now) })
    .where(ownHoldCondition(reservation));
}

const ownHoldCondition = ({ dealer, carId, expiresAt }: Reservation) =>
  and(
    eq(vehicleStates.dealer, dealer),
    eq(vehicleStates.carId, carId),
    eq(vehicleStates.state, 'held'),
    eq(vehicleStates.until, expiresAt),
  );
