import { and, eq } from 'drizzle-orm';
import type { Database } from '#src/server/platform/database/database.ts';
import { reservations } from '#src/server/platform/database/schema.ts';
import { lockCharge } from './record-return.ts';
import { changeState } from './states/change-state.ts';
import { lockVehicle, sellVehicle } from './vehicle-hold.ts';

/** The dealer may also capture in the gateway. An unknown payment waits for its own event. */
export async function recordCapture(
  db: Database,
  { dealer, chargeId, now }: { dealer: string; chargeId: string; now: number },
): Promise<void> {
  if (chargeId === '') return;
  await db.transaction(async (tx) => {
    await lockCharge(tx, dealer, chargeId);
    const which = and(eq(reservations.dealer, dealer), eq(reservations.chargeId, chargeId));
    const [found] = await tx.select().from(reservations).where(which);
    if (!found) return;
    await lockVehicle(tx, found);
    const [reservation] = await tx.select().from(reservations).where(which);
    const changed = reservation && (await changeState(tx, reservation, 'captured'));
    if (changed && reservation.state === 'paid') await sellVehicle(tx, reservation, now);
  });
}
