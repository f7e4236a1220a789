/**
 * The operator's own function over the rows of a dealer's feed (`transform.ts` in the dealer's folder, of a further feed
 * `transform.<name>.ts`), before
 * anything is read from them. It runs with the generator's rights: it is code of whoever owns the folder.
 */
import { existsSync, readFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mainFeed } from '#src/domain/tenant/stock-feeds.ts';
import { FeedMappingError } from './errors.ts';
import type { BrokenRow, Feed } from './feed.ts';

/** A row by the feed's own columns: text in a CSV, whatever a record holds in JSON and XML. */
type RawRow = Record<string, unknown>;

/**
 * Gives back the row as it is to be read, or in words why it is left out. The same row must always give the same: what
 * did not change is not built again. An error sets the one row aside.
 */
export type TransformRow = (row: RawRow) => RawRow | string;

/** The file of a feed's function: `transform.ts`, of a further feed `transform.<name>.ts`. */
export const transformFileOf = (feed = mainFeed): string =>
  feed === mainFeed ? 'transform.ts' : `transform.${feed}.ts`;

/** @throws FeedMappingError for a file that cannot be loaded, or has no function as its default export */
async function loadTransform(tenantDir: string, file: string): Promise<TransformRow | null> {
  const path = join(tenantDir, file);
  if (!existsSync(path)) return null;
  const name = `${basename(tenantDir)}/${file}`;
  // Another text is another module.
  const address = `${pathToFileURL(path).href}?${hash('sha1', readFileSync(path))}`;
  let loaded: { default?: unknown };
  try {
    loaded = (await import(/* @vite-ignore */ address)) as { default?: unknown };
  } catch (cause) {
    throw new FeedMappingError(`${name} cannot be loaded: ${(cause as Error).message}`, { cause });
  }
  if (typeof loaded.default !== 'function')
    throw new FeedMappingError(`${name} has no function as its default export: export default (row) => row.`);
  return loaded.default as TransformRow;
}

/** The feed as the dealer's function makes it; itself where there is none. @throws FeedMappingError as loadTransform */
export async function transformedFeed(feed: Feed, tenantDir: string, name?: string): Promise<Feed> {
  const file = transformFileOf(name);
  const transform = await loadTransform(tenantDir, file);
  return transform ? transformRows(feed, transform, file) : feed;
}

/** @throws FeedMappingError where no row is left */
export function transformRows(feed: Feed, transform: TransformRow, transformFile = transformFileOf()): Feed {
  const { columns } = feed;
  const kept: number[] = [];
  const rows: unknown[] = [];
  const broken: BrokenRow[] = [...feed.broken];
  feed.records.forEach((record, index) => {
    if (typeof record !== 'object' || record === null || (Array.isArray(record) && !columns)) {
      kept.push(index);
      rows.push(record);
      return;
    }
    const said = answerOf(
      { transform, transformFile },
      columns ? byColumn(columns, record as string[]) : { ...record },
    );
    if (typeof said === 'string')
      broken.push({ line: feed.lineOf(index), id: null, field: null, reason: said, record });
    else {
      kept.push(index);
      rows.push(columns ? { record, said } : said);
    }
  });
  if (rows.length === 0 && feed.records.length > 0)
    throw new FeedMappingError(
      `${feed.name}: ${transformFile} leaves none of ${feed.records.length} rows. The first ${broken[feed.broken.length]!.reason}.`,
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

/** Of columns of one name the first. */
const byColumn = (columns: string[], record: string[]): RawRow =>
  Object.fromEntries(columns.map((name, at) => [name, record[at] ?? '']).toReversed());

/** Further columns of one name stay as they are. */
const cells = ({ record, said }: Changed, columns: string[], added: string[]): string[] => [
  ...columns.map((name, at) => (columns.indexOf(name) === at ? cellOf(said[name]) : (record[at] ?? ''))),
  ...added.map((name) => cellOf(said[name])),
];

const cellOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value as string));

/** What it gave back, or why the row is set aside. */
function answerOf(
  { transform, transformFile }: { transform: TransformRow; transformFile: string },
  row: RawRow,
): RawRow | string {
  try {
    const said: unknown = transform(row);
    if (typeof said === 'string') return said.trim() === '' ? `is left out by ${transformFile}` : said;
    if (said instanceof Promise) said.catch(() => undefined);
    else if (typeof said === 'object' && said !== null && !Array.isArray(said)) return said as RawRow;
    return `got no row from ${transformFile}: it gives back a row, or in words why it is left out`;
  } catch (cause) {
    return `failed in ${transformFile}: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}
