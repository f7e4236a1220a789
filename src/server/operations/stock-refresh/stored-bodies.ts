/** Feed bodies for builds on clean machines: gzipped, size-limited, written only when changed. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { keptFeeds } from '../../platform/database/schema.ts';

export interface FeedBody {
  feed: string;
  /** Other sources' bodies aren't reused. */
  source: string;
  bytes: Uint8Array;
}

/** Gzipped. A feed of 500 vehicles takes about 100 kB. */
export const maxStoredBytes = 8_000_000;

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Null if none is stored from this source. */
export async function readStoredBody(
  db: Database,
  dealer: string,
  { feed, source }: Pick<FeedBody, 'feed' | 'source'>,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ hash: keptFeeds.hash, body: keptFeeds.body })
    .from(keptFeeds)
    .where(and(eq(keptFeeds.dealer, dealer), eq(keptFeeds.feed, feed), eq(keptFeeds.source, sha256(source))));
  if (!row) return null;
  const bytes = await unpack(row.body);
  return sha256(bytes) === row.hash ? bytes : null;
}

/**
 * @param feeds all feed names; others' bodies are deleted
 * @returns feeds too large to store; their older bodies are deleted, since no build should go back that far.
 */
export async function keepBodies(
  db: Database,
  dealer: string,
  feeds: readonly string[],
  good: readonly FeedBody[],
  now: number,
): Promise<string[]> {
  const rows = await db
    .select({ feed: keptFeeds.feed, source: keptFeeds.source, hash: keptFeeds.hash })
    .from(keptFeeds)
    .where(eq(keptFeeds.dealer, dealer));
  const tooLarge: string[] = [];
  for (const { feed, source, bytes } of good) {
    const version = { source: sha256(source), hash: sha256(bytes) };
    const known = rows.find((row) => row.feed === feed);
    if (known?.hash === version.hash && known.source === version.source) continue;
    const body = await pack(bytes);
    if (body.length > maxStoredBytes) {
      tooLarge.push(feed);
      continue;
    }
    const kept = { ...version, body, keptAt: new Date(now) };
    await db
      .insert(keptFeeds)
      .values({ dealer, feed, ...kept })
      .onConflictDoUpdate({ target: [keptFeeds.dealer, keptFeeds.feed], set: kept });
  }
  const staying = feeds.filter((feed) => !tooLarge.includes(feed));
  if (rows.some(({ feed }) => !staying.includes(feed)))
    await db
      .delete(keptFeeds)
      .where(and(eq(keptFeeds.dealer, dealer), staying.length > 0 ? notInArray(keptFeeds.feed, staying) : undefined));
  return tooLarge;
}
