import { failureText } from '#src/server/platform/database/failure-text.ts';
import { DatabaseStartError } from '#src/server/platform/database/database-server.ts';
import { EnvironmentError } from '#src/server/platform/environment.ts';
import { serve } from '../serve/serve-command.ts';
import { readServeOptions, USAGE } from '../serve/serve-options.ts';
import { command } from './command.ts';

export const serveCommand = command({
  usage: USAGE,
  run: (args) => serve(readServeOptions(args, process.env), args),
  failure: (error) => {
    const isMistake = !(error instanceof EnvironmentError || error instanceof DatabaseStartError);
    return { message: `${failureText(error)}${isMistake ? `\n${USAGE}` : ''}`, code: 1 };
  },
});
