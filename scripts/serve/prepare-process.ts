/** A short-lived process for production checks and migrations, to free their memory. */
import { join } from 'node:path';
import { failureText } from '#src/server/platform/database/failure-text.ts';
import { migrated } from '#src/server/platform/database/start-database.ts';
import { listDealers } from '#src/server/platform/dealer/find-dealer.ts';
import { EnvironmentError, isProduction, readEnvironment } from '#src/server/platform/environment.ts';
import { productionProblems, weakKeys } from '#src/server/operations/production-check.ts';
import type { Prepared } from './serve-command.ts';

/**
 * Production requires real providers and strong keys; development warns about keys.
 *
 * @throws EnvironmentError naming every variable to set
 */
async function checkProviders(outDir: string, variables: NodeJS.ProcessEnv = process.env): Promise<void> {
  const environment = readEnvironment(variables);
  const dealers = (await listDealers(join(outDir, '.forecourt', 'server'))).filter(
    ({ slug }) => !environment.SITE || slug === environment.SITE,
  );
  if (!isProduction(environment)) {
    const weak = weakKeys(dealers, environment, variables);
    if (weak.length > 0) console.error(`Warning: production would reject these keys:\n${listed(weak)}`);
    return;
  }
  const problems = productionProblems(dealers, environment, variables);
  if (problems.length > 0)
    throw new EnvironmentError(
      `Production does not start with test providers or weak keys:\n${listed(problems)}\nSet them, or start with FORECOURT_MODE=development.`,
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

const preparation = await prepare();
process.send!(preparation, undefined, undefined, () => process.exit());
