import { join } from 'node:path';
import { closeDatabase, database } from './database.ts';
import { failureText } from './failure-text.ts';
import { runningDatabase, startEmbeddedDatabase } from './embedded/start-embedded.ts';

/** No database can be had; its message says which and why. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

export interface RunningDatabase {
  stop(): Promise<void>;
}

/**
 * The server that `DATABASE_URL` names, or the embedded one on a folder of the project (`DATABASE_FOLDER`, any free
 * port unless `DATABASE_PORT` says which). Sets `DATABASE_URL` and applies the migrations. Throws when neither can be
 * had. `shared`: where the embedded one runs already, for `npm start` say, it is used as it is and left running.
 */
export async function startDatabase(
  projectDir: string,
  { shared = false }: { shared?: boolean } = {},
): Promise<RunningDatabase> {
  const { stop } = shared ? await reachServer(projectDir) : await startServer(projectDir);
  try {
    await database();
  } catch (cause) {
    await stop();
    throw new DatabaseStartError(`The database cannot be used: ${failureText(cause)}`, { cause });
  }
  return { stop };
}

/** The same server as it is, for commands that look after it; one that runs already for a product is used beside it. */
export async function reachServer(projectDir: string): Promise<RunningDatabase> {
  const running = process.env.DATABASE_URL ? null : runningDatabase(folderOf(projectDir));
  if (running === null) return startServer(projectDir);
  process.env.DATABASE_URL = running;
  return {
    stop: async () => {
      await closeDatabase();
      delete process.env.DATABASE_URL;
    },
  };
}

async function startServer(projectDir: string): Promise<RunningDatabase> {
  const embedded = process.env.DATABASE_URL
    ? null
    : await startEmbeddedDatabase({
        folder: folderOf(projectDir),
        ...(process.env.DATABASE_PORT ? { port: portOf(process.env.DATABASE_PORT) } : {}),
      }).catch((cause: Error) => {
        throw new DatabaseStartError(cause.message, { cause });
      });
  if (embedded) process.env.DATABASE_URL = embedded.url;
  return {
    stop: async () => {
      await closeDatabase();
      if (embedded) delete process.env.DATABASE_URL;
      await embedded?.stop();
    },
  };
}

const folderOf = (projectDir: string): string => process.env.DATABASE_FOLDER ?? join(projectDir, '.database');

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`DATABASE_PORT is "${text}": name a number from 1 to 65535.`);
}
