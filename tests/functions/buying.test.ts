/** Plain form posts, as without scripts (RES-04, ROUTE-08). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { parse } from 'node-html-parser';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isReservable } from '#src/domain/card/card-actions.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { formatMoney } from '#src/lib/money.ts';
import {
  appointments,
  buyingPlans,
  leads,
  localMessages,
  rateLimits,
  reservations,
  valuations,
  vehicleStates,
} from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { tidyDatabase } from '#src/server/platform/database/tidy.ts';
import { findPerson } from '#src/server/operations/privacy/find-person.ts';
import { functionSite, type Answer, type FunctionSite } from '../support/function-site.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import { submitPage } from '../support/press.ts';
import { timeLimit } from '../support/time-limit.ts';

let site: FunctionSite;
let settings: Settings;
let cars: Vehicle[];
const harbour = 'harbour-motors';
const everyday = 'everyday-cars';

beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({
    dealers: [harbour, everyday, 'southern-cross-caravans', 'ironbark-ford'],
    pages: true,
    change: (record) => {
      if (record.slug === harbour) settings = record.settings;
    },
  });
  cars = site.vehicles.filter(
    (car) => isReservable(car, settings) && car.itemType === 'car' && (car.price ?? 0) > 30_000,
  );
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const table of [rateLimits, appointments, reservations, vehicleStates, localMessages, buyingPlans])
    await site.db.delete(table);
});

const words = ({ text }: Answer): string => parse(text).querySelector('main')!.structuredText.replaceAll(/\s+/g, ' ');
const heading = ({ text }: Answer): string => parse(text).querySelector('h1')!.textContent;
const goes = (answer: Answer): string => {
  expect([answer.status, answer.status === 303 ? '' : answer.text.slice(0, 300)]).toEqual([303, '']);
  return String(answer.headers.location);
};
const car = (index = 0): Vehicle => cars[index]!;
const home = (of = car()): string => `/cars/${of.slug}/buy-online`;
const at = (step: string, of = car()): string => `${home(of)}?step=${step}`;
const post = (shopper: PlainBrowser, step: string, fields: Record<string, string>, of = car()) =>
  step === 'summary'
    ? submitPage(shopper, at(step, of), { step, car_id: of.slug, ...fields })
    : shopper.post(home(of), { step, car_id: of.slug, ...fields });
const ada = { name: 'Ada Black', phone: '0491 570 006', email: 'ada@shopper.example', note: 'Does it tow?' };

const sumOf = ({ text }: Answer): Record<string, string> =>
  Object.fromEntries(
    parse(text)
      .querySelectorAll('.journey__sum dl > div')
      .map((row) => [row.querySelector('dt')!.textContent, row.querySelector('dd')!.textContent]),
  );

const slugsOf = async (dealer: string): Promise<string[]> =>
  Object.values(JSON.parse((await site.ask('/data/vehicles.json', { dealer })).text) as Record<string, string>);

/** A priced valuation, with its key in the browser's cookie. */
async function valued(shopper: PlainBrowser, { key = 'k'.repeat(22), endsIn = 5 * 86_400_000, slug = harbour } = {}) {
  const [row] = await site.db
    .insert(valuations)
    .values({
      dealer: slug,
      vehicle: { year: 2020, make: 'Hyundai', model: 'Tucson', badge: null },
      rego: 'DKT47P',
      kilometres: 60_000,
      answers: {},
      adjustments: { dents: 0, alloys: 0, glass: 0, scuffs: 0, tears: 0 },
      estimate: {
        low: 17_000,
        likely: 18_000,
        high: 19_000,
        confidence: 'high',
        count: 9,
        sameBadge: true,
        asking: 22_000,
      },
      provider: 'stock',
      updatedAt: new Date(),
      key,
      owing: 'yes',
      expiresAt: new Date(Date.now() + endsIn),
    })
    .returning();
  await shopper.get(`/valuation?ref=${key}`);
  return row!;
}
const takenOff = async (shopper: PlainBrowser, of = car()): Promise<number> =>
  Number(sumOf(await shopper.get(at('summary', of)))['Trade-in (estimate)']!.replace(/\D/g, ''));

async function firstTime(shopper: PlainBrowser, of = car()): Promise<string> {
  const page = await shopper.get(at('getting', of));
  return parse(page.text).querySelector('[name="startsAt"]')!.getAttribute('value')!;
}

describe('URL of online buying', () => {
  test('is unique to each vehicle, and /checkout-journey redirects to it (ROUTE-08, RES-04)', async () => {
    const shopper = new PlainBrowser(site);
    expect((await shopper.get(home())).status).toBe(200);
    for (const id of [car().slug, car().id]) {
      const other = await shopper.get(`/checkout-journey?car_id=${id}&step=finance`);
      expect([other.status, other.headers.location]).toEqual([302, at('finance')]);
    }
    expect(goes(await shopper.get('/checkout-journey'))).toBe('/search/used-cars');
    expect((await shopper.get('/checkout-journey?car_id=nothing')).status).toBe(404);
  });

  test('opens the checkout that the button links to, and returns 404 when nothing is sold online (ROUTE-08, RES-04)', async () => {
    const [slug] = await slugsOf('southern-cross-caravans');
    const caravans = new PlainBrowser(site, 'southern-cross-caravans');
    for (const path of [`/cars/${slug}/buy-online`, `/checkout-journey?car_id=${slug}`]) {
      const answer = await caravans.get(path);
      expect([answer.status, answer.headers.location]).toEqual([302, `/cars/${slug}/checkout`]);
    }
    const nothing = await new PlainBrowser(site, 'ironbark-ford').get('/cars/any-car/buy-online');
    expect([nothing.status, words(nothing)]).toEqual([
      404,
      expect.stringContaining('doesn’t take reservations online'),
    ]);
  });

  test('redirects to sign-in first where the dealer requires it, and back afterwards (RES-05, RES-04)', async () => {
    const shopper = new PlainBrowser(site, everyday);
    let asked = '';
    for (const slug of await slugsOf(everyday)) {
      const answer = await shopper.get(`/checkout-journey?car_id=${slug}`);
      if (answer.status === 303) asked = String(answer.headers.location);
      if (asked) break;
    }
    const url = new URL(asked, 'https://x.example');
    expect([url.pathname, url.searchParams.get('type')]).toEqual(['/sign-in', 'checkout']);
    expect(url.searchParams.get('redirect')).toMatch(/^\/checkout-journey\?car_id=/);
  });
});

describe('step by step', () => {
  test('goes from price to pick-up: one lead, the appointment and what to bring (RES-04, FORM-10, TRADE-01)', async () => {
    const shopper = new PlainBrowser(site);
    const first = await shopper.get(home());
    expect(heading(first)).toBe(`Buy the ${car().name}`);
    expect(words(first)).toContain(formatMoney(car().price!));
    expect(words(first)).toMatch(/The total price|Includes GST/);
    const { id: valuationId } = await valued(shopper);
    expect(words(await shopper.get(at('trade-in')))).toMatch(/2020 Hyundai Tucson.*Less anything you still owe/);
    expect(goes(await post(shopper, 'trade-in', { tradeIn: 'use' }))).toBe(at('finance'));
    expect(goes(await post(shopper, 'finance', { finance: 'loan', borrow: '$10,000', years: '4' }))).toBe(
      at('finance'),
    );
    const figures = words(await shopper.get(at('finance')));
    expect(figures).toMatch(/per week.*Interest rate.*Comparison rate.*WARNING/);
    const startsAt = await firstTime(shopper);
    expect(goes(await post(shopper, 'getting', { getting: 'pick-up', startsAt }))).toBe(at('deposit'));
    expect(words(await shopper.get(at('deposit')))).toMatch(/your \$200 reservation deposit.*If you don’t: released/);
    expect(goes(await post(shopper, 'deposit', { deposit: 'later' }))).toBe(at('summary'));
    const summary = await shopper.get(at('summary'));
    const traded = Number(sumOf(summary)['Trade-in (estimate)']!.replace(/\D/g, ''));
    expect(sumOf(summary)).toMatchObject({
      'The car': formatMoney(car().price!),
      'Finance, if approved': '−$10,000',
      'Balance to pay (approx.)': formatMoney(car().price! - traded - 10_000),
    });
    expect(words(summary)).toMatch(
      /Your driver licence.*All keys for the 2020 Hyundai Tucson.*payout letter.*payslips/,
    );
    expect(parse(summary.text).querySelector('[data-print]')).not.toBeNull();
    expect(await site.db.$count(leads)).toBe(0);

    const ref = new URL(
      goes(await post(shopper, 'summary', { ...ada, sends: '0' })),
      'https://x.example',
    ).searchParams.get('ref')!;
    const [lead] = await site.db.select().from(leads).where(eq(leads.receiptKey, ref));
    expect(lead).toMatchObject({
      form: 'buy-online',
      category: 'Buy Online',
      carId: car().id,
      name: ada.name,
      email: ada.email,
    });
    expect(lead!.answerBy).not.toBeNull();
    expect((lead!.fields as Record<string, unknown>)['valuation_id']).toBe(valuationId);
    const notes = lead!.notes.join('\n');
    for (const said of [
      'Trade-in: 2020 Hyundai Tucson (DKT47P)',
      'Finance: Borrow $10,000 over 4 years',
      'Delivery or pick-up: Pick-up',
      'Reservation deposit: None',
      'Balance to pay: About',
      'What to bring: Your driver licence',
    ])
      expect(notes).toContain(said);
    const [booked] = await site.db.select().from(appointments);
    expect(booked).toMatchObject({ carId: car().id, leadId: lead!.id, startsAt: new Date(startsAt), name: ada.name });

    const done = words(await shopper.get(`${home()}?ref=${ref}`));
    expect(done).toMatch(/Your pick-up is booked.*What to bring.*We’ll reply by .*will call you.*isn’t a contract/);
    const copyUrl = parse((await shopper.get(`${home()}?ref=${ref}`)).text)
      .querySelectorAll('.journey__ways a')
      .find((link) => link.textContent === 'Save a copy')!
      .getAttribute('href')!;
    const copy = await shopper.get(copyUrl);
    expect(copy.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${leadReference(lead!.id)}.txt"`,
    });
    for (const said of [
      car().name,
      `Your reference: ${leadReference(lead!.id)}`,
      'Trade-in: 2020 Hyundai Tucson (DKT47P)',
      'What to bring',
      'payout letter',
      'Someone at ',
      'isn’t a contract',
    ])
      expect(copy.text).toContain(said);
    expect(copy.text).toMatch(/\nCall \S/);
    // Going back shows the result; submitting again creates nothing.
    expect(goes(await shopper.get(home()))).toBe(`${home()}?ref=${ref}`);
    expect(goes(await post(shopper, 'summary', { ...ada, sends: '0' }))).toBe(`${home()}?ref=${ref}`);
    expect([await site.db.$count(leads), await site.db.$count(appointments)]).toEqual([1, 1]);
    await vi.waitUntil(
      async () => (await site.db.select().from(localMessages)).some(({ recipient }) => recipient === ada.email),
      { timeout: timeLimit(20_000) },
    );
    const [mail] = (await site.db.select().from(localMessages)).filter(({ recipient }) => recipient === ada.email);
    expect(mail!.subject).toMatch(/^Pick-up booked: /);
    expect(mail!.body).toMatch(/All keys for the 2020 Hyundai Tucson/);
    expect(mail!.body).not.toMatch(/test drive/i);
    const booking = words(await shopper.get(`/booking?ref=${ref}`));
    expect(booking).toMatch(/Your pick-up.*Cancel this pick-up/);
    expect(booking).not.toMatch(/set up your purchase/i);
    await shopper.post('/booking', { ref, action: 'cancel' });
    expect(words(await shopper.get(`/booking?ref=${ref}`))).toMatch(
      /cancelled.*Choose another time.*See what you sent/,
    );
    expect(words(await shopper.get(`${home()}?ref=${ref}`))).toMatch(
      /Delivery or pick-up Booking called off; new time to be agreed/,
    );
  });

  test('lets a shopper skip any step or open it directly, each with the number to call (RES-04)', async () => {
    const shopper = new PlainBrowser(site);
    for (const step of ['car', 'trade-in', 'finance', 'getting', 'deposit', 'summary']) {
      const page = parse((await shopper.get(at(step))).text);
      expect(page.querySelector('.journey__call')!.getAttribute('href'), step).toMatch(/^tel:/);
      expect(page.querySelectorAll('.steps a').length, step).toBe(5);
    }
    expect(words(await shopper.get(at('summary')))).toMatch(
      /Trade-in Not decided yet.*Finance Not decided yet.*Delivery or pick-up Not decided yet/,
    );
    const summary = parse((await shopper.get(at('summary'))).text);
    expect(summary.querySelectorAll('.steps .is-done').map(({ text }) => text)).toEqual(['Price']);
    expect(await site.db.$count(buyingPlans)).toBe(0);
  });

  test('keeps trade-in, finance and delivery answers for another vehicle (RES-04)', async () => {
    const shopper = new PlainBrowser(site);
    await valued(shopper, { key: 'm'.repeat(22) });
    await post(shopper, 'trade-in', { tradeIn: 'use' });
    await post(shopper, 'finance', { finance: 'loan', borrow: '9000', years: '3' });
    expect(goes(await post(shopper, 'getting', { getting: 'delivery', postcode: '2068' }))).toBe(at('deposit'));
    const other = await shopper.get(at('summary', car(1)));
    expect(words(other)).toMatch(
      /Tucson.*Borrow \$9,000 over 3 years.*Delivery to 2068 \(Greater Sydney\), \$95, 3 to 5 days/,
    );
    expect(sumOf(other)).toMatchObject({ 'Delivery to 2068': '+$95', 'The car': formatMoney(car(1).price!) });
    expect(await takenOff(shopper, car(1))).toBe(await takenOff(shopper));
  });

  test('does not carry a chosen time over to another vehicle (RES-04)', async () => {
    const shopper = new PlainBrowser(site);
    await post(shopper, 'getting', { getting: 'pick-up', startsAt: await firstTime(shopper) });
    expect(words(await shopper.get(at('summary')))).toMatch(/Pick-up at [^.(]*, \d{1,2}:\d\d (am|pm)(?! \()/);
    expect(words(await shopper.get(at('summary', car(1))))).toContain('day to be confirmed');
  });

  test('quotes no price outside the delivery zones, and marks an invalid postcode (RES-04)', async () => {
    const shopper = new PlainBrowser(site);
    await post(shopper, 'getting', { getting: 'look', postcode: '0872' });
    const page = words(await shopper.get(at('getting')));
    expect(page).toContain('We don’t deliver to 0872.');
    expect(page).not.toContain('Have it delivered to 0872');
    await post(shopper, 'getting', { getting: 'delivery', postcode: '0872' });
    expect(words(await shopper.get(at('summary')))).toContain('Delivery or pick-up Not decided yet');
    const wrong = await post(shopper, 'getting', { getting: 'look', postcode: '20' });
    expect([wrong.status, parse(wrong.text).querySelector('title')!.textContent]).toEqual([
      422,
      expect.stringMatching(/^Error: /),
    ]);
    expect(parse(wrong.text).querySelector('#buy-postcode')!.getAttribute('value')).toBe('20');
  });

  test('ignores amounts sent by the browser (RES-04)', async () => {
    const shopper = new PlainBrowser(site);
    await post(shopper, 'trade-in', { tradeIn: 'use', valuation: 'x'.repeat(22), likely: '90000', price: '1' });
    expect(sumOf(await shopper.get(at('summary')))).toEqual({
      'The car': formatMoney(car().price!),
      'Balance to pay': formatMoney(car().price!),
    });
    const tooMuch = await post(shopper, 'finance', { finance: 'loan', borrow: '900000', years: '3' });
    expect([tooMuch.status, words(tooMuch)]).toEqual([
      422,
      expect.stringContaining('That’s more than the balance of $'),
    ]);
    await post(shopper, 'getting', { getting: 'pick-up', startsAt: '2026-11-22T03:17:00.000Z' });
    expect(words(await shopper.get(at('summary')))).toContain('Delivery or pick-up Not decided yet');
  });

  test('stops counting an expired trade-in price and links to its renewal (RES-04, TRADE-07)', async () => {
    const shopper = new PlainBrowser(site);
    const { key } = await valued(shopper, { key: 'e'.repeat(22), endsIn: -60_000 });
    expect(words(await shopper.get(at('trade-in')))).toContain('renew the price');
    expect(goes(await post(shopper, 'trade-in', { tradeIn: 'renew' }))).toBe(`/valuation?ref=${key}`);
    expect(sumOf(await shopper.get(at('summary')))).not.toHaveProperty('Trade-in (estimate)');
  });
});

describe('interruptions', () => {
  test('reports plainly that the vehicle has sold, and keeps every answer (RES-04)', async () => {
    const shopper = new PlainBrowser(site);
    await post(shopper, 'finance', { finance: 'cash' });
    const before = await site.db.$count(leads);
    await site.db.insert(vehicleStates).values({ dealer: harbour, carId: car().id, state: 'sold', at: new Date() });
    const gone = await post(shopper, 'summary', { ...ada, sends: '0' });
    expect([gone.status, heading(gone)]).toEqual([410, `The ${car().name} has sold`]);
    expect(words(gone)).toContain('Your trade-in, finance and delivery answers are saved');
    expect(await site.db.$count(leads)).toBe(before);
    const [similar] = parse(gone.text).querySelectorAll('.journey__others a');
    const next = await shopper.get(similar!.getAttribute('href')!);
    expect(words(next)).toContain('Paid without a loan');
    expect(parse(next.text).querySelector('#buy-name')!.getAttribute('value')).toBe(ada.name);
  });

  test('does not mention answers to a shopper who gave none, and lists the closest vehicles first (RES-04)', async () => {
    await site.db.insert(vehicleStates).values({ dealer: harbour, carId: car().id, state: 'sold', at: new Date() });
    const gone = await new PlainBrowser(site).get(home());
    expect(gone.status).toBe(410);
    expect(words(gone)).not.toContain('answers are saved');
    expect(parse(gone.text).querySelectorAll('.journey__aside .journey__vehicle')).toEqual([]);
    expect(parse(gone.text).querySelectorAll('.journey__others a').length).toBeGreaterThan(0);
  });

  test('blocks a vehicle held by someone else, and deducts the deposit of one held on this device (RES-04, RES-03)', async () => {
    const shopper = new PlainBrowser(site);
    const [{ name, phone, email }, of] = [ada, car(2)];
    const checkout = `/cars/${of.slug}/checkout`;
    await shopper.post(checkout, { step: 'details', name, phone, email, visit: '' });
    const bank = goes(await submitPage(shopper, `${checkout}?step=check`, { step: 'agree' }));
    const reservation = new URL(bank, 'https://x.example').searchParams.get('ref')!;
    await shopper.post('/practice-bank', { ref: reservation, outcome: 'approve' });
    const mine = await shopper.get(at('summary', of));
    expect(sumOf(mine)).toMatchObject({
      'Reservation deposit': '−$200',
      'Balance to pay': formatMoney(of.price! - 200),
    });
    expect(words(mine)).toMatch(/\$200; held until .*you get it back in full/);
    expect(words(await shopper.get(`/reservation?ref=${reservation}`))).toContain('Set up your purchase');
    const theirs = await new PlainBrowser(site).get(home(of));
    expect([theirs.status, heading(theirs)]).toEqual([409, `The ${of.name} is on hold for someone else`]);
  });

  test('asks for another time when someone else has booked the chosen one, and creates no lead without one (RES-04)', async () => {
    const [shopper, other, of] = [new PlainBrowser(site), new PlainBrowser(site), car(3)];
    const startsAt = await firstTime(shopper, of);
    for (const one of [shopper, other]) await post(one, 'getting', { getting: 'pick-up', startsAt }, of);
    const before = await site.db.$count(leads);
    goes(await post(other, 'summary', { ...ada, email: 'other@shopper.example', sends: '0' }, of));
    const late = await post(shopper, 'summary', { ...ada, sends: '0' }, of);
    expect([late.status, words(late)]).toEqual([409, expect.stringContaining('Someone has just taken this time')]);
    expect(await site.db.$count(leads)).toBe(before + 1);
  });

  test('creates only one lead and one appointment from several submissions at once (RES-04)', async () => {
    const [shopper, of] = [new PlainBrowser(site), car(4)];
    await post(shopper, 'getting', { getting: 'pick-up', startsAt: await firstTime(shopper, of) }, of);
    const before = await site.db.$count(leads);
    const answers = await Promise.all([1, 2, 3].map(() => post(shopper, 'summary', { ...ada, sends: '0' }, of)));
    expect(new Set(answers.map(goes)).size).toBe(1);
    expect([await site.db.$count(leads), await site.db.$count(appointments)]).toEqual([before + 1, 1]);
  });

  test('sends a change as a second lead, with the pick-up as booked (RES-04)', async () => {
    const [shopper, of] = [new PlainBrowser(site), car(5)];
    await post(shopper, 'getting', { getting: 'pick-up', startsAt: await firstTime(shopper, of) }, of);
    const first = goes(await post(shopper, 'summary', { ...ada, sends: '0' }, of));
    await post(shopper, 'finance', { finance: 'cash' }, of);
    expect(words(await shopper.get(at('getting', of)))).toContain('Booked for');
    const second = goes(await post(shopper, 'summary', { ...ada, sends: '1' }, of));
    expect(second).not.toBe(first);
    expect(await site.db.$count(appointments)).toBe(1);
    expect(words(await shopper.get(second))).toMatch(/Pick-up at .*booked for/);
  });
});

async function setDelivery(changed: Partial<DealerRecord['settings']['delivery']>): Promise<void> {
  const file = join(site.outDir, '.forecourt/server', `${harbour}.json`);
  const record = JSON.parse(await readFile(file, 'utf8')) as DealerRecord;
  Object.assign(record.settings.delivery, changed);
  await writeFile(file, JSON.stringify(record));
}

describe('free delivery', () => {
  afterEach(() => setDelivery({ zones: settings.delivery.zones }));

  test('shows "Free" in the total instead of an amount (RES-04)', async () => {
    await setDelivery({ zones: settings.delivery.zones.map((zone) => ({ ...zone, price: 0 })) });
    const shopper = new PlainBrowser(site);
    await post(shopper, 'getting', { getting: 'delivery', postcode: '2068' });
    expect(sumOf(await shopper.get(at('summary')))).toMatchObject({ 'Delivery to 2068': 'Free' });
  });
});

describe('without online pick-up booking', () => {
  const setBooking = (isOn: boolean) => setDelivery({ pickUpAppointments: isOn });
  afterEach(() => setBooking(true));

  test('lets the shopper ask for a day when the location is open, and books nothing (RES-04)', async () => {
    await setBooking(false);
    const [shopper, of] = [new PlainBrowser(site), car(6)];
    const page = parse((await shopper.get(at('getting', of))).text);
    expect(page.querySelectorAll('[name="startsAt"]')).toEqual([]);
    const [unsure, day] = page.querySelectorAll('[name="day"] option').map((option) => option.getAttribute('value')!);
    expect([unsure, day]).toEqual(['', expect.stringMatching(/^[A-Z][a-z]+day \d/)]);
    const wrong = await post(shopper, 'getting', { getting: 'pick-up', day: 'Yesterday' }, of);
    expect([wrong.status, words(wrong)]).toEqual([422, expect.stringContaining('choose one of the times offered')]);
    expect(goes(await post(shopper, 'getting', { getting: 'pick-up', day: day! }, of))).toBe(at('deposit', of));
    goes(await post(shopper, 'summary', { ...ada, sends: '0' }, of));
    const [lead] = await site.db.select().from(leads).where(eq(leads.carId, of.id));
    expect(lead!.notes.join('\n')).toContain(`, preferred day: ${day}`);
    expect(await site.db.$count(appointments)).toBe(0);
  });

  test('drops a time chosen while booking was on: not shown, not booked (RES-04)', async () => {
    const [shopper, of] = [new PlainBrowser(site), car(7)];
    await post(shopper, 'getting', { getting: 'pick-up', startsAt: await firstTime(shopper, of) }, of);
    await setBooking(false);
    expect(words(await shopper.get(at('summary', of)))).toContain('day to be confirmed');
    goes(await post(shopper, 'summary', { ...ada, sends: '0' }, of));
    expect(await site.db.$count(appointments)).toBe(0);
  });
});

describe("the shopper's answers", () => {
  test('keeps everything typed and links to each field with an error (RES-04)', async () => {
    const shopper = new PlainBrowser(site);
    const wrong = await post(shopper, 'summary', {
      name: 'Ada Black',
      phone: '12',
      email: 'ada',
      note: '',
      sends: '0',
    });
    expect(wrong.status).toBe(422);
    expect(
      parse(wrong.text)
        .querySelectorAll('.form__alert a')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#buy-phone', '#buy-email']);
    expect(parse(wrong.text).querySelector('#buy-name')!.getAttribute('value')).toBe('Ada Black');
  });

  test('emails the list to the shopper only, with a link that opens the answers without personal details (RES-04)', async () => {
    const shopper = new PlainBrowser(site);
    await post(shopper, 'finance', { finance: 'cash' });
    const before = await site.db.$count(leads);
    const saved = goes(await post(shopper, 'summary', { ...ada, action: 'save', sends: '0' }));
    expect(words(await shopper.get(saved))).toContain(`Sent to ${ada.email}`);
    expect(await site.db.$count(leads)).toBe(before);
    await site.server.settled();
    const [mail, ...others] = (await site.db.select().from(localMessages)).filter(({ body }) => body.includes('open='));
    expect([mail!.recipient, others]).toEqual([ada.email, []]);
    expect(mail!.body).toMatch(/Paid without a loan/);
    for (const own of [ada.name, '570 006', ada.note]) expect(mail!.body).not.toContain(own);
    const link = new URL(/https:\S+open=[\w-]+/.exec(mail!.body)![0]);
    const other = new PlainBrowser(site);
    const page = await other.get(goes(await other.get(link.pathname + link.search)));
    expect(words(page)).toContain('Paid without a loan');
    for (const field of ['name', 'phone', 'email'])
      expect(parse(page.text).querySelector(`#buy-${field}`)!.getAttribute('value') ?? '').toBe('');
    expect((await other.get(`${home()}?open=${'z'.repeat(43)}`)).status).toBe(404);
  });

  test('seals answers in the database, finds them for erasure, and deletes them after thirty days (RES-04)', async () => {
    const shopper = new PlainBrowser(site);
    await post(shopper, 'summary', { ...ada, email: 'ada', sends: '0' });
    const [row] = await site.db.select().from(buyingPlans);
    expect(JSON.stringify(row)).not.toMatch(/Ada Black|491 ?570 ?006|Does it tow/);
    const found = await findPerson(site.db, { dealer: harbour, phone: '+61491570006', email: null });
    expect(found.buyingPlans).toHaveLength(1);
    const days = 86_400_000;
    expect(row!.expiresAt.getTime() - row!.changedAt.getTime()).toBe(30 * days);
    await tidyDatabase(site.db, row!.expiresAt.getTime() - 1);
    expect(await site.db.$count(buyingPlans)).toBe(1);
    await tidyDatabase(site.db, row!.expiresAt.getTime() + 1);
    expect(await site.db.$count(buyingPlans)).toBe(0);
    expect((await shopper.get(at('summary'))).status).toBe(200);
  });

  test('deletes all answers with one click (RES-04)', async () => {
    const shopper = new PlainBrowser(site);
    await post(shopper, 'finance', { finance: 'cash' });
    expect(goes(await post(shopper, 'summary', { action: 'delete' }))).toBe(home());
    expect(await site.db.$count(buyingPlans)).toBe(0);
    expect(words(await shopper.get(at('summary')))).toContain('Finance Not decided yet');
  });

  test('does not show an ordinary lead as a purchase plan, even when it claims to be one (RES-04)', async () => {
    const answer = await site.ask('/api/leads', {
      json: {
        form: 'buy-online',
        name: 'Eve',
        email: 'eve@shopper.example',
        message: 'x',
        terms: true,
        car_id: car().id,
      },
    });
    const [lead] = await site.db.select().from(leads).where(eq(leads.email, 'eve@shopper.example'));
    expect([answer.status, lead?.form]).toEqual([200, 'buy-online']);
    expect((await site.ask(`${home()}?ref=${lead!.receiptKey}`)).status).toBe(404);
  });
});

describe('trade-in value', () => {
  test("carries over to the checkout, the reservation and the dealer's lead (TRADE-01, RES-03)", async () => {
    const [shopper, of] = [new PlainBrowser(site), car(6)];
    const { id } = await valued(shopper, { key: 'c'.repeat(22) });
    const checkout = `/cars/${of.slug}/checkout`;
    const details = words(await shopper.get(checkout));
    expect(details).toMatch(
      /Your trade-in, 2020 Hyundai Tucson, comes off the balance: \$[\d,]+ to \$[\d,]+, most likely/,
    );
    const { name, phone, email } = ada;
    await shopper.post(checkout, { step: 'details', name, phone, email, visit: '' });
    const bank = goes(await submitPage(shopper, `${checkout}?step=check`, { step: 'agree' }));
    await shopper.post('/practice-bank', {
      ref: new URL(bank, 'https://x.example').searchParams.get('ref')!,
      outcome: 'approve',
    });
    const [row] = await site.db.select().from(reservations).where(eq(reservations.carId, of.id));
    expect(row!.valuationId).toBe(id);
    const [lead] = await site.db
      .select()
      .from(leads)
      .where(eq(leads.idempotencyKey, `reservation:${row!.id}`));
    expect(lead!.notes.join(' ')).toContain('Has a trade-in: 2020 Hyundai Tucson (DKT47P): $');
    expect((lead!.fields as Record<string, unknown>)['valuation_id']).toBe(id);
  });

  test('carries over to the finance application, which fills in the amount left to pay (TRADE-01, FIN-05)', async () => {
    const shopper = new PlainBrowser(site);
    await valued(shopper, { key: 'f'.repeat(22) });
    await post(shopper, 'trade-in', { tradeIn: 'use' });
    const worth = await takenOff(shopper);
    const page = parse((await shopper.get(`/personalised/finance?car_id=${car().id}`)).text);
    expect(page.querySelector('#finance-form-borrow')!.getAttribute('value')).toBe(String(car().price! - worth));
    expect(page.querySelector('.journey__aside')!.textContent).toContain('Your trade-in, 2020 Hyundai Tucson');
    expect(page.querySelector('.journey__top a')!.getAttribute('href')).toBe(at('finance'));
  });

  /** A written offer of $20,000 for the Tucson in the browser's cookie. */
  async function offered(shopper: PlainBrowser, key: string) {
    const { id } = await valued(shopper, { key });
    const now = Date.now();
    const offer = { price: 20_000, reasons: [], by: 'Aisha Rahman', at: now, expiresAt: now + 5 * 86_400_000 };
    await site.db.update(valuations).set({ offer }).where(eq(valuations.id, id));
  }
  const kia = { action: 'enter', kind: 'car', year: '2012', make: 'Kia', model: 'Rio' };

  test('counts a written offer only for the vehicle it was made for, here and at checkout (SHOWN-02)', async () => {
    const shopper = new PlainBrowser(site);
    const ref = 'w'.repeat(22);
    await offered(shopper, ref);
    const refused = await shopper.post('/valuation', { ...kia, ref });
    expect([refused.status, words(refused)]).toEqual([409, expect.stringContaining('2020 Hyundai Tucson')]);
    expect(
      (await shopper.post('/valuation', { action: 'confirm', ref, kilometres: '199000', owing: 'no' })).status,
    ).toBe(409);
    const checkout = words(await shopper.get(`/cars/${car().slug}/checkout`));
    expect(checkout).toContain('Your trade-in, 2020 Hyundai Tucson, comes off the balance: $20,000; written offer');
    await post(shopper, 'trade-in', { tradeIn: 'use' });
    expect(words(await shopper.get(at('summary')))).toContain('2020 Hyundai Tucson (DKT47P): $20,000; written offer');
  });

  test('does not count a price for a vehicle that was declined, here or at checkout (SHOWN-02, TRADE-04)', async () => {
    const shopper = new PlainBrowser(site);
    const ref = 'd'.repeat(22);
    await offered(shopper, ref);
    await post(shopper, 'trade-in', { tradeIn: 'use' });
    await site.db.update(valuations).set({ declined: 'too_old' }).where(eq(valuations.key, ref));
    expect(words(await shopper.get(`/cars/${car().slug}/checkout`))).not.toContain('Your trade-in');
    for (const step of ['trade-in', 'summary']) expect(words(await shopper.get(at(step)))).not.toContain('Tucson');
    expect(words(await shopper.get(`/valuation?ref=${ref}`))).not.toContain('$20,000');
  });

  test("ignores an unknown key and another dealer's valuation (TRADE-01)", async () => {
    const shopper = new PlainBrowser(site);
    shopper.cookies.set('forecourt-trade-in', 'n'.repeat(22));
    expect(words(await shopper.get(`/cars/${car().slug}/checkout`))).not.toContain('Your trade-in');
    await valued(new PlainBrowser(site, everyday), { key: 'o'.repeat(22), slug: everyday });
    shopper.cookies.set('forecourt-trade-in', 'o'.repeat(22));
    expect(words(await shopper.get(at('trade-in')))).not.toContain('Tucson');
  });
});
