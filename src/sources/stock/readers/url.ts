import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import { FeedFetchError } from '../errors.ts';
import { readCachedFeed, writeCachedFeed } from './feed-cache.ts';
import { fetchFeed, publicAddress } from './http.ts';
import { secret } from './secret.ts';

export type UrlSource = Extract<StockSettings['source'], { kind: 'url' }>;

const mediaTypes = { json: 'application/json', csv: 'text/csv', xml: 'application/xml, text/xml' };

/** @throws FeedFetchError */
export async function readUrl(
  source: UrlSource,
  { cacheDir, retryDelayMs }: { cacheDir?: string | undefined; retryDelayMs?: number | undefined },
): Promise<Uint8Array> {
  const cached = cacheDir ? await readCachedFeed(cacheDir, source.url) : null;
  const headers: Record<string, string> = {
    accept: `${mediaTypes[source.format]}, */*;q=0.5`,
    'user-agent': 'Forecourt stock reader',
  };
  if (source.authorization) headers['authorization'] = secret(source.authorization, 'stock.source.authorization');
  if (cached?.etag) headers['if-none-match'] = cached.etag;
  if (cached?.lastModified) headers['if-modified-since'] = cached.lastModified;
  const { url, timeoutMs, maxBytes, retries, totalMs } = source;
  const answer = await fetchFeed({
    url,
    headers,
    timeoutMs,
    maxBytes,
    retries,
    totalMs,
    ...(retryDelayMs === undefined ? {} : { retryDelayMs }),
  });
  if (answer.status === 304) {
    if (cached) return cached.bytes;
    throw new FeedFetchError(
      `${publicAddress(url)} answered 304 Not Modified although nothing was asked about an earlier version. Check the feed's server.`,
    );
  }
  const etag = answer.headers.get('etag'),
    lastModified = answer.headers.get('last-modified');
  if (cacheDir && (etag || lastModified))
    await writeCachedFeed(cacheDir, url, { etag, lastModified, bytes: answer.bytes });
  return answer.bytes;
}
