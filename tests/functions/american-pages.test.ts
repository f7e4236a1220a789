/** Text as read in the United States (REG-01). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'node-html-parser';
import { formNames } from '#src/contracts/form-names.ts';
import { isReservable } from '#src/domain/card/card-actions.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { localMessages, valuations } from '#src/server/platform/database/schema.ts';
import { staffFacts } from '#src/journeys/trade-in/server/staff-facts.ts';
import { lastCode } from '../support/browser.ts';
import { functionSite, type Answer, type FunctionSite } from '../support/function-site.ts';
import { foundNotAmerican } from '../support/not-american.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import { hiddenFields, submitPage } from '../support/press.ts';

const dealer = 'lakeside-auto';
let site: FunctionSite;
let settings: Settings;

beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({
    dealers: [dealer],
    pages: true,
    change: (record) => {
      settings = record.settings;
      Object.assign(settings.reserve, { shown: true, deposit: 100, route: 'buy-online' });
      const zone = { name: 'Sheboygan County', postcodes: ['53000-53999'], price: 99, fromDays: 2, toDays: 4 };
      Object.assign(settings.delivery, { zones: [zone], pickUpAppointments: true });
      Object.assign(settings.tradeIn, { shown: true, valuation: true, leastLikeVehicles: 3 });
      Object.assign(settings.finance, { shown: true, application: true, provider: 'quayside' });
      Object.assign(settings.buttons, { reserve: true, tradeIn: true, finance: true, requestPhotos: true });
      Object.assign(settings.forms, { testDriveAppointments: true, acknowledge: true });
      settings.account.garage = true;
    },
  });
});
afterAll(() => site.stop());

const someone = { name: 'Alex Sample', phone: '(920) 555-0123', email: 'alex@shopper.example', postcode: '53081' };

/** Text by source, including error messages. */
const read = new Map<string, string>();

function shopper() {
  const browser = new PlainBrowser(site, dealer);
  const kept = (name: string, answer: Answer): Answer => {
    const body = answer.text.startsWith('<') ? wordsOf(answer.text) : answer.text;
    if (body.trim() !== '') read.set(name, body);
    return answer;
  };
  return {
    get: async (path: string) => kept(path, await browser.get(path)),
    post: async (path: string, form: Record<string, string>) =>
      kept(`${path} ${JSON.stringify(form)}`, await browser.post(path, form)),
    /** Submits a form and reads the next page. */
    async follow(path: string, form: Record<string, string>): Promise<string> {
      const answer = await this.post(path, form);
      expect([path, answer.status, answer.status === 303 ? '' : answer.text.slice(0, 300)]).toEqual([path, 303, '']);
      const next = String(answer.headers.location);
      await this.get(next);
      return next;
    },
  };
}

/** Includes text that only some users see or hear. */
function wordsOf(html: string): string {
  const page = parse(html);
  const spoken = page
    .querySelectorAll('[aria-label], [alt], [placeholder], [title], [content]')
    .flatMap((one) => ['aria-label', 'alt', 'placeholder', 'title', 'content'].map((name) => one.getAttribute(name)));
  for (const one of page.querySelectorAll('script, style')) one.remove();
  return [page.structuredText, ...spoken.filter((text) => text !== undefined && !/^https?:/.test(text))].join('\n');
}

/** The stock has several similar vehicles. */
const tacoma = { year: '2022', make: 'Toyota', model: 'Tacoma' };
const refOf = (path: string): string => new URL(path, 'http://x').searchParams.get('ref')!;
const car = (index: number) => site.vehicles.filter((vehicle) => isReservable(vehicle, settings))[index]!;

async function sendsForms(): Promise<void> {
  const visitor = shopper();
  for (const form of formNames) {
    await visitor.post(`/api/forms/${form}`, {});
    await visitor.post(`/api/forms/${form}`, { ...someone, phone: '1', postcode: '12', message: 'x', terms: 'on' });
    const sent = await visitor.post(`/api/forms/${form}`, {
      ...someone,
      message: 'Is it still there?',
      terms: 'on',
      car_id: car(0).id,
      rego: 'ABC 123',
    });
    if (sent.status === 303) await visitor.get(String(sent.headers.location));
  }
}

async function signsIn(): Promise<void> {
  const visitor = shopper();
  for (const type of ['checkout', 'finance', 'trade-in', 'watchlist']) await visitor.get(`/sign-in?type=${type}`);
  for (const phone of ['', '12', someone.phone]) await visitor.post('/sign-in', { action: 'send', phone });
  await site.server.settled();
  const code = await lastCode(site, '+19205550123', dealer);
  for (const typed of ['1', '000000', code])
    await visitor.post('/sign-in', { action: 'verify', phone: someone.phone, code: typed });
}

async function valuesACar(): Promise<void> {
  const visitor = shopper();
  await visitor.get('/cars/trade-in');
  await visitor.post('/valuation', { action: 'enter', year: 'x', make: '', model: '' });
  const began = await visitor.follow('/valuation', { action: 'enter', ...tacoma });
  const ref = refOf(began);
  await visitor.post('/valuation', { action: 'confirm', ref, kilometres: 'x' });
  await visitor.follow('/valuation', { action: 'confirm', ref, kilometres: '30,000', owing: 'yes' });
  await visitor.post('/valuation', { action: 'count', ref, dents: '900' });
  await visitor.get(`/valuation?ref=${ref}&step=condition`);
  await visitor.post('/valuation', { action: 'assume', ref });
  await visitor.get(`/valuation?ref=${ref}`);
  await visitor.get(`/valuation?ref=${ref}&step=appraisal`);
  await visitor.post('/valuation', { action: 'appraise', ref, name: '' });
  await visitor.follow('/valuation', { action: 'appraise', ref, ...someone });
  const far = await visitor.follow('/valuation', { action: 'enter', ...tacoma });
  await visitor.follow('/valuation', { action: 'confirm', ref: refOf(far), kilometres: '200,000' });
}

async function reserves(): Promise<void> {
  const visitor = shopper();
  const checkout = `/cars/${car(0).slug}/checkout`;
  await visitor.get(checkout);
  await visitor.post(checkout, { step: 'details', name: '', phone: '1', email: 'x' });
  await visitor.follow(checkout, { step: 'details', ...someone, visit: '' });
  const check = await visitor.get(`${checkout}?step=check`);
  const bank = await visitor.follow(checkout, hiddenFields(check, { step: 'agree' }));
  for (const outcome of ['decline', 'approve']) await visitor.post('/practice-bank', { ref: refOf(bank), outcome });
  await visitor.get(`/reservation?ref=${refOf(bank)}`);
  await visitor.get(`/reservation?ref=${refOf(bank)}&step=cancel`);
  await visitor.post('/reservation', { ref: refOf(bank), action: 'cancel' });
  await visitor.get(`/reservation?ref=${refOf(bank)}`);
  await shopper().get(checkout);
}

async function buys(): Promise<void> {
  const visitor = shopper();
  const slug = car(1).slug;
  const path = `/cars/${slug}/buy-online`;
  expect((await visitor.get(path)).status).toBe(200);
  for (const step of ['car', 'trade-in', 'finance', 'getting', 'deposit', 'summary'])
    await visitor.get(`${path}?car_id=${slug}&step=${step}`);
  const send = (step: string, fields: Record<string, string>) => visitor.post(path, { step, car_id: slug, ...fields });
  await send('finance', { finance: 'loan', borrow: '900000', years: '3' });
  await send('getting', { getting: 'look', postcode: '12' });
  await send('getting', { getting: 'delivery', postcode: '53081' });
  const times = parse((await visitor.get(`${path}?car_id=${slug}&step=getting`)).text);
  const startsAt = times.querySelector('[name="startsAt"]')!.getAttribute('value')!;
  await send('getting', { getting: 'pick-up', startsAt });
  await visitor.get(`${path}?car_id=${slug}&step=summary`);
  await send('summary', { name: '', phone: '1', email: 'x', sends: '0' });
  await visitor.follow(path, { step: 'summary', car_id: slug, ...someone, action: 'save', sends: '0' });
  const shown = hiddenFields(await visitor.get(`${path}?step=summary`), { step: 'summary', car_id: slug });
  await visitor.follow(path, { ...shown, step: 'summary', car_id: slug, ...someone, sends: '0' });
  await visitor.get(`${path}?step=getting`);
}

async function applies(): Promise<void> {
  const visitor = shopper();
  const path = '/personalised/finance';
  await visitor.get(`${path}?car_id=${car(2).id}`);
  const parts: [string, Record<string, string>][] = [
    ['loan', { borrow: '$9,000', years: '5' }],
    ['you', { name: someone.name, birth: '3/14/1988', phone: someone.phone, email: someone.email }],
    [
      'home',
      {
        street: '1 Elm St',
        suburb: 'Sheboygan',
        postcode: '53081',
        tenure: 'rent',
        home_since: '2023',
        dependants: '1',
      },
    ],
    [
      'work',
      {
        work: 'job',
        employer: 'Acme',
        work_since: '2022',
        income: '2640',
        income_per: 'fortnight',
        other_income: 'no',
      },
    ],
    ['costs', { housing: '1480', living: '2100', loans: '', cards: '' }],
  ];
  for (const [part, fields] of parts) {
    await visitor.post(path, { part, car_id: car(2).id, action: 'next' });
    await visitor.post(path, { part, car_id: car(2).id, action: 'next', ...fields });
    await visitor.get(`${path}?car_id=${car(2).id}&part=${part}`);
  }
  await visitor.get(`${path}?part=check`);
  const sent = await submitPage(visitor, `${path}?part=check`, { part: 'check', action: 'next', agreed: 'true' });
  if (sent.status === 303) await visitor.get(String(sent.headers.location));
}

async function drives(): Promise<void> {
  const { slots: free, shown } = (await site.ask(`/api/test-drive-appointments?days=21&car_id=${car(3).id}`)).json as {
    slots: { starts_at: string; date: string }[];
    shown: string;
  };
  const { phone: _, postcode: __, ...person } = someone;
  const booked = await site.ask('/api/test-drive-appointments', {
    json: { ...person, car_id: car(3).id, starts_at: free[3]!.starts_at, slot_day: free[3]!.date, shown },
  });
  const ref = refOf(booked.json.next as string);
  const visitor = shopper();
  await visitor.get(booked.json.next as string);
  for (const action of ['move', 'cancel']) await visitor.post('/booking', { ref, action });
  await visitor.get(`/booking?ref=${ref}`);
}

/** Removes URLs, field names and codes, which shoppers don't read. */
const quiet = (text: string): string =>
  text.replaceAll(/https?:\/\/\S+|\/[\w/-]+(?:\?\S*)?/g, '').replaceAll(/"\w+":|<\/?[a-z]+/g, '');

test('treats typed distances as miles in the price, the limit and what staff read (REG-01, TRADE-01, TRADE-04)', async () => {
  const visitor = shopper();
  const ref = refOf(await visitor.follow('/valuation', { action: 'enter', ...tacoma }));
  const rowAfter = async (kilometres: string) => {
    await visitor.follow('/valuation', { action: 'confirm', ref, kilometres });
    return (await site.db.select().from(valuations).where(eq(valuations.key, ref)))[0]!;
  };
  const near = await rowAfter('30,000');
  expect(near).toMatchObject({ kilometres: 48_280, declined: null });
  const byKilometres = await site.ask('/api/valuations', {
    json: { vehicle: { ...tacoma, year: 2022, kilometres: 48_280 }, answers: {} },
  });
  expect(byKilometres.json.offer_price).toBeGreaterThan(1000);
  expect(Math.abs(near.offerPrice! - byKilometres.json.offer_price)).toBeLessThan(20);
  expect(staffFacts(near, { settings })).toContainEqual({ label: 'Odometer', value: '30,000 miles' });
  expect((await rowAfter('62,137')).declined).toBeNull();
  expect((await rowAfter('62,138')).declined).toBe('too_many_kilometres');
  const refused = await visitor.get(`/valuation?ref=${ref}`);
  expect(wordsOf(refused.text)).toContain('more than 62,137 miles');
  await rowAfter('30,000');
  await visitor.follow('/valuation', { action: 'assume', ref });
  await site.db
    .update(valuations)
    .set({ expiresAt: new Date(0) })
    .where(eq(valuations.key, ref));
  const ended = parse((await visitor.get(`/valuation?ref=${ref}`)).text);
  expect(ended.querySelector('[name="kilometres"]')!.getAttribute('value')).toBe('30000');
});

test.each([
  ['forms and what comes after them', sendsForms],
  ['signing in', signsIn],
  ['a trade-in', valuesACar],
  ['a reservation', reserves],
  ['buying', buys],
  ['a finance application', applies],
  ['a test drive', drives],
])('%s: shows no Australian word or spelling on any page, in any error or any email (REG-01)', async (_, walk) => {
  read.clear();
  await site.db.delete(localMessages);
  await walk();
  await site.server.settled();
  expect(read.size).toBeGreaterThan(2);
  const mails = await site.db.select().from(localMessages);
  const all = [
    ...read,
    ...mails.map(({ recipient, subject, body }) => [`to ${recipient}: ${subject}`, `${subject}\n${body}`] as const),
  ];
  const found = all.flatMap(([where, text]) =>
    foundNotAmerican(quiet(text)).map((hit) => `${where.slice(0, 90)}: ${hit}`),
  );
  expect([...new Set(found)]).toEqual([]);
});
