/**
 * For dealers with several feeds, stores each one's last good body, in production in the database too: clean machines
 * have no earlier output (docs/decisions/063-joined-feeds.md).
 */
import { feedsOf, type StockFeed } from '#src/domain/tenant/stock-feeds.ts';
import type { Tenant } from '#src/domain/site.ts';
import { databaseOf } from '#src/server/platform/database/database.ts';
import { keepBodies, readStoredBody, maxStoredBytes } from '#src/server/operations/stock-refresh/stored-bodies.ts';
import { feedSourceKey, keepFeeds } from '#src/sources/stock/stored-feeds.ts';
import { feedCacheFolder } from './layout.ts';
import type { GeneratorOptions } from './options.ts';
import { usesDatabase } from './stock-memory.ts';

/** Also null if the database doesn't respond. */
export async function rememberedFeed(slug: string, feed: StockFeed, env = process.env): Promise<Uint8Array | null> {
  if (!usesDatabase(env)) return null;
  try {
    return await readStoredBody(await databaseOf(slug), slug, { feed: feed.name, source: feedSourceKey(feed) });
  } catch (cause) {
    console.error(`Could not read the stored copy of ${slug}'s feed "${feed.name}": ${(cause as Error).message}`);
    return null;
  }
}

/** Call once the site is in place. Ignores database failures. */
export async function rememberFeeds(
  { slug, settings: { stock } }: Pick<Tenant, 'slug' | 'settings'>,
  good: ReadonlyMap<string, Uint8Array>,
  { outDir, stockFile, now }: Pick<GeneratorOptions, 'outDir' | 'stockFile' | 'now'>,
  env = process.env,
): Promise<void> {
  const feeds = stock.feeds.length > 0 ? feedsOf(stock) : [];
  await keepFeeds(feedCacheFolder(outDir, slug), feeds, good);
  if (stockFile !== null || !usesDatabase(env)) return;
  const bodies = feeds.flatMap((feed) => {
    const bytes = good.get(feed.name);
    return bytes ? [{ feed: feed.name, source: feedSourceKey(feed), bytes }] : [];
  });
  try {
    const names = feeds.map(({ name }) => name);
    for (const feed of await keepBodies(await databaseOf(slug), slug, names, bodies, now))
      console.error(
        `${slug}'s feed "${feed}" is not stored in the database: compressed, it is larger than ${maxStoredBytes / 1e6} MB. If the feed fails, builds on clean machines fail too.`,
      );
  } catch (cause) {
    console.error(`Could not store ${slug}'s feeds in the database: ${(cause as Error).message}`);
  }
}
