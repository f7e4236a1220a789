import { closeDatabase, database } from './database.ts';
import { DatabaseStartError, runningServer, startServer, type RunningDatabase } from './database-server.ts';
import { failureText } from './failure-text.ts';

/**
 * The server that `DATABASE_URL` names, or the embedded one on a folder of the project (`DATABASE_FOLDER`, any free
 * port unless `DATABASE_PORT` says which). Sets `DATABASE_URL` and applies the migrations. Throws when neither can be
 * had. `shared`: where the embedded one runs already, for `npm start` say, it is used as it is and left running.
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

/** Applies the migrations to the server of `DATABASE_URL`. @throws DatabaseStartError */
export async function migrated(): Promise<void> {
  try {
    await database();
  } catch (cause) {
    throw new DatabaseStartError(`The database cannot be used: ${failureText(cause)}`, { cause });
  }
}

/** The same server as it is, for commands that look after it; one that runs already for a product is used beside it. */
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

/** Connections end before their server does. */
const closing = ({ stop }: RunningDatabase): RunningDatabase => ({
  stop: async () => {
    await closeDatabase();
    await stop();
  },
});
