import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeDatabase } from '#src/server/database/database.ts';
import { startDatabase } from '#src/server/database/start-database.ts';
import { listDealers } from '#src/server/dealer/find-dealer.ts';
import { EnvironmentError, isProduction, readEnvironment } from '#src/server/environment.ts';
import { productionProblems } from '#src/server/providers/production-check.ts';
import { startFront } from './front.ts';
import { checkMode, type ServeOptions } from './serve-options.ts';
import { supervise } from './supervise.ts';

/**
 * Production starts on real providers or not at all. Throws EnvironmentError naming every variable to set;
 * development always starts.
 */
async function checkProduction(outDir: string, variables: NodeJS.ProcessEnv = process.env): Promise<void> {
  const environment = readEnvironment(variables);
  if (!isProduction(environment)) return;
  const problems = productionProblems(
    (await listDealers(join(outDir, '.forecourt', 'server'))).filter(
      ({ slug }) => !environment.SITE || slug === environment.SITE,
    ),
    environment,
    variables,
  );
  if (problems.length > 0)
    throw new EnvironmentError(
      `Production does not start with providers that only pretend:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nSet them, or start with FORECOURT_MODE=development.`,
    );
}

/**
 * Serves until SIGINT or SIGTERM, whatever crashes meanwhile. The database and the static pages are this process's, so
 * that they outlive a crash of the functions. Gives the exit code.
 */
export async function serve(options: ServeOptions, args: string[]): Promise<number> {
  checkMode(options, process.env);
  const { outDir } = options;
  await checkProduction(outDir);
  const database = await startDatabase(fileURLToPath(new URL('../..', import.meta.url)));
  try {
    // Only the functions speak to the database from here on.
    await closeDatabase();
    const front = await startFront(options);
    try {
      return await supervise([front.socketPath, ...args, '--port', String(front.port)], front);
    } finally {
      await front.close();
    }
  } finally {
    await database.stop();
  }
}
