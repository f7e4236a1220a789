/** Feeds stored for builds on clean machines (docs/decisions/063-joined-feeds.md). */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { feedsOf } from '#src/domain/tenant/stock-feeds.ts';
import { settingsSchema } from '#src/domain/tenant/settings/settings.ts';
import { rememberedFeed, rememberFeeds } from '#src/generator/feed-memory.ts';
import { closeDatabase, database, type Database } from '#src/server/platform/database/database.ts';
import { keptFeeds } from '#src/server/platform/database/schema.ts';
import { maxStoredBytes } from '#src/server/operations/stock-refresh/stored-bodies.ts';
import { freshDatabase } from '../support/function-site.ts';

const slug = 'kauri-cars';
let db: Database;
let env: NodeJS.ProcessEnv;
const outDir = mkdtempSync(join(tmpdir(), 'kept-feeds-'));

beforeAll(async () => {
  process.env.DATABASE_URL = await freshDatabase();
  env = { FORECOURT_MODE: 'production', DATABASE_URL: process.env.DATABASE_URL };
  db = await database();
});
afterAll(async () => {
  await closeDatabase();
  rmSync(outDir, { recursive: true, force: true });
});
beforeEach(() => db.delete(keptFeeds));

const dealer = (second: string | null = 'second.csv', dealerSlug = slug) => ({
  slug: dealerSlug,
  settings: settingsSchema.parse({
    siteUrl: 'https://www.kauricars.example',
    stock: {
      source: { kind: 'url', url: 'https://feeds.example/main.csv', format: 'csv' },
      feeds:
        second === null
          ? []
          : [
              {
                name: 'second',
                source: { kind: 'url', url: `https://feeds.example/${second}`, format: 'csv' },
              },
            ],
    },
  }),
});
const feed = (name: string, of = dealer()) => feedsOf(of.settings.stock).find((one) => one.name === name)!;
const good = (bodies: Record<string, string | Buffer>) =>
  new Map(Object.entries(bodies).map(([name, body]) => [name, Buffer.from(body)]));
const options = (now = 1) => ({ outDir, stockFile: null, now });
const remembered = async (name = 'second', of = dealer(), how = env) =>
  (await rememberedFeed(of.slug, feed(name, of), how))?.toString() ?? null;

describe('stored feed', () => {
  test('is available to the next build on a clean machine, only for the same dealer and source (OPS-01)', async () => {
    await rememberFeeds(dealer(), good({ main: 'id\n1\n', second: 'id\n2\n' }), options(), env);
    expect([await remembered('main'), await remembered()]).toEqual(['id\n1\n', 'id\n2\n']);
    expect(await remembered('second', dealer('elsewhere.csv'))).toBeNull();
    expect(await remembered('second', dealer('second.csv', 'other-cars'))).toBeNull();
    await rememberFeeds(dealer(), good({ second: 'id\n3\n' }), options(), env);
    expect([await remembered('main'), await remembered()]).toEqual(['id\n1\n', 'id\n3\n']);
  });

  test('is written only when its body changes (OPS-01)', async () => {
    for (const at of [1, 2]) await rememberFeeds(dealer(), good({ second: 'id\n2\n' }), options(at), env);
    expect((await db.select().from(keptFeeds)).map(({ keptAt }) => keptAt.getTime())).toEqual([1]);
  });

  test('is deleted when a dealer removes the feed, but only for that dealer (OPS-01)', async () => {
    const other = dealer('second.csv', 'other-cars');
    for (const one of [dealer(), other]) await rememberFeeds(one, good({ main: 'm', second: 's' }), options(1), env);
    await rememberFeeds(dealer(null), new Map(), options(2), env);
    expect((await db.select().from(keptFeeds)).map((row) => `${row.dealer} ${row.feed}`).sort()).toEqual([
      'other-cars main',
      'other-cars second',
    ]);
  });

  test('is limited in size: logs a body that is too large, and does not use an older one instead (OPS-01)', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await rememberFeeds(dealer(), good({ second: 'small' }), options(1), env);
    await rememberFeeds(dealer(), good({ second: randomBytes(maxStoredBytes + 1000) }), options(2), env);
    expect(await remembered()).toBeNull();
    expect(String(said.mock.calls)).toMatch(/kauri-cars's feed "second" is not stored .* larger than 8 MB/);
    said.mockRestore();
  });

  test('is not written from a file used in place of the feeds (OPS-01)', async () => {
    await rememberFeeds(dealer(), good({ second: 's' }), { ...options(), stockFile: 'other.csv' }, env);
    expect(await remembered()).toBeNull();
  });

  test('is neither written nor read outside production, and is ignored when damaged (OPS-01)', async () => {
    const development = { DATABASE_URL: env['DATABASE_URL'] };
    await rememberFeeds(dealer(), good({ second: 's' }), options(1), development);
    expect(await db.select().from(keptFeeds)).toEqual([]);
    await rememberFeeds(dealer(), good({ second: 's' }), options(1), env);
    expect(await remembered('second', dealer(), development)).toBeNull();
    await db.update(keptFeeds).set({ hash: 'other' });
    expect(await remembered()).toBeNull();
  });
});
