import { and, eq, inArray, like, or } from 'drizzle-orm';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  consents,
  deliveries,
  deliveryAttempts,
  leads,
  leadStatuses,
  localMessages,
} from '../../platform/database/schema.ts';

export async function undelivered(db: Database, dealer: string, leadId: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.dealer, dealer), eq(deliveries.leadId, leadId)));
  if (rows.length === 0) return ['The lead is no longer stored'];
  return rows
    .filter(({ state }) => state !== 'delivered')
    .map(({ channel, target, state, attempts, lastError }) =>
      channel === 'none'
        ? (lastError ?? 'It has no delivery target')
        : `${channel} to ${target} is ${state} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${lastError ? ` (${lastError})` : ''}`,
    );
}

export async function deleteTests(db: Database, dealer: string): Promise<void> {
  await db.transaction(async (tx) => {
    const tests = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.dealer, dealer), eq(leads.isTest, true)))
      .for('update');
    const ids = tests.map(({ id }) => id);
    if (ids.length === 0) return;
    const theirs = tx.select({ id: deliveries.id }).from(deliveries).where(inArray(deliveries.leadId, ids));
    await tx.delete(deliveryAttempts).where(inArray(deliveryAttempts.deliveryId, theirs));
    await tx.delete(deliveries).where(inArray(deliveries.leadId, ids));
    await tx.delete(leadStatuses).where(inArray(leadStatuses.leadId, ids));
    await tx.delete(consents).where(inArray(consents.leadId, ids));
    await tx.delete(leads).where(inArray(leads.id, ids));
    await tx
      .delete(localMessages)
      .where(
        and(
          eq(localMessages.dealer, dealer),
          like(localMessages.subject, '[Test] %'),
          or(...ids.map((id) => like(localMessages.body, `%${leadReference(id)}%`))),
        ),
      );
  });
}
