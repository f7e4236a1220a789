import { parseArgs, type ParseArgsConfig } from 'node:util';
import { closest } from '#src/sources/tenants/did-you-mean.ts';

/** @throws Error naming the unknown, empty or misused option */
export function parseArguments<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  const fault = argumentError(config);
  if (fault !== null) throw new Error(fault);
  return parseArgs(config);
}

function argumentError(config: ParseArgsConfig): string | null {
  const { options = {}, args = process.argv.slice(2) } = config;
  const { tokens } = parseArgs({ ...config, args, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional' && !config.allowPositionals)
      return `Unexpected argument "${token.value}": this command takes options only. ${thereAre(options)}`;
    if (token.kind !== 'option') continue;
    const { name, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) return unknown(args[token.index]!.split('=')[0]!, options);
    if (option.type === 'boolean' && value !== undefined) return `--${name} takes no value: remove "=${value}".`;
    if (option.type === 'boolean') continue;
    if (value === undefined || (!inlineValue && /^-./.test(value))) return `--${name} needs a value.`;
    if (value.trim() === '') return `--${name} is empty: give it a value, or leave it out.`;
  }
  return null;
}

function unknown(written: string, options: NonNullable<ParseArgsConfig['options']>): string {
  const near = closest(written, [...Object.keys(options), 'help']);
  return `Unknown option ${written}. ${near === null ? '' : `Did you mean --${near}? `}${thereAre(options)}`;
}

const thereAre = (options: NonNullable<ParseArgsConfig['options']>): string =>
  `Options: ${[...Object.keys(options), 'help'].map((name) => `--${name}`).join(', ')}.`;
