import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { standIns } from '#src/sources/stock/stand-in.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { parseArguments } from './parse-arguments.ts';

export interface GeneratorOptions {
  /** `build` compiles first and stages whole sites; `refresh` writes only changes. */
  mode: 'build' | 'refresh';
  /** Empty means all. */
  slugs: string[];
  /** Null means all. */
  shard: Shard | null;
  stockFile: string | null;
  outDir: string;
  tenantsDir: string;
  json: boolean;
  /** The caller sends the email about held cars. */
  noMail: boolean;
  acceptDrop: boolean;
  /** No earlier stock to compare the feed with. */
  firstBuild: boolean;
  waitSeconds: number;
  /** The sites' reference time, epoch milliseconds. */
  now: number;
  workers: number | null;
  keepThreads: boolean;
}

export interface Shard {
  /** From 1. */
  index: number;
  count: number;
}

export const usage = `Usage: forecourt build [slug...] [--shard I/N] [--stock FILE] [--out DIR] [--json] [--accept-drop] [--first-build] [--wait SECONDS] [--no-mail]
       forecourt refresh (the same options)

  slug...         dealers to build; all dealers if none is named
  --shard I/N     build this part of them, such as 2/4: adding or removing dealers moves none of the others
  --stock FILE    read stock from this file instead of the dealer's own source (name the dealers); for several feeds, a
                  folder may hold a file for each, named after it (main.csv); those without a file are read as usual
  --out DIR       output folder, with one folder per dealer (default: dist)
  --json          print one JSON object instead of the summary
  --accept-drop   publish a feed even if it lost most of its vehicles, or their prices, photos, odometers or conditions
  --first-build   in production: this dealer was never published, so there is nothing to compare the feed with
  --wait SECONDS  wait up to this long for dealers that another command is writing (default: 0)
  --no-mail       send no email about held cars (in production with ALARM_MAIL; ./forecourt worker sends its own)
  --tenants DIR   dealers folder (default: the TENANTS variable, or tenants)
  --now INSTANT   build as if it were this time, such as 2026-12-01T09:00:00+11:00
  --workers N     render threads (default: one per core, at most four)
  --help          print this text

Example: ./forecourt build northside-motors --stock export.csv --out /srv/sites`;

/** Stock drops are checked only within one source. */
export const sourceOf = ({ stockFile }: GeneratorOptions): string => stockFile ?? 'own';

export class CommandError extends Error {
  override name = 'CommandError';
}

export class UsageError extends CommandError {
  override name = 'UsageError';
}

/** @throws UsageError, CommandError */
export function readOptions(mode: GeneratorOptions['mode'], args: string[]): GeneratorOptions {
  const { values, positionals } = parse(args);
  const now = values.now === undefined ? Date.now() : Date.parse(values.now);
  if (Number.isNaN(now)) throw new UsageError(`--now: "${values.now}" is not a date and time.`);
  const workers = values.workers === undefined ? null : Number(values.workers);
  if (workers !== null && !(Number.isInteger(workers) && workers > 0 && workers <= 64))
    throw new UsageError('--workers: use a whole number from 1 to 64.');
  const waitSeconds = Number(values.wait ?? 0);
  if (!(waitSeconds >= 0 && waitSeconds <= 86_400))
    throw new UsageError('--wait must be a number of seconds, such as 600.');
  if (values.stock !== undefined && positionals.length === 0)
    throw new UsageError("--stock replaces a dealer's feed: name the dealers it is for.");
  return {
    mode,
    slugs: [...new Set(positionals)],
    shard: values.shard === undefined ? null : shardOf(values.shard),
    stockFile: values.stock === undefined ? null : existingFile(values.stock),
    outDir: resolve(values.out ?? 'dist'),
    tenantsDir: tenantsFolder(values.tenants),
    json: values.json ?? false,
    noMail: values['no-mail'] ?? false,
    acceptDrop: values['accept-drop'] ?? false,
    firstBuild: values['first-build'] ?? false,
    waitSeconds,
    now,
    workers,
    keepThreads: false,
  };
}

function shardOf(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count)
    throw new UsageError(`--shard: "${text}" is not a valid shard. Use I/N, such as 2/4.`);
  return { index, count };
}

function existingFile(name: string): string {
  const file = resolve(name);
  if (!existsSync(file))
    throw new CommandError(
      `--stock: ${file} does not exist. Name an existing JSON, CSV or XML file, or a folder with one for each feed.`,
    );
  if (standIns(file).length === 0)
    throw new CommandError(`--stock: the folder ${file} contains no JSON, CSV or XML file.`);
  return file;
}

function parse(args: string[]) {
  try {
    return parseArguments({
      args,
      allowPositionals: true,
      options: {
        shard: { type: 'string' },
        stock: { type: 'string' },
        out: { type: 'string' },
        tenants: { type: 'string' },
        now: { type: 'string' },
        workers: { type: 'string' },
        json: { type: 'boolean' },
        'no-mail': { type: 'boolean' },
        'accept-drop': { type: 'boolean' },
        'first-build': { type: 'boolean' },
        wait: { type: 'string' },
      },
    });
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause });
  }
}
