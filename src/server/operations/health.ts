import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { lockPersons } from '../leads/person.ts';
import type { Database } from '../platform/database/database.ts';
import { consents, deliveries, leads } from '../platform/database/schema.ts';

const largestLead = 16 * 1024;

/** Only numbers: load balancers log this. */
export interface Outbox {
  pending: number;
  /** Null if none is pending. Future dates, from a fast clock, count by their distance from now. */
  oldest_pending_seconds: number | null;
  dead: number;
}

/** Not a valid slug. */
export const nobody = '-';

/**
 * Stores the largest possible lead and rolls it back: a full or read-only disk, standby server, locked table or missing
 * permission fails here as for shoppers.
 * @throws the database error
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
