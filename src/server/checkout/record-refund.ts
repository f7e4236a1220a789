import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { earlyRefunds, reservations } from '../database/schema.ts';
import { lockVehicle, releaseVehicle } from './vehicle-hold.ts';

/**
 * The gateway gave a deposit back, on our word or on the dealer's: the vehicle is free again. Gateways promise no
 * order, so a refund of money that is not known yet is remembered.
 */
export async function recordRefund(db: Database, dealer: string, chargeId: string, now: number): Promise<void> {
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
    await tx
      .update(reservations)
      .set({ state: 'refunded', refundedAt: new Date(now) })
      .where(which);
    if (reservation.state === 'paid') await releaseVehicle(tx, reservation);
  });
}

/** Word of a payment and word of its refund wait for each other; always before the vehicle's lock. */
export async function lockCharge(tx: Transaction, dealer: string, chargeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`charges:${dealer}:${chargeId}`}, 0))`);
}

/** Whether its refund was heard of before. */
export async function isRefundedEarly(tx: Transaction, dealer: string, chargeId: string): Promise<boolean> {
  return (await tx.$count(earlyRefunds, and(eq(earlyRefunds.dealer, dealer), eq(earlyRefunds.chargeId, chargeId)))) > 0;
}
