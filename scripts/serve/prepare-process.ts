/**
 * What `npm run serve` does before it serves: production's check and the database's migrations. The process ends then; the
 * front, which stays, would keep the code of both in memory for nothing.
 */
import { join } from 'node:path';
import { failureText } from '#src/server/database/failure-text.ts';
import { migrated } from '#src/server/database/start-database.ts';
import { listDealers } from '#src/server/dealer/find-dealer.ts';
import { EnvironmentError, isProduction, readEnvironment } from '#src/server/environment.ts';
import { productionProblems, weakKeys } from '#src/server/providers/production-check.ts';
import type { Prepared } from './serve-command.ts';

/**
 * Production starts on real providers and strong keys or not at all: throws EnvironmentError naming every variable to set.
 * Development always starts, with a warning about its keys.
 */
async function checkProviders(outDir: string, variables: NodeJS.ProcessEnv = process.env): Promise<void> {
  const environment = readEnvironment(variables);
  const dealers = (await listDealers(join(outDir, '.forecourt', 'server'))).filter(
    ({ slug }) => !environment.SITE || slug === environment.SITE,
  );
  if (!isProduction(environment)) {
    const weak = weakKeys(dealers, environment, variables);
    if (weak.length > 0) console.error(`Warning: production would refuse these keys:\n${listed(weak)}`);
    return;
  }
  const problems = productionProblems(dealers, environment, variables);
  if (problems.length > 0)
    throw new EnvironmentError(
      `Production does not start with providers that only pretend, or weak keys:\n${listed(problems)}\nSet them, or start with FORECOURT_MODE=development.`,
    );
}

const listed = (problems: string[]): string => problems.map((problem) => `  ${problem}`).join('\n');

async function prepare(): Promise<Prepared> {
  try {
    await checkProviders(process.argv[2]!);
    await migrated();
    return { problem: null };
  } catch (cause) {
    return { problem: failureText(cause) };
  }
}

const said = await prepare();
process.send!(said, undefined, undefined, () => process.exit());
