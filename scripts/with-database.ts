import { closeDatabase, database, type Database } from '#src/server/platform/database/database.ts';
import { startDatabase } from '#src/server/platform/database/start-database.ts';
import { projectDir } from './test-run/steps.ts';

/** Uses DATABASE_URL or the running embedded database, or starts one. */
export async function withDatabase<Answer>(work: (db: Database) => Promise<Answer>): Promise<Answer> {
  const running = await startDatabase(projectDir, { shared: true });
  try {
    return await work(await database());
  } finally {
    await closeDatabase();
    await running.stop();
  }
}
