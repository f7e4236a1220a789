/**
 * What `npm run serve` does before it serves: production's check and the database's migrations. The process ends then; the
 * front, which stays, would keep the code of both in memory for nothing.
 */
import { join } from 'node:path';
import { failureText } from '#src/server/database/failure-text.ts';
import { migrated } from '#src/server/database/start-database.ts';
import { listDealers } from '#src/server/dealer/find-dealer.ts';
import { EnvironmentError, isProduction, readEnvironment } from '#src/server/environment.ts';
import { productionProblems } from '#src/server/providers/production-check.ts';
import type { Prepared } from './serve-command.ts';

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

async function prepare(): Promise<Prepared> {
  try {
    await checkProduction(process.argv[2]!);
    await migrated();
    return { problem: null };
  } catch (cause) {
    return { problem: failureText(cause) };
  }
}

const said = await prepare();
process.send!(said, undefined, undefined, () => process.exit());
