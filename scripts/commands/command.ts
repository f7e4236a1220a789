import { CommandError } from '#src/generator/options.ts';

export interface Streams {
  stdout: { write: (text: string) => unknown; isTTY?: boolean };
  stderr: { write: (text: string) => unknown };
}

export type Command = (args: string[], streams: Streams) => Promise<number>;

interface CommandParts {
  usage: string;
  run: Command;
  failure?: (error: unknown) => { message: string; code: number };
}

export function command({ usage, run, failure = mistakeOrFailure }: CommandParts): Command {
  return async (args, streams) => {
    if (isHelpRequested(args)) {
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

/** Exit code 2 for command-line errors, 1 for other failures. */
const mistakeOrFailure = (error: unknown) => ({
  message: (error as Error).message,
  code: error instanceof CommandError ? 2 : 1,
});

export function isHelpRequested(args: string[]): boolean {
  const end = args.indexOf('--');
  return (end === -1 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
}
