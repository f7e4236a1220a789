/** The daily test lead goes through form, outbox, mail and webhook; an alarm is raised if it doesn't arrive. */
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  canaryRuns,
  consents,
  deliveries,
  leads,
  localMessages,
  rateLimits,
} from '#src/server/platform/database/schema.ts';
import { leadLines } from '#src/server/delivery/lead-report.ts';
import { deliverDue } from '#src/server/delivery/deliver-due.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import { canaryHeader, canaryKey, canaryMark } from '#src/server/leads/canary-mark.ts';
import { providerProblems } from '#src/server/operations/production-check.ts';
import { enquiry } from '../fixtures/leads.ts';
import { callAt } from '../support/call-function.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { stubService, type StubService } from '../support/stub-service.ts';
import { startSmtpStub, type SmtpStub } from '../support/smtp-stub.ts';
import { emptyTables, tablesOfLeads } from '../support/empty-tables.ts';
import canary from '../../functions/canary.ts';
import forms from '../../functions/forms.ts';

const dealer = 'harbour-motors';
/** Sends no test leads. */
const without = 'lakeside-auto';
const minute = 60_000;
const at = (text: string): number => Date.parse(text);
const morning = at('2026-11-18T05:02:00+11:00');
const operator = 'operator@agency.example';
const alarmHook = 'https://alarms.example/in';

let site: FunctionSite;
let smtp: SmtpStub;
let crm: StubService;
/** Newest last. */
let alarms: { text: string }[] = [];
let isAlarmDown = false;
/** The site's own URLs requested. */
let asked: string[] = [];

beforeAll(async () => {
  process.env.CANARY_KEY = 'the key that both sides share, long';
  smtp = await startSmtpStub();
  crm = await stubService(() => ({}), true);
  Object.assign(process.env, {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'leads@sample.example',
    ALARM_MAIL: operator,
    ALARM_WEBHOOK: alarmHook,
  });
  site = await functionSite({
    dealers: [dealer, without],
    change: ({ slug, settings }) => {
      settings.private.leads.canary = slug === dealer;
      settings.private.leads.webhookSecret = 'CANARY_KEY';
      settings.private.leads.staff = [{ location: null, email: 'desk@harbourmotors.example' }];
      settings.private.leads.routes = [
        { category: null, location: null, email: 'adf@harbourmotors.example', webhook: `${crm.origin}/in` },
      ];
    },
  });
});
afterAll(async () => {
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'ALARM_MAIL', 'ALARM_WEBHOOK', 'CANARY_KEY']) delete process.env[name];
  await smtp.stop();
  await crm.stop();
  await site.stop();
});
beforeEach(async () => {
  await emptyTables(site.db, ...tablesOfLeads, 'canary_runs');
  smtp.behave('take');
  smtp.taken.length = 0;
  crm.received.length = 0;
  crm.answer = () => ({});
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  alarms = [];
  isAlarmDown = false;
  asked = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (url: string | URL | Request, init: RequestInit = {}) => {
    if (url instanceof Request) return overTheNetwork(url);
    expect(String(url)).toBe(alarmHook);
    alarms.push(JSON.parse(String(init.body)));
    return new Response('', { status: isAlarmDown ? 503 : 200 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function overTheNetwork(request: Request): Promise<Response> {
  asked.push(request.url);
  const [body, headers] = [await request.text(), Object.fromEntries(request.headers)];
  return callAt(site, forms, { path: '/api/forms/enquiry', params: { form: 'enquiry' }, now: morning, body, headers });
}

const states = async (now: number, of: string): Promise<Record<string, string>> =>
  (await (await callAt(site, canary, { path: '/', now, json: {}, dealer: of })).json()) as Record<string, string>;
const round = async (now: number): Promise<string> => (await states(now, dealer))[dealer]!;
const subjects = (to: string) => smtp.taken.filter((mail) => mail.to[0] === to).map(({ headers }) => headers.subject);
const run = async () => (await site.db.select().from(canaryRuns).orderBy(canaryRuns.day)).at(-1)!;

describe('test lead (canary)', () => {
  test('is not sent for a dealer that has it switched off (LEAD-02)', async () => {
    expect(await states(morning, without)).toEqual({});
    expect(await states(morning, dealer)).toEqual({ [dealer]: 'sent' });
    expect((await site.db.select().from(leads)).map((one) => one.dealer)).toEqual([dealer]);
  });

  test('proves that it is not a robot when strangers have used up the dealer’s budget for the day (ISO-04)', async () => {
    const day = 24 * 60 * minute;
    const key = `stored-entries:${dealer}`;
    const windowStart = new Date(Math.floor(morning / day) * day);
    await site.db.insert(rateLimits).values({ key, windowStart, count: 128 * 1024 ** 2 });
    expect(await round(morning)).toBe('sent');
    await site.db.delete(rateLimits).where(eq(rateLimits.key, key));
    expect(await site.db.$count(leads)).toBe(1);
    expect(alarms).toEqual([]);
  });

  test('goes through every step once a day before opening, marked as a test, and leaves nothing behind (LEAD-02)', async () => {
    expect(await round(at('2026-11-18T04:58:00+11:00'))).toBe('early');
    expect(await round(morning)).toBe('sent');
    expect(subjects('adf@harbourmotors.example')).toEqual(['[Test] General Enquiry']);
    expect(smtp.taken.find(({ to }) => to[0] === 'adf@harbourmotors.example')!.body).toContain('<comments>TEST\n');
    expect(subjects('desk@harbourmotors.example')).toEqual([expect.stringMatching(/^\[Test\] /)]);
    expect(crm.received.map(({ body }) => JSON.parse(body).test)).toEqual([true]);
    // No reply and no promised response time; lists mark it as a test.
    expect((await site.db.select().from(leads))[0]).toMatchObject({ isTest: true, answerBy: null });
    expect(smtp.taken).toHaveLength(2);
    expect((await leadLines(site.db, { dealer, dead: false, last: 5 }))[0]).toMatch(/ {2}test$/);
    expect(await round(morning + 5 * minute)).toBe('arrived');
    for (const table of [leads, deliveries, consents, localMessages]) expect(await site.db.$count(table)).toBe(0);
    for (const later of [10, 60, 600]) expect(await round(morning + later * minute)).toBe('done');
    expect([alarms, subjects(operator)]).toEqual([[], []]);
    expect(await round(morning + 1440 * minute)).toBe('sent');
    expect(await site.db.$count(canaryRuns)).toBe(2);
  });

  test('is submitted to the live site at its public URL, as a shopper would (LEAD-02)', async () => {
    vi.stubEnv('FORECOURT_MODE', 'production');
    vi.stubEnv('SESSION_SECRET', 'qX7-vR2m_Kd9+Lw4s!Tz8pNb3hYc6fGj');
    expect([await round(morning), await round(morning + 5 * minute)]).toEqual(['sent', 'arrived']);
    expect(asked).toEqual(['https://www.harbourmotors.example/api/forms/enquiry']);
  });

  test('is sent once when several schedules run at the same time (LEAD-02)', async () => {
    const states = await Promise.all([round(morning), round(morning), round(morning)]);
    expect(states.filter((state) => state === 'sent')).toHaveLength(1);
    expect(crm.received).toHaveLength(1);
  });

  test('raises one alarm, by email and webhook, when a receiver does not accept it in time (LEAD-02)', async () => {
    crm.answer = () => ({ status: 503 });
    await round(morning);
    expect(await round(morning + 10 * minute)).toBe('waiting');
    expect(await round(morning + 16 * minute)).toBe('failed');
    expect(subjects(operator)).toEqual(['Test lead for Harbour Motors did not arrive']);
    expect(alarms[0]!.text).toMatch(
      /webhook to https:\/\/127\.0\.0\.1:\d+\/in is pending after 1 attempt \(127\.0\.0\.1:\d+ answered 503\)/,
    );
    expect(await round(morning + 20 * minute)).toBe('done');
    expect(alarms).toHaveLength(1);
    // Stored for a day, for inspection.
    expect(await site.db.$count(leads)).toBe(1);
    crm.answer = () => ({});
    await round(morning + 1440 * minute);
    expect(await site.db.$count(leads)).toBe(1);
    expect(await round(morning + 1445 * minute)).toBe('arrived');
    expect(await site.db.$count(leads)).toBe(0);
  });

  test('raises the alarm by whichever channel works, or in the next run when both are down (LEAD-02)', async () => {
    smtp.behave('refuse');
    isAlarmDown = true;
    await round(morning);
    expect(await round(morning + 16 * minute)).toBe('failed');
    expect((await run()).alarmedAt).toBeNull();
    isAlarmDown = false;
    expect(await round(morning + 20 * minute)).toBe('failed');
    expect((await run()).alarmedAt).not.toBeNull();
    expect(await round(morning + 25 * minute)).toBe('done');
    expect(alarms).toHaveLength(2);
  });

  test('raises an alarm at once when the form does not accept it (LEAD-02)', async () => {
    await site.db.execute('alter table consents rename to consents_away');
    try {
      expect(await round(morning)).toBe('failed');
    } finally {
      await site.db.execute('alter table consents_away rename to consents');
    }
    expect(alarms[0]!.text).toMatch(/The form did not accept a test lead: it returned 50\d/);
  });

  test('alerts the operator once while the database is unavailable (LEAD-02)', async () => {
    await site.db.execute('alter table canary_runs rename to canary_runs_away');
    try {
      expect(await round(morning)).toBe('broken');
      expect(await round(morning + 5 * minute)).toBe('broken');
    } finally {
      await site.db.execute('alter table canary_runs_away rename to canary_runs');
    }
    expect(alarms).toHaveLength(1);
    expect(subjects(operator)).toEqual(['The test lead for Harbour Motors could not be created']);
  });

  test('counts as failed when it was cut off before getting an answer (LEAD-02)', async () => {
    await site.db.insert(canaryRuns).values({ dealer, day: '2026-11-18', startedAt: new Date(morning) });
    expect(await round(morning + 5 * minute)).toBe('waiting');
    expect(await round(morning + 16 * minute)).toBe('failed');
    // An unfinished run raises an alarm the next day.
    await site.db.update(canaryRuns).set({ endedAt: null, failure: null, alarmedAt: null });
    alarms = [];
    await round(morning + 1440 * minute);
    expect(alarms).toHaveLength(1);
  });

  test('treats a lead with a forged mark as an ordinary lead (LEAD-02)', async () => {
    const day = canaryKey('2026-11-18');
    const send = async (mark: string, key: string) => {
      const answer = await callAt(site, forms, {
        path: '/api/forms/enquiry',
        params: { form: 'enquiry' },
        now: morning,
        json: { ...enquiry, email: `m${key.length}@mail.example`, message: mark, idempotency_key: key },
        headers: { [canaryHeader]: mark },
      });
      const { lead_id: id } = (await answer.json()) as { lead_id: string };
      return (await site.db.select().from(leads).where(eq(leads.id, id)))[0]!;
    };
    const forged = await send('0'.repeat(64), day);
    expect([forged.isTest, forged.idempotencyKey]).toEqual([false, `client:${day}`]);
    const others = await send(canaryMark('ironbark-ford', day, {}), `${day}x`);
    expect(others.isTest).toBe(false);
    expect(await send('A question', 'plain-key')).toMatchObject({ isTest: false });
  });

  test('stops production from starting when no one would be alerted (LEAD-02)', async () => {
    const record = (await findDealer({ tenant: dealer, dealersDir: join(site.outDir, '.forecourt', 'server') }))!;
    const about = (variables: Record<string, string>) =>
      providerProblems(record, {}, variables).filter((problem) => problem.includes('ALARM'));
    expect(about({})).toEqual([expect.stringContaining('Neither ALARM_MAIL nor ALARM_WEBHOOK is set')]);
    expect(about({ ALARM_WEBHOOK: 'http://alarms.example' })).toEqual(['ALARM_WEBHOOK must be an https URL.']);
    expect(about({ ALARM_MAIL: operator })).toEqual([]);
  });

  test('is never delivered as a digest (LEAD-02)', async () => {
    await round(morning);
    await deliverDue({
      db: site.db,
      dealer: (await findDealer({ tenant: dealer, dealersDir: join(site.outDir, '.forecourt', 'server') }))!,
      environment: {},
      now: () => morning,
    });
    expect((await site.db.select().from(deliveries)).map(({ channel }) => channel).sort()).toEqual([
      'email',
      'email',
      'webhook',
    ]);
  });
});
