import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/server/platform/database/database.ts';
import { earlyRefunds, reservations } from '#src/server/platform/database/schema.ts';
import type { Reservation } from './reservation.ts';
import { changeState } from './states/change-state.ts';
import { lockVehicle, releaseVehicle } from './vehicle-hold.ts';

interface Returned {
  dealer: string;
  chargeId: string;
  now: number;
}

/** Ends a returned deposit's hold. Gateways don't guarantee the order, so returns of unknown payments are stored. */
export async function recordReturn(db: Database, { dealer, chargeId, now }: Returned): Promise<void> {
  if (chargeId === '') return;
  await db.transaction(async (tx) => {
    await lockCharge(tx, dealer, chargeId);
    const which = and(eq(reservations.dealer, dealer), eq(reservations.chargeId, chargeId));
    const [found] = await tx.select().from(reservations).where(which);
    if (!found) {
      await tx
        .insert(earlyRefunds)
        .values({ dealer, chargeId, at: new Date(now) })
        .onConflictDoNothing();
      return;
    }
    await lockVehicle(tx, found);
    const [reservation] = await tx.select().from(reservations).where(which);
    if (!reservation || reservation.refundedAt !== null) return;
    const changed = await changeState(tx, reservation, eventOf(reservation), { refundedAt: new Date(now) });
    if (changed && reservation.state === 'paid') await releaseVehicle(tx, reservation);
  });
}

const held = new Set(['authorised', 'releasing', 'capturing']);

const eventOf = ({ payment }: Reservation) => (held.has(payment) ? 'released' : 'refunded');

/** Serialises a payment and its return; taken before the vehicle's lock. */
export async function lockCharge(tx: Transaction, dealer: string, chargeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`charges:${dealer}:${chargeId}`}, 0))`);
}

export async function isReturnedEarly(tx: Transaction, dealer: string, chargeId: string): Promise<boolean> {
  return (await tx.$count(earlyRefunds, and(eq(earlyRefunds.dealer, dealer), eq(earlyRefunds.chargeId, chargeId)))) > 0;
}
