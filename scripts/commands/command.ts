import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '#src/generator/options.ts';
import { inFolders, type Folders } from '#src/sources/tenants/suggested-commands.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';

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
  return async (args, given) => {
    const streams = inSameFolders(args, given);
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

/** Commands that a text suggests work when copied, except in JSON. */
function inSameFolders(args: string[], { stdout, stderr }: Streams): Streams {
  if (args.includes('--json')) return { stdout, stderr };
  const folders = foldersIn(args);
  return {
    stdout: { isTTY: stdout.isTTY, write: (text) => stdout.write(inFolders(text, folders)) },
    stderr: { write: (text) => stderr.write(inFolders(text, folders)) },
  };
}

/** The default for an option without a value, which the command itself reports. */
function foldersIn(args: string[]): Folders {
  const { values } = parseArgs({
    args,
    strict: false,
    options: { tenants: { type: 'string' }, out: { type: 'string' } },
  });
  const valueOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return { tenantsDir: tenantsFolder(valueOf(values.tenants)), outDir: resolve(valueOf(values.out) ?? 'dist') };
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
