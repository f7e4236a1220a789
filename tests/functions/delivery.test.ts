import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDatabase, database, type Database } from '#src/server/platform/database/database.ts';
import { deliveries, deliveryAttempts, leads, localMessages } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { deliverDue } from '#src/server/delivery/deliver-due.ts';
import type { SendWebhook } from '#src/server/delivery/send-webhook.ts';
import { guardedFetch } from '#src/network/guarded-fetch.ts';
import { closeDelivered, closeFailed } from '#src/server/delivery/close-attempt.ts';
import { leadLines, sendAgain } from '#src/server/delivery/lead-report.ts';
import { leaseDue } from '#src/server/delivery/lease.ts';
import { outboxState } from '#src/server/operations/health.ts';
import { backoffMs } from '#src/server/delivery/retry.ts';
import type { Target } from '#src/server/leads/route-lead.ts';
import { storeLead } from '#src/server/leads/store-lead.ts';
import type { Worker } from '#src/server/delivery/worker.ts';
import { aDeliveredLead } from '../fixtures/delivered-lead.ts';
import { aLocation, now as start, someSettings } from '../fixtures/vehicles.ts';
import { freshDatabase } from '../support/function-site.ts';
import { startSmtpStub, type SmtpStub } from '../support/smtp-stub.ts';
import { emptyTables } from '../support/empty-tables.ts';

const minute = 60_000;
const dealer: DealerRecord = {
  slug: 'sample',
  settings: someSettings({
    private: { leads: { fallbackEmail: 'leads@sample.example', webhookSecret: 'SAMPLE_KEY' } },
  }),
  locations: [aLocation()],
  reviews: [],
};
const values = { SAMPLE_KEY: 'the shared key', CRM: 'https://crm.example/env' };
const mailTo: Target = { channel: 'email', target: 'sales@sample.example' };
const hookTo: Target = { channel: 'webhook', target: 'https://crm.example/in' };

let db: Database;
let smtp: SmtpStub;
let clock = start;
let errors: string[] = [];

beforeAll(async () => {
  process.env.DATABASE_URL = await freshDatabase();
  db = await database();
});
afterAll(() => closeDatabase());
beforeEach(async () => {
  smtp = await startSmtpStub();
  clock = start;
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    errors.push(line);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await smtp.stop();
  await emptyTables(db, 'deliveries', 'delivery_attempts', 'consents', 'leads', 'local_messages');
});

const worker = (changes: Partial<Worker> = {}): Worker => ({
  db,
  dealer,
  environment: { SMTP_URL: smtp.url, MAIL_FROM: 'leads@sample.example' },
  now: () => clock,
  values,
  random: () => 0.5,
  fetch: hook.fetch,
  ...changes,
});
const run = (changes: Partial<Worker> = {}) => deliverDue(worker(changes));

async function store(targets: Target[] = [mailTo], slug = 'sample'): Promise<string> {
  const { lead, consents } = aDeliveredLead();
  const { id: _id, personId: _person, ...row } = lead;
  return (
    await storeLead(db, {
      lead: { ...row, dealer: slug, vehicle: null, idempotencyKey: randomUUID(), createdAt: new Date(clock) },
      person: { phone: lead.phone, email: lead.email },
      targets,
      arrival: null,
      consents: consents.map((one) => ({ ...one, dealer: slug, page: '/', at: new Date(clock) })),
    })
  ).id;
}
const delivery = async (leadId: string) =>
  (await db.select().from(deliveries).where(eq(deliveries.leadId, leadId)))[0]!;
const outcomes = async (leadId: string) =>
  (
    await db
      .select()
      .from(deliveryAttempts)
      .where(eq(deliveryAttempts.deliveryId, (await delivery(leadId)).id))
      .orderBy(asc(deliveryAttempts.number))
  ).map(({ number, outcome }) => `${number} ${outcome}`);

async function nextAttempt(leadId: string): Promise<void> {
  clock = Math.max(clock, (await delivery(leadId)).nextAttemptAt.getTime());
  await run();
}

async function runUntilDead(leadId: string): Promise<void> {
  for (let attempts = 0; attempts < 40 && (await delivery(leadId)).state === 'pending'; attempts++)
    await nextAttempt(leadId);
}

async function runFor(leadId: string, minutes: number, each: (minute: number) => void = () => {}): Promise<number> {
  for (let at = 0; at <= minutes; at++) {
    each(at);
    await run();
    if ((await delivery(leadId)).state !== 'pending') return at;
    clock += minute;
  }
  return minutes;
}

interface Hook {
  calls: { path: string; headers: IncomingHttpHeaders; body: string }[];
  answer: (call: number) => [number, Record<string, string>?];
  fetch: SendWebhook;
  server: Server;
}
const hook: Hook = {
  calls: [],
  answer: () => [200],
  fetch: () => Promise.reject(new Error('not started')),
  server: createServer(),
};
beforeAll(async () => {
  hook.server = createServer((request, response) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        body += chunk;
      })
      .on('end', () => {
        hook.calls.push({ path: request.url ?? '', headers: request.headers, body });
        const [status, headers] = hook.answer(hook.calls.length);
        response.writeHead(status, headers).end();
      });
  }).listen(0, '127.0.0.1');
  await once(hook.server, 'listening');
  // Routes the receiver's HTTPS URL to the stub.
  const { port } = hook.server.address() as AddressInfo;
  hook.fetch = (url, call) =>
    guardedFetch(String(url).replace('https://crm.example', `http://127.0.0.1:${port}`), {
      ...call,
      privateHosts: ['127.0.0.1'],
    });
});
afterAll(() => {
  hook.server.close();
});
beforeEach(() => {
  hook.calls = [];
  hook.answer = () => [200];
});

describe('email', () => {
  test('delivers a lead once as ADF, and logs it (LEAD-01)', async () => {
    const id = await store();
    expect(await run()).toEqual({ delivered: 1, failed: 0, dead: 0 });
    expect(await run()).toEqual({ delivered: 0, failed: 0, dead: 0 });
    expect(smtp.taken).toHaveLength(1);
    expect(smtp.taken[0]).toMatchObject({
      to: ['sales@sample.example'],
      headers: { subject: 'Test Drive', 'reply-to': 'alex@example.com' },
    });
    expect(smtp.taken[0]!.body).toContain(`<id sequence="1" source="https://www.sample.example">${id}</id>`);
    expect(smtp.taken[0]!.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>/);
    expect(await delivery(id)).toMatchObject({
      state: 'delivered',
      attempts: 1,
      deliveredAt: new Date(start),
      leasedUntil: null,
    });
    expect(await outcomes(id)).toEqual(['1 delivered']);
  });

  test('retries after greylisting (LEAD-01)', async () => {
    const id = await store();
    smtp.behave('greylist');
    await run();
    expect(await delivery(id)).toMatchObject({
      state: 'pending',
      attempts: 1,
      nextAttemptAt: new Date(start + 30_000),
      lastError: expect.stringContaining('451'),
    });
    smtp.behave('take');
    clock += 29_000;
    await run();
    expect(smtp.taken).toHaveLength(0);
    clock += 1000;
    await run();
    expect(await outcomes(id)).toEqual(['1 failed', '2 delivered']);
    expect(errors.join()).toContain('451');
    expect(errors.join()).not.toContain('alex@example.com');
  });

  test('sends again with the same message id when the connection drops after acceptance, and logs both attempts (LEAD-01)', async () => {
    const id = await store();
    smtp.behave('drop-after');
    await run();
    smtp.behave('take');
    clock += minute;
    await run();
    expect(smtp.taken.map(({ headers }) => headers['message-id'])).toEqual(
      Array(2).fill(`<lead.${(await delivery(id)).id}@www.sample.example>`),
    );
    expect(await outcomes(id)).toEqual(['1 failed', '2 delivered']);
  });

  test('delays leads while the mail server is down for an hour, and loses none (LEAD-01)', async () => {
    const port = Number(new URL(smtp.url).port);
    const id = await store();
    await smtp.stop();
    for (let at = 0; at < 60; at++, clock += minute)
      await run({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'leads@sample.example' } });
    const { attempts, state } = await delivery(id);
    expect(state).toBe('pending');
    expect(attempts).toBeGreaterThanOrEqual(6);
    expect(attempts).toBeLessThanOrEqual(9);
    smtp = await startSmtpStub(port);
    expect(await runFor(id, 70)).toBeLessThan(70);
    expect([(await delivery(id)).state, smtp.taken.length]).toEqual(['delivered', 1]);
  });

  test("gives up on a shopper's refused address after five attempts, and logs an error (LEAD-01)", async () => {
    const id = await store([]);
    await db.update(deliveries).set({ channel: 'email', target: 'shopper', notice: 'received', state: 'pending' });
    smtp.behave('refuse');
    await runFor(id, 600);
    expect(await delivery(id)).toMatchObject({ state: 'dead', attempts: 5, lastError: expect.stringContaining('550') });
    expect(errors.at(-1)).toContain('No further attempts.');
  });

  test.each(['greylist', 'refuse'] as const)(
    "keeps trying a dealer's mailbox for about three days when it answers %s (LEAD-01)",
    async (behaviour) => {
      const id = await store();
      smtp.behave(behaviour);
      await runUntilDead(id);
      expect(await delivery(id)).toMatchObject({ state: 'dead', attempts: 22 });
      const days = (clock - start) / 86_400_000;
      expect(days).toBeGreaterThan(2.5);
      expect(days).toBeLessThan(3.5);
    },
  );

  test('lists failed deliveries without personal details, and lets an operator send one again (LEAD-01)', async () => {
    smtp.behave('refuse');
    const id = await store();
    await runUntilDead(id);
    const dead = await delivery(id);
    const lines = await leadLines(db, { dealer: 'sample', dead: true, last: 5 });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(id);
    expect(lines[1]).toMatch(new RegExp(`dead  email sales@sample\\.example  after 22 attempts .*550.* ${dead.id}$`));
    const { lead } = aDeliveredLead();
    for (const secret of [lead.name, lead.phone, lead.email]) expect(lines.join()).not.toContain(secret);
    smtp.behave('take');
    expect([
      await sendAgain(db, randomUUID(), clock),
      await sendAgain(db, "' or 1=1", clock),
      await sendAgain(db, dead.id, clock),
    ]).toEqual([false, false, true]);
    expect(await run()).toEqual({ delivered: 1, failed: 0, dead: 0 });
    expect([await sendAgain(db, dead.id, clock), await leadLines(db, { dealer: null, dead: true, last: 5 })]).toEqual([
      false,
      ['No leads.'],
    ]);
  });

  test('lets an operator send a waiting delivery at once, but not one that is being sent (LEAD-01)', async () => {
    const id = await store();
    smtp.behave('greylist');
    for (let attempts = 0; attempts < 8; attempts++) await nextAttempt(id);
    const waiting = await delivery(id);
    expect(waiting.nextAttemptAt.getTime() - clock).toBeGreaterThan(30 * minute);
    const lines = await leadLines(db, { dealer: 'sample', dead: false, last: 5 });
    expect(lines[1]).toMatch(/pending .* after 8 attempts {2}next attempt 2026-[^ ]+ \(.*451/);
    smtp.behave('take');
    await db.update(deliveries).set({ leasedUntil: new Date(clock + minute) });
    expect(await sendAgain(db, waiting.id, clock)).toBe(false);
    await db.update(deliveries).set({ leasedUntil: null });
    expect(await sendAgain(db, waiting.id, clock)).toBe(true);
    expect(await run()).toEqual({ delivered: 1, failed: 0, dead: 0 });
  });

  test.each([
    ['stored', async () => {}],
    ['attempted', () => run()],
    ['leased by a worker that died', () => leaseDue(db, { dealer: 'sample', now: clock, most: 5 })],
  ])('immediately sends a lead that was %s while the clock was two hours ahead (LEAD-01)', async (_, happened) => {
    clock = start + 120 * minute;
    const id = await store();
    smtp.behave('greylist');
    await happened();
    clock = start;
    expect((await outboxState(db, clock)).oldest_pending_seconds).toBe(7200);
    // The usual pause follows, by the corrected clock.
    const { attempts } = await delivery(id);
    expect(await run()).toEqual({ delivered: 0, failed: 1, dead: 0 });
    const waiting = await delivery(id);
    expect(waiting.attempts).toBe(attempts + 1);
    expect(waiting.nextAttemptAt).toEqual(new Date(start + backoffMs(attempts + 1, 0.5)));
    smtp.behave('take');
    clock = waiting.nextAttemptAt.getTime();
    expect((await run()).delivered).toBe(1);
    expect((await delivery(id)).state).toBe('delivered');
  });

  test('keeps the lead in production without a mail server, and names the missing variable (LEAD-01)', async () => {
    const id = await store();
    await run({ environment: { FORECOURT_MODE: 'production' } });
    expect(await delivery(id)).toMatchObject({
      state: 'pending',
      lastError: expect.stringContaining('SMTP_URL is not set'),
    });
    await run({ environment: {}, now: () => clock + minute });
    expect(await db.$count(localMessages)).toBe(1);
  });
});

test.each([
  [1, 0, 22_500],
  [1, 1, 37_500],
  [2, 0.5, 60_000],
  [5, 0.5, 480_000],
  [11, 0.5, 21_600_000],
  [22, 0.5, 21_600_000],
])('after attempt %i, with random value %d, waits %i ms (LEAD-01)', (tries, random, expected) => {
  expect(backoffMs(tries, random)).toBe(expected);
});

describe('webhook', () => {
  test('is not sent to a private address, and the lead stays queued with the reason (ISO-03)', async () => {
    const { port } = hook.server.address() as AddressInfo;
    const id = await store([{ channel: 'webhook', target: `https://127.0.0.1:${port}/in` }]);
    const send = { fetch: undefined } as unknown as Partial<Worker>;
    expect(await run(send)).toEqual({ delivered: 0, failed: 1, dead: 0 });
    expect(hook.calls).toEqual([]);
    expect(await delivery(id)).toMatchObject({
      state: 'pending',
      lastError: expect.stringMatching(/^127\.0\.0\.1 is not on the public internet.*privateHosts in operator\.json/),
    });
  });

  test('signs timestamp and body, and sends lead, vehicle and consents (LEAD-01)', async () => {
    const id = await store([hookTo]);
    await run();
    const [{ headers, body, path }] = hook.calls as [Hook['calls'][0]];
    expect([path, headers['content-type'], headers['x-forecourt-timestamp'], headers['idempotency-key']]).toEqual([
      '/in',
      'application/json',
      String(start / 1000),
      (await delivery(id)).id,
    ]);
    expect(headers['x-forecourt-signature']).toBe(
      `sha256=${createHmac('sha256', 'the shared key')
        .update(`${start / 1000}.${body}`)
        .digest('hex')}`,
    );
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead',
      dealer: 'sample',
      lead: {
        lead_id: id,
        event_id: 48,
        phone: '+61491570006',
        url: 'https://www.sample.example/cars/x',
        further: { preferred_date: '2026-12-01' },
        spam: { score: 0, marked: false },
      },
      consents: [
        { kind: 'collection_notice', given: true },
        { kind: 'marketing', given: false, wording: 'Send me offers.' },
      ],
    });
    expect((await delivery(id)).state).toBe('delivered');
  });

  test('retries with the same id and body, and a fresh timestamp (LEAD-01)', async () => {
    const id = await store([hookTo]);
    hook.answer = (call) => [call === 1 ? 500 : 200];
    await runFor(id, 5);
    expect(await outcomes(id)).toEqual(['1 failed', '2 delivered']);
    const [first, second] = hook.calls;
    expect([
      first!.headers['idempotency-key'] === second!.headers['idempotency-key'],
      first!.body === second!.body,
      first!.headers['x-forecourt-timestamp'] === second!.headers['x-forecourt-timestamp'],
    ]).toEqual([true, true, false]);
  });

  test.each<[string, number, Record<string, string>]>([
    ['400', 400, {}],
    ['401', 401, {}],
    ['403', 403, {}],
    ['404', 404, {}],
    ['410', 410, {}],
    ['a redirect', 307, { location: 'https://crm.example/other' }],
    ['408', 408, {}],
    ['429', 429, {}],
    ['503', 503, {}],
  ])('keeps trying for about three days when the CRM answers %s (LEAD-01)', async (_, status, headers) => {
    const id = await store([hookTo]);
    hook.answer = () => [status, headers];
    await runUntilDead(id);
    expect(await delivery(id)).toMatchObject({ state: 'dead', attempts: 22 });
    expect((clock - start) / 86_400_000).toBeGreaterThan(2.5);
    expect(new Set(hook.calls.map(({ path }) => path))).toEqual(new Set(['/in']));
  });

  test('waits as long as the receiver asks it to (LEAD-01)', async () => {
    const id = await store([hookTo]);
    hook.answer = () => [429, { 'retry-after': '3600' }];
    await run();
    expect((await delivery(id)).nextAttemptAt).toEqual(new Date(start + 3_600_000));
  });

  test.each<[string, Target, Record<string, string>, string]>([
    ['without its key', hookTo, {}, 'SAMPLE_KEY is not set'],
    [
      'to an address that is not https',
      { channel: 'webhook', target: 'http://crm.example/in' },
      values,
      'must be an https URL',
    ],
    ['to a variable that is not set', { channel: 'webhook', target: 'env:CRM' }, { SAMPLE_KEY: 'x' }, 'CRM is not set'],
    [
      'to a variable that is not https',
      { channel: 'webhook', target: 'env:CRM' },
      { SAMPLE_KEY: 'x', CRM: 'ftp://crm.example' },
      'CRM must be an https URL',
    ],
  ])('sends nothing %s (LEAD-01)', async (_, target, variables, message) => {
    const id = await store([target]);
    await run({ values: variables });
    expect(hook.calls).toEqual([]);
    expect(await delivery(id)).toMatchObject({ state: 'pending', lastError: expect.stringContaining(message) });
  });

  test("reads the CRM's URL from the environment, and delivers email and webhook independently (LEAD-01)", async () => {
    const id = await store([mailTo, { channel: 'webhook', target: 'env:CRM' }]);
    smtp.behave('greylist');
    expect(await run()).toEqual({ delivered: 1, failed: 1, dead: 0 });
    expect(hook.calls.map(({ path }) => path)).toEqual(['/env']);
    expect(
      await db
        .select({ channel: deliveries.channel, state: deliveries.state })
        .from(deliveries)
        .where(eq(deliveries.leadId, id))
        .orderBy(deliveries.channel),
    ).toEqual([
      { channel: 'email', state: 'pending' },
      { channel: 'webhook', state: 'delivered' },
    ]);
  });
});

describe('workers', () => {
  test('deliver forty leads once each when ten workers run at once (LEAD-01)', async () => {
    for (let count = 0; count < 40; count++) await store();
    const done = await Promise.all(Array.from({ length: 10 }, () => run()));
    expect(done.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(40);
    expect([
      smtp.taken.length,
      new Set(smtp.taken.map(({ headers }) => headers['message-id'])).size,
      await db.$count(deliveryAttempts),
    ]).toEqual([40, 40, 40]);
  });

  test("leave a dead worker's delivery until its lease expires, then take it over and log it as lost (LEAD-01)", async () => {
    const id = await store();
    await leaseDue(db, { dealer: 'sample', now: clock, most: 5 });
    clock += minute;
    expect((await run()).delivered).toBe(0);
    clock += minute;
    expect((await run()).delivered).toBe(1);
    expect(await outcomes(id)).toEqual(['1 lost', '2 delivered']);
    expect(errors.join()).toContain('interrupted before its outcome was known');
  });

  test('keep a delivery marked as delivered, whatever another worker reports later (LEAD-01)', async () => {
    const id = await store();
    const [slow] = await leaseDue(db, { dealer: 'sample', now: clock, most: 5 });
    clock += 3 * minute;
    const [quick] = await leaseDue(db, { dealer: 'sample', now: clock, most: 5 });
    await closeFailed(db, slow!, 'late', { now: clock, nextMs: null });
    expect(await delivery(id)).toMatchObject({ state: 'pending', attempts: 2 });
    await closeDelivered(db, slow!, 'slow but sure', clock);
    await closeFailed(db, quick!, 'failed', { now: clock, nextMs: 1000 });
    expect(await delivery(id)).toMatchObject({ state: 'delivered', deliveredAt: new Date(clock) });
    clock += minute;
    await closeDelivered(db, quick!, 'again', clock);
    expect((await delivery(id)).deliveredAt).toEqual(new Date(clock - minute));
    expect((await run()).delivered).toBe(0);
  });

  test('process only their own dealer’s deliveries, or a single lead’s when asked to (LEAD-01)', async () => {
    const [own, second, foreign] = [await store(), await store(), await store([mailTo], 'other')];
    await run({ leadId: second });
    expect([(await delivery(own)).state, (await delivery(second)).state]).toEqual(['pending', 'delivered']);
    await run();
    expect([(await delivery(own)).state, (await delivery(foreign)).state]).toEqual(['delivered', 'pending']);
  });

  test('retry a delivery that cannot be built, without stopping others (LEAD-01)', async () => {
    const [broken, sound] = [await store(), await store()];
    await db
      .update(leads)
      .set({ vehicle: { make: 5 } })
      .where(eq(leads.id, broken));
    expect(await run()).toMatchObject({ delivered: 1, failed: 1 });
    expect([(await delivery(broken)).state, (await delivery(sound)).state]).toEqual(['pending', 'delivered']);
  });
});
