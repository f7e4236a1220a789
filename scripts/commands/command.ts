/** The form of every command: a function of its arguments and streams, which returns the exit code of its process. */
import { CommandError } from '#src/generator/options.ts';
import { asksForHelp } from '../help.ts';

/** Where a command writes: the streams of its process, or those of a test. */
export interface Streams {
  stdout: { write: (text: string) => unknown; isTTY?: boolean };
  stderr: { write: (text: string) => unknown };
}

export type Command = (args: string[], streams: Streams) => Promise<number>;

interface CommandParts {
  usage: string;
  run: Command;
  /** Message and exit code for an error. Default: `mistakeOrFailure`. */
  failure?: (error: unknown) => { message: string; code: number };
}

/** A command that answers `--help` and reports an error by a message and an exit code. */
export function command({ usage, run, failure = mistakeOrFailure }: CommandParts): Command {
  return async (args, streams) => {
    if (asksForHelp(args)) {
      streams.stdout.write(`${usage}\n`);
      return 0;
    }
    try {
      return await run(args, streams);
    } catch (error) {
      const { message, code } = failure(error);
      streams.stderr.write(`${message}\n`);
      return code;
    }
  };
}

/** Exit code 2 for a mistake in the command line, 1 for anything that failed. */
const mistakeOrFailure = (error: unknown) => ({
  message: (error as Error).message,
  code: error instanceof CommandError ? 2 : 1,
});
