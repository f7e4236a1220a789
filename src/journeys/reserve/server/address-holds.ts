/**
 * Counts free holds per IP address in the rate limit table, so reservations don't store it. Rows are dated at the
 * hold's end and deleted a day later.
 */
import type { Transaction } from '#src/server/platform/database/database.ts';
import { and, eq, gt, sql, sum } from 'drizzle-orm';
import { rateLimits } from '#src/server/platform/database/schema.ts';
import type { Reservation } from './reservation.ts';

interface Whose {
  dealer: string;
  caller: string;
}

const keyOf = ({ dealer, caller }: Whose): string => `free-holds:${dealer}:${caller}`;

export async function addressHolds(tx: Transaction, whose: Whose, now: number): Promise<number> {
  const [row] = await tx
    .select({ held: sum(rateLimits.count) })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, keyOf(whose)), gt(rateLimits.windowStart, new Date(now))));
  return Number(row?.held ?? 0);
}

export async function noteAddressHold(tx: Transaction, whose: Whose, until: number): Promise<void> {
  await tx
    .insert(rateLimits)
    .values({ key: keyOf(whose), windowStart: new Date(until), count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    });
}

/** Finds the row by its exact end: no IP address is stored. If two match, both stay. */
export async function forgetAddressHold(
  tx: Transaction,
  { dealer, expiresAt }: Pick<Reservation, 'dealer' | 'expiresAt'>,
): Promise<void> {
  const fits = and(
    sql`starts_with(${rateLimits.key}, ${keyOf({ dealer, caller: '' })})`,
    eq(rateLimits.windowStart, expiresAt),
  );
  const [only, another] = await tx.select({ key: rateLimits.key }).from(rateLimits).where(fits);
  if (only && !another)
    await tx
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(and(eq(rateLimits.key, only.key), eq(rateLimits.windowStart, expiresAt)));
}
