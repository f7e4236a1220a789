/**
 * Whether a lead can be stored at this moment, found out by storing one and taking it back, and how the outbox stands.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { lockPersons } from './leads/person.ts';
import type { Database } from './database/database.ts';
import { consents, deliveries, leads } from './database/schema.ts';

/** Bytes of a JSON lead, as its endpoint takes it. */
const largestLead = 16 * 1024;

/** Numbers alone: a load balancer's log is no place for a person. */
export interface Outbox {
  pending: number;
  /**
   * Since the oldest of them was stored; null where none waits. One stored in the future, while the clock ran ahead, has
   * waited an unknown time: it counts as long as the clock was ahead.
   */
  oldest_pending_seconds: number | null;
  dead: number;
}

/** No dealer's slug. */
export const nobody = '-';

/**
 * A lead of nobody, as large as leads get, goes with its consent and its delivery into the tables and out again, and the
 * end of the transaction must reach the disk: a full or read-only disk, a standby server, a lock on a table, a role that
 * may not write all fail here as they would for a shopper.
 * @param db of nobody
 * @throws what the database says
 */
export async function storeProbe(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`savepoint probe`);
    await lockPersons(tx, '');
    const [lead] = await tx
      .insert(leads)
      .values({
        dealer: nobody,
        idempotencyKey: randomUUID(),
        form: 'health',
        category: 'health',
        personId: randomUUID(),
        fields: { padding: randomBytes(largestLead * 0.75).toString('base64') },
      })
      .returning({ id: leads.id });
    const leadId = lead!.id;
    const at = new Date();
    await tx
      .insert(consents)
      .values({ dealer: nobody, leadId, kind: 'health', given: false, wording: '', page: '', at });
    await tx
      .insert(deliveries)
      .values({ dealer: nobody, leadId, channel: 'none', target: '', state: 'dead', nextAttemptAt: at });
    await tx.execute(sql`rollback to savepoint probe`);
  });
}

export async function outboxState(db: Database, now: number): Promise<Outbox> {
  const {
    rows: [row],
  } = await db.execute<{ pending: string; dead: string; oldest: string | null }>(sql`
    select count(*) filter (where ${deliveries.state} = 'pending') as pending, count(*) filter (where ${deliveries.state} = 'dead') as dead,
      max(abs(extract(epoch from ${new Date(now)}::timestamptz - ${deliveries.createdAt})))
        filter (where ${deliveries.state} = 'pending') as oldest
    from ${deliveries} where ${deliveries.state} in ('pending', 'dead')`);
  return {
    pending: Number(row?.pending ?? 0),
    oldest_pending_seconds: row?.oldest == null ? null : Math.round(Number(row.oldest)),
    dead: Number(row?.dead ?? 0),
  };
}
