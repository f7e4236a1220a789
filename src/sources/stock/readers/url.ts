import { createHash } from 'node:crypto';
import type { Allowance } from '#src/domain/tenant/allowance.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import { FeedFetchError, FeedKeyError } from '../errors.ts';
import { readCachedFeed, writeCachedFeed } from './feed-cache.ts';
import { fetchFeed, publicAddress, type FeedRequest } from './http.ts';
import { readPages } from './pages.ts';
import { headerValue, refuseOthersKeys, secret, withSecrets } from './secret.ts';

export type UrlSource = Extract<StockSettings['source'], { kind: 'url' }>;

const mediaTypes = { json: 'application/json', csv: 'text/csv', xml: 'application/xml, text/xml' };

/** @throws FeedKeyError if a variable is missing, or its name or host isn't allowed */
export function requestOf(source: UrlSource, allowance: Allowance): FeedRequest {
  refuseOthersKeys(source, allowance);
  const { url, format, authorization, headers, timeoutMs, maxBytes, retries, totalMs } = source;
  const secretHeaders: Record<string, string> = {};
  // Earlier builds' records have no headers.
  for (const [name, value] of Object.entries((headers as typeof headers | undefined) ?? {})) {
    const setting = `stock.source.headers.${name}`;
    secretHeaders[name.toLowerCase()] = headerValue(withSecrets(value, setting), setting);
  }
  if (authorization) {
    const setting = 'stock.source.authorization';
    secretHeaders['authorization'] = headerValue(secret(authorization, setting), setting);
  }
  const { address, basic } = withoutCredentials(url);
  if (basic !== null) secretHeaders['authorization'] ??= basic;
  return {
    url: withQuery(address),
    headers: { accept: `${mediaTypes[format]}, */*;q=0.5`, 'user-agent': 'Forecourt stock reader' },
    secretHeaders,
    timeoutMs,
    maxBytes,
    retries,
    totalMs,
    privateHosts: allowance.privateHosts,
  };
}

/**
 * Moves "user:password@" into a header.
 *
 * @throws FeedKeyError for a variable in it, which isn't supported
 */
function withoutCredentials(url: string): { address: string; basic: string | null } {
  const written = /^https?:\/\/([^/?#]*)@/i.exec(url)?.[1];
  if (written === undefined) return { address: url, basic: null };
  if (/\$\{?[A-Z]/.test(written))
    throw new FeedKeyError(
      'stock.source.url in settings.json has a variable before the "@", where variables are not supported. Put "Basic …" with the Base64-encoded user:password in a variable, and name the variable in stock.source.authorization.',
    );
  const [user = '', ...password] = written.split(':');
  const pair = `${plainCredential(user)}:${plainCredential(password.join(':'))}`;
  return {
    address: url.replace(`${written}@`, ''),
    basic: `Basic ${Buffer.from(pair).toString('base64')}`,
  };
}

function plainCredential(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Replaces variables only in the query: no key can change the host. */
function withQuery(url: string): string {
  const [address, ...query] = url.split('?');
  if (query.length === 0) return url;
  return `${address}?${withSecrets(query.join('?'), 'stock.source.url', encodeURIComponent)}`;
}

const cacheKey = ({ url, secretHeaders = {} }: FeedRequest): string =>
  Object.keys(secretHeaders).length === 0
    ? url
    : createHash('sha256')
        .update(JSON.stringify([url, secretHeaders]))
        .digest('hex');

/** @throws FeedFetchError, FeedFormatError */
export async function readUrl(
  source: UrlSource,
  {
    allowance,
    cacheDir,
    retryDelayMs,
  }: { allowance: Allowance; cacheDir?: string | undefined; retryDelayMs?: number | undefined },
): Promise<Uint8Array> {
  const request = { ...requestOf(source, allowance), ...(retryDelayMs === undefined ? {} : { retryDelayMs }) };
  if (source.pages) return readPages(request, source, source.pages);
  const key = cacheKey(request);
  const cached = cacheDir ? await readCachedFeed(cacheDir, key) : null;
  const headers = { ...request.headers };
  if (cached?.etag) headers['if-none-match'] = cached.etag;
  if (cached?.lastModified) headers['if-modified-since'] = cached.lastModified;
  const answer = await fetchFeed({ ...request, headers });
  if (answer.status === 304) {
    if (cached) return cached.bytes;
    throw new FeedFetchError(
      `${publicAddress(request.url)} returned 304 Not Modified to a request that was not conditional. Check the feed's server.`,
    );
  }
  const etag = answer.headers.get('etag'),
    lastModified = answer.headers.get('last-modified');
  if (cacheDir && (etag || lastModified))
    await writeCachedFeed(cacheDir, key, { etag, lastModified, bytes: answer.bytes });
  return answer.bytes;
}
