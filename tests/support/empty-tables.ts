import { vi } from 'vitest';
import type { Database } from '#src/server/database/database.ts';
import { timeLimit } from './time-limit.ts';

/** Empties tables between tests; tried again where a round of deliveries that has not ended holds a lock on one. */
export const emptyTables = (db: Pick<Database, 'execute'>, ...tables: string[]): Promise<unknown> =>
  vi.waitFor(() => db.execute(`truncate ${tables.join()} cascade`), { timeout: timeLimit(10_000) });

/** What a lead leaves behind: itself, its deliveries, what was agreed to, messages, and calls that were counted. */
export const tablesOfLeads = [
  'deliveries',
  'delivery_attempts',
  'lead_statuses',
  'consents',
  'leads',
  'local_messages',
  'rate_limits',
] as const;
