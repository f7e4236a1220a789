import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allowanceOf } from '#src/domain/tenant/allowance.ts';
import { feedsOf, settingsOf } from '#src/domain/tenant/stock-feeds.ts';
import { addDays, localDate } from '#src/lib/dates.ts';
import { loadFunctions } from '#src/local-server/functions.ts';
import { closeDatabase, database, type Database } from '#src/server/platform/database/database.ts';
import { operatorAlarms, stockChecks } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { recordBuild, rememberedBuild } from '#src/server/operations/stock-refresh/built-stock.ts';
import { refreshStock } from '#src/server/operations/stock-refresh/refresh-stock.ts';
import { stockStatus, type CheckedDealer } from '#src/server/operations/stock-refresh/stock-status.ts';
import { takeCheck } from '#src/server/operations/stock-refresh/stock-check.ts';
import { notifyOfStock } from '#src/server/operations/follow-up/stock-alarms.ts';
import { joinedVersion } from '#src/sources/stock/joined-version.ts';
import { checkFeed } from '#src/sources/stock/feed-version.ts';
import { settingsSchema } from '#src/domain/tenant/settings/settings.ts';
import { freshDatabase } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';
import { stubService, type Received, type StubAnswer, type StubService } from '../support/stub-service.ts';
import { timeLimit } from '../support/time-limit.ts';

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
  await db.delete(operatorAlarms);
  feed = () => ({ body: stock(9990) });
  hook = { status: 200 };
  service = await stubService((received) => (received.path.startsWith('/hook') ? hook : feed(received)));
  process.env.TEST_BUILD_HOOK = `http://127.0.0.1:${service.port}/hook/secret`;
  process.env.TEST_FEED_KEY = 'Bearer feed-key';
});
afterEach(() => service.stop());

const record = (
  slug = 'kauri-cars',
  source: object = {},
  providers: object = { buildHook: 'TEST_BUILD_HOOK' },
): DealerRecord => ({
  slug,
  allowance: allowanceOf(slug, [
    { environment: ['TEST_FEED_KEY', 'TEST_BUILD_HOOK'], hosts: ['127.0.0.1'], privateHosts: ['127.0.0.1'] },
  ]),
  locations: [],
  reviews: [],
  settings: settingsSchema.parse({
    siteUrl: 'https://www.kauricars.example',
    stock: {
      source: {
        kind: 'url',
        url: `http://127.0.0.1:${service.port}/feed.csv?token=private`,
        format: 'csv',
        authorization: 'TEST_FEED_KEY',
        timeoutMs: timeLimit(2000),
        maxBytes: 10_000,
        ...source,
      },
    },
    private: { providers },
  }),
});
const stock = (price: number | string, more = '') => `id,title,price,updated\n1,2021 Kia Rio,${price},${more}\n`;
const check = (dealer = record()) => refreshStock(db, dealer, now, checkFeed);
async function built(body: string, dealer = record()): Promise<DealerRecord> {
  const former = feed;
  feed = () => ({ body });
  const { version } = (await checkFeed({ settings: dealer.settings, allowance: dealer.allowance! }, null, clock))!;
  feed = former;
  return { ...dealer, built: { at: clock, feed: version } };
}
const minutes = (count: number) => {
  clock += count * 60_000;
};
const row = async () => (await db.select().from(stockChecks))[0];
const hooks = () => service.received.filter(({ path }) => path.startsWith('/hook')).length;

test('requests a build only when the feed differs from the live site (API-16)', async () => {
  const live = await built(stock(9990));
  expect([await check(live), await check(live), hooks()]).toEqual([
    { outcome: 'unchanged' },
    { outcome: 'unchanged' },
    0,
  ]);
  feed = () => ({ body: stock(8990) });
  minutes(10);
  expect([(await check(live)).outcome, (await check(live)).outcome, hooks()]).toEqual(['triggered', 'waiting', 1]);
  expect(await row()).toMatchObject({
    dealer: 'kauri-cars',
    triggeredAt: new Date(clock),
    changedAt: new Date(clock),
    checkedAt: new Date(clock),
    leasedUntil: null,
    failures: 0,
    asked: 1,
  });
  expect([await check(await built(stock(8990))), hooks()]).toEqual([{ outcome: 'unchanged' }, 1]);
  expect(await row()).toMatchObject({ asked: 0, askedFor: null });
  expect(service.received.find(({ path }) => path.startsWith('/feed'))).toMatchObject({
    path: '/feed.csv?token=private',
    headers: { authorization: 'Bearer feed-key' },
  });
  expect(service.received.find(({ path }) => path.startsWith('/hook'))).toMatchObject({
    method: 'POST',
    path: '/hook/secret',
  });
});
test.each([
  ['Windows line breaks', stock(9990).replaceAll('\n', '\r\n'), 'unchanged'],
  ['a byte order mark', `\ufeff${stock(9990)}`, 'unchanged'],
  ['a timestamp that nobody maps', stock(9990, '2026-11-23 04:40'), 'unchanged'],
  ['a price', stock(9991), 'triggered'],
  ['another car', `${stock(9990)}2,2020 Kia Rio,8990,\n`, 'triggered'],
])('compares the same feed with %s (API-16)', async (_, body, outcome) => {
  const live = await built(stock(9990));
  feed = () => ({ body });
  expect((await check(live)).outcome).toBe(outcome);
});

test.each([
  ['nothing new', (body: string) => body, 'unchanged'],
  ['a column that only the function reads', (body: string) => body.replace(',\n', ',2026-11-23\n'), 'triggered'],
  ['no column of the mapping', (body: string) => body.replace('title', 'words'), 'triggered'],
])(
  "compares a feed with %s when the dealer's own function changes rows (API-16, OPS-02)",
  async (_, change, outcome) => {
    const { built: made, ...dealer } = await built(stock(9990));
    const live = { ...dealer, built: { ...made!, feed: { bytes: made!.feed.bytes, fields: made!.feed.bytes } } };
    feed = () => ({ body: change(stock(9990)) });
    expect((await check(live)).outcome).toBe(outcome);
  },
);
test('requests and counts another build when one failed after the hook accepted it (API-16)', async () => {
  const live = await built(stock(9990));
  feed = () => ({ body: stock(8990) });
  expect([(await check(live)).outcome, hooks()]).toEqual(['triggered', 1]);
  minutes(50);
  expect([(await check(live)).outcome, hooks()]).toEqual(['waiting', 1]);
  minutes(10);
  expect([(await check(live)).outcome, hooks()]).toEqual(['triggered', 2]);
  expect(await row()).toMatchObject({
    asked: 2,
    failures: 1,
    lastError: expect.stringContaining('A build was requested 2 times'),
  });
  minutes(10);
  expect((await check(live)).outcome).toBe('waiting');
  expect(await row()).toMatchObject({ failures: 1, lastError: expect.stringContaining('requested 2 times') });
  expect((await check(await built(stock(8990)))).outcome).toBe('unchanged');
  expect(await row()).toMatchObject({ asked: 0, failures: 0, lastError: null });
});
test.each([
  ['and no more often than any build', { retryMinutes: 20, leastMinutes: 40 }, 40],
  ['or sooner', { retryMinutes: 15, leastMinutes: 10 }, 15],
])('retries as soon as settings allow, %s (API-16)', async (_, refresh, wait) => {
  const live = await built(stock(9990));
  Object.assign(live.settings.stock.refresh, refresh);
  feed = () => ({ body: stock(8990) });
  expect((await check(live)).outcome).toBe('triggered');
  minutes(wait - 1);
  expect((await check(live)).outcome).toBe('waiting');
  minutes(1);
  expect((await check(live)).outcome).toBe('triggered');
});
test.each([
  [30, 4],
  [60, 2],
])('builds a constantly changing feed no more often than settings allow: %i minutes (API-16)', async (least, times) => {
  const dealer = record();
  dealer.settings.stock.refresh.leastMinutes = least;
  let live = await built(stock(9990), dealer);
  let price = 9990;
  for (let minute = 0; minute < 120; minute += 10) {
    price += 1;
    const body = stock(price);
    feed = () => ({ body });
    if ((await check(live)).outcome === 'triggered') live = await built(body, dealer);
    minutes(10);
  }
  expect(hooks()).toBe(times);
});
test('gives a slow feed the timeout in its settings (API-16)', async () => {
  const slow = record('kauri-cars', { timeoutMs: 25_000 });
  const asked: number[] = [];
  await refreshStock(
    db,
    slow,
    now,
    ({
      settings: {
        stock: { source },
      },
    }) => {
      if (source.kind === 'url') asked.push(source.timeoutMs);
      return Promise.resolve(null);
    },
  );
  expect(asked).toEqual([25_000]);
});
test("builds the site again after midnight in the dealer's time zone, even for stock from a file (API-16)", async () => {
  clock = Date.parse('2026-11-23T22:00:00+11:00');
  const file = record();
  file.settings.stock.source = { kind: 'csv', path: 'stock.csv', list: null, entry: null };
  const live: DealerRecord = { ...file, built: { at: clock, feed: { bytes: 'b', fields: 'f' } } };
  minutes(60);
  expect([(await check(live)).outcome, hooks()]).toEqual(['unchanged', 0]);
  minutes(65);
  expect([(await check(live)).outcome, (await check(live)).outcome, hooks()]).toEqual(['triggered', 'waiting', 1]);
  expect((await check({ ...live, built: { ...live.built!, at: clock } })).outcome).toBe('unchanged');
  file.settings.stock.refresh.daily = false;
  minutes(3000);
  expect((await check({ ...live, settings: file.settings })).outcome).toBe('unchanged');
  clock = Date.parse('2026-11-23T00:00:00Z');
});
test.each([
  ['of 25 hours', '2026-04-04T12:00:00Z'],
  ['of 23 hours', '2026-10-03T12:00:00Z'],
])("requests one build per day in the dealer's time zone, even on a day %s (API-16)", async (_, start) => {
  clock = Date.parse(start);
  const dealer = record();
  dealer.settings.regional.timeZone = 'Australia/Sydney';
  dealer.settings.stock.source = { kind: 'csv', path: 'stock.csv', list: null, entry: null };
  let builtAt = clock;
  const days: string[] = [];
  for (let step = 0; step < 96; step++) {
    minutes(30);
    const { outcome } = await check({ ...dealer, built: { at: builtAt, feed: { bytes: 'b', fields: 'f' } } });
    if (outcome !== 'triggered') continue;
    days.push(localDate(clock, 'Australia/Sydney'));
    builtAt = clock;
  }
  const first = localDate(Date.parse(start), 'Australia/Sydney');
  expect(days).toEqual([addDays(first, 1), addDays(first, 2)]);
  clock = Date.parse('2026-11-23T00:00:00Z');
});
test('is not blocked by a clock that ran a year ahead and was corrected (API-16)', async () => {
  const live = await built(stock(9990));
  feed = () => ({ body: stock(8990) });
  minutes(365 * 24 * 60);
  expect((await check(live)).outcome).toBe('triggered');
  await takeCheck(db, live.slug, clock, 120_000);
  minutes(-365 * 24 * 60);
  expect((await check(live)).outcome).toBe('triggered');
  expect((await check({ ...live, built: { ...live.built!, at: clock + 3 * 86_400_000 } })).outcome).toBe('waiting');
  feed = () => ({ body: stock(9990) });
  minutes(120);
  expect((await check({ ...live, built: { ...live.built!, at: clock + 3 * 86_400_000 } })).outcome).toBe('triggered');
});
test('requests a feed with its version, and accepts a 304 as unchanged (API-16)', async () => {
  const live = await built(stock(9990));
  feed = ({ headers }) =>
    headers['if-none-match'] === '"v1"'
      ? { status: 304 }
      : { body: stock(9990), headers: { etag: '"v1"', 'last-modified': 'Mon, 23 Nov 2026 00:00:00 GMT' } };
  expect([await check(live), await check(live)]).toEqual([{ outcome: 'unchanged' }, { outcome: 'unchanged' }]);
  expect(service.received.at(-1)!.headers).toMatchObject({
    'if-none-match': '"v1"',
    'if-modified-since': 'Mon, 23 Nov 2026 00:00:00 GMT',
  });
});
test.each<[string, StubAnswer]>([
  ['503', { status: 503 }],
  ['404', { status: 404 }],
  ['304 to nothing', { status: 304 }],
  ['nothing', { body: '' }],
  ['a web page', { body: '<!doctype html><title>Sign in</title>' }],
  ['half a row', { body: stock(9990).slice(0, -12) }],
  ['more than the limit', { body: 'x'.repeat(10_001) }],
])('counts a feed that answers %s as a failure, and requests no build (API-16)', async (_, answer) => {
  const live = await built(stock(9990));
  await check(live);
  const known = (await row())!.fingerprint;
  feed = ({ headers }) => (answer.status === 304 && headers['if-none-match'] ? {} : answer);
  expect([(await check(live)).outcome, (await check(live)).outcome]).toEqual(['failed', 'failed']);
  expect(await row()).toMatchObject({ failures: 2, fingerprint: known, leasedUntil: null });
  expect(hooks()).toBe(0);
});
test('checks a feed each time while it is down for an hour, and requests one build when it is back (API-16)', async () => {
  const live = await built(stock(9990));
  await check(live);
  feed = () => ({ status: 500 });
  for (let minute = 0; minute < 60; minute += 10) {
    clock += 600_000;
    await check(live);
  }
  expect(await row()).toMatchObject({ failures: 6 });
  feed = () => ({ body: stock(8990) });
  expect([(await check(live)).outcome, (await check(live)).outcome, hooks()]).toEqual(['triggered', 'waiting', 1]);
});
test('shows the operator feeds that fail, do not change or are not checked (OPS-10)', async () => {
  const dealer = (slug: string, more: Partial<CheckedDealer> = {}): CheckedDealer => ({
    slug,
    hasFeed: true,
    hasHook: true,
    refresh: settingsSchema.parse({ siteUrl: 'https://www.kauricars.example' }).stock.refresh,
    ...more,
  });
  const day = 86_400_000;
  const at = (before: number) => new Date(clock - before);
  await db.insert(stockChecks).values([
    { dealer: 'fresh', fingerprint: 'a', checkedAt: at(300_000), changedAt: at(day) },
    { dealer: 'stale', fingerprint: 'a', checkedAt: at(0), changedAt: at(9 * day) },
    {
      dealer: 'failing',
      fingerprint: 'a',
      checkedAt: at(0),
      changedAt: at(0),
      failures: 3,
      lastError: 'the feed answered 503',
    },
    { dealer: 'silent', fingerprint: 'a', checkedAt: at(5 * 3_600_000), changedAt: at(day) },
  ]);
  const found = await stockStatus(
    db,
    [
      dealer('fresh'),
      dealer('stale'),
      dealer('failing'),
      dealer('silent'),
      dealer('never'),
      dealer('manual', { hasHook: false }),
    ],
    clock,
  );
  expect(found.map(({ dealer: slug, ok, lines }) => [slug, ok, lines.join()])).toEqual([
    ['fresh', true, 'the feed changed 24 hours ago, and was checked 5 minutes ago'],
    ['stale', false, 'the feed last changed 9 days ago: ask the dealer whether the export still runs'],
    ['failing', false, '3 failures in a row, most recently: the feed answered 503'],
    ['silent', false, 'last checked 5 hours ago: is the scheduled function refresh-stock running?'],
    ['never', false, 'the feed has never been checked: is the scheduled function refresh-stock running?'],
    [
      'manual',
      true,
      'not checked: private.providers.buildHook is not set, and ./forecourt worker has not refreshed it',
    ],
  ]);
});
test("stores a production build's facts for the next build's checks (OPS-02)", async () => {
  const facts = {
    vehicles: 300,
    shown: 290,
    price: 280,
    photos: 290,
    odometer: 250,
    condition: 290,
    new: 100,
    demo: 10,
  };
  expect(await rememberedBuild(db, 'kauri-cars')).toBeNull();
  for (const vehicles of [1, 300])
    await recordBuild(
      db,
      { dealer: 'kauri-cars', feed: { bytes: 'b', fields: 'f' }, facts: { ...facts, vehicles } },
      clock,
    );
  expect(await rememberedBuild(db, 'kauri-cars')).toEqual(facts);
});
test('runs only one of ten checks at the same time (API-16)', async () => {
  let arrived: () => void = () => {};
  let release: () => void = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const live = await built(stock(9990));
  feed = async () => {
    await isAnswered;
    return { body: stock(8990) };
  };
  const skipped: string[] = [];
  const others = new Promise<void>((resolve) => {
    release = resolve;
  });
  const running = Array.from({ length: 10 }, async () => {
    const { outcome } = await check(live);
    if (outcome === 'skipped' && skipped.push(outcome) === 9) release();
    return outcome;
  });
  await others;
  arrived();
  expect((await Promise.all(running)).toSorted()).toEqual([...Array.from({ length: 9 }, () => 'skipped'), 'triggered']);
  expect(hooks()).toBe(1);
});
test('takes over from a dead check after its lease, and ignores it when it wakes (API-16)', async () => {
  let wake: () => void = () => {};
  const sleep = new Promise<void>((resolve) => {
    wake = resolve;
  });
  let reached: () => void = () => {};
  const isAsleep = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const live = await built(stock(9990));
  feed = async () => {
    reached();
    await sleep;
    return { body: stock(9990) };
  };
  const asleep = check(live);
  await isAsleep;
  expect((await check(live)).outcome).toBe('skipped');
  clock += 200_000;
  feed = () => ({ body: stock(8990) });
  expect(await check(live)).toEqual({ outcome: 'triggered' });
  const known = (await row())!.fingerprint;
  wake();
  await asleep;
  expect((await row())!.fingerprint).toBe(known);
});
test('requests builds for each dealer separately (API-16)', async () => {
  const [a, b] = [await built(stock(1000), record('a-cars')), await built(stock(1000), record('b-cars'))];
  expect([await check(a), await check(b), hooks()]).toEqual([{ outcome: 'triggered' }, { outcome: 'triggered' }, 2]);
});
test('skips a dealer without a build hook (API-16)', async () => {
  expect(await check(record('kauri-cars', {}, {}))).toMatchObject({ outcome: 'skipped' });
  expect([service.received, await row()]).toEqual([[], undefined]);
});
test.each([['TEST_BUILD_HOOK'], ['TEST_FEED_KEY']])('names %s when it is not set (API-16)', async (variable) => {
  delete process.env[variable];
  expect(await check()).toMatchObject({ outcome: 'failed', reason: expect.stringContaining(variable) });
  expect(service.received).toEqual([]);
});
test('runs every ten minutes on schedule, and has no URL (API-16)', async () => {
  const { routes, scheduled } = await loadFunctions(join(projectDir, 'functions'));
  expect(scheduled.find(({ file }) => file.endsWith('refresh-stock.ts'))?.schedule).toBe('*/10 * * * *');
  expect(routes.filter(({ file }) => file.endsWith('refresh-stock.ts'))).toEqual([]);
  expect(await readFile(join(projectDir, 'functions/refresh-stock.ts'), 'utf8')).not.toContain('path:');
});

describe('dealer with several feeds', () => {
  const failing = { status: 503 };
  let second: StubAnswer;
  const feeds = (): DealerRecord => {
    const dealer = record('kauri-cars', { authorization: null, retries: 0 });
    const { source } = dealer.settings.stock;
    const url = `http://127.0.0.1:${service.port}/second.csv`;
    const joined = { name: 'second', source: { ...source, url } };
    const { stock: own, ...rest } = dealer.settings;
    return { ...dealer, settings: settingsSchema.parse({ ...rest, stock: { ...own, feeds: [joined] } }) };
  };
  const live = async (): Promise<DealerRecord> => {
    const dealer = feeds();
    const versions = await Promise.all(
      feedsOf(dealer.settings.stock).map(async (one) => {
        const { version } = (await checkFeed(
          { settings: settingsOf(dealer.settings, one), allowance: dealer.allowance! },
          null,
          clock,
        ))!;
        return [one.name, version] as const;
      }),
    );
    return { ...dealer, built: { at: clock, feed: joinedVersion(versions) } };
  };
  const fails = async () =>
    Object.fromEntries(
      Object.entries((await row())!.feeds!).map(([feed, { failures, fault }]) => [feed, [failures, fault]]),
    );

  beforeEach(() => {
    second = { body: stock(5990) };
    feed = ({ path }) => (path.startsWith('/second') ? second : { body: stock(9990) });
  });

  test('requests a build only when either feed changes (API-16)', async () => {
    const built = await live();
    expect([(await check(built)).outcome, (await check(built)).outcome]).toEqual(['unchanged', 'unchanged']);
    second = { body: stock(4990) };
    expect([(await check(built)).outcome, hooks()]).toEqual(['triggered', 1]);
    expect((await check(await live())).outcome).toBe('unchanged');
    feed = ({ path }) => (path.startsWith('/second') ? second : { body: stock(8990) });
    minutes(60);
    expect([(await check(built)).outcome, hooks()]).toEqual(['triggered', 2]);
  });

  test('counts the failures of one feed separately, requests no build for them, and follows the other feed (OPS-01)', async () => {
    const built = await live();
    await check(built);
    second = failing;
    minutes(10);
    expect(await check(built)).toMatchObject({
      outcome: 'unchanged',
      failing: [expect.stringMatching(/^second: .*returned 503/)],
    });
    expect([await fails(), (await row())!.failures]).toEqual([{ main: [0, null], second: [1, 'unreachable'] }, 0]);
    feed = ({ path }) => (path.startsWith('/second') ? second : { body: stock(8990) });
    expect((await check(built)).outcome).toBe('triggered');
    second = { body: stock(5990) };
    minutes(60);
    await check(built);
    expect(await fails()).toEqual({ main: [0, null], second: [0, null] });
  });

  test('counts the check as failed when all feeds fail (OPS-01)', async () => {
    const built = await live();
    feed = () => failing;
    expect(await check(built)).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/returned 503/) });
    expect([await fails(), (await row())!.failures]).toEqual([
      { main: [1, 'unreachable'], second: [1, 'unreachable'] },
      1,
    ]);
  });

  const operator = () => {
    const told: string[] = [];
    const environment = { ALARM_WEBHOOK: 'https://alarms.example/hook' };
    const send = ((_: string, { body }: RequestInit) => {
      told.push((JSON.parse(String(body)) as { subject: string }).subject);
      return Promise.resolve(new Response(null, { status: 204 }));
    }) as typeof fetch;
    const round = async (dealer: DealerRecord) => {
      minutes(10);
      await check(dealer);
      await notifyOfStock({ db, dealer, environment, now: clock, fetch: send });
    };
    return { told, round };
  };

  test('alerts the operator once about the failing feed, and once when it recovers (OPS-01)', async () => {
    const built = await live();
    const { told, round } = operator();
    second = failing;
    for (let times = 0; times < 5; times++) await round(built);
    second = { body: stock(5990) };
    await round(built);
    const name = built.settings.branding.name;
    expect(told).toEqual([
      `${name}: the feed “second” cannot be fetched`,
      `${name}: the feed “second” can be read again`,
    ]);
  });

  test('clears the alarm and the stock-status failures of a feed that the dealer removed, but not another dealer’s (OPS-10)', async () => {
    const built = await live();
    const { told, round } = operator();
    const elsewhere = { dealer: 'other-cars', kind: 'feed:second', reason: 'It cannot be fetched.' };
    await db.insert(operatorAlarms).values({ ...elsewhere, since: new Date(clock), toldAt: new Date(clock) });
    second = failing;
    for (let times = 0; times < 5; times++) await round(built);
    const { feeds: _, ...version } = built.built!.feed;
    const { feeds: __, ...own } = built.settings.stock;
    const settings = settingsSchema.parse({ ...built.settings, stock: own });
    const alone = {
      ...built,
      settings,
      built: { at: clock, feed: { ...version, ...built.built!.feed.feeds!['main'] } },
    };
    for (let times = 0; times < 2; times++) await round(alone);
    const name = built.settings.branding.name;
    expect(told).toEqual([`${name}: the feed “second” cannot be fetched`, `${name} no longer has a feed second`]);
    const { refresh } = alone.settings.stock;
    const [status] = await stockStatus(db, [{ slug: 'kauri-cars', refresh, hasFeed: true, hasHook: true }], clock);
    expect([status!.ok, (await row())!.feeds]).toEqual([true, null]);
    expect(await db.select().from(operatorAlarms)).toContainEqual(expect.objectContaining(elsewhere));
  });

  test('shows in stock-status which feeds are failing and which have stopped changing (API-16)', async () => {
    const built = await live();
    await check(built);
    minutes(8 * 24 * 60);
    second = failing;
    await check({ ...built, built: { ...built.built!, at: clock } });
    const { refresh } = built.settings.stock;
    const [status] = await stockStatus(db, [{ slug: 'kauri-cars', refresh, hasFeed: true, hasHook: true }], clock);
    expect(status!.lines).toEqual([
      'feed main last changed 8 days ago: ask the dealer whether the export still runs',
      expect.stringMatching(/^feed second: 1 failure in a row, most recently: .*returned 503/),
      'feed second last changed 8 days ago: ask the dealer whether the export still runs',
    ]);
  });
});
