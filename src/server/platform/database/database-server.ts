/** Must not load the database client. */
import { join } from 'node:path';
import { runningDatabase, startEmbeddedDatabase } from './embedded/start-embedded.ts';

export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

export interface RunningDatabase {
  stop(): Promise<void>;
}

/**
 * Does not migrate. Sets `DATABASE_URL`.
 * @throws {DatabaseStartError}
 */
export async function startServer(projectDir: string): Promise<RunningDatabase> {
  if (process.env.DATABASE_URL) return { stop: () => Promise.resolve() };
  const embedded = await startEmbeddedDatabase({
    folder: folderOf(projectDir),
    ...(process.env.DATABASE_PORT ? { port: portOf(process.env.DATABASE_PORT) } : {}),
  }).catch((cause: Error) => {
    throw new DatabaseStartError(cause.message, { cause });
  });
  process.env.DATABASE_URL = embedded.url;
  return {
    stop: async () => {
      delete process.env.DATABASE_URL;
      await embedded.stop();
    },
  };
}

export const runningServer = (projectDir: string): string | null => runningDatabase(folderOf(projectDir));

const folderOf = (projectDir: string): string => process.env.DATABASE_FOLDER ?? join(projectDir, '.database');

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`DATABASE_PORT is "${text}". Use a number from 1 to 65535.`);
}
