/** `./forecourt worker` with broken feeds, dying workers and two workers at once. */
import { spawn } from 'node:child_process';
import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readOptions } from '#src/generator/options.ts';
import type { Reporter } from '#src/generator/report.ts';
import { runGenerator } from '#src/generator/run.ts';
import { closeDatabase, database, type Database } from '#src/server/platform/database/database.ts';
import { localMessages, operatorAlarms, stockChecks } from '#src/server/platform/database/schema.ts';
import { RefreshQueue } from '#src/server/operations/stock-refresh/refresh-queue.ts';
import { worker } from '../../scripts/commands/worker.ts';
import { runWorker } from '../../scripts/worker/refresh-worker.ts';
import { freshDatabase } from '../support/function-site.ts';
import { AlgoliaServer, keys } from '../support/algolia-server.ts';
import { projectDir, Workspace } from '../support/generator.ts';
import { runCommand } from '../support/run-command.ts';
import { startForecourt } from '../support/run-forecourt.ts';
import { timeLimit } from '../support/time-limit.ts';

const space = new Workspace();
const dealers = ['file-cars', 'feed-cars'];
let feed: Server;
let answerFeed: (() => { status: number; body: string } | 'hang') | null = null;
let databaseUrl: string;
let db: Database;

const rows = (): Record<string, unknown>[] =>
  JSON.parse(readFileSync(join(space.tenants, 'file-cars/stock.json'), 'utf8')) as Record<string, unknown>[];
const page = (slug: string): string => readFileSync(join(space.out(), slug, 'cars/index.html'), 'utf8');
const priced = (price: number) => JSON.stringify(rows().map((row) => ({ ...row, price })));

beforeAll(async () => {
  feed = createServer((_, response) => {
    const answer = answerFeed?.() ?? { status: 200, body: priced(20_000) };
    if (answer !== 'hang') response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((ready) => feed.listen(0, '127.0.0.1', ready));
  for (const slug of dealers) {
    cpSync(join(projectDir, 'tests/fixtures/tenants/far-photos'), join(space.tenants, slug), { recursive: true });
    const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/stock.json`;
    const source = { kind: 'url', url, format: 'json', retries: 0, timeoutMs: timeLimit(2000) };
    space.settings(slug, (settings) =>
      Object.assign(settings, {
        siteUrl: `https://www.${slug}.example`,
        ...(slug === 'feed-cars' && { stock: { source, dropGuardMinimum: 0 } }),
      }),
    );
  }
  const { json } = await space.run('build', ['--now', new Date().toISOString()]);
  expect(json.tenants.flatMap(({ errors }) => errors)).toEqual([]);
});
afterAll(async () => {
  await closeDatabase();
  await new Promise((closed) => feed.close(closed));
  // Function tests share one process.
  delete process.env.ALARM_MAIL;
  space.remove();
});
beforeEach(async () => {
  answerFeed = null;
  databaseUrl = await freshDatabase();
  process.env.DATABASE_URL = databaseUrl;
  process.env.FORECOURT_LOG = 'off';
  process.env.ALARM_MAIL = 'operator@forecourt.example';
  db = await database();
});

const quick = { heartbeatSeconds: 10, retrySeconds: 0 };
const silent: Reporter = {
  compileStarts() {},
  compileEnds() {},
  tenantStarts() {},
  progress() {},
  tenantEnds() {},
  summary() {},
};
/** In the test's process; the killed worker and the command use separate ones, as in production. */
const runRefresh = async (args: readonly string[]) => {
  try {
    return { output: JSON.stringify(await runGenerator(readOptions('refresh', [...args]), silent)), said: '' };
  } catch (cause) {
    return { output: '', said: (cause as Error).message };
  }
};
const options = () => ({
  runRefresh,
  databaseUrl,
  tenantsDir: space.tenants,
  outDir: space.out(),
  runs: 2,
  deploys: false,
  isOnce: true,
  pace: quick,
  quietFailures: 0,
});
const once = () => runWorker(options(), new AbortController().signal);
const standing = async (slug: string) => (await db.select().from(stockChecks).where(eq(stockChecks.dealer, slug)))[0];
const mails = async () => (await db.select().from(localMessages)).map(({ subject }) => subject);

describe('refresh queue (OPS-11)', () => {
  test('holds each dealer only once, waiting or running, and gives each job to a single worker', async () => {
    const [one, two] = [await RefreshQueue.open(databaseUrl, quick), await RefreshQueue.open(databaseUrl, quick)];
    try {
      expect(await Promise.all([one.plan('a', 0), two.plan('a', 0), one.plan('b', 0)])).toHaveLength(3);
      expect([await one.plan('a', 0), await two.plan('b', 0)]).toEqual([false, false]);
      const taken = (await Promise.all([one.take(5), two.take(5)])).flat();
      expect(taken.map(({ dealer }) => dealer).toSorted()).toEqual(['a', 'b']);
      expect(await one.plan('a', 0)).toBe(false);
      await one.done(taken.find(({ dealer }) => dealer === 'a')!);
      expect(await two.plan('a', 3600)).toBe(true);
      expect(await one.take(5)).toEqual([]);
      await two.failed(
        taken.find(({ dealer }) => dealer === 'b')!,
        'the feed is down',
      );
      await expect
        .poll(async () => (await one.take(5)).map(({ dealer, retries }) => [dealer, retries]), {
          timeout: timeLimit(30_000),
        })
        .toEqual([['b', 1]]);
    } finally {
      await Promise.all([one.close(), two.close()]);
    }
  });
});

test('keeps a dealer whose feed is still down, with growing delays of up to an hour (OPS-11)', async () => {
  const queue = await RefreshQueue.open(databaseUrl);
  try {
    await queue.plan('a', 0);
    const pauses: number[] = [];
    for (let retries = 0; retries < 9; retries++) {
      const [job] = await queue.take(1);
      expect(job).toMatchObject({ dealer: 'a', retries });
      await queue.failed(job!, 'the feed is down');
      expect(await queue.plan('a', 0)).toBe(false);
      const { rows: waiting } = await db.execute<{ seconds: number }>(
        sql`select extract(epoch from start_after - now())::int as seconds from pgboss.job where state = 'retry'`,
      );
      pauses.push(waiting[0]!.seconds);
      await db.execute(sql`update pgboss.job set start_after = now()`);
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses[0]).toBeGreaterThan(50);
    expect(pauses.at(-1)).toBeGreaterThan(3590);
    expect(pauses.at(-1)).toBeLessThanOrEqual(3600);
  } finally {
    await queue.close();
  }
});

describe('refresh worker (OPS-11)', () => {
  test('refreshes every dealer only once, with another worker running', async () => {
    answerFeed = () => ({ status: 200, body: priced(23_456) });
    expect(await Promise.all([once(), once()])).toEqual([[], []]);
    expect(page('feed-cars')).toContain('$23,456');
    const untouched = statSync(join(space.out(), 'file-cars/index.html')).mtimeMs;
    expect(await once()).toEqual([]);
    expect(statSync(join(space.out(), 'file-cars/index.html')).mtimeMs).toBe(untouched);
  });

  test.each([
    ['answers 500', () => ({ status: 500, body: '' }), 'cannot be fetched', 'unreachable'],
    ['is cut off', () => ({ status: 200, body: '[{"id": "F1", "price": 2' }), 'cannot be read', 'unreadable'],
    ['is empty', () => ({ status: 200, body: '[]' }), 'is empty', 'empty'],
    ['has other columns', () => ({ status: 200, body: '[{"vehicle": 1}]' }), 'has different columns', 'columns'],
    [
      'lost most of its vehicles',
      () => ({ status: 200, body: JSON.stringify(rows().slice(0, 1)) }),
      'lost a lot of data at once',
      'shrunk',
    ],
  ])(
    'a feed that %s delays no other dealer, leaves the site unchanged, and is reported once until it recovers (OPS-10)',
    async (_, broken, words, fault) => {
      const subject = `Far Photos: the feed ${words}`;
      const site = page('feed-cars');
      answerFeed = broken;
      writeFileSync(
        join(space.tenants, 'file-cars/stock.json'),
        JSON.stringify(rows().map((row, at) => ({ ...row, price: 30_000 + at }))),
      );
      expect(await once()).toEqual(['feed-cars']);
      expect(page('feed-cars')).toBe(site);
      expect(page('file-cars')).toContain('$30,000');
      const [alarm, ...others] = await db.select().from(localMessages);
      expect(others).toEqual([]);
      expect(alarm).toMatchObject({
        recipient: 'operator@forecourt.example',
        subject,
      });
      expect(await standing('feed-cars')).toMatchObject({ failures: 1, fault });
      expect(await standing('file-cars')).toMatchObject({ failures: 0, fault: null, lastError: null });
      expect(alarm!.body).toContain('./forecourt refresh feed-cars');
      answerFeed = null;
      // The retry comes after a while.
      await expect
        .poll(async () => [await once(), await mails()], { timeout: timeLimit(30_000) })
        .toEqual([[], [subject, 'Far Photos: stock is being refreshed again']]);
      expect(await db.$count(operatorAlarms)).toBe(0);
      expect(await once()).toEqual([]);
      expect(await db.$count(localMessages)).toBe(2);
    },
  );

  test('sends one email about the held cars of all dealers (GUARD-04)', async () => {
    const file = join(space.tenants, 'file-cars/stock.json');
    const stock = readFileSync(file, 'utf8');
    try {
      answerFeed = () => ({ status: 200, body: priced(2000) });
      writeFileSync(file, priced(2100));
      for (let times = 0; times < 2; times++) expect(await once()).toEqual([]);
      expect(await mails()).toEqual([expect.stringMatching(/^\d+ cars held at 2 dealers: \d+ prices$/v)]);
    } finally {
      writeFileSync(file, stock);
      answerFeed = null;
      await once();
    }
  });

  test('reports one broken feed of several by name, and still refreshes the dealer (OPS-10)', async () => {
    const folder = join(space.tenants, 'file-cars');
    const [settings, stock] = ['settings.json', 'stock.json'].map((file) => readFileSync(join(folder, file), 'utf8'));
    const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/second.json`;
    const second = { name: 'second', source: { kind: 'url', url, format: 'json', retries: 0 } };
    const car = { id: 'x1', year: 2020, make: 'Mazda', model: 'CX-5', car_type: 'new', price: 51_000 };
    const works = () => ({ status: 200, body: JSON.stringify([car]) });
    try {
      space.settings('file-cars', (all) => Object.assign(all, { stock: { feeds: [second] } }));
      answerFeed = works;
      await once();
      expect(page('file-cars')).toContain('$51,000');
      answerFeed = () => ({ status: 503, body: '' });
      writeFileSync(join(folder, 'stock.json'), priced(42_000));
      expect(await once()).not.toContain('file-cars');
      expect(page('file-cars')).toContain('$42,000');
      expect(page('file-cars')).toContain('$51,000');
      expect(await standing('file-cars')).toMatchObject({
        failures: 0,
        feeds: {
          main: { failures: 0, changedAt: null },
          second: { failures: 1, fault: 'unreachable', changedAt: expect.any(Number) as number },
        },
      });
      expect(await mails()).toContain('Far Photos: the feed “second” cannot be fetched');
      answerFeed = works;
      await once();
      expect(await mails()).toContain('Far Photos: the feed “second” can be read again');
    } finally {
      writeFileSync(join(folder, 'settings.json'), settings!);
      writeFileSync(join(folder, 'stock.json'), stock!);
    }
  });

  test('updates a dealer’s Algolia index, and reports a failure until it recovers (SRCH-23)', async () => {
    const algolia = await new AlgoliaServer().start();
    const folder = join(space.tenants, 'file-cars');
    const [settings, stock] = ['settings.json', 'stock.json'].map((file) => readFileSync(join(folder, file), 'utf8'));
    const prices = () => [...(algolia.indexes.get('file-cars')?.rows.values() ?? [])].map(({ price }) => price);
    process.env.ALGOLIA_ADMIN_KEY = keys.admin;
    try {
      space.settings('file-cars', (all) =>
        Object.assign(all, {
          search: {
            engine: 'algolia',
            indexName: 'file-cars',
            algolia: { appId: keys.appId, searchKey: keys.search, host: algolia.origin },
          },
        }),
      );
      writeFileSync(join(folder, 'stock.json'), priced(41_000));
      algolia.failing = ({ path }) => (path.endsWith('/batch') ? 403 : null);
      expect(await once()).toEqual(['file-cars']);
      expect(page('file-cars')).toContain('$41,000');
      expect(prices()).toEqual([]);
      expect(await standing('file-cars')).toMatchObject({ failures: 1, fault: 'unpublished' });
      const [alarm] = await db.select().from(localMessages);
      expect(alarm).toMatchObject({ subject: 'Far Photos: the site was refreshed but not published' });
      expect(alarm!.body).toMatch(/Algolia returned 403[^]*\.\/forecourt push-index file-cars/);
      algolia.failing = () => null;
      // The index is updated once, though nothing changed.
      await expect
        .poll(async () => [await once(), await mails()], { timeout: timeLimit(30_000) })
        .toEqual([[], [alarm!.subject, 'Far Photos: stock is being refreshed again']]);
      expect(new Set(prices())).toEqual(new Set([41_000]));
      algolia.requests.length = 0;
      expect(await once()).toEqual([]);
      expect(algolia.requests).toEqual([]);
    } finally {
      delete process.env.ALGOLIA_ADMIN_KEY;
      writeFileSync(join(folder, 'settings.json'), settings!);
      writeFileSync(join(folder, 'stock.json'), stock!);
      await algolia.stop();
    }
  });

  test("lets another worker take over a lost worker's dealer", async () => {
    let asked = 0;
    answerFeed = () => {
      asked += 1;
      return { status: 200, body: priced(24_567) };
    };
    const queue = await RefreshQueue.open(databaseUrl, quick);
    try {
      await queue.plan('feed-cars', 0);
      const [job] = await queue.take(1);
      expect(job).toMatchObject({ dealer: 'feed-cars', retries: 0 });
    } finally {
      await queue.close();
    }
    // A silent worker's job is due again after ten seconds.
    const stop = new AbortController();
    const working = runWorker({ ...options(), isOnce: false }, stop.signal);
    await expect.poll(() => page('feed-cars'), { timeout: timeLimit(60_000) }).toContain('$24,567');
    stop.abort();
    expect(await working).toEqual([]);
    expect(asked).toBeGreaterThan(0);
  });

  test('loses no dealer and damages no site when killed with -9 while waiting for a feed', async () => {
    const site = page('feed-cars');
    let asked = 0;
    answerFeed = () => {
      asked += 1;
      return 'hang';
    };
    const module = join(projectDir, 'scripts/worker/refresh-worker.ts');
    const killed = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { runWorker } = await import(${JSON.stringify(module)});
        await runWorker(${JSON.stringify({ ...options(), isOnce: false })}, new AbortController().signal);`,
      ],
      { cwd: projectDir, stdio: 'ignore' },
    );
    const ended = new Promise((resolve) => killed.once('close', (_, signal) => resolve(signal)));
    await expect.poll(() => asked, { timeout: timeLimit(60_000) }).toBeGreaterThan(0);
    killed.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    expect(page('feed-cars')).toBe(site);
    answerFeed = () => ({ status: 200, body: priced(25_678) });
    const stop = new AbortController();
    const working = runWorker({ ...options(), isOnce: false }, stop.signal);
    await expect.poll(() => page('feed-cars'), { timeout: timeLimit(90_000) }).toContain('$25,678');
    await expect.poll(async () => (await standing('feed-cars'))?.failures, { timeout: timeLimit(30_000) }).toBe(0);
    stop.abort();
    expect(await working).toEqual([]);
  });

  test('refreshes a dealer again after the interval in its settings', async () => {
    space.settings('file-cars', (settings) => {
      const own = settings as { stock?: object };
      own.stock = { ...own.stock, refresh: { leastMinutes: 45 } };
    });
    const minutesTo = async (dealer: string): Promise<number> => {
      const { rows: planned } = await db.execute<{ minutes: number }>(
        sql`select (extract(epoch from start_after - now()) / 60)::float as minutes from pgboss.job
            where state = 'created' and singleton_key = ${dealer}`,
      );
      return planned[0]?.minutes ?? 0;
    };
    const stop = new AbortController();
    const working = runWorker({ ...options(), isOnce: false }, stop.signal);
    await expect.poll(() => minutesTo('file-cars'), { timeout: timeLimit(60_000) }).toBeGreaterThan(40);
    await expect.poll(() => minutesTo('feed-cars'), { timeout: timeLimit(60_000) }).toBeGreaterThan(10);
    expect(await minutesTo('feed-cars')).toBeLessThan(40);
    stop.abort();
    expect(await working).toEqual([]);
  });

  test('drops a dealer without a folder from the queue, without affecting others', async () => {
    const queue = await RefreshQueue.open(databaseUrl, quick);
    await queue.plan('no-such-cars', 0);
    expect(await once()).toEqual([]);
    expect(await queue.plan('no-such-cars', 3600)).toBe(true);
    await queue.close();
  });

  const folders = () => ['--tenants', space.tenants, '--out', space.out()];

  test('finishes its run and exits with 0 when stopped', async () => {
    const running = startForecourt('worker', folders(), { env: { FORECOURT_LOG: 'on' } });
    let stdout = '';
    running.stdout!.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    await expect.poll(() => stdout, { timeout: timeLimit(60_000) }).toContain('"refresh":"file-cars","ok":true');
    running.kill('SIGTERM');
    expect(await new Promise((ended) => running.once('close', ended))).toBe(0);
  });

  test.each([
    ['no run at once', ['--runs', '0'], '--runs must be a whole number from 1 to 16.'],
    // Netlify functions are built only from dist.
    ['a deploy from another folder than dist', ['--deploy'], '--deploy builds functions from dist'],
  ])('refuses %s as a usage error', async (_, args, message) => {
    expect(await runCommand(worker, [...folders(), ...args])).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(message),
    });
  });
});
