import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { deliveries, leads } from '../platform/database/schema.ts';
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import type { DeliveredLead } from '../delivery/delivered-lead.ts';
import { loadLead } from '../delivery/load-lead.ts';

/** Days: links in a shared device's history must not work forever. */
const openDays = 60;

export interface FoundReceipt {
  delivered: DeliveredLead;
  notifiedBy: 'email' | 'sms' | null;
}

/** Null for an unknown or expired key. */
export async function findReceipt(
  db: Database,
  dealer: DealerRecord,
  key: string | null,
  now: number,
): Promise<FoundReceipt | null> {
  if (!key || key.length < 16) return null;
  const [row] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.dealer, dealer.slug),
        eq(leads.receiptKey, key),
        gt(leads.createdAt, new Date(now - openDays * 86_400_000)),
      ),
    );
  if (!row) return null;
  const [notifiedBy] = await db
    .select({ channel: deliveries.channel })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.dealer, dealer.slug),
        eq(deliveries.leadId, row.id),
        eq(deliveries.notice, 'received'),
        inArray(deliveries.channel, ['email', 'sms']),
      ),
    );
  return {
    delivered: await loadLead(db, dealer, row.id),
    notifiedBy: (notifiedBy?.channel as 'email' | 'sms' | undefined) ?? null,
  };
}
