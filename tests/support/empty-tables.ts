import { vi } from 'vitest';
import type { Database } from '#src/server/platform/database/database.ts';
import { timeLimit } from './time-limit.ts';

/** Retries while an unfinished delivery run holds a lock. */
export const emptyTables = (db: Pick<Database, 'execute'>, ...tables: string[]): Promise<unknown> =>
  vi.waitFor(() => db.execute(`truncate ${tables.join()} cascade`), { timeout: timeLimit(10_000) });

export const tablesOfLeads = [
  'deliveries',
  'delivery_attempts',
  'lead_statuses',
  'consents',
  'leads',
  'local_messages',
  'rate_limits',
] as const;
