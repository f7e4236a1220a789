import type { Allowance } from '#src/domain/tenant/allowance.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import { secureOrigin } from '#src/lib/secure-origin.ts';
import { FeedFetchError, FeedFormatError } from '../errors.ts';
import { fetchFeed } from './http.ts';
import { refuseOthersKeys, secret } from './secret.ts';

export type AlgoliaSource = Extract<StockSettings['source'], { kind: 'algolia' }>;

interface Page {
  hits: unknown[];
  cursor?: string;
}

const pageSize = 1000,
  timeoutMs = 30_000,
  maxPageBytes = 100_000_000,
  retries = 3;

/** @throws FeedFetchError, FeedFormatError */
export async function browse(
  source: AlgoliaSource,
  { allowance, retryDelayMs }: { allowance: Allowance; retryDelayMs?: number | undefined },
): Promise<unknown[]> {
  refuseOthersKeys(source, allowance);
  const url = `${origin(source.host)}/1/indexes/${encodeURIComponent(source.index)}/browse`;
  const headers = { 'content-type': 'application/json' };
  const secretHeaders = {
    'x-algolia-application-id': source.appId,
    'x-algolia-api-key': secret(source.apiKey, 'stock.source.apiKey'),
  };
  const records: unknown[] = [],
    seen = new Set<string>();
  for (let cursor: string | undefined; ;) {
    const body = JSON.stringify(
      cursor ? { cursor } : { hitsPerPage: pageSize, ...(source.filters ? { filters: source.filters } : {}) },
    );
    const answer = await fetchFeed({
      url,
      method: 'POST',
      headers,
      secretHeaders,
      body,
      timeoutMs,
      maxBytes: maxPageBytes,
      retries,
      privateHosts: allowance.privateHosts,
      ...(retryDelayMs === undefined ? {} : { retryDelayMs }),
    });
    const page = pageOf(answer.bytes, url);
    for (const hit of page.hits) records.push(hit);
    cursor = page.cursor;
    if (!cursor) return records;
    if (seen.has(cursor))
      throw new FeedFormatError(`${url} returned the same cursor twice, so browsing would never end.`);
    seen.add(cursor);
  }
}

function origin(host: string): string {
  const secure = secureOrigin(host);
  if (secure === null)
    throw new FeedFetchError(
      `stock.source.host in settings.json is ${host}: a host other than this machine must use https.`,
    );
  return secure;
}

function pageOf(bytes: Uint8Array, url: string): Page {
  try {
    const page = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Page>;
    if (Array.isArray(page.hits))
      return {
        hits: page.hits,
        ...(typeof page.cursor === 'string' && page.cursor !== '' ? { cursor: page.cursor } : {}),
      };
  } catch (cause) {
    throw new FeedFormatError(`${url} returned a response that is not JSON.`, { cause });
  }
  throw new FeedFormatError(`${url} returned a response without "hits". Check stock.source.host in settings.json.`);
}
