/** `npm run serve`: the built dealers with their functions, on this machine only. */
import { failureText } from '#src/server/database/failure-text.ts';
import { DatabaseStartError } from '#src/server/database/start-database.ts';
import { EnvironmentError } from '#src/server/environment.ts';
import { PortTakenError } from '#src/server/local/start-local-server.ts';
import { exitOnHelp } from './help.ts';
import { readServeOptions, serve, USAGE } from './serve/serve-command.ts';

exitOnHelp(USAGE);
try {
  await serve(readServeOptions(process.argv.slice(2), process.env));
} catch (error) {
  console.error(failureText(error));
  if (!(error instanceof PortTakenError || error instanceof EnvironmentError || error instanceof DatabaseStartError)) console.error(USAGE);
  process.exitCode = 1;
}
