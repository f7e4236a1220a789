/**
 * Leads above a limit per IP address and UTC day, or per dealer and UTC hour (settings.private.leads.flood), are stored
 * but emailed in a digest. Server-made leads without a caller are exempt.
 */
import type { Transaction } from '../platform/database/database.ts';
import { sql } from 'drizzle-orm';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { rateLimits } from '../platform/database/schema.ts';
import { callerOf } from '../platform/endpoint/caller.ts';
import { areLimitsOff, unlessUncountable } from '../platform/endpoint/rate-limit.ts';

const hourMs = 3_600_000;

export interface Arrival {
  dealer: string;
  ip: string;
  limits: Settings['private']['leads']['flood'];
  /** Epoch milliseconds. */
  now: number;
}

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
