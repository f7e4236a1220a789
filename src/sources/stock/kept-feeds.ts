/** What each of several feeds had when it was last read well, in the output folder (docs/decisions/063-joined-feeds.md). */
import type { StockFeed } from '#src/domain/tenant/stock-feeds.ts';
import { readCachedFeed, writeCachedFeed } from './readers/feed-cache.ts';

/** Name and source: what another source had is no version of this one. */
export function feedSourceKey({ name, source }: Pick<StockFeed, 'name' | 'source'>): string {
  const from =
    source.kind === 'url' ? source.url : source.kind === 'algolia' ? [source.host, source.index] : source.path;
  return JSON.stringify(['kept', name, source.kind, from]);
}

/** Null where there is none. */
export const keptFeed = async (dir: string | undefined, feed: StockFeed): Promise<Uint8Array | null> =>
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
