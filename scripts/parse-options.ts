import type { parseArgs, ParseArgsConfig } from 'node:util';
import { CommandError } from '#src/generator/options.ts';
import { parseArguments } from '#src/generator/parse-arguments.ts';
import { closest } from '#src/sources/tenants/did-you-mean.ts';

/** @throws CommandError with the usage, if an option is unknown or empty */
export function parseOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArguments(config);
  } catch (cause) {
    throw new CommandError(`${(cause as Error).message}\n\n${usage}`, { cause });
  }
}

/** @throws CommandError listing the choices */
export function oneOf<T extends string>(choices: readonly T[], value: string, option: string): T {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  const near = closest(value, choices);
  throw new CommandError(
    `--${option} must be one of ${choices.join(', ')}, not "${value}".${near === null ? '' : ` Did you mean ${near}?`}`,
  );
}
