import { and, eq } from 'drizzle-orm';
import { leads } from '#src/server/platform/database/schema.ts';
import type { AnyCall } from './application-call.ts';

export async function receiptKeyOf({ db, dealer }: AnyCall, leadId: string): Promise<string | null> {
  const [row] = await db
    .select({ key: leads.receiptKey })
    .from(leads)
    .where(and(eq(leads.dealer, dealer.slug), eq(leads.id, leadId)));
  return row?.key ?? null;
}
