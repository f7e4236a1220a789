/** Last good bodies, for dealers with several feeds (docs/decisions/063-joined-feeds.md). */
import type { StockFeed } from '#src/domain/tenant/stock-feeds.ts';
import { readCachedFeed, writeCachedFeed } from './readers/feed-cache.ts';

/** Includes the source, so that a new source never reuses the old body. */
export function feedSourceKey({ name, source }: Pick<StockFeed, 'name' | 'source'>): string {
  const from =
    source.kind === 'url' ? source.url : source.kind === 'algolia' ? [source.host, source.index] : source.path;
  return JSON.stringify(['kept', name, source.kind, from]);
}

export const readStoredFeed = async (dir: string | undefined, feed: StockFeed): Promise<Uint8Array | null> =>
  dir === undefined ? null : ((await readCachedFeed(dir, feedSourceKey(feed)))?.bytes ?? null);

export async function keepFeeds(
  dir: string,
  feeds: readonly StockFeed[],
  good: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  for (const feed of feeds) {
    const bytes = good.get(feed.name);
    if (bytes) await writeCachedFeed(dir, feedSourceKey(feed), { etag: null, lastModified: null, bytes });
  }
}
