import { vi } from 'vitest';
import type { Database } from '#src/server/database/database.ts';

/** Empties tables between tests; tried again where a round of deliveries that has not ended holds a lock on one. */
export const emptyTables = (db: Pick<Database, 'execute'>, ...tables: string[]): Promise<unknown> =>
  vi.waitFor(() => db.execute(`truncate ${tables.join()} cascade`), { timeout: 10_000 });
