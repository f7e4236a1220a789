/**
 * Resets variables, stubs, watchers and caches, because test files share a process. A file that logged personal data
 * fails.
 */
import { afterAll, expect, vi } from 'vitest';
import { closeDatabase } from '#src/server/platform/database/database.ts';
import { resetBreakers } from '#src/server/platform/providers/resilient-fetch-breaker.ts';
import { takeLeaks, watchLog } from './log-watch.ts';

const shared = globalThis as { givenVariables?: NodeJS.ProcessEnv };
const initialVariables = (shared.givenVariables ??= { ...process.env });

for (const name of Object.keys(process.env)) if (!(name in initialVariables)) delete process.env[name];
Object.assign(process.env, initialVariables);
resetBreakers();
watchLog();

afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await closeDatabase();
  expect(takeLeaks(), 'log lines that name a person').toEqual([]);
});
