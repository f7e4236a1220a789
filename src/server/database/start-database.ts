import { join } from 'node:path';
import { closeDatabase, database } from './database.ts';
import { failureText } from './failure-text.ts';
import { runningEmbeddedDatabase } from './embedded/running-embedded.ts';
import { startEmbeddedDatabase } from './embedded/start-embedded.ts';

/** No database can be had; its message says which and why. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

export interface RunningDatabase {
  stop(): Promise<void>;
}

/**
 * The server that `DATABASE_URL` names, or the embedded one on a folder of the project (`DATABASE_FOLDER`, any free
 * port unless `DATABASE_PORT` says which). Sets `DATABASE_URL` and applies the migrations. Throws when neither can be had.
 * `shared`: where the embedded one runs already, for `npm start` say, it is used as it is and left running.
 */
export async function startDatabase(projectDir: string, { shared = false }: { shared?: boolean } = {}): Promise<RunningDatabase> {
  const folder = process.env.DATABASE_FOLDER ?? join(projectDir, '.database');
  const running = shared && !process.env.DATABASE_URL ? await runningEmbeddedDatabase(folder) : null;
  if (running) process.env.DATABASE_URL = running;
  const embedded = process.env.DATABASE_URL ? null : await startEmbeddedDatabase({
    folder,
    ...(process.env.DATABASE_PORT ? { port: portOf(process.env.DATABASE_PORT) } : {}),
  }).catch((cause: Error) => { throw new DatabaseStartError(cause.message, { cause }); });
  if (embedded) process.env.DATABASE_URL = embedded.url;
  const stop = async () => {
    await closeDatabase();
    if (embedded || running) delete process.env.DATABASE_URL;
    await embedded?.stop();
  };
  try {
    await database();
  } catch (cause) {
    await stop();
    throw new DatabaseStartError(`The database cannot be used: ${failureText(cause)}`, { cause });
  }
  return { stop };
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`DATABASE_PORT is "${text}": name a number from 1 to 65535.`);
}
