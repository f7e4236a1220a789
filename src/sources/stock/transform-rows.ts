/**
 * Runs the operator's function in a child process with time and memory limits: a thread can't be stopped while it waits
 * for a file or program, and its buffers have no limit. The process gets no environment variables, but otherwise the
 * generator's permissions, since the folder's owner wrote the function.
 */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mainFeed } from '#src/domain/tenant/stock-feeds.ts';
import { FeedMappingError } from './errors.ts';
import type { BrokenRow, Feed } from './feed.ts';
import type { RawRow } from './transform-answer.ts';
import type { TransformOutcome, TransformTask } from './transform-worker.ts';

export type { TransformRow } from './transform-answer.ts';

/** For all rows of a feed, including loading the function. */
export interface TransformLimits {
  seconds: number;
  megabytes: number;
}

const defaultLimits = (env = process.env): TransformLimits => ({
  seconds: Number(env['TRANSFORM_SECONDS'] ?? '') || 60,
  megabytes: 512,
});

export const transformFileOf = (feed = mainFeed): string =>
  feed === mainFeed ? 'transform.ts' : `transform.${feed}.ts`;

/**
 * Unchanged without a function.
 *
 * @throws FeedMappingError if the file fails to load, has no default function, or exceeds its limits
 */
export async function transformedFeed(
  feed: Feed,
  tenantDir: string,
  name?: string,
  limits = defaultLimits(),
): Promise<Feed> {
  const file = transformFileOf(name);
  const path = join(tenantDir, file);
  if (!existsSync(path)) return feed;
  const { columns } = feed;
  const rows = feed.records.map((record) => {
    if (!isRow(record, columns)) return null;
    return columns ? byColumn(columns, record as string[]) : (record as RawRow);
  });
  const outcome = await runTransform({ address: pathToFileURL(path).href, file, rows }, limits);
  if ('problem' in outcome) throw new FeedMappingError(`${basename(tenantDir)}/${file} ${outcome.problem}`);
  return withAnswers(feed, outcome.answers, file);
}

async function runTransform(task: TransformTask, { seconds, megabytes }: TransformLimits): Promise<TransformOutcome> {
  const child = fork(fileURLToPath(new URL('./transform-process.ts', import.meta.url)), {
    serialization: 'advanced',
    env: {},
    execArgv: [],
    // Prevents the function's output from reaching this command's stdout.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve) => {
      timer = setTimeout(
        () => resolve({ problem: beyond(`did not finish within ${seconds} seconds`) }),
        seconds * 1000,
      );
      child.on('message', (said: TransformOutcome | 'out of memory') =>
        resolve(said === 'out of memory' ? { problem: beyond(`needs more than ${megabytes} MB of memory`) } : said),
      );
      child.on('error', ({ message }) => resolve({ problem: `failed: ${message}` }));
      child.on('exit', () => resolve({ problem: 'exited without a result: it must not end its own process' }));
      child.send({ task, megabytes });
    });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

const beyond = (what: string): string => `${what} and was stopped. The site is unchanged; look for an infinite loop.`;

const isRow = (record: unknown, columns: string[] | null): boolean =>
  typeof record === 'object' && record !== null && !(Array.isArray(record) && !columns);

/** @throws FeedMappingError if no row is left */
function withAnswers(feed: Feed, answers: (RawRow | string | null)[], transformFile: string): Feed {
  const { columns } = feed;
  const kept: number[] = [];
  const rows: unknown[] = [];
  const broken: BrokenRow[] = [...feed.broken];
  feed.records.forEach((record, index) => {
    const said = answers[index]!;
    if (said === null) {
      kept.push(index);
      rows.push(record);
    } else if (typeof said === 'string')
      broken.push({ line: feed.lineOf(index), id: null, field: null, reason: said, record });
    else {
      kept.push(index);
      rows.push(columns ? { record, said } : said);
    }
  });
  if (rows.length === 0 && feed.records.length > 0)
    throw new FeedMappingError(
      `${feed.name}: ${transformFile} excluded all ${feed.records.length} rows. The first ${broken[feed.broken.length]!.reason}.`,
    );
  const lineOf = (index: number): number => feed.lineOf(kept[index]!);
  if (!columns) return { ...feed, records: rows, broken, lineOf };
  const all = [...new Set([...columns, ...rows.flatMap((row) => Object.keys((row as Changed).said))])];
  const added = all.slice(new Set(columns).size);
  const records = rows.map((row) => cells(row as Changed, columns, added));
  return { ...feed, columns: [...columns, ...added], records, broken, lineOf };
}

interface Changed {
  record: string[];
  said: RawRow;
}

const byColumn = (columns: string[], record: string[]): RawRow =>
  Object.fromEntries(columns.map((name, at) => [name, record[at] ?? '']).toReversed());

const cells = ({ record, said }: Changed, columns: string[], added: string[]): string[] => [
  ...columns.map((name, at) => (columns.indexOf(name) === at ? cellOf(said[name]) : (record[at] ?? ''))),
  ...added.map((name) => cellOf(said[name])),
];

const cellOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value as string));
