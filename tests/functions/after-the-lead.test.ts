import { createHmac } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  deliveries,
  deliveryAttempts,
  leads,
  leadStatuses,
  localMessages,
  reservations,
  vehicleStates,
} from '#src/server/platform/database/schema.ts';
import { deliverDue } from '#src/server/delivery/deliver-due.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import { answeredUrl } from '#src/server/leads/answered-link.ts';
import { escalateLate } from '#src/server/leads/late-leads.ts';
import { responseLines } from '#src/server/leads/response-times.ts';
import { join } from 'node:path';
import { enquiry } from '../fixtures/leads.ts';
import { callAt } from '../support/call-function.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { startSmtpStub } from '../support/smtp-stub.ts';
import { emptyTables, tablesOfLeads } from '../support/empty-tables.ts';
import answered from '../../functions/lead-answered.ts';
import deliverLeads from '../../functions/deliver-leads.ts';
import forms from '../../functions/forms.ts';
import leadStatus from '../../functions/lead-status.ts';

const dealer = 'harbour-motors';
const place = 'sample-yard';
const minute = 60_000;
const at = (text: string): number => Date.parse(text);
/** Wednesday, open until 5:30 pm. */
const wednesday = at('2026-11-18T10:00:00+11:00');
const key = 'the key that both sides share, long';
const manager = 'manager@harbourmotors.example';
const owner = 'owner@harbourmotors.example';
const staff = 'desk@harbourmotors.example';

let site: FunctionSite;
let nth = 0;

beforeAll(async () => {
  process.env.AFTER_KEY = key;
  site = await functionSite({
    dealers: [dealer, 'ironbark-ford'],
    change: ({ settings, locations, slug }) => {
      settings.forms.answerMinutes = 90;
      settings.private.leads.webhookSecret = 'AFTER_KEY';
      settings.private.leads.routes = [];
      if (slug !== dealer) return;
      settings.private.leads.staff = [{ location: null, email: staff }];
      settings.private.leads.escalation = [
        { afterMinutes: 15, email: manager },
        { afterMinutes: 60, email: owner },
      ];
      Object.assign(locations[0]!, {
        slug: place,
        primary: true,
        type: 'sales',
        email: 'brookvale@harbourmotors.example',
        timeZone: 'Australia/Sydney',
        openingHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open', open: '08:30', close: '17:30' })),
        specialHours: [{ date: '2026-11-20', name: 'Show day', status: 'Closed', open: null, close: null }],
      });
    },
  });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await emptyTables(site.db, ...tablesOfLeads, 'vehicle_states');
});

const send = async (fields: object = {}, now = wednesday, form = 'enquiry'): Promise<string> => {
  nth += 1;
  const response = await callAt(site, forms, {
    path: `/api/forms/${form}`,
    params: { form },
    now,
    json: {
      ...enquiry,
      email: `shopper${nth}@mail.example`,
      location_id: place,
      idempotency_key: `after-${nth}`,
      ...fields,
    },
  });
  const body = (await response.json()) as { lead_id: string };
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body.lead_id;
};
const record = async () =>
  (await findDealer({ tenant: dealer, dealersDir: join(site.outDir, '.forecourt', 'server') }))!;
const worker = async (now: number, more: object = {}) => ({
  db: site.db,
  dealer: await record(),
  environment: {},
  now: () => now,
  ...more,
});
const round = async (now: number): Promise<void> => {
  await escalateLate(site.db, await record(), now);
  await deliverDue(await worker(now));
};
const mailsTo = (to: string) =>
  site.db.select().from(localMessages).where(eq(localMessages.recipient, to)).orderBy(localMessages.createdAt);
const lateMails = async () =>
  (await site.db.select().from(localMessages).where(like(localMessages.subject, '%Not answered yet%'))).map(
    ({ recipient }) => recipient,
  );

describe('automatic reply to the shopper', () => {
  test('goes out with the lead, and contains the facts and the time by which someone will reply (LEAD-02)', async () => {
    await send({ message: 'Two keys?' }, at('2026-11-19T20:00:00+11:00'));
    const [mail, ...more] = await mailsTo(`shopper${nth}@mail.example`);
    expect(more).toEqual([]);
    expect(mail!.body).toMatch(/^This is an automatic confirmation\.\n\n/);
    for (const part of [
      'Open: Monday 8:30 am to 5:30 pm, Tuesday 8:30 am to 5:30 pm',
      'We’ll reply by Monday 23 November, 10:00 am: we are closed for Show day, on Saturdays and on Sundays.',
      'You wrote: “Two keys?”',
      'To add something, reply to this email.',
      'It’s not advertising.',
      'Motor dealer licence',
    ])
      expect(mail!.body).toContain(part);
    const [lead] = await site.db.select().from(leads);
    expect(lead!.answerBy).toEqual(new Date(at('2026-11-23T10:00:00+11:00')));
  });

  test('answers a question about a vehicle with its availability, price and location, and mentions a sale since then (LEAD-02)', async () => {
    const car = site.vehicles.find(
      ({ status, price, reserved }) => status === 'in_stock' && (price ?? 0) > 1000 && !reserved,
    )!;
    const asked = async (message: string) => {
      const email = `asks${(nth += 1)}@mail.example`;
      const answer = await site.ask('/api/forms/enquiry', {
        json: { ...enquiry, email, message, car_id: car.id, idempotency_key: `car-${nth}` },
      });
      expect(answer.status).toBe(200);
      await site.server.settled();
      return (await mailsTo(email))[0]!;
    };
    const here = await asked('Here?');
    expect(here.body).toMatch(/Still for sale: Yes, checked \w+ \d+ \w+, \d+:\d\d [ap]m/);
    expect(here.body).toMatch(/Price: \$[\d,]+, \w+/);
    expect(parse(here.html!).querySelector(`a[href$="/cars/${car.slug}"]`)).not.toBeNull();
    await site.db.insert(vehicleStates).values({ dealer, carId: car.id, state: 'sold', at: new Date() });
    expect((await asked('Still here?')).body).toContain('Still for sale: No, it has been sold');
  });

  test('makes no offers and applies no pressure (LEAD-02, LAW-06)', async () => {
    await send({ message: '' }, wednesday, 'request-photos');
    const [mail] = await mailsTo(`shopper${nth}@mail.example`);
    expect(mail!.body).not.toMatch(/\b(offer|deal|save|hurry|only|last|limited|unsubscribe|book|reserve|buy now)\b/i);
    expect(parse(mail!.html!).querySelectorAll('.fill a')).toEqual([]);
  });

  test('is marked as automatic, and never goes to a bot, to staff, or to the same person twice in ten minutes (LEAD-02)', async () => {
    const smtp = await startSmtpStub();
    process.env.SMTP_URL = smtp.url;
    try {
      await send();
      const answer = smtp.taken.find(({ to }) => to[0] === `shopper${nth}@mail.example`)!;
      expect(answer.headers).toMatchObject({ 'auto-submitted': 'auto-replied', 'x-auto-response-suppress': 'All' });
      expect(answer.raw).toContain('multipart/alternative');
      const systems = smtp.taken.find(({ body }) => body.includes('<adf>'))!;
      expect(systems.headers).not.toHaveProperty('auto-submitted');
      expect(systems.raw).not.toContain('multipart');
    } finally {
      delete process.env.SMTP_URL;
      await smtp.stop();
    }
    const answersTo = async (email: string, now = wednesday) => {
      const id = await send({ email, message: `Word ${nth}` }, now);
      return site.db.$count(deliveries, and(eq(deliveries.leadId, id), eq(deliveries.notice, 'received')));
    };
    for (const email of [
      'no-reply@shop.example',
      'MAILER-DAEMON@shop.example',
      staff,
      manager,
      'brookvale@harbourmotors.example',
    ])
      expect(await answersTo(email), email).toBe(0);
    expect(await answersTo('twice@mail.example')).toBe(1);
    expect(await answersTo('twice@mail.example', wednesday + 9 * minute)).toBe(0);
    expect(await answersTo('twice@mail.example', wednesday + 11 * minute)).toBe(1);
    expect(await site.db.$count(leads)).toBe(9);
  });

  test('promises and sends nothing to a likely bot (LEAD-02)', async () => {
    const id = await send({ company_website: 'x' });
    const [lead] = await site.db.select().from(leads).where(eq(leads.id, id));
    expect(lead!.answerBy).toBeNull();
    expect(await mailsTo(`shopper${nth}@mail.example`)).toEqual([]);
  });

  test('is sent once by a later run when the process is killed between storing and sending (LEAD-02)', async () => {
    const smtp = await startSmtpStub();
    smtp.behave('drop');
    const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'leads@sample.example' };
    process.env.SMTP_URL = smtp.url;
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const leadId = await send();
    delete process.env.SMTP_URL;
    // A process that ended mid-attempt leaves leases and open attempts.
    await site.db.update(deliveries).set({ leasedUntil: new Date(wednesday + 2 * minute) });
    await site.db.update(deliveryAttempts).set({ outcome: null, endedAt: null });
    smtp.behave('take');
    smtp.taken.length = 0;
    for (const later of [1, 5, 6, 7]) {
      await deliverDue(await worker(wednesday + later * minute, { environment }));
      expect(smtp.taken.filter(({ to }) => to[0] === `shopper${nth}@mail.example`)).toHaveLength(later < 2 ? 0 : 1);
    }
    const states = await site.db.select().from(deliveries).where(eq(deliveries.leadId, leadId));
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['delivered']));
    silent.mockRestore();
    await smtp.stop();
  });
});

describe('lead status callback', () => {
  const report = (
    word: object,
    {
      now = wednesday + 30 * minute,
      sent = now,
      secret = key,
      headers = {},
      body = JSON.stringify(word),
      to = dealer,
    } = {} as {
      now?: number;
      sent?: number;
      secret?: string;
      headers?: Record<string, string>;
      body?: string;
      to?: string;
    },
  ) => {
    const timestamp = String(Math.floor(sent / 1000));
    const signature = createHmac('sha256', secret)
      .update(`${timestamp}.${JSON.stringify(word)}`)
      .digest('hex');
    return callAt(site, leadStatus, {
      path: '/api/leads/status',
      now,
      body,
      dealer: to,
      headers: { 'x-forecourt-timestamp': timestamp, 'x-forecourt-signature': `sha256=${signature}`, ...headers },
    });
  };
  const word = (lead: string, status: string, minutes: number) => ({
    lead_id: lead,
    status,
    at: new Date(wednesday + minutes * minute).toISOString(),
  });
  const answerOf = async (response: Promise<Response>) => {
    const one = await response;
    return [one.status, await one.json()];
  };

  test('accepts statuses in any order and uses the latest by time (LEAD-02)', async () => {
    const id = await send();
    expect(await answerOf(report(word(id, 'sold', 25)))).toEqual([
      200,
      { lead_id: id, status: 'sold', repeated: false },
    ]);
    expect(await answerOf(report(word(id, 'contacted', 10)))).toEqual([
      200,
      { lead_id: id, status: 'sold', repeated: false },
    ]);
    expect(await answerOf(report(word(id, 'appointment', 20)))).toEqual([
      200,
      { lead_id: id, status: 'sold', repeated: false },
    ]);
    expect(await site.db.$count(leadStatuses)).toBe(3);
  });

  test('stores a repeated status only once, and refuses a key reused for another status (LEAD-02)', async () => {
    const id = await send();
    const one = word(id, 'contacted', 10);
    await report(one);
    expect(await answerOf(report(one, { sent: wednesday + 31 * minute }))).toEqual([
      200,
      { lead_id: id, status: 'contacted', repeated: true },
    ]);
    const headers = { 'idempotency-key': 'crm-1' };
    const both = await Promise.all([
      report(word(id, 'lost', 12), { headers }),
      report(word(id, 'lost', 12), { headers }),
    ]);
    const replies = (await Promise.all(both.map((answer) => answer.json()))) as { repeated: boolean }[];
    expect(replies.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
    expect((await answerOf(report(word(id, 'sold', 14), { headers })))[0]).toBe(409);
    expect(await site.db.$count(leadStatuses)).toBe(2);
  });

  test.each([
    ['another key', { secret: 'some other key' }],
    ['no signature', { headers: { 'x-forecourt-signature': '' } }],
    ['a signature of another hash', { headers: { 'x-forecourt-signature': 'sha1=00' } }],
    ['a replay after five minutes', { sent: wednesday + 30 * minute - 301_000 }],
    ['a time that is to come', { sent: wednesday + 30 * minute + 301_000 }],
    ['a timestamp that is none', { headers: { 'x-forecourt-timestamp': '1e9' } }],
  ])('ignores a callback with %s (LEAD-02)', async (_, how) => {
    const id = await send();
    const answer = await report(word(id, 'contacted', 10), how);
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
      401,
      'bad_signature',
    ]);
    expect(await site.db.$count(leadStatuses)).toBe(0);
  });

  test("refuses a changed body, another dealer's lead, an unknown status and a time outside the lead's lifetime (LEAD-02)", async () => {
    const id = await send();
    const changed = await report(word(id, 'contacted', 10), { body: JSON.stringify(word(id, 'sold', 10)) });
    expect(changed.status).toBe(401);
    expect((await report(word(id, 'contacted', 10), { to: 'ironbark-ford' })).status).toBe(404);
    for (const minutes of [-10, 60])
      expect((await report(word(id, 'contacted', minutes))).status, String(minutes)).toBe(422);
    expect((await report({ ...word(id, 'contacted', 10), status: 'great' })).status).toBe(422);
    expect((await report({ ...word(id, 'contacted', 10), at: 'yesterday' })).status).toBe(422);
    expect(await site.db.$count(leadStatuses)).toBe(0);
  });

  test('refuses all callbacks for a dealer without a key (LEAD-02)', async () => {
    const id = await send();
    delete process.env.AFTER_KEY;
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await report(word(id, 'contacted', 10))).status).toBe(503);
    silent.mockRestore();
    process.env.AFTER_KEY = key;
  });
});

describe('"Mark as answered" link', () => {
  const linkOf = async (id: string, slug = dealer) => {
    const [lead] = await site.db.select().from(leads).where(eq(leads.id, id));
    return new URL(answeredUrl({ slug, siteUrl: 'https://www.harbour-motors.example' }, lead!, {})!);
  };
  const open = (url: URL, now = wednesday) => callAt(site, answered, { path: `${url.pathname}${url.search}`, now });
  const press = (url: URL, now = wednesday + 20 * minute, headers = {}) =>
    callAt(site, answered, { path: url.pathname, now, form: Object.fromEntries(url.searchParams), headers });
  const heading = async (response: Response) => parse(await response.text()).querySelector('h1')!.text;

  test("comes in a separate email to staff, with the promise, the question and the shopper's phone number (LEAD-02)", async () => {
    const id = await send({ name: 'Ada Black', message: 'Two keys?' });
    const [mail] = await mailsTo(staff);
    expect(mail!.subject).toContain('Ada Black');
    expect(mail!.body).toMatch(
      /^Promised: an answer by Wednesday 18 November, 11:30 am \(Sydney time\)\n\nAda Black sent a message\n\n“Two keys\?”/,
    );
    const html = parse(mail!.html!);
    expect(html.querySelector('a[href="tel:+61491570006"]')!.text).toBe('0491 570 006');
    expect(html.querySelector('.fill a')!.getAttribute('href')).toContain(`lead=${id}`);
  });

  test('changes nothing when opened, even repeatedly by a scanner; its button records the answer only once (LEAD-02)', async () => {
    const id = await send();
    const url = await linkOf(id);
    for (let times = 0; times < 3; times += 1) expect(await heading(await open(url))).toMatch(/^Have you answered /);
    expect(await site.db.$count(leadStatuses)).toBe(0);
    const form = parse(await (await open(url)).text()).querySelector('form')!;
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/api/leads/answered']);
    expect(
      Object.fromEntries(
        form.querySelectorAll('input').map((one) => [one.getAttribute('name'), one.getAttribute('value')]),
      ),
    ).toEqual(Object.fromEntries(url.searchParams));
    const twice = await Promise.all([press(url), press(url, wednesday + 21 * minute)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await heading(await press(url, wednesday + 40 * minute))).toMatch(/ is marked as answered$/);
    expect(await heading(await open(url))).toMatch(/ is marked as answered$/);
    const rows = await site.db.select().from(leadStatuses);
    expect(rows.map(({ status, source }) => [status, source])).toEqual([['contacted', 'link']]);
  });

  test('does nothing when expired, changed, or used for another dealer or from another website (LEAD-02)', async () => {
    const id = await send();
    const other = await send();
    const url = await linkOf(id);
    const late = await open(url, wednesday + 31 * 1440 * minute);
    expect([late.status, parse(await late.text()).querySelector('p')!.text]).toEqual([
      410,
      'This link has expired. Nothing was changed.',
    ]);
    expect((await press(url, wednesday + 31 * 1440 * minute)).status).toBe(410);
    for (const [name, value] of [
      ['lead', other],
      ['until', '9999999999'],
      ['signature', 'x'.repeat(43)],
      ['signature', 'é'.repeat(43)],
      ['signature', ''],
    ] as const) {
      const wrong = new URL(url);
      wrong.searchParams.set(name, value);
      expect([(await open(wrong)).status, (await press(wrong)).status], `${name} ${value}`).toEqual([403, 403]);
    }
    expect((await press(await linkOf(id, 'ironbark-ford'))).status).toBe(403);
    expect((await press(url, wednesday, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await site.db.$count(leadStatuses)).toBe(0);
  });

  test('opens a page that identifies no shopper and is not cached (LEAD-02)', async () => {
    const id = await send({ name: 'Ada Secretname' });
    const page = await open(await linkOf(id));
    expect(await page.clone().text()).not.toMatch(/Secretname|mail\.example|0491/);
    expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex, nofollow',
    ]);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  });
});

describe('unanswered lead', () => {
  test('escalates step by step after the promised time, each step only once (LEAD-02)', async () => {
    await send();
    const due = wednesday + 90 * minute;
    for (const [minutes, told] of [
      [-1, []],
      [14, []],
      [15, [manager]],
      [16, [manager]],
      [59, [manager]],
      [61, [manager, owner]],
      [400, [manager, owner]],
      [3000, [manager, owner]],
    ] as const) {
      await round(due + minutes * minute);
      expect(await lateMails(), String(minutes)).toEqual(told);
    }
    const [mail] = await mailsTo(manager);
    expect(mail!.body).toContain(
      'Promised: an answer by Wednesday 18 November, 11:30 am (Sydney time). No one has marked this lead as answered.',
    );
  });

  test('sends a step only once, even with several runs at the same time and another afterwards (LEAD-02)', async () => {
    await send();
    const later = wednesday + 106 * minute;
    await Promise.all([round(later), round(later), round(later)]);
    await round(later + minute);
    expect(await lateMails()).toEqual([manager]);
  });

  test('does not count nights, weekends or holidays (LEAD-02)', async () => {
    // Thursday after hours; Friday is Show day: promised for Monday 10 am.
    await send({}, at('2026-11-19T20:00:00+11:00'));
    for (const quiet of [
      '2026-11-20T12:00:00+11:00',
      '2026-11-21T12:00:00+11:00',
      '2026-11-22T23:00:00+11:00',
      '2026-11-23T10:14:00+11:00',
    ]) {
      await round(at(quiet));
      expect(await lateMails(), quiet).toEqual([]);
    }
    await round(at('2026-11-23T10:15:00+11:00'));
    expect(await lateMails()).toEqual([manager]);
    // Wednesday 4 pm: promised for 5:30 pm; the night doesn't count.
    await emptyTables(site.db, 'deliveries', 'delivery_attempts', 'consents', 'leads', 'local_messages');
    await send({}, at('2026-11-18T16:00:00+11:00'));
    await round(at('2026-11-19T08:44:00+11:00'));
    expect(await lateMails()).toEqual([]);
    await round(at('2026-11-19T08:45:00+11:00'));
    expect(await lateMails()).toEqual([manager]);
  });

  test('does not escalate once it is answered, or when it looks like a bot (LEAD-02)', async () => {
    const id = await send();
    await site.db.insert(leadStatuses).values({
      dealer,
      leadId: id,
      key: 'k',
      status: 'contacted',
      at: new Date(wednesday),
      receivedAt: new Date(wednesday),
      source: 'callback',
    });
    await send({ company_website: 'x' });
    await round(wednesday + 300 * minute);
    expect(await lateMails()).toEqual([]);
  });

  test.each([
    ['paid', 'none', 2],
    ['cancelled', 'none', 0],
    ['expired', 'none', 0],
  ] as const)(
    'escalates a reservation that is %s only while it holds the vehicle (LEAD-02, RES-07)',
    async (state, payment, mails) => {
      const id = await send();
      const [reservation] = await site.db
        .insert(reservations)
        .values({
          dealer,
          carId: `followed-${state}`,
          state,
          payment,
          name: 'Ada Black',
          email: 'ada@shopper.example',
          phone: '+61491570006',
          depositCents: 0,
          currency: 'AUD',
          price: 20_000,
          vehicleName: '2021 Toyota Corolla',
          page: '/cars/followed',
          idempotencyKey: `followed-${state}`,
          expiresAt: new Date(wednesday + 48 * 60 * minute),
          createdAt: new Date(wednesday),
        })
        .returning();
      await site.db
        .update(leads)
        .set({ idempotencyKey: `reservation:${reservation!.id}` })
        .where(eq(leads.id, id));
      await round(wednesday + 180 * minute);
      expect(await lateMails()).toHaveLength(mails);
    },
  );

  test('drops a waiting escalation when the answer arrives before it is sent (LEAD-02)', async () => {
    const id = await send();
    const later = wednesday + 106 * minute;
    await escalateLate(site.db, await record(), later);
    const timestamp = String(Math.floor(later / 1000));
    const body = JSON.stringify({ lead_id: id, status: 'contacted', at: new Date(later).toISOString() });
    await callAt(site, leadStatus, {
      path: '/api/leads/status',
      now: later,
      body,
      headers: {
        'x-forecourt-timestamp': timestamp,
        'x-forecourt-signature': `sha256=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`,
      },
    });
    await round(later + minute);
    expect(await lateMails()).toEqual([]);
    const [row] = await site.db.select().from(deliveries).where(like(deliveries.notice, 'late:%'));
    expect(row!.state).toBe('dropped');
  });

  test('escalates in the job that runs every minute (LEAD-02)', async () => {
    await send();
    await callAt(site, deliverLeads, { path: '/', now: wednesday + 106 * minute, json: {} });
    expect(await lateMails()).toEqual([manager]);
  });
});

describe('response times', () => {
  test('are listed by location, excluding bots (LEAD-02)', async () => {
    const asked = [await send(), await send(), await send(), await send({ company_website: 'x' })];
    const say = (leadId: string, minutes: number, name: string) =>
      site.db.insert(leadStatuses).values({
        dealer,
        leadId,
        key: `${leadId} ${name}`,
        status: 'contacted',
        at: new Date(wednesday + minutes * minute),
        receivedAt: new Date(wednesday),
        source: 'callback',
      });
    await say(asked[0]!, 30, 'first');
    await say(asked[0]!, 400, 'later');
    await say(asked[1]!, 130, 'first');
    expect(await responseLines(site.db, { dealer, days: 30, now: wednesday + 200 * minute })).toEqual([
      `${dealer}  ${place}  3 leads, 2 answered; half within 30 min, nine in ten within 2 h 10 min; 1 by the promised time; 1 late and unanswered`,
    ]);
    expect(await responseLines(site.db, { dealer: 'ironbark-ford', days: 30, now: wednesday })).toEqual([
      'No leads needed a reply in the last 30 days.',
    ]);
  });
});
