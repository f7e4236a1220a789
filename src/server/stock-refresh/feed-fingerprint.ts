/** What a feed holds now, as a hash: two feeds with the same text have the same one. */
import { createHash } from 'node:crypto';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import { EnvironmentError } from '../environment.ts';

export type UrlFeed = Extract<StockSettings['source'], { kind: 'url' }>;

/** A version of a feed. */
export interface FeedVersion {
  fingerprint: string;
  etag: string | null;
  lastModified: string | null;
}

const longestWaitMs = 20_000;
const carriageReturn = 13;
const byteOrderMark = [0xef, 0xbb, 0xbf];

/**
 * The feed's present version; `known` itself where its server says that nothing changed. Kinds of line breaks and a byte order mark make
 * no difference, anything else does. The feed is never held in memory.
 * @throws Error when it cannot be fetched, EnvironmentError for a key that is not set
 */
export async function feedVersion({ url, authorization, timeoutMs, maxBytes }: UrlFeed, known: FeedVersion | null): Promise<FeedVersion> {
  const asked = conditions(known);
  const response = await fetch(url, { headers: { 'user-agent': 'Forecourt stock reader', ...key(authorization), ...asked }, signal: AbortSignal.timeout(Math.min(timeoutMs, longestWaitMs)) });
  if (response.status === 304 && known && Object.keys(asked).length > 0) return known;
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the feed answered ${response.status}`);
  }
  return { fingerprint: await hashOf(response, maxBytes), etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') };
}

function key(variable: string | null): Record<string, string> {
  if (variable === null) return {};
  const value = process.env[variable]?.trim();
  if (!value) throw new EnvironmentError(`${variable} is not set; stock.source.authorization names it.`);
  return { authorization: value };
}

function conditions(known: FeedVersion | null): Record<string, string> {
  return { ...(known?.etag ? { 'if-none-match': known.etag } : {}), ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}) };
}

async function hashOf(response: Response, maxBytes: number): Promise<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  let isStart = true;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`the feed is larger than ${maxBytes} bytes, the limit in stock.source.maxBytes`);
    hash.update(normal(isStart ? withoutMark(chunk) : chunk));
    isStart = false;
  }
  if (bytes === 0) throw new Error('the feed is empty');
  return hash.digest('hex');
}

const withoutMark = (chunk: Uint8Array): Uint8Array => (byteOrderMark.every((byte, at) => chunk[at] === byte) ? chunk.subarray(byteOrderMark.length) : chunk);
const normal = (chunk: Uint8Array): Uint8Array => (chunk.includes(carriageReturn) ? chunk.filter((byte) => byte !== carriageReturn) : chunk);
