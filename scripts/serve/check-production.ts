import { join } from 'node:path';
import { listDealers } from '#src/server/dealer/find-dealer.ts';
import { EnvironmentError, isProduction, readEnvironment } from '#src/server/environment.ts';
import { productionProblems } from '#src/server/providers/production-check.ts';

/** Production starts on real providers or not at all. Throws EnvironmentError naming every variable to set; development always starts. */
export async function checkProduction(outDir: string, variables: NodeJS.ProcessEnv = process.env): Promise<void> {
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
