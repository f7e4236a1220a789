/**
 * Reads feeds separately. A failing one falls back to its last good body, read with today's settings and clock. Without
 * one, or with an unreadable stand-in file, the dealer fails.
 */
import type { Tenant } from '#src/domain/site.ts';
import { mainFeed, settingsOf, type StockFeed } from '#src/domain/tenant/stock-feeds.ts';
import type { FeedFailure } from '#src/domain/vehicle/feed-error.ts';
import { asSentence } from '#src/lib/as-sentence.ts';
import { FeedError } from './errors.ts';
import { partOf, type FeedPart, type PartOptions } from './feed-part.ts';
import { readStoredFeed } from './stored-feeds.ts';
import type { FetchedFeeds } from './feeds-ahead.ts';
import { feedFrom, readFeed, receiveFeed, type ReadFeedOptions } from './read-feed.ts';
import { standInFor } from './stand-in.ts';

export interface NamedPart {
  feed: StockFeed;
  part: FeedPart;
}

interface ReadParts {
  parts: NamedPart[];
  failing: FeedFailure[];
  good: Map<string, Uint8Array>;
}

interface Options extends PartOptions, Omit<ReadFeedOptions, 'fetched' | 'allowance'> {
  fetched?: FetchedFeeds | undefined;
  remembered?: RememberedFeed | undefined;
}

export type RememberedFeed = (feed: StockFeed) => Promise<Uint8Array | null>;

/** @throws FeedError that names the feed */
export async function readParts(feeds: StockFeed[], tenant: Tenant, options: Options): Promise<ReadParts> {
  const { allowance } = tenant;
  const read: ReadParts = { parts: [], failing: [], good: new Map() };
  for (const feed of feeds) {
    const own: Tenant = { ...tenant, settings: settingsOf(tenant.settings, feed) };
    const makePart = async (bytes: Uint8Array, how: Options) =>
      partOf(feedFrom(bytes, feed.source, options.tenantDir), feed.name, own, how);
    const standIn = standInFor(options.stockFile, feed.name);
    if (standIn !== undefined) {
      const rows = await readFeed(feed.source, { ...options, allowance, fetched: undefined, stockFile: standIn });
      read.parts.push({ feed, part: await partOf(rows, feed.name, own, options) });
      continue;
    }
    try {
      const bytes = await receiveFeed(feed.source, { ...options, allowance, fetched: options.fetched?.get(feed.name) });
      read.parts.push({ feed, part: await makePart(bytes, options) });
      read.good.set(feed.name, bytes);
    } catch (cause) {
      if (!(cause instanceof FeedError)) throw cause;
      const kept = (await readStoredFeed(options.cacheDir, feed)) ?? (await options.remembered?.(feed)) ?? null;
      // The stored body already passed the guards, which would compare it with itself.
      const part = kept && (await makePart(kept, { ...options, acceptDrop: true }).catch(() => null));
      if (!part) throw ofFeed(cause, feed.name, kept !== null);
      read.parts.push({ feed, part });
      const host = feed.source.kind === 'url' ? new URL(feed.source.url).host : null;
      read.failing.push({ feed: feed.name, host, fault: cause.fault, reason: cause.message });
    }
  }
  return read;
}

function ofFeed(error: FeedError, name: string, isKept: boolean): FeedError {
  const why = isKept
    ? 'The last good version cannot be read with the current settings'
    : 'No earlier version is stored here (builds on clean machines store it in the DATABASE_URL database)';
  const orWithout = name === mainFeed ? '' : `, or remove "${name}" from stock.feeds until then`;
  error.message = `Feed "${name}": ${asSentence(error.message)} ${why}, so this dealer was not built; the published site is unchanged. Build again once the feed can be read${orWithout}.`;
  error.feed = name;
  return error;
}
