/**
 * Leases each due delivery to one worker, recording the attempt in the same transaction before sending. A crashed
 * worker's lease expires.
 *
 * A delivery dated in the future, by a fast clock, is due now; its times are reset.
 */
import { and, eq, exists, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { deliveries, deliveryAttempts } from '../platform/database/schema.ts';

export interface Lease {
  id: string;
  leadId: string;
  channel: string;
  target: string;
  notice: string;
  attempts: number;
  attemptId: string;
  wasLost: boolean;
}

const leaseMs = 120_000;

/** Allowed clock difference between servers. */
const clockToleranceMs = 60_000;

export interface LeaseOptions {
  dealer: string;
  now: number;
  most: number;
  leadId?: string | undefined;
  isDigest?: boolean;
}

export async function leaseDue(
  db: Database,
  { dealer, now, most, leadId, isDigest = false }: LeaseOptions,
): Promise<Lease[]> {
  const at = new Date(now);
  const future = new Date(now + clockToleranceMs);
  return db.transaction(async (tx) => {
    const attemptedInFuture = tx
      .select()
      .from(deliveryAttempts)
      .where(and(eq(deliveryAttempts.deliveryId, deliveries.id), gt(deliveryAttempts.startedAt, future)));
    const due = await tx
      .select()
      .from(deliveries)
      .where(
        and(
          eq(deliveries.dealer, dealer),
          eq(deliveries.state, 'pending'),
          isDigest ? eq(deliveries.channel, 'digest') : ne(deliveries.channel, 'digest'),
          or(lte(deliveries.nextAttemptAt, at), gt(deliveries.createdAt, future), exists(attemptedInFuture)),
          or(
            isNull(deliveries.leasedUntil),
            lte(deliveries.leasedUntil, at),
            gt(deliveries.leasedUntil, new Date(future.getTime() + leaseMs)),
          ),
          leadId ? eq(deliveries.leadId, leadId) : undefined,
        ),
      )
      .orderBy(deliveries.nextAttemptAt)
      .limit(most)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    const lost = await tx
      .update(deliveryAttempts)
      .set({
        outcome: 'lost',
        endedAt: at,
        detail: 'The process stopped before the outcome was known. The message may have arrived.',
      })
      .where(and(inArray(deliveryAttempts.deliveryId, ids), isNull(deliveryAttempts.outcome)))
      .returning({ deliveryId: deliveryAttempts.deliveryId });
    await tx
      .update(deliveryAttempts)
      .set({ startedAt: at })
      .where(and(inArray(deliveryAttempts.deliveryId, ids), gt(deliveryAttempts.startedAt, future)));
    await tx
      .update(deliveries)
      .set({
        leasedUntil: new Date(now + leaseMs),
        attempts: sql`${deliveries.attempts} + 1`,
        createdAt: sql`least(${deliveries.createdAt}, ${at}::timestamptz)`,
      })
      .where(inArray(deliveries.id, ids));
    const attempts = await tx
      .insert(deliveryAttempts)
      .values(due.map(({ id, attempts: before }) => ({ deliveryId: id, number: before + 1, startedAt: at })))
      .returning({ id: deliveryAttempts.id, deliveryId: deliveryAttempts.deliveryId });
    return due.map(({ id, leadId: lead, channel, target, notice, attempts: before }) => ({
      id,
      leadId: lead,
      channel,
      target,
      notice,
      attempts: before + 1,
      attemptId: attempts.find(({ deliveryId }) => deliveryId === id)!.id,
      wasLost: lost.some(({ deliveryId }) => deliveryId === id),
    }));
  });
}
