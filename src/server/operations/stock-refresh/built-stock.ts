import { eq } from 'drizzle-orm';
import type { StockFacts, StockRecord } from '#src/domain/vehicle/stock-record.ts';
import type { Database } from '../../platform/database/database.ts';
import { stockBuilds } from '../../platform/database/schema.ts';

export async function rememberedBuild(db: Database, dealer: string): Promise<StockFacts | null> {
  const [row] = await db.select({ facts: stockBuilds.facts }).from(stockBuilds).where(eq(stockBuilds.dealer, dealer));
  return row?.facts ?? null;
}

export async function recordBuild(db: Database, { dealer, facts }: StockRecord, now: number): Promise<void> {
  const built = { facts, builtAt: new Date(now) };
  await db
    .insert(stockBuilds)
    .values({ dealer, ...built })
    .onConflictDoUpdate({ target: stockBuilds.dealer, set: built });
}
