import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { leads } from '../platform/database/schema.ts';

/** Simultaneous leads would create the same person twice. */
export async function lockPersons(tx: Transaction, dealer: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`persons:${dealer}`}, 0))`);
}

/** If phone and email belong to two persons, merges them under the older id. Call lockPersons first. */
export async function personOf(
  tx: Transaction,
  dealer: string,
  { phone, email }: { phone: string | null; email: string | null },
): Promise<string> {
  const ways = [...(phone ? [eq(leads.phone, phone)] : []), ...(email ? [eq(leads.email, email)] : [])];
  if (ways.length === 0) return randomUUID();
  const known = await tx
    .select({ personId: leads.personId })
    .from(leads)
    .where(and(eq(leads.dealer, dealer), or(...ways)))
    .groupBy(leads.personId)
    .orderBy(asc(sql`min(${leads.createdAt})`), asc(leads.personId));
  const [oldest, ...others] = known.map(({ personId }) => personId);
  if (oldest && others.length > 0)
    await tx
      .update(leads)
      .set({ personId: oldest })
      .where(and(eq(leads.dealer, dealer), inArray(leads.personId, others)));
  return oldest ?? randomUUID();
}
