/** One embedded database for a run of the function tests, in a temporary folder; TEST_DATABASE_URL names another server instead. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '#src/server/database/embedded/start-embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('databaseUrl', given);
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-database-'));
  const { url, stop } = await startEmbeddedDatabase({ folder });
  project.provide('databaseUrl', url);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
