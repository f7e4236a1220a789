/** One alarm with steps to take, one when the problem is over. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import {
  deliveries,
  leads,
  localMessages,
  operatorAlarms,
  rateLimits,
  stockChecks,
} from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { notifyOfUndeliveredLeads } from '#src/server/operations/follow-up/lead-alarms.ts';
import { recordRefresh } from '#src/server/operations/stock-refresh/stock-check.ts';
import { stockStatus } from '#src/server/operations/stock-refresh/stock-status.ts';
import { checkFeed } from '#src/sources/stock/feed-version.ts';
import { enquiry } from '../fixtures/leads.ts';
import { emptyTables, tablesOfLeads } from '../support/empty-tables.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { stubService, type StubAnswer, type StubService } from '../support/stub-service.ts';
import { timeLimit } from '../support/time-limit.ts';
import deliverLeads from '../../functions/deliver-leads.ts';
import refreshStock from '../../functions/refresh-stock.ts';

const dealer = 'harbour-motors';
const operator = 'operator@agency.example';
const minute = 60_000;
const day = 86_400_000;
const start = Date.parse('2026-11-23T10:00:00+11:00');

let site: FunctionSite;
let service: StubService;
let feed: StubAnswer;
let alarmHook: number;
let clock: number;
let dealersDir: string;
let record: DealerRecord;

const stock = (price: number) => `id,title,price\n1,2021 Kia Rio,${price}\n`;

beforeAll(async () => {
  site = await functionSite();
  record = JSON.parse(await readFile(join(site.outDir, '.forecourt/server', `${dealer}.json`), 'utf8')) as DealerRecord;
  record.allowance!.environment.push('TEST_BUILD_HOOK');
  dealersDir = await mkdtemp(join(tmpdir(), 'forecourt-alarms-'));
});
afterAll(async () => {
  await site.stop();
  await rm(dealersDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyTables(site.db, ...tablesOfLeads, 'stock_checks', 'operator_alarms');
  clock = start;
  alarmHook = 200;
  feed = { body: stock(9990) };
  service = await stubService(({ path }) =>
    path === '/alarm' ? { status: alarmHook } : path === '/hook' ? { status: 200 } : feed,
  );
  process.env.ALARM_MAIL = operator;
  process.env.ALARM_WEBHOOK = `${service.origin}/alarm`;
  process.env.TEST_BUILD_HOOK = `${service.origin}/hook`;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await service.stop();
  for (const name of ['ALARM_MAIL', 'ALARM_WEBHOOK', 'TEST_BUILD_HOOK']) delete process.env[name];
  vi.restoreAllMocks();
});

const settings = (): Settings => ({
  ...record.settings,
  stock: {
    ...record.settings.stock,
    mapping: {},
    source: {
      kind: 'url',
      url: `${service.origin}/feed.csv`,
      format: 'csv',
      authorization: null,
      timeoutMs: timeLimit(2000),
      totalMs: timeLimit(2000),
      retries: 0,
      maxBytes: 10_000,
    },
    refresh: { ...record.settings.stock.refresh, daily: false },
  } as Settings['stock'],
  private: {
    ...record.settings.private,
    providers: { ...record.settings.private.providers, buildHook: 'TEST_BUILD_HOOK' },
  },
});
/** Simulates a build from the current feed. */
async function built(): Promise<void> {
  const { version } = (await checkFeed({ settings: settings(), allowance: record.allowance! }, null, clock))!;
  const live: DealerRecord = { ...record, settings: settings(), built: { at: clock, feed: version } };
  await writeFile(join(dealersDir, `${dealer}.json`), JSON.stringify(live));
}
const context = () => ({ params: {}, ip: '', waitUntil: () => {}, dealersDir, now: () => clock });
const round = async (handler: typeof refreshStock): Promise<void> => {
  const answer = await handler(new Request('https://www.sample.example/', { method: 'POST' }), context());
  expect(answer.status).toBe(200);
};
const after = (ms: number) => {
  clock += ms;
};
const mails = async () => site.db.select().from(localMessages).where(eq(localMessages.recipient, operator));
const subjects = async () => (await mails()).map(({ subject }) => subject);
const hooked = () =>
  service.received
    .filter(({ path }) => path === '/alarm')
    .map(({ body }) => JSON.parse(body) as { dealer: string; subject: string; text: string });

describe('operator alarms on a host with build hooks (OPS-10)', () => {
  test.each<[string, StubAnswer, string, string]>([
    [
      'answers 503',
      { status: 503 },
      'Harbour Motors: the feed cannot be fetched',
      'If the supplier’s server is down, there is nothing to change here.',
    ],
    [
      'is a web page',
      { body: '<!doctype html><title>Sign in</title>' },
      'Harbour Motors: the feed cannot be read',
      'Ask the supplier for a complete feed.',
    ],
    ['is empty', { body: '' }, 'Harbour Motors: the feed is empty', 'whether the export still runs'],
    [
      'has other columns',
      { body: 'a,b\n1,2\n' },
      'Harbour Motors: the feed has different columns',
      'correct stock.mapping in settings.json',
    ],
  ])('report a feed that %s on its third failure, and when it recovers', async (_, answer, subject, step) => {
    await built();
    await round(refreshStock);
    feed = answer;
    for (const expected of [[], [], [subject], [subject], [subject]]) {
      after(10 * minute);
      await round(refreshStock);
      expect(await subjects()).toEqual(expected);
    }
    const [mail] = await mails();
    expect(mail!.body).toContain('It failed 3 times in a row. The site hasn’t changed since its last build');
    expect(mail!.body).toContain(step);
    expect(mail!.html).toContain('What to do');
    expect(hooked()).toEqual([
      { type: 'alarm', dealer, subject, text: expect.stringMatching(new RegExp(`^${subject}\\. .*${step}`)) as string },
    ]);
    feed = { body: stock(9990) };
    after(10 * minute);
    await round(refreshStock);
    expect(await subjects()).toEqual([subject, 'Harbour Motors: stock is being refreshed again']);
    after(10 * minute);
    await round(refreshStock);
    expect(await mails()).toHaveLength(2);
    expect(await site.db.$count(operatorAlarms)).toBe(0);
  });

  test('report a build that was requested but did not happen, and report when it does', async () => {
    await built();
    feed = { body: stock(8990) };
    await round(refreshStock);
    expect(await subjects()).toEqual([]);
    for (let at = 0; at < 3; at++) {
      after(70 * minute);
      await round(refreshStock);
      expect(await subjects()).toEqual(['Harbour Motors: the site was not built']);
    }
    expect((await mails())[0]!.body).toContain('A build was requested 2 times');
    await built();
    after(10 * minute);
    await round(refreshStock);
    expect((await subjects()).at(-1)).toBe('Harbour Motors: the site is up to date again');
  });

  test('report a feed unchanged for the number of days in settings, and when it changes', async () => {
    await built();
    await round(refreshStock);
    after(6 * day);
    await round(refreshStock);
    expect(await subjects()).toEqual([]);
    for (let at = 0; at < 2; at++) {
      after(day);
      await round(refreshStock);
      expect(await subjects()).toEqual(['Harbour Motors: the feed has stopped changing']);
    }
    const { body } = (await mails())[0]!;
    expect(body).toContain('since 23 November 2026');
    expect(body).toContain('stock.refresh.staleDays (7)');
    feed = { body: stock(8990) };
    after(10 * minute);
    await round(refreshStock);
    expect((await subjects()).at(-1)).toBe('Harbour Motors: the feed is changing again');
  });

  test('are retried in the next run until the alarm webhook accepts them', async () => {
    delete process.env.ALARM_MAIL;
    alarmHook = 500;
    await built();
    await round(refreshStock);
    feed = { status: 503 };
    for (let at = 0; at < 4; at++) {
      after(10 * minute);
      await round(refreshStock);
    }
    expect(hooked()).toHaveLength(2);
    expect((await site.db.select().from(operatorAlarms))[0]).toMatchObject({ kind: 'refresh', toldAt: null });
    alarmHook = 200;
    for (let at = 0; at < 2; at++) {
      after(10 * minute);
      await round(refreshStock);
    }
    expect(hooked()).toHaveLength(3);
    const keys = service.received.filter(({ path }) => path === '/alarm').map((got) => got.headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  test('go to the log once when neither an email address nor a webhook is set', async () => {
    delete process.env.ALARM_MAIL;
    delete process.env.ALARM_WEBHOOK;
    await built();
    await round(refreshStock);
    feed = { status: 503 };
    const log = vi.mocked(console.error);
    for (let at = 0; at < 6; at++) {
      after(10 * minute);
      await round(refreshStock);
    }
    expect(log.mock.calls.filter(([line]) => String(line).includes('"at":"alarm"'))).toHaveLength(1);
  });

  test('neither repeat nor end when the clock is set back', async () => {
    await built();
    await round(refreshStock);
    for (const step of [7 * day, -3 * day, 2 * day, 2 * day]) {
      after(step);
      await round(refreshStock);
      expect(await subjects()).toEqual(['Harbour Motors: the feed has stopped changing']);
    }
    feed = { body: stock(8990) };
    after(10 * minute);
    await round(refreshStock);
    expect((await subjects()).at(-1)).toBe('Harbour Motors: the feed is changing again');
  });
});

describe('alarms about undelivered leads (OPS-10)', () => {
  const dead = async (key: string, change: Partial<typeof deliveries.$inferInsert> = {}) => {
    const { json } = await site.ask('/api/leads', { json: { ...enquiry, idempotency_key: key } });
    await site.server.settled();
    const [lead] = await site.db.select({ id: leads.id }).from(leads).where(eq(leads.idempotencyKey, key));
    expect(json, 'the lead is taken').toBeTruthy();
    await emptyTables(site.db, 'delivery_attempts');
    await site.db.delete(deliveries).where(eq(deliveries.leadId, lead!.id));
    const [row] = await site.db
      .insert(deliveries)
      .values({
        dealer,
        leadId: lead!.id,
        channel: 'email',
        target: 'adf@harbourmotors.example',
        state: 'dead',
        lastError: 'the mail server refused the address (550)',
        nextAttemptAt: new Date(clock),
        createdAt: new Date(clock),
        ...change,
      })
      .returning();
    return row!;
  };

  test('are sent for the first lead, a day later if there are more, and when there are none left', async () => {
    await built();
    const first = await dead('k-1');
    for (let at = 0; at < 3; at++) {
      after(minute);
      await round(deliverLeads);
    }
    expect(await subjects()).toEqual(['Leads for Harbour Motors are not being delivered']);
    const { body } = (await mails())[0]!;
    expect(body).toContain(
      '1 lead was abandoned after all attempts failed. Most recent reason: the mail server refused',
    );
    expect(body).toContain(`./forecourt leads --dealer ${dealer} --dead`);
    expect(body).not.toMatch(/alex@example|0491/);
    after(day);
    await round(deliverLeads);
    expect(await mails()).toHaveLength(1);
    const second = await dead('k-2');
    after(minute);
    await round(deliverLeads);
    await round(deliverLeads);
    expect(await mails()).toHaveLength(2);
    expect((await mails())[1]!.body).toContain('2 leads were abandoned');
    for (const { id } of [first, second])
      await site.db.update(deliveries).set({ state: 'delivered' }).where(eq(deliveries.id, id));
    await round(deliverLeads);
    await round(deliverLeads);
    expect((await subjects()).slice(2)).toEqual(['Leads for Harbour Motors are being delivered again']);
  });

  test('are sent after five failed attempts, long before a lead is given up on, and again each day', async () => {
    await built();
    const waiting = await dead('k-1', { state: 'pending', attempts: 4, nextAttemptAt: new Date(clock + 9 * day) });
    await round(deliverLeads);
    expect(await mails()).toEqual([]);
    await site.db.update(deliveries).set({ attempts: 5 }).where(eq(deliveries.id, waiting.id));
    await round(deliverLeads);
    await round(deliverLeads);
    expect(await mails()).toHaveLength(1);
    const { body } = (await mails())[0]!;
    expect(body).toContain('1 lead is waiting: every attempt to deliver it has failed so far.');
    expect(body).toContain('Most recent reason: the mail server refused the address (550).');
    after(day);
    await round(deliverLeads);
    expect(await mails()).toHaveLength(2);
  });

  test('ignore undelivered confirmations, tests and other dealers', async () => {
    await built();
    await dead('k-1', { target: 'shopper', notice: 'received' });
    const test = await dead('k-2');
    await site.db.update(leads).set({ isTest: true }).where(eq(leads.id, test.leadId));
    await dead('k-3', { dealer: 'kauri-cars' });
    await notifyOfUndeliveredLeads({ db: site.db, dealer: record, environment: {}, now: clock });
    expect(await site.db.$count(operatorAlarms)).toBe(0);
  });
});

test('alert while callers exceed a dealer’s budgets, and when they no longer do (ISO-04)', async () => {
  const hour = 60 * minute;
  clock = Math.ceil(start / day) * day + hour;
  await built();
  await site.db.delete(rateLimits);
  const count = (key: string, windowMs: number, counted: number) =>
    site.db.insert(rateLimits).values({
      key: `${key}:${dealer}`,
      windowStart: new Date(Math.floor(clock / windowMs) * windowMs),
      count: counted,
    });
  await count('sign-in-texts', hour, 59);
  await count('stored-events', day, 200 * 1024 ** 2);
  await round(deliverLeads);
  expect(await subjects()).toEqual([]);
  await site.db.delete(rateLimits);
  await count('sign-in-texts', hour, 142);
  await count('stored-events', day, 256 * 1024 ** 2 - 9999);
  await round(deliverLeads);
  after(hour);
  await round(deliverLeads);
  const [mail, ...others] = await mails();
  expect([mail!.subject, others]).toEqual(['Harbour Motors is getting an unusual number of requests', []]);
  expect(mail!.body).toContain('142 sign-in texts in an hour: above 60, each one needs an extra check.');
  expect(mail!.body).toContain('256 MB of analytics today: the daily budget is 256 MB.');
  expect(mail!.body).toContain('Set a spending limit with your SMS service.');
  after(day);
  await round(deliverLeads);
  expect(await subjects()).toEqual([mail!.subject, 'Harbour Motors is getting its usual number of requests again']);
});

test("./forecourt stock-status shows the worker's record: age, failures and whether it is still running (OPS-10)", async () => {
  const asked = {
    slug: dealer,
    hasFeed: true,
    hasHook: false,
    refresh: { ...record.settings.stock.refresh, leastMinutes: 30, staleDays: 7 },
  };
  const lines = async () => (await stockStatus(site.db, [asked], clock))[0]!;
  expect(await lines()).toMatchObject({ ok: true, lines: [expect.stringContaining('./forecourt worker has not')] });
  const went = (fingerprint: string | null, failure: Parameters<typeof recordRefresh>[2]['failure'] = null) =>
    recordRefresh(site.db, dealer, { fingerprint, failure }, clock);
  await went('a');
  after(30 * minute);
  await went('a');
  expect(await lines()).toMatchObject({ ok: true, changedAt: new Date(start).toISOString() });
  after(89 * minute);
  expect(await lines()).toMatchObject({ ok: true });
  after(2 * minute);
  expect(await lines()).toMatchObject({
    ok: false,
    lines: [expect.stringContaining('is ./forecourt worker running?')],
  });
  await went('b', { reason: 'The feed is empty.', fault: 'empty' });
  await went('b', { reason: 'The feed is empty.', fault: 'empty' });
  expect(await lines()).toMatchObject({
    ok: false,
    failures: 2,
    fault: 'empty',
    changedAt: new Date(start).toISOString(),
    lines: ['2 failures in a row, most recently: The feed is empty.'],
  });
  await went('b');
  expect(await lines()).toMatchObject({ ok: true, failures: 0, fault: null, changedAt: new Date(clock).toISOString() });
  expect(await site.db.$count(stockChecks)).toBe(1);
});
