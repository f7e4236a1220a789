import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { lookups } from '../database/schema.ts';

export interface Lookup<Value> {
  kind: string;
  /** Includes the dealer for dealer-specific answers. */
  key: string;
  freshMs: number;
  now: number;
  /** Null is cached too. */
  ask(): Promise<Value | null>;
}

/** Answers not refreshed for this long are deleted. */
const longestMs = 90 * 86_400_000;

/**
 * Uses outdated answers while the service is down.
 * @throws the service's error if no answer is cached.
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
