import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import type { Allowance } from '#src/domain/tenant/allowance.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import type { FeedFormat } from '#src/domain/tenant/settings/stock-source.ts';
import { FeedEmptyError, FeedFetchError, FeedFormatError } from './errors.ts';
import type { Feed, Rows } from './feed.ts';
import { browse } from './readers/algolia.ts';
import { readCsv } from './readers/csv.ts';
import { decode } from './readers/decode.ts';
import { publicAddress } from './readers/http.ts';
import { readJson } from './readers/json.ts';
import { formatOfEnding, plainBytes, type Packing } from './readers/unpack.ts';
import { refuseError } from './readers/supplier-error.ts';
import { readUrl } from './readers/url.ts';
import { readXml } from './readers/xml.ts';

type Source = StockSettings['source'];
export interface ReadFeedOptions {
  tenantDir: string;
  allowance: Allowance;
  /** Replaces the source; the extension gives the format. A folder for several feeds (stand-in.ts). */
  stockFile?: string | undefined;
  cacheDir?: string | undefined;
  fetched?: (() => Promise<Uint8Array>) | undefined;
  retryDelayMs?: number | undefined;
}

export async function readFeed(source: Source, options: ReadFeedOptions): Promise<Feed> {
  const { stockFile } = options;
  if (stockFile === undefined) return feedFrom(await receiveFeed(source, options), source, options.tenantDir);
  const format = formatOf(stockFile);
  const bytes = await fileBytes(resolve(stockFile), stockFile, 'the --stock option');
  return fromBytes(bytes, stockFile, format, readingIn(source, format));
}

/** @throws FeedFetchError, FeedFormatError */
export async function receiveFeed(source: Source, options: ReadFeedOptions): Promise<Uint8Array> {
  if (source.kind === 'algolia') return Buffer.from(JSON.stringify(await browse(source, options)));
  if (source.kind === 'url') return (options.fetched ?? (() => readUrl(source, options)))();
  return fileBytes(
    join(options.tenantDir, source.path),
    nameOf(source, options.tenantDir),
    'stock.source in settings.json',
  );
}

/** @throws FeedFormatError */
export function feedFrom(received: Uint8Array, source: Source, tenantDir: string): Feed {
  const name = nameOf(source, tenantDir);
  if (source.kind === 'algolia') return fromIndex(JSON.parse(Buffer.from(received).toString()) as unknown[], name);
  return fromBytes(received, name, source.kind === 'url' ? source.format : source.kind, readingOf(source));
}

function nameOf(source: Source, tenantDir: string): string {
  if (source.kind === 'algolia') return `Algolia index ${source.index}`;
  return source.kind === 'url' ? publicAddress(source.url) : `${basename(tenantDir)}/${source.path}`;
}

export interface FeedReading extends Packing {
  /** Path to the vehicles (stock.source.list). */
  list?: string | null | undefined;
}

/** Pages arrive as one list (readers/pages.ts). */
export function readingOf(source: Exclude<Source, { kind: 'algolia' }>): FeedReading {
  if (source.kind !== 'url') return { list: source.list, entry: source.entry };
  return { list: source.pages ? null : source.list, entry: source.entry, maxBytes: source.maxBytes };
}

/** The list path applies only to a stand-in file of the source's format. */
function readingIn(source: Source, format: FeedFormat): FeedReading {
  if (source.kind === 'algolia' || (source.kind === 'url' ? source.format : source.kind) !== format) return {};
  return readingOf(source);
}

function formatOf(file: string): FeedFormat {
  const format = formatOfEnding(extname(file));
  if (format !== null) return format;
  throw new FeedFormatError(`${file}: the name of a stock file must end in .json, .csv or .xml.`);
}

async function fileBytes(path: string, name: string, setBy: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw new FeedFetchError(
      `${name} ${missing ? 'does not exist' : `cannot be read (${(cause as Error).message})`}. Check ${setBy}.`,
      { cause },
    );
  }
}

function refuseWebPage(text: string, name: string, format: FeedFormat): void {
  if (
    !/^\ufeff?\s*(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype html|html|head|body|\?xml[^>]*>\s*<!doctype html)\b/i.test(
      text.slice(0, 1000),
    )
  )
    return;
  const title = /<title[^>]*>([^<]{1,80})/i.exec(text)?.[1]?.replaceAll(/\s+/g, ' ').trim();
  throw new FeedFormatError(
    `${name} is a web page${title ? ` ("${title}")` : ''}, not ${format.toUpperCase()}: the feed's server sent an error or a sign-in page. Open the stock.source URL in a browser, or ask the feed's supplier.`,
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
}

export function fromBytes(received: Uint8Array, name: string, format: FeedFormat, reading: FeedReading = {}): Feed {
  const bytes = plainBytes(received, name, format, reading);
  const { text, warning } = decode(bytes);
  if (text.trim() === '')
    throw new FeedEmptyError(`${name} is empty. Check the export, or stock.source in settings.json.`);
  refuseWebPage(text, name, format);
  if (format !== 'json' && /^\ufeff?\s*\{/.test(text)) refuseError(jsonIn(text), name);
  const rows = rowsOf(text, name, format, reading.list ?? null);
  return feed(rows, name, createHash('sha256').update(bytes).digest('hex'), warning ? [`${name}: ${warning}`] : []);
}

function rowsOf(text: string, name: string, format: FeedFormat, list: string | null): Rows {
  if (format === 'csv') return readCsv(text, name);
  return format === 'xml' ? readXml(text, name, list) : readJson(text, name, list);
}

function fromIndex(records: unknown[], name: string): Feed {
  const rows: Rows = { columns: null, records, lineOf: (index) => index + 1, broken: [], warnings: [] };
  return feed(rows, name, createHash('sha256').update(JSON.stringify(records)).digest('hex'), []);
}

function feed(rows: Rows, name: string, fingerprint: string, warnings: string[]): Feed {
  if (rows.records.length + rows.broken.length === 0)
    throw new FeedEmptyError(`${name} contains no vehicles. Check the export, or stock.source in settings.json.`);
  return { ...rows, name, fingerprint, warnings: [...warnings, ...rows.warnings] };
}
