import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { closeDatabase } from '#src/server/database/database.ts';
import { startDatabase } from '#src/server/database/start-database.ts';
import { checkProduction } from './check-production.ts';
import { supervise } from './supervise.ts';

export const USAGE = 'Usage: npm run serve -- [--out DIR] [--port N]   (or PORT=N; 0 takes any free port; default 4321)';

export interface ServeOptions {
  outDir: string;
  port: number;
}

/** Reads `--out` and `--port`; the port falls back to PORT, then to 4321. Throws for what is no port. */
export function readServeOptions(args: string[], env: NodeJS.ProcessEnv): ServeOptions {
  const { values } = parseArgs({ args, options: { out: { type: 'string' }, port: { type: 'string' } } });
  const port = values.port ?? (env.PORT || '4321');
  if (!/^\d{1,5}$/v.test(port) || Number(port) > 65535) {
    throw new Error(`"${port}" is no port. Name a number from 0 to 65535.`);
  }
  return { outDir: resolve(values.out ?? 'dist'), port: Number(port) };
}

/** Serves until SIGINT or SIGTERM, whatever crashes meanwhile. The database is this process's, so that it outlives a crash of the server. Gives the exit code. */
export async function serve({ outDir }: ServeOptions, args: string[]): Promise<number> {
  await checkProduction(outDir);
  const database = await startDatabase(fileURLToPath(new URL('../..', import.meta.url)));
  try {
    // Only the server speaks to the database from here on.
    await closeDatabase();
    return await supervise(args);
  } finally {
    await database.stop();
  }
}
