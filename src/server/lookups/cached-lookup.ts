import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { lookups } from '../database/schema.ts';

export interface Lookup<Value> {
  kind: string;
  /** Names the dealer where the answer is the dealer's. */
  key: string;
  /** How long an answer counts. */
  freshMs: number;
  now: number;
  /** Asks the service; null is an answer too. */
  ask(): Promise<Value | null>;
}

/** What nobody asked again for so long is thrown away. */
const longestMs = 90 * 86_400_000;

/**
 * The answer of a slow service, kept for a while; an old one where the service is down. Throws what the service
 * threw where there is none.
 */
export async function cachedLookup<Value>(
  db: Database,
  { kind, key, freshMs, now, ask }: Lookup<Value>,
): Promise<Value | null> {
  const [row] = await db
    .select()
    .from(lookups)
    .where(and(eq(lookups.kind, kind), eq(lookups.key, key)));
  if (row && now - row.fetchedAt.getTime() < freshMs) return row.value as Value | null;
  try {
    const value = await ask();
    const cached = { value, fetchedAt: new Date(now) };
    await db
      .insert(lookups)
      .values({ kind, key, ...cached })
      .onConflictDoUpdate({ target: [lookups.kind, lookups.key], set: cached });
    await db.delete(lookups).where(and(eq(lookups.kind, kind), lt(lookups.fetchedAt, new Date(now - longestMs))));
    return value;
  } catch (cause) {
    if (row) return row.value as Value | null;
    throw cause;
  }
}
