/**
 * What several feeds had when they were last read well, in the output folder and, in production, in the database: on a clean
 * machine, such as Netlify's, the folder has nothing of the build before (docs/decisions/067-feeds-that-clean-machines-remember.md).
 */
import { feedsOf, type StockFeed } from '#src/domain/tenant/stock-feeds.ts';
import type { Tenant } from '#src/domain/site.ts';
import { databaseOf } from '#src/server/database/database.ts';
import { keepBodies, keptBody, mostKeptBytes } from '#src/server/stock-refresh/kept-bodies.ts';
import { feedSourceKey, keepFeeds } from '#src/sources/stock/kept-feeds.ts';
import { feedCacheFolder } from './layout.ts';
import type { GeneratorOptions } from './options.ts';
import { usesDatabase } from './stock-memory.ts';

/** Of the database alone. Null where nothing is remembered; a database that does not answer remembers nothing. */
export async function rememberedFeed(slug: string, feed: StockFeed, env = process.env): Promise<Uint8Array | null> {
  if (!usesDatabase(env)) return null;
  try {
    return await keptBody(await databaseOf(slug), slug, { feed: feed.name, source: feedSourceKey(feed) });
  } catch (cause) {
    console.error(`What feed "${feed.name}" of ${slug} had before is unknown: ${(cause as Error).message}`);
    return null;
  }
}

/** To be called once the site is in place. A database that is down fails no build: the site publishes the same. */
export async function rememberFeeds(
  { slug, settings: { stock } }: Pick<Tenant, 'slug' | 'settings'>,
  good: ReadonlyMap<string, Uint8Array>,
  { outDir, stockFile, now }: Pick<GeneratorOptions, 'outDir' | 'stockFile' | 'now'>,
  env = process.env,
): Promise<void> {
  const feeds = stock.feeds.length > 0 ? feedsOf(stock) : [];
  await keepFeeds(feedCacheFolder(outDir, slug), feeds, good);
  // What stands in for the feeds this once says nothing of them.
  if (stockFile !== null || !usesDatabase(env)) return;
  const bodies = feeds.flatMap((feed) => {
    const bytes = good.get(feed.name);
    return bytes ? [{ feed: feed.name, source: feedSourceKey(feed), bytes }] : [];
  });
  try {
    const names = feeds.map(({ name }) => name);
    for (const feed of await keepBodies(await databaseOf(slug), slug, names, bodies, now))
      console.error(
        `Feed "${feed}" of ${slug} is not kept in the database: packed it has more than ${mostKeptBytes / 1e6} MB. While it fails, a build on a clean machine fails.`,
      );
  } catch (cause) {
    console.error(`The feeds of ${slug} could not be kept in the database: ${(cause as Error).message}`);
  }
}
