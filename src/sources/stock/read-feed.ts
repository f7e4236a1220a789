/** From a source to rows: opens or fetches it, decodes it, takes it apart. */
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
  /** What the operator lets the dealer's settings use. */
  allowance: Allowance;
  /** Takes the place of the source; its ending says its format. Of several feeds a folder, with a file for each (stand-in.ts). */
  stockFile?: string | undefined;
  /** Where bodies of URL feeds are kept with their ETags. */
  cacheDir?: string | undefined;
  /** The body of a URL feed, where it was fetched ahead. */
  fetched?: (() => Promise<Uint8Array>) | undefined;
  /** Pause before the second attempt at a network source. */
  retryDelayMs?: number | undefined;
}

/** @throws FeedFetchError, FeedFormatError */
export async function readFeed(source: Source, options: ReadFeedOptions): Promise<Feed> {
  const { stockFile } = options;
  if (stockFile === undefined) return feedFrom(await receiveFeed(source, options), source, options.tenantDir);
  const format = formatOf(stockFile);
  const bytes = await fileBytes(resolve(stockFile), stockFile, 'the --stock option');
  return fromBytes(bytes, stockFile, format, readingIn(source, format));
}

/** What a source has, before it is taken apart. @throws FeedFetchError, FeedFormatError */
export async function receiveFeed(source: Source, options: ReadFeedOptions): Promise<Uint8Array> {
  if (source.kind === 'algolia') return Buffer.from(JSON.stringify(await browse(source, options)));
  if (source.kind === 'url') return (options.fetched ?? (() => readUrl(source, options)))();
  return fileBytes(
    join(options.tenantDir, source.path),
    nameOf(source, options.tenantDir),
    'stock.source in settings.json',
  );
}

/** The rows of what a source gave. @throws FeedFormatError */
export function feedFrom(received: Uint8Array, source: Source, tenantDir: string): Feed {
  const name = nameOf(source, tenantDir);
  if (source.kind === 'algolia') return fromIndex(JSON.parse(Buffer.from(received).toString()) as unknown[], name);
  return fromBytes(received, name, source.kind === 'url' ? source.format : source.kind, readingOf(source));
}

/** File, address or index, without keys. */
function nameOf(source: Source, tenantDir: string): string {
  if (source.kind === 'algolia') return `Algolia index ${source.index}`;
  return source.kind === 'url' ? publicAddress(source.url) : `${basename(tenantDir)}/${source.path}`;
}

/** What a reader must know of a feed beside its format. */
export interface FeedReading extends Packing {
  /** Where the list of vehicles stands (stock.source.list). */
  list?: string | null | undefined;
}

/** What settings say of a feed's file or of the body of its address; pages come as one list (readers/pages.ts). */
export function readingOf(source: Exclude<Source, { kind: 'algolia' }>): FeedReading {
  if (source.kind !== 'url') return { list: source.list, entry: source.entry };
  return { list: source.pages ? null : source.list, entry: source.entry, maxBytes: source.maxBytes };
}

/** A file in place of a dealer's feed has its list where the feed has it, where both are of one format. */
function readingIn(source: Source, format: FeedFormat): FeedReading {
  if (source.kind === 'algolia' || (source.kind === 'url' ? source.format : source.kind) !== format) return {};
  return readingOf(source);
}

function formatOf(file: string): FeedFormat {
  const format = formatOfEnding(extname(file));
  if (format !== null) return format;
  throw new FeedFormatError(`${file}: the format of a stock file is told by its ending, .json, .csv or .xml.`);
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

/** A server's error or sign-in page in place of the feed. */
function refuseWebPage(text: string, name: string, format: FeedFormat): void {
  if (
    !/^\ufeff?\s*(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype html|html|head|body|\?xml[^>]*>\s*<!doctype html)\b/i.test(
      text.slice(0, 1000),
    )
  )
    return;
  const title = /<title[^>]*>([^<]{1,80})/i.exec(text)?.[1]?.replaceAll(/\s+/g, ' ').trim();
  throw new FeedFormatError(
    `${name} is a web page${title ? ` ("${title}")` : ''}, not ${format.toUpperCase()}: the feed's server sent an error or a sign-in page. Open the address of stock.source, or ask the feed's supplier.`,
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
}

/** @throws FeedFormatError */
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
    throw new FeedEmptyError(`${name} holds no vehicles at all. Check the export, or stock.source in settings.json.`);
  return { ...rows, name, fingerprint, warnings: [...warnings, ...rows.warnings] };
}
