import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#src/server/platform/database/database.ts';
import { valuations } from '#src/server/platform/database/schema.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';

export type ValuationRow = typeof valuations.$inferSelect;

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const notFound = () => new EndpointError(404, 'no_such_valuation', 'We can’t find this valuation. Please start again.');

/** @throws {EndpointError} 404, also for another dealer's valuation. */
export async function findValuation(db: Database, dealer: string, id: string): Promise<ValuationRow> {
  const [row] = uuid.test(id)
    ? await db
        .select()
        .from(valuations)
        .where(and(eq(valuations.id, id), eq(valuations.dealer, dealer)))
    : [];
  if (!row) throw notFound();
  return row;
}

/**
 * The key may be the shopper's or staff's.
 * @throws {EndpointError} 404
 */
export async function valuationByKey(
  db: Pick<Database, 'select'>,
  dealer: string,
  key: string | null,
  whose: 'key' | 'staffKey' = 'key',
): Promise<ValuationRow> {
  const [row] = key
    ? await db
        .select()
        .from(valuations)
        .where(and(eq(valuations[whose], key), eq(valuations.dealer, dealer)))
    : [];
  if (!row) throw notFound();
  return row;
}

/**
 * Prevents writing and accepting an offer at the same time.
 * @throws {EndpointError} 404
 */
export async function lockedValuation(
  tx: Transaction,
  dealer: string,
  key: string | null,
  whose: 'key' | 'staffKey',
): Promise<ValuationRow> {
  const { id } = await valuationByKey(tx, dealer, key, whose);
  return lockedRow(tx, id);
}

/** @throws {EndpointError} 404 */
export async function lockedRow(tx: Transaction, id: string): Promise<ValuationRow> {
  const [row] = await tx.select().from(valuations).where(eq(valuations.id, id)).for('no key update');
  if (!row) throw notFound();
  return row;
}

/** @throws {EndpointError} 404 if deleted meanwhile. */
export async function updateValuation(
  db: Pick<Database, 'update'>,
  { id, dealer }: Pick<ValuationRow, 'id' | 'dealer'>,
  set: Partial<typeof valuations.$inferInsert>,
  now: number,
): Promise<ValuationRow> {
  const [row] = await db
    .update(valuations)
    .set({ ...set, updatedAt: new Date(now) })
    .where(and(eq(valuations.id, id), eq(valuations.dealer, dealer)))
    .returning();
  if (!row) throw notFound();
  return row;
}
