import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadFunctions } from '#src/server/local/functions.ts';
import { closeDatabase, database, type Database } from '#src/server/database/database.ts';
import { stockChecks } from '#src/server/database/schema.ts';
import type { DealerRecord } from '#src/server/dealer/dealer-record.ts';
import { refreshStock } from '#src/server/stock-refresh/refresh-stock.ts';
import { settingsSchema } from '#src/domain/tenant/settings/settings.ts';
import { freshDatabase } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';
import { stubService, type Received, type StubAnswer, type StubService } from '../support/stub-service.ts';

let db: Database;
let service: StubService;
let feed: (received: Received) => StubAnswer | Promise<StubAnswer>;
let hook: StubAnswer;
let clock = Date.parse('2026-11-23T00:00:00Z');
const now = () => clock;

beforeAll(async () => {
  process.env.DATABASE_URL = await freshDatabase();
  db = await database();
});
afterAll(() => closeDatabase());
beforeEach(async () => {
  await db.delete(stockChecks);
  feed = () => ({ body: 'id,price\n1,9990\n' });
  hook = { status: 200 };
  service = await stubService((received) => (received.path.startsWith('/hook') ? hook : feed(received)));
  process.env.TEST_BUILD_HOOK = `http://127.0.0.1:${service.port}/hook/secret`;
  process.env.TEST_FEED_KEY = 'Bearer feed-key';
});
afterEach(() => service.stop());

const record = (slug = 'kauri-cars', source: object = {}, providers: object = { buildHook: 'TEST_BUILD_HOOK' }): DealerRecord => ({
  slug, locations: [], reviews: [],
  settings: settingsSchema.parse({
    siteUrl: 'https://www.kauricars.example',
    stock: { source: { kind: 'url', url: `http://127.0.0.1:${service.port}/feed.csv?token=private`, format: 'csv', authorization: 'TEST_FEED_KEY', timeoutMs: 2000, maxBytes: 10_000, ...source } },
    private: { providers },
  }),
});
const check = (dealer = record()) => refreshStock(db, dealer, now);
const row = async () => (await db.select().from(stockChecks))[0];
const hooks = () => service.received.filter(({ path }) => path.startsWith('/hook')).length;

test('API-16 a build is asked for when the feed changed, and only then', async () => {
  expect([await check(), await check(), hooks()]).toEqual([{ outcome: 'triggered' }, { outcome: 'unchanged' }, 1]);
  feed = () => ({ body: 'id,price\n1,8990\n' });
  clock += 600_000;
  expect([await check(), await check(), hooks()]).toEqual([{ outcome: 'triggered' }, { outcome: 'unchanged' }, 2]);
  expect(await row()).toMatchObject({ dealer: 'kauri-cars', triggeredAt: new Date(clock), checkedAt: new Date(clock), leasedUntil: null, failures: 0 });
  expect(service.received[0]).toMatchObject({ path: '/feed.csv?token=private', headers: { authorization: 'Bearer feed-key' } });
  expect(service.received.find(({ path }) => path.startsWith('/hook'))).toMatchObject({ method: 'POST', path: '/hook/secret' });
});
test.each([['Windows line breaks', 'id,price\r\n1,9990\r\n', 'unchanged'], ['a byte order mark', '\ufeffid,price\n1,9990\n', 'unchanged'], ['another order of rows', '1,9990\nid,price\n', 'triggered'], ['a price', 'id,price\n1,9991\n', 'triggered']])('API-16 the same feed with %s', async (_, body, outcome) => {
  await check();
  feed = () => ({ body });
  expect((await check()).outcome).toBe(outcome);
});
test('API-16 a feed that knows its versions is not sent again', async () => {
  feed = ({ headers }) => (headers['if-none-match'] === '"v1"' ? { status: 304 } : { body: 'a', headers: { etag: '"v1"', 'last-modified': 'Mon, 23 Nov 2026 00:00:00 GMT' } });
  expect([await check(), await check()]).toEqual([{ outcome: 'triggered' }, { outcome: 'unchanged' }]);
  expect(service.received.at(-1)!.headers).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': 'Mon, 23 Nov 2026 00:00:00 GMT' });
});
test('API-16 a hook that failed is called again, and the feed counts as changed until it took it', async () => {
  hook = { status: 500 };
  feed = ({ headers }) => (headers['if-none-match'] ? { status: 304 } : { body: 'a', headers: { etag: '"v1"' } });
  expect(await check()).toEqual({ outcome: 'failed', reason: 'the build hook answered 500' });
  expect(await row()).toMatchObject({ fingerprint: null, etag: null, triggeredAt: null, failures: 1, leasedUntil: null, lastError: 'the build hook answered 500' });
  hook = { status: 201 };
  expect([await check(), hooks()]).toEqual([{ outcome: 'triggered' }, 2]);
  expect(await row()).toMatchObject({ failures: 0, lastError: null, etag: '"v1"' });
});
test.each<[string, StubAnswer]>([['503', { status: 503 }], ['404', { status: 404 }], ['304 to nothing', { status: 304 }], ['nothing', { body: '' }], ['more than the limit', { body: 'x'.repeat(10_001) }]])('API-16 a feed that answers %s is counted and triggers nothing', async (_, answer) => {
  await check();
  const known = (await row())!.fingerprint;
  feed = ({ headers }) => (answer.status === 304 && headers['if-none-match'] ? {} : answer);
  expect([(await check()).outcome, (await check()).outcome]).toEqual(['failed', 'failed']);
  expect(await row()).toMatchObject({ failures: 2, fingerprint: known, leasedUntil: null });
  expect(hooks()).toBe(1);
});
test('API-16 a feed for an hour down is checked every time and built once when it is back', async () => {
  await check();
  feed = () => ({ status: 500 });
  for (let minute = 0; minute < 60; minute += 10) { clock += 600_000; await check(); }
  expect(await row()).toMatchObject({ failures: 6 });
  feed = () => ({ body: 'new' });
  expect([await check(), await check(), hooks()]).toEqual([{ outcome: 'triggered' }, { outcome: 'unchanged' }, 2]);
});
test('API-16 ten checks at once are one', async () => {
  let arrived: () => void = () => {};
  let release: () => void = () => {};
  const isAnswered = new Promise<void>((resolve) => { arrived = resolve; });
  feed = async () => { await isAnswered; return { body: 'a' }; };
  const skipped: string[] = [];
  const others = new Promise<void>((resolve) => { release = resolve; });
  const running = Array.from({ length: 10 }, async () => {
    const { outcome } = await check();
    if (outcome === 'skipped' && skipped.push(outcome) === 9) release();
    return outcome;
  });
  await others;
  arrived();
  expect((await Promise.all(running)).toSorted()).toEqual([...Array.from({ length: 9 }, () => 'skipped'), 'triggered']);
  expect(hooks()).toBe(1);
});
test('API-16 a check that died gives way after its lease, and has no say when it wakes', async () => {
  let wake: () => void = () => {};
  const sleep = new Promise<void>((resolve) => { wake = resolve; });
  let reached: () => void = () => {};
  const isAsleep = new Promise<void>((resolve) => { reached = resolve; });
  feed = async () => { reached(); await sleep; return { body: 'old' }; };
  const asleep = check();
  await isAsleep;
  expect((await check()).outcome).toBe('skipped');
  clock += 120_000;
  feed = () => ({ body: 'new' });
  expect(await check()).toEqual({ outcome: 'triggered' });
  const known = (await row())!.fingerprint;
  wake();
  await asleep;
  expect((await row())!.fingerprint).toBe(known);
});
test('API-16 dealers do not wait for each other', async () => {
  expect([await check(record('a-cars')), await check(record('b-cars')), hooks()]).toEqual([{ outcome: 'triggered' }, { outcome: 'triggered' }, 2]);
});
test('API-16 files are skipped, and so is a dealer without a hook', async () => {
  const file = record();
  file.settings.stock.source = { kind: 'csv', path: 'stock.csv' };
  expect([await check(file), await check(record('kauri-cars', {}, {}))]).toMatchObject([{ outcome: 'skipped' }, { outcome: 'skipped' }]);
  expect([service.received, await row()]).toEqual([[], undefined]);
});
test.each([['TEST_BUILD_HOOK'], ['TEST_FEED_KEY']])('API-16 %s that is not set is named', async (variable) => {
  delete process.env[variable];
  expect(await check()).toMatchObject({ outcome: 'failed', reason: expect.stringContaining(variable) });
  expect(service.received).toEqual([]);
});
test('API-16 the clock calls it every ten minutes, and no address does', async () => {
  const { routes, scheduled } = await loadFunctions(join(projectDir, 'functions'));
  expect(scheduled.find(({ file }) => file.endsWith('refresh-stock.ts'))?.schedule).toBe('*/10 * * * *');
  expect(routes.filter(({ file }) => file.endsWith('refresh-stock.ts'))).toEqual([]);
  expect(await readFile(join(projectDir, 'functions/refresh-stock.ts'), 'utf8')).not.toContain('path:');
});
