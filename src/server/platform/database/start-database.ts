import { closeDatabase, database } from './database.ts';
import { DatabaseStartError, runningServer, startServer, type RunningDatabase } from './database-server.ts';
import { failureText } from './failure-text.ts';

/**
 * Uses the server of `DATABASE_URL`, or starts the embedded one (`DATABASE_FOLDER`, `DATABASE_PORT`) and sets the
 * variable; then migrates. `shared` reuses a running embedded server and leaves it running.
 * @throws if neither is available.
 */
export async function startDatabase(
  projectDir: string,
  { shared = false }: { shared?: boolean } = {},
): Promise<RunningDatabase> {
  const server = shared ? await reachServer(projectDir) : closing(await startServer(projectDir));
  await migrated().catch(async (cause: unknown) => {
    await server.stop();
    throw cause;
  });
  return server;
}

/** @throws {DatabaseStartError} */
export async function migrated(): Promise<void> {
  try {
    await database();
  } catch (cause) {
    throw new DatabaseStartError(`The database cannot be used: ${failureText(cause)}`, { cause });
  }
}

/** Does not migrate; reuses a running embedded server. */
export async function reachServer(projectDir: string): Promise<RunningDatabase> {
  const running = process.env.DATABASE_URL ? null : runningServer(projectDir);
  if (running === null) return closing(await startServer(projectDir));
  process.env.DATABASE_URL = running;
  return closing({
    stop: () => {
      delete process.env.DATABASE_URL;
      return Promise.resolve();
    },
  });
}

const closing = ({ stop }: RunningDatabase): RunningDatabase => ({
  stop: async () => {
    await closeDatabase();
    await stop();
  },
});
