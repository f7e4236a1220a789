import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '#src/server/platform/database/database.ts';
import { shoppers, watchlist } from '#src/server/platform/database/schema.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';

export const watchlistLimit = 200;

export interface Owner {
  dealer: string;
  shopperId: string;
}
export interface WatchedCar {
  carId: string;
  savedAt: Date;
}

const ofOwner = ({ dealer, shopperId }: Owner) => and(eq(watchlist.dealer, dealer), eq(watchlist.shopperId, shopperId));
const ofCar = (owner: Owner, carId: string) => and(ofOwner(owner), eq(watchlist.carId, carId));

/**
 * Saving again keeps the original time.
 * @throws {EndpointError} 409 when the list is full.
 */
export async function saveCarOf(db: Database, owner: Owner, carId: string, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Simultaneous saves must not exceed the limit.
    await tx
      .select({ id: shoppers.id })
      .from(shoppers)
      .where(and(eq(shoppers.id, owner.shopperId), eq(shoppers.dealer, owner.dealer)))
      .for('update');
    const inserted = await tx
      .insert(watchlist)
      .values({ ...owner, carId, savedAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ carId: watchlist.carId });
    if (inserted.length === 0) return;
    const [kept] = await tx.select({ cars: count() }).from(watchlist).where(ofOwner(owner));
    if (kept!.cars > watchlistLimit)
      throw new EndpointError(
        409,
        'watchlist_full',
        `Your watchlist is full (${watchlistLimit} vehicles). Please remove one first.`,
      );
  });
}

export async function removeCarOf(db: Database, owner: Owner, carId: string): Promise<void> {
  await db.delete(watchlist).where(ofCar(owner, carId));
}

export async function carsOf(db: Database, owner: Owner): Promise<WatchedCar[]> {
  return db
    .select({ carId: watchlist.carId, savedAt: watchlist.savedAt })
    .from(watchlist)
    .where(ofOwner(owner))
    .orderBy(desc(watchlist.savedAt), watchlist.carId);
}
