import type { Allowance } from '#src/domain/tenant/allowance.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { FeedVersion } from '#src/domain/vehicle/stock-record.ts';
import { FeedFetchError } from './errors.ts';
import { FieldsHash } from './feed-fields.ts';
import { readContext } from './load-stock.ts';
import { compileMapping, emptyValues, readValues } from './mapping/compile.ts';
import { fromBytes, readingOf } from './read-feed.ts';
import { fetchFeed, publicAddress } from './readers/http.ts';
import { readPages } from './readers/pages.ts';
import { requestOf, type UrlSource } from './readers/url.ts';

export interface CacheValidators {
  etag: string | null;
  lastModified: string | null;
}

export interface CheckedFeed extends CacheValidators {
  version: FeedVersion;
}

/**
 * Null if unchanged since `seen`.
 *
 * @param isTransformed any byte may matter to the dealer's function
 * @throws FeedError for a feed that can't be fetched or built
 */
export async function checkFeed(
  { settings, allowance }: { settings: Settings; allowance: Allowance },
  seen: CacheValidators | null,
  now: number,
  { isTransformed = false }: { isTransformed?: boolean } = {},
): Promise<CheckedFeed | null> {
  const { source } = settings.stock;
  if (source.kind !== 'url') throw new Error('Only feeds at a URL can be checked.');
  const present = await presentBody(source, allowance, seen);
  if (present === null) return null;
  const { bytes, ...seenNow } = present;
  const feed = fromBytes(bytes, publicAddress(source.url), source.format, readingOf(source));
  if (isTransformed) return { version: { bytes: feed.fingerprint, fields: feed.fingerprint }, ...seenNow };
  const mapping = compileMapping(feed, settings.stock, readContext({ settings }, now));
  const values = emptyValues(),
    hash = new FieldsHash();
  for (const record of feed.records) {
    if (typeof record !== 'object' || record === null || (Array.isArray(record) && !feed.columns)) continue;
    readValues(values, mapping.readers, record, () => undefined);
    hash.add(values);
  }
  return {
    version: { bytes: feed.fingerprint, fields: hash.digest() },
    ...seenNow,
  };
}

/** Null for 304. Never retried, since the next check comes soon. */
async function presentBody(
  source: UrlSource,
  allowance: Allowance,
  seen: CacheValidators | null,
): Promise<(CacheValidators & { bytes: Uint8Array }) | null> {
  const request = { ...requestOf(source, allowance), retries: 0 };
  if (source.pages) return { etag: null, lastModified: null, bytes: await readPages(request, source, source.pages) };
  const headers = { ...request.headers };
  if (seen?.etag) headers['if-none-match'] = seen.etag;
  if (seen?.lastModified) headers['if-modified-since'] = seen.lastModified;
  const answer = await fetchFeed({ ...request, headers });
  if (answer.status !== 304)
    return {
      etag: answer.headers.get('etag'),
      lastModified: answer.headers.get('last-modified'),
      bytes: answer.bytes,
    };
  if (seen?.etag || seen?.lastModified) return null;
  throw new FeedFetchError(
    `${publicAddress(source.url)} returned 304 Not Modified to a request that was not conditional.`,
  );
}
