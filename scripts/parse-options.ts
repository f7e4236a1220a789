import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandError } from '#src/generator/options.ts';

/** The options of a command. @throws CommandError with the usage, for one that it does not know */
export function parseOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (cause) {
    throw new CommandError(`${(cause as Error).message}\n\n${usage}`, { cause });
  }
}
