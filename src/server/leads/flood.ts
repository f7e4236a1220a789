/**
 * A lead in a flood is stored like any other, and comes to the dealer's mail with others in one digest
 * (settings.private.leads.flood):
 * 1. beyond so many leads of one internet address in a day, or of all addresses in an hour;
 * 2. never one that the server makes itself, such as a reservation's.
 * Days and hours are those of UTC; counts stand in the table of limits, within the lead's own transaction.
 */
import type { Transaction } from '../database/database.ts';
import { sql } from 'drizzle-orm';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { rateLimits } from '../database/schema.ts';
import { callerOf } from '../endpoint/caller.ts';
import { areLimitsOff, unlessUncountable } from '../endpoint/rate-limit.ts';

const hourMs = 3_600_000;

export interface Arrival {
  dealer: string;
  /** The caller's address. */
  ip: string;
  limits: Settings['private']['leads']['flood'];
  /** Milliseconds since 1970. */
  now: number;
}

/** When the digest goes that takes the lead; null where it goes by itself. */
export async function digestTime(tx: Transaction, { dealer, ip, limits, now }: Arrival): Promise<Date | null> {
  const [ofAddress, ofDealer] = await unlessUncountable(
    tx,
    async (within) => [
      await count(within, `leads-day:${dealer}:${callerOf(ip)}`, 24 * hourMs, now),
      await count(within, `leads-hour:${dealer}`, hourMs, now),
    ],
    [0, 0],
  );
  if (areLimitsOff() || (ofAddress <= limits.addressPerDay && ofDealer <= limits.dealerPerHour)) return null;
  const periodMs = limits.digestMinutes * 60_000;
  return new Date(Math.ceil((now + 1) / periodMs) * periodMs);
}

async function count(tx: Transaction, key: string, windowMs: number, now: number): Promise<number> {
  const [row] = await tx
    .insert(rateLimits)
    .values({ key, windowStart: new Date(Math.floor(now / windowMs) * windowMs), count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  return row!.count;
}
