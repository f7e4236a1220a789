import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { reservations } from '../database/schema.ts';
import { lockVehicle, releaseVehicle } from './vehicle-hold.ts';

/** The gateway gave a deposit back, on our word or on the dealer's: the vehicle is free again. */
export async function recordRefund(db: Database, dealer: string, chargeId: string, now: number): Promise<void> {
  const which = and(eq(reservations.dealer, dealer), eq(reservations.chargeId, chargeId));
  const [found] = await db.select().from(reservations).where(which);
  if (!found) return;
  await db.transaction(async (tx) => {
    await lockVehicle(tx, found);
    const [reservation] = await tx.select().from(reservations).where(which);
    if (!reservation || reservation.refundedAt !== null) return;
    await tx.update(reservations).set({ state: 'refunded', refundedAt: new Date(now) }).where(which);
    if (reservation.state === 'paid') await releaseVehicle(tx, reservation);
  });
}
