/**
 * Fetches, without a cookie, every site URL given out by functions, emails, texts, webhooks and assistant tools.
 * tests/sites/links.test.ts covers static files.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isReservable } from '#src/domain/card/card-actions.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { leads, localMessages, valuations } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { deliverDue } from '#src/server/delivery/deliver-due.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import { escalateLate } from '#src/server/leads/late-leads.ts';
import { sendValuationMails } from '#src/journeys/trade-in/server/valuation-mails.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { enquiry } from '../fixtures/leads.ts';
import { lastCode } from '../support/browser.ts';
import { applicationAnswers, checkPath } from '../support/finance-answers.ts';
import { builtAt, functionSite, type Answer, type Ask, type FunctionSite } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import { hiddenFields, submitPage } from '../support/press.ts';
import { staticPages } from '../support/static-pages.ts';
import { writeFiles } from '../unit/server/local-site.ts';

const dealer = 'harbour-motors';
let site: FunctionSite;
let record: DealerRecord;
let car: Vehicle;
/** Doesn't note URLs in responses. */
let ask: FunctionSite['ask'];
const handedOut = new Map<string, string>();

/** Only a build creates assets; static and function-rendered pages share their URLs. */
const isAsset = (path: string): boolean => /^\/(?:_a|_p|images|photos|search-index)\//.test(path);

function note(url: string, from: string): void {
  const { siteUrl } = record.settings;
  const own = [siteUrl, `http://${dealer}.localhost:${site.server.port}`].find((start) => url.startsWith(start));
  const path = own === undefined ? url : url.slice(own.length) || '/';
  if (!path.startsWith('/') || path.startsWith('//') || isAsset(path)) return;
  if (!handedOut.has(path)) handedOut.set(path, from);
}

function noteJson(value: unknown, from: string): void {
  if (typeof value === 'string') {
    if (/^(?:https?:\/\/|\/)\S+$/.test(value)) note(value, from);
    else noteText(value, from);
  } else if (typeof value === 'object' && value !== null) Object.values(value).forEach((one) => noteJson(one, from));
}

/** Plain text, XML or a calendar file. */
function noteText(text: string, from: string): void {
  const unfolded = text.replaceAll(/\r\n[ \t]/g, '');
  for (const [url] of unfolded.matchAll(/https?:\/\/[^\s"'<>\\]+/g))
    note(url.replace(/[.,;:)\]]+$/, '').replaceAll('&amp;', '&'), from);
}

function noteHtml(html: string, from: string): void {
  const page = parse(html);
  for (const element of page.querySelectorAll('[href], [src], form[action]')) {
    if (element.tagName === 'FORM' && element.getAttribute('method')?.toLowerCase() === 'post') continue;
    const url = element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? '';
    note(url.split('#')[0]!, from);
  }
  for (const { textContent } of page.querySelectorAll('script[type="application/ld+json"]'))
    noteJson(JSON.parse(textContent), from);
}

function noteAnswer({ headers, text }: Answer, from: string): void {
  if (headers.location) note(String(headers.location), from);
  const type = String(headers['content-type'] ?? '');
  if (type.startsWith('text/html')) noteHtml(text, from);
  else if (type.startsWith('application/json')) noteJson(JSON.parse(text), from);
  else if (type.startsWith('text/')) noteText(text, from);
}

beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({
    pages: true,
    change: (written) => {
      record = written;
      const { settings } = written;
      settings.forms.testDriveAppointments = true;
      settings.reviews.orgId = 'hm-1';
      settings.appointments = { minutes: 30, capacity: 1, leadHours: 2, horizonDays: 21 };
      settings.private.leads.staff = [{ location: null, email: 'desk@harbourmotors.example' }];
      settings.private.leads.escalation = [{ afterMinutes: 15, email: 'manager@harbourmotors.example' }];
      settings.private.leads.routes = [];
    },
  });
  await writeFiles(
    site.outDir,
    staticPages(await loadSite(dealer, { tenantsDir: join(projectDir, 'tenants'), now: builtAt })),
  );
  car = site.vehicles.find(
    (vehicle) => isReservable(vehicle, record.settings) && vehicle.itemType === 'car' && (vehicle.price ?? 0) > 30_000,
  )!;
  ({ ask } = site);
  site.ask = async (path, options) => {
    const answer = await ask(path, options);
    noteAnswer(answer, `the answer of ${path.split('?')[0]}`);
    return answer;
  };
});
afterAll(() => site.stop());

const person = { name: 'Ada Black', email: 'ada@shopper.example', phone: '0491 570 006' };
const told = async (path: string, options?: Ask) => {
  const answer = await site.ask(path, options);
  expect(answer.status, `${path} ${answer.text.slice(0, 300)}`).toBeLessThan(400);
  return answer;
};
const going = (answer: Answer): string => {
  expect([answer.status, answer.status === 303 ? '' : answer.text.slice(0, 300)]).toEqual([303, '']);
  return String(answer.headers.location);
};

const refOf = (url: string): string => new URL(url, 'http://x.example').searchParams.get('ref')!;
const mails = () => site.db.select().from(localMessages);
const valuationMails = (now: number) =>
  sendValuationMails({ db: site.db, dealer: record, environment: readEnvironment(), now });

/** Calls by part of the product. */
const parts: Record<string, () => Promise<void>> = {
  async 'an enquiry and what is mailed of it'() {
    for (const form of ['enquiry', 'contact'])
      await told(`/api/forms/${form}`, {
        json: {
          ...enquiry,
          ...person,
          car_id: car.id,
          postcode: '2100',
          idempotency_key: randomUUID(),
          message: `By ${form}`,
        },
      });
    going(
      await site.ask('/api/forms/enquiry', {
        form: { ...person, message: 'Plain', car_id: car.id, terms: 'true', subject: 'general' },
      }),
    );
    await told('/api/leads', { json: { ...enquiry, ...person, message: 'By a call', idempotency_key: randomUUID() } });
  },
  async 'a test drive, moved and cancelled'() {
    const { slots, shown } = (await told(`/api/test-drive-appointments?days=21&car_id=${car.id}`)).json as {
      slots: { starts_at: string; date: string }[];
      shown: string;
    };
    const [first] = slots;
    const fields = {
      ...person,
      car_id: car.id,
      starts_at: first!.starts_at,
      slot_day: first!.date,
      shown,
      terms: true,
    };
    const { next } = (await told('/api/test-drive-appointments', { json: fields })).json as { next: string };
    const ref = refOf(next);
    await told(next);
    const shopper = new PlainBrowser(site);
    const page = `/booking?ref=${ref}`;
    const other = parse((await shopper.get(page)).text)
      .querySelectorAll('input[name="starts_at"]')
      .at(-1)!;
    going(await submitPage(shopper, page, { action: 'move', ref, starts_at: other.getAttribute('value')! }));
    noteText((await told(`/booking/calendar.ics?ref=${ref}`)).text, 'the calendar file of a test drive');
    await site.server.settled();
    going(await shopper.post('/booking', { ref, action: 'cancel' }));
    await shopper.get(page);
  },
  async 'a trade-in from its plate to an accepted offer'() {
    const shopper = new PlainBrowser(site);
    const post = (fields: Record<string, string>) => shopper.post('/valuation', fields);
    const valued = async () => {
      const at = going(await post({ action: 'enter', year: '2023', make: 'mazda', model: 'CX5' }));
      const ref = refOf(at);
      await shopper.get(at);
      await shopper.get(going(await post({ action: 'confirm', ref, kilometres: '45,000', owing: 'no' })));
      await shopper.get(
        going(await post({ action: 'count', ref, dents: '1', alloys: '0', glass: '0', scuffs: '1', tears: '0' })),
      );
      return ref;
    };
    const ref = await valued();
    await post({ action: 'mail', ref, email: person.email });
    await valuationMails(Date.now());
    const [row] = await site.db.select().from(valuations);
    await valuationMails(row!.expiresAt!.getTime() - 3_600_000);
    going(await submitPage(shopper, `/valuation?ref=${ref}&step=accept`, { action: 'accept', ref, ...person }));
    await shopper.get(`/valuation?ref=${ref}`);
    const second = await valued();
    await post({ action: 'appraise', ref: second, ...person });
    await site.server.settled();
    const third = await valued();
    await post({ action: 'mail', ref: third, email: person.email });
    const keys = (await mails()).flatMap(({ body }) => /\/valuation\/offer\?key=\S+/.exec(body) ?? []);
    for (const offer of keys) await shopper.get(offer);
    const [{ staffKey } = { staffKey: '' }] = await site.db.select().from(valuations).where(eq(valuations.key, third));
    const fields = { by: 'Aisha Rahman', price: '$17,350', reason_1: 'Rear tyres', amount_1: '-590' };
    const offer = hiddenFields(await shopper.get(`/valuation/offer?key=${staffKey}`), { key: staffKey! });
    await shopper.get(going(await shopper.post('/valuation/offer', { ...offer, ...fields })));
    await valuationMails(Date.now());
    await told('/api/valuations', {
      json: { vehicle: { year: 2023, make: 'Mazda', model: 'CX-5', kilometres: 45_000 } },
    });
  },
  async 'a reservation, moved and cancelled'() {
    const shopper = new PlainBrowser(site);
    const page = `/cars/${car.slug}/checkout`;
    await shopper.get(page);
    await shopper.get(going(await shopper.post(page, { step: 'details', ...person, visit: '' })));
    const bank = going(await submitPage(shopper, `${page}?step=check`, { step: 'agree' }));
    await shopper.get(bank);
    const ref = refOf(bank);
    await shopper.get(going(await shopper.post('/practice-bank', { ref, outcome: 'approve' })));
    noteText((await told(`/reservation/calendar.ics?ref=${ref}`)).text, 'the calendar file of a reservation');
    await site.server.settled();
    const change = `/reservation?ref=${ref}&view=change`;
    const to = parse((await shopper.get(change)).text)
      .querySelector('input[name="car_id"]')!
      .getAttribute('value')!;
    await submitPage(shopper, change, { ref, action: 'move', car_id: to });
    await shopper.get(`/reservation?ref=${ref}`);
    await site.server.settled();
    await shopper.get(`/reservation?ref=${ref}&view=cancel`);
    await shopper.post('/reservation', { ref, action: 'cancel' });
    await shopper.get(`/reservation?ref=${ref}`);
    const spare = site.vehicles.findLast((vehicle) => isReservable(vehicle, record.settings))!;
    const { shown } = (await told(`/api/cars/${spare.id}/availability?offer=1`)).json.offer as { shown: string };
    const begun = await told('/api/checkout', {
      json: { car_id: spare.id, ...person, terms: true, shown, idempotency_key: randomUUID() },
    });
    await told(`/api/checkout/${begun.json.checkout_id as string}`);
  },
  async 'buying online, saved and sent'() {
    const shopper = new PlainBrowser(site);
    const [, other] = site.vehicles.filter(
      (vehicle) => isReservable(vehicle, record.settings) && vehicle.id !== car.id,
    );
    const home = `/cars/${other!.slug}/buy-online`;
    const post = (step: string, fields: Record<string, string>) =>
      shopper.post(home, { step, car_id: other!.slug, ...fields });
    for (const step of ['', '?step=trade-in', '?step=finance', '?step=getting', '?step=deposit', '?step=summary'])
      await shopper.get(home + step);
    await post('finance', { finance: 'cash' });
    const startsAt = parse((await shopper.get(`${home}?step=getting`)).text).querySelector('[name="startsAt"]');
    await post('getting', { getting: 'pick-up', startsAt: startsAt!.getAttribute('value')! });
    await post('deposit', { deposit: 'later' });
    await shopper.get(going(await post('summary', { ...person, action: 'save', sends: '0' })));
    const sent = going(
      await submitPage(shopper, `${home}?step=summary`, {
        step: 'summary',
        car_id: other!.slug,
        ...person,
        sends: '0',
      }),
    );
    await shopper.get(sent);
    await told(`/checkout-journey?car_id=${other!.slug}`);
  },
  async 'a finance application, saved, sent and decided'() {
    const shopper = new PlainBrowser(site);
    const path = '/personalised/finance';
    await shopper.get(`${path}?car_id=${car.id}`);
    for (const [part, fields] of applicationAnswers)
      await shopper.get(going(await shopper.post(path, { part, car_id: car.id, action: 'next', ...fields })));
    await shopper.get(going(await submitPage(shopper, checkPath, { part: 'check', agreed: 'true' })));
    await site.server.settled();
    const undecided = new PlainBrowser(site);
    for (const [part, fields] of applicationAnswers.slice(0, 3))
      await undecided.post(path, { part, car_id: car.id, action: 'next', ...fields });
    await undecided.get(going(await undecided.post(path, { part: 'costs', car_id: car.id, action: 'save' })));
    await site.server.settled();
    const staff = (await mails()).flatMap(({ body }) => /\/personalised\/finance\?staff=\S+/.exec(body) ?? [])[0]!;
    await told(staff);
  },
  async 'signing in, and a watchlist'() {
    const shopper = new PlainBrowser(site);
    for (const path of ['/sign-in', '/sign-in?type=finance&redirect=%2Fcars%2F']) await shopper.get(path);
    await shopper.post('/sign-in', { action: 'send', phone: person.phone });
    await shopper.get(
      going(await shopper.post('/sign-in', { action: 'verify', code: await lastCode(site, '+61491570006') })),
    );
    for (const path of ['/api/session', '/api/watchlist']) await shopper.get(path);
  },
  async 'searches, vehicles and reviews'() {
    for (const path of [
      '/results',
      '/results?query=suv&page=2',
      '/results?query=no+such+thing',
      `/api/cars/${car.id}`,
      '/api/cars/states',
      `/api/cars/${car.id}/availability`,
      `/api/reviews/?orgId=${record.settings.reviews.orgId}`,
      '/outbox',
      '/cars/trade-in',
    ])
      await told(path);
  },
  async 'tools for assistants'() {
    const call = async (method: string, params: object = {}) => {
      const { json } = await told('/mcp', {
        json: { jsonrpc: '2.0', id: 1, method, params },
        headers: { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' },
      });
      return json.result;
    };
    const { tools } = (await call('tools/list')) as { tools: { name: string }[] };
    const given: Record<string, object> = {
      'vehicle.get': { vehicle_id: car.id },
      'valuation.estimate': { year: 2023, make: 'Mazda', model: 'CX-5', mileage: { value: 45_000, unit: 'km' } },
    };
    for (const { name } of tools)
      noteJson(await call('tools/call', { name, arguments: given[name] ?? {} }), `the tool ${name}`);
  },
  async 'a lead that nobody answers'() {
    await site.db.update(leads).set({ createdAt: new Date(Date.now() - 3_600_000) });
    await escalateLate(site.db, record, Date.now() + 3 * 86_400_000);
    await deliverDue({ db: site.db, dealer: record, environment: readEnvironment(), now: Date.now });
  },
};

/** Messages the calls must trigger, or their links would go untested. */
const subjects = [
  /^Your enquiry/,
  /^Test drive booked/,
  /^Test drive moved/,
  /^Test drive cancelled/,
  /the estimate you asked for$/,
  /^Your estimate expires on/,
  /^\$17,350 for your 2023/,
  /^Reserved: /,
  /^Moved: /,
  /^Cancelled: /,
  /^Pick-up booked: /,
  /^Your list for/,
  /^Your finance application/,
  /^Finance Enquiry: /,
  /^Not answered yet/,
  /your sign-in code/,
];

describe('URLs that are handed out', () => {
  test.each(Object.entries(parts))('are collected from %s', async (_, collect) => {
    await collect();
  });

  test('return a status below 400 without a cookie', async () => {
    await site.server.settled();
    for (const { kind, subject, body, html } of await mails()) {
      const from = `${kind}: ${subject ?? body.slice(0, 60)}`;
      noteText(body, from);
      if (html !== null) noteHtml(html, from);
    }
    for (const subject of subjects)
      expect(
        (await mails()).filter((mail) => subject.test(mail.subject ?? mail.body)),
        String(subject),
      ).not.toEqual([]);
    const refused: string[] = [];
    for (const [path, from] of handedOut) {
      const { status } = await ask(path);
      if (status >= 400) refused.push(`${status} ${path} from ${from}`);
    }
    expect(refused).toEqual([]);
  });
});
