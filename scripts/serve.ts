/** `npm run serve`: the built dealers with their functions, on this machine only. */
import { failureText } from '#src/server/database/failure-text.ts';
import { DatabaseStartError } from '#src/server/database/start-database.ts';
import { EnvironmentError } from '#src/server/environment.ts';
import { exitOnHelp } from './help.ts';
import { readServeOptions, serve, USAGE } from './serve/serve-command.ts';

exitOnHelp(USAGE);
try {
  const args = process.argv.slice(2);
  process.exitCode = await serve(readServeOptions(args, process.env), args);
} catch (error) {
  console.error(failureText(error));
  if (!(error instanceof EnvironmentError || error instanceof DatabaseStartError)) console.error(USAGE);
  process.exitCode = 1;
}
