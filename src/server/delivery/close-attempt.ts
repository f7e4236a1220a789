import { and, eq, ne } from 'drizzle-orm';
import { cleanText } from '#src/contracts/fields.ts';
import type { Database } from '../platform/database/database.ts';
import { withoutContacts } from '../platform/database/failure-text.ts';
import { deliveries, deliveryAttempts } from '../platform/database/schema.ts';
import type { Lease } from './lease.ts';

const short = (text: string): string => cleanText(text).slice(0, 500);

/** Final, even after the lease has expired. */
export async function closeDelivered(
  db: Database,
  { id, attemptId }: Lease,
  detail: string,
  now: number,
): Promise<void> {
  const at = new Date(now);
  await db.transaction(async (tx) => {
    await tx
      .update(deliveryAttempts)
      .set({ outcome: 'delivered', endedAt: at, detail: short(detail) })
      .where(eq(deliveryAttempts.id, attemptId));
    await tx
      .update(deliveries)
      .set({ state: 'delivered', deliveredAt: at, leasedUntil: null, lastError: null })
      .where(and(eq(deliveries.id, id), ne(deliveries.state, 'delivered')));
  });
}

/** Null `nextMs`: no further attempt. Ignored once another worker holds the lease. */
export async function closeFailed(
  db: Database,
  { id, attemptId, attempts }: Lease,
  reason: string,
  { now, nextMs }: { now: number; nextMs: number | null },
): Promise<void> {
  const error = short(withoutContacts(reason));
  await db.transaction(async (tx) => {
    await tx
      .update(deliveryAttempts)
      .set({ outcome: 'failed', endedAt: new Date(now), detail: error })
      .where(eq(deliveryAttempts.id, attemptId));
    await tx
      .update(deliveries)
      .set({
        state: nextMs === null ? 'dead' : 'pending',
        nextAttemptAt: new Date(now + (nextMs ?? 0)),
        leasedUntil: null,
        lastError: error,
      })
      .where(and(eq(deliveries.id, id), eq(deliveries.state, 'pending'), eq(deliveries.attempts, attempts)));
  });
}
