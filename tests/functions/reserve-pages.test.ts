/** Plain form posts, as without scripts (ROUTE-08, RES-03, RES-07). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isReservable } from '#src/domain/card/card-actions.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import {
  deliveries,
  consents,
  leads,
  localMessages,
  rateLimits,
  reservations,
  sessions,
  vehicleStates,
} from '#src/server/platform/database/schema.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { lastCode } from '../support/browser.ts';
import { functionSite, type Answer, type FunctionSite } from '../support/function-site.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import { hiddenFields, submitPage } from '../support/press.ts';

const dealer = 'harbour-motors';
let site: FunctionSite;
let settings: Settings;
let cars: Vehicle[];

beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({
    dealers: [dealer, 'everyday-cars'],
    pages: true,
    change: (record) => {
      if (record.slug === dealer) settings = record.settings;
    },
  });
  cars = site.vehicles.filter((vehicle) => isReservable(vehicle, settings));
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.server.settled();
  for (const table of [rateLimits, reservations, vehicleStates, localMessages]) await site.db.delete(table);
});

const ada = { name: 'Ada Black', phone: '0491 570 006', email: 'ada@shopper.example', visit: '' };
const words = ({ text }: Answer): string => parse(text).querySelector('main')!.structuredText.replaceAll(/\s+/g, ' ');
const titleOf = ({ text }: Answer): string => parse(text).querySelector('title')!.textContent;
const goes = (answer: Answer): string => {
  expect([answer.status, words303(answer)]).toEqual([303, '']);
  return String(answer.headers.location);
};
const words303 = ({ status, text }: Answer): string => (status === 303 ? '' : text.slice(0, 400));

/** Sends its cookie with every call. */
function device(slug = dealer) {
  let cookie = '';
  const keep = (answer: Answer): Answer => {
    for (const set of [answer.headers['set-cookie'] ?? []].flat())
      if (set.startsWith('forecourt-')) cookie = set.split(';')[0]!;
    return answer;
  };
  return {
    get: async (path: string) => keep(await site.ask(path, { cookie, dealer: slug })),
    post: async (path: string, form: Record<string, string>) =>
      keep(await site.ask(path, { form, cookie, dealer: slug })),
    get cookie() {
      return cookie;
    },
  };
}
type Device = ReturnType<typeof device>;

const checkoutOf = (car: Vehicle): string => `/cars/${car.slug}/checkout`;

const agree = (shopper: Pick<Device, 'get' | 'post'>, car = cars[0]!): Promise<Answer> =>
  submitPage(shopper, `${checkoutOf(car)}?step=check`, { step: 'agree' });
const move = (shopper: Device, ref: string, carId: string): Promise<Answer> =>
  submitPage(shopper, `/reservation?ref=${ref}&view=change`, { ref, action: 'move', car_id: carId });

async function toCard(shopper: Device, car = cars[0]!, who = ada): Promise<string> {
  expect(goes(await shopper.post(checkoutOf(car), { step: 'details', ...who }))).toBe(`${checkoutOf(car)}?step=check`);
  const card = goes(await agree(shopper, car));
  expect(card).toMatch(/^\/practice-bank\?ref=[\w-]{32}$/);
  return new URL(card, 'http://x').searchParams.get('ref')!;
}
async function held(shopper: Device, car = cars[0]!, who = ada): Promise<string> {
  const ref = await toCard(shopper, car, who);
  expect(goes(await shopper.post('/practice-bank', { ref, outcome: 'approve' }))).toContain('/reservation?ref=');
  return ref;
}
const rowOf = async (ref: string) =>
  (await site.db.select().from(reservations).where(eq(reservations.receiptKey, ref)))[0]!;
const stands = async (ref: string) => {
  const { state, payment } = await rowOf(ref);
  return `${state}/${payment}`;
};
const mailsTo = async (to: string) =>
  (await site.db.select().from(localMessages).orderBy(localMessages.createdAt)).filter(
    ({ recipient }) => recipient === to,
  );

describe('from details to receipt', () => {
  test("goes through details, review, card and confirmation, with a receipt and the dealer's lead (ROUTE-08, RES-03)", async () => {
    const shopper = device();
    const details = await shopper.get(checkoutOf(cars[0]!));
    expect([details.status, details.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(words(details)).toMatch(
      /Step 1 of 3.*\$200 refundable deposit.*We place a hold on your card\. You’re not charged/,
    );
    const ref = await toCard(shopper);
    const check = await shopper.get(`${checkoutOf(cars[0]!)}?step=check`);
    expect(words(check)).toMatch(
      /Ada Black.*0491 570 006.*ada@shopper\.example.*What happens to the \$200.*lasts 48 hours/,
    );
    const bank = words(await shopper.get(`/practice-bank?ref=${ref}`));
    expect(bank).toMatch(/No card is used and no money moves/);
    expect(bank.match(/\$\d[\d,.]*\d/g)).toEqual(expect.arrayContaining(['$200']));
    expect(bank).not.toMatch(/\$\d[\d,]*\.\d/);
    await shopper.post('/practice-bank', { ref, outcome: 'approve' });
    const done = await shopper.get(`/reservation?ref=${ref}&from=bank`);
    expect(words(done)).toMatch(/No money has left your card.*Held for you until.*What happens next/);
    expect(done.headers['referrer-policy']).toBe('same-origin');
    const row = await rowOf(ref);
    expect(row).toMatchObject({ state: 'paid', payment: 'authorised', carId: cars[0]!.id, phone: '+61491570006' });
    await site.server.settled();
    expect((await mailsTo(ada.email))[0]!.body).toContain(`/reservation?ref=${ref}`);
    expect(await site.db.$count(leads, eq(leads.idempotencyKey, `reservation:${row.id}`))).toBe(1);
  });

  test('asks for at most four fields, on our two screens before the card page (RES-03)', async () => {
    const shopper = device();
    const fields = ({ text }: Answer) =>
      parse(text)
        .querySelectorAll('main :is(input, select, textarea):not([type="hidden"])')
        .map((one) => one.getAttribute('name'));
    const screens: { fields: (string | undefined)[]; steps: number }[] = [];
    let path = checkoutOf(cars[0]!);
    while (path.startsWith('/cars/')) {
      const screen = await shopper.get(path);
      screens.push({ fields: fields(screen), steps: parse(screen.text).querySelectorAll('.steps li').length });
      const step = parse(screen.text).querySelector('main form input[name="step"]')!.getAttribute('value')!;
      path = goes(
        await shopper.post(checkoutOf(cars[0]!), {
          ...hiddenFields(screen, { step }),
          step,
          ...(step === 'details' && ada),
        }),
      );
    }
    expect(screens).toEqual([
      { fields: ['name', 'phone', 'email', 'visit'], steps: 3 },
      { fields: [], steps: 3 },
    ]);
    expect(path).toMatch(/^\/practice-bank\?/);
  });

  test('lists errors first, beside each field and in the title, and keeps everything typed (FORM-02, RES-03)', async () => {
    const shopper = device();
    const answer = await shopper.post(checkoutOf(cars[0]!), { step: 'details', ...ada, phone: '0491', email: '' });
    expect([answer.status, titleOf(answer)]).toEqual([422, expect.stringMatching(/^Error: /)]);
    const page = parse(answer.text);
    expect(page.querySelector('main [role=alert] p')!.text).toBe('Please fix the following errors:');
    expect(page.querySelectorAll('main [role=alert] a').map((link) => [link.getAttribute('href'), link.text])).toEqual([
      ['#phone', 'Please enter a mobile number, such as 0491 570 156.'],
      ['#email', 'Please enter an email address, such as name@example.com.'],
    ]);
    expect(page.querySelector('#name')!.getAttribute('value')).toBe('Ada Black');
    expect(page.querySelector('#phone')!.getAttribute('aria-describedby')).toContain('phone-error');
  });

  test("fills in a signed-in shopper's number in its usual format (RES-03, AUTH-01)", async () => {
    const shopper = new PlainBrowser(site);
    await shopper.post('/sign-in', { action: 'send', phone: ada.phone });
    await shopper.post('/sign-in', { action: 'verify', code: await lastCode(site, '+61491570006') });
    const details = parse((await shopper.get(checkoutOf(cars[0]!))).text);
    expect(details.querySelector('#phone')!.getAttribute('value')).toBe('0491 570 006');
  });

  test('ignores a visit day that the dealer does not offer (RES-03)', async () => {
    const shopper = device();
    await shopper.post(checkoutOf(cars[0]!), { step: 'details', ...ada, visit: '<b>never</b>' });
    expect(words(await shopper.get(`${checkoutOf(cars[0]!)}?step=check`))).toContain('When you could visit Not given');
  });

  test('returns to the details from the review step in another browser (RES-03)', async () => {
    expect(goes(await device().get(`${checkoutOf(cars[0]!)}?step=check`))).toBe(checkoutOf(cars[0]!));
    expect(goes(await agree(device()))).toBe(checkoutOf(cars[0]!));
  });

  test('makes only one reservation from two tabs or repeated clicks (RES-03)', async () => {
    const shopper = device();
    await shopper.post(checkoutOf(cars[0]!), { step: 'details', ...ada });
    const answers = await Promise.all([1, 2, 3].map(() => agree(shopper)));
    expect(new Set(answers.map(goes)).size).toBe(1);
    expect(await site.db.$count(reservations)).toBe(1);
  });

  test('continues with the same reservation when the answer was lost and the shopper tries again (RES-03)', async () => {
    const shopper = device();
    await shopper.post(checkoutOf(cars[0]!), { step: 'details', ...ada });
    const before = shopper.cookie;
    const sent = hiddenFields(await shopper.get(`${checkoutOf(cars[0]!)}?step=check`), { step: 'agree' });
    const lost = goes(await shopper.post(checkoutOf(cars[0]!), sent));
    // The browser received neither response nor cookie.
    const again = await site.ask(checkoutOf(cars[0]!), { cookie: before, form: sent });
    expect(goes(again)).toBe(lost);
    expect((await site.ask(`${checkoutOf(cars[0]!)}?step=check`, { cookie: before })).status).toBe(200);
    const ref = new URL(lost, 'http://x').searchParams.get('ref')!;
    await device().post('/practice-bank', { ref, outcome: 'approve' });
    for (const step of ['details', 'agree'])
      expect(goes(await site.ask(checkoutOf(cars[0]!), { cookie: before, form: { ...sent, step, ...ada } }))).toBe(
        `/reservation?ref=${ref}`,
      );
    expect(await site.db.$count(reservations)).toBe(1);
  });

  test('shows the reservation instead of the card page when a shopper goes back (RES-03)', async () => {
    const shopper = device();
    const ref = await held(shopper);
    for (const path of [checkoutOf(cars[0]!), `${checkoutOf(cars[0]!)}?step=check`, `/practice-bank?ref=${ref}`])
      expect(goes(await shopper.get(path))).toBe(`/reservation?ref=${ref}`);
    expect(goes(await shopper.post('/practice-bank', { ref, outcome: 'approve' }))).toBe(`/reservation?ref=${ref}`);
    expect(await site.db.$count(reservations)).toBe(1);
  });

  test('fills in the same details for another car (RES-03)', async () => {
    const shopper = device();
    await shopper.post(checkoutOf(cars[0]!), { step: 'details', ...ada });
    const page = parse((await shopper.get(checkoutOf(cars[1]!))).text);
    expect(page.querySelector('#email')!.getAttribute('value')).toBe(ada.email);
  });
});

describe("the bank's answer", () => {
  test('declined: reserves nothing, sets the car aside for a while, and allows another attempt (RES-03)', async () => {
    const shopper = device();
    const ref = await toCard(shopper);
    const next = goes(await shopper.post('/practice-bank', { ref, outcome: 'decline' }));
    const page = await shopper.get(next);
    expect(words(page)).toMatch(/Your card was declined.*No money has left your card.*set the car aside for you until/);
    const again = parse(page.text).querySelector('.reserve-ways .button--primary')!.getAttribute('href')!;
    expect((await shopper.get(again)).status).toBe(200);
    await shopper.post('/practice-bank', { ref, outcome: 'approve' });
    expect(await stands(ref)).toBe('paid/authorised');
  });

  test('code required: reports a wrong code, and approves with a right one (RES-03)', async () => {
    const shopper = device();
    const ref = await toCard(shopper);
    const challenge = goes(await shopper.post('/practice-bank', { ref, outcome: 'challenge' }));
    expect(words(await shopper.get(challenge))).toContain('Code from your bank');
    const wrong = await shopper.post('/practice-bank', { ref, outcome: 'code', code: '12' });
    expect([wrong.status, words(wrong)]).toEqual([422, expect.stringContaining('Enter the 6-digit code')]);
    await shopper.post('/practice-bank', { ref, outcome: 'code', code: '123 456' });
    expect(await stands(ref)).toBe('paid/authorised');
  });

  test('no answer: checks again automatically, and tells the shopper (RES-03)', async () => {
    const shopper = device();
    const ref = await toCard(shopper);
    const waiting = await shopper.get(goes(await shopper.post('/practice-bank', { ref, outcome: 'silent' })));
    expect([waiting.headers.refresh, words(waiting)]).toEqual(['5', expect.stringContaining('hasn’t responded yet')]);
    await site.db.update(reservations).set({ expiresAt: new Date(Date.now() - 1) });
    expect(words(await shopper.get(`/reservation?ref=${ref}`))).toMatch(/wasn’t reserved.*Nothing was charged/);
  });

  test('no answer yet: earlier screens show the open attempt, and continuing starts nothing new (RES-03)', async () => {
    const shopper = device();
    const ref = await toCard(shopper);
    await shopper.post('/practice-bank', { ref, outcome: 'silent' });
    for (const step of ['check', 'details']) {
      const page = await shopper.get(`${checkoutOf(cars[0]!)}?step=${step}`);
      expect(words(page)).toMatch(
        /already been to the card page.*set aside for you until.*Nothing is held or charged twice/,
      );
      expect(parse(page.text).querySelector('.reserve-ways a')!.getAttribute('href')).toBe(`/reservation?ref=${ref}`);
    }
    expect(words(await device().get(checkoutOf(cars[1]!)))).not.toContain('been to the card page');
    expect(goes(await agree(shopper))).toBe(`/practice-bank?ref=${ref}`);
    expect(await site.db.$count(reservations)).toBe(1);
  });

  test('leaving before the card: frees the car at once (RES-03)', async () => {
    const shopper = device();
    const ref = await toCard(shopper);
    await shopper.post('/reservation', { ref, action: 'cancel' });
    expect([await stands(ref), await site.db.$count(vehicleStates)]).toEqual(['cancelled/asked', 0]);
    expect(words(await shopper.get(`/reservation?ref=${ref}`))).toContain('You left before entering your card details');
  });

  test('does not offer the practice gateway in production (RES-03)', async () => {
    const ref = await toCard(device());
    process.env.FORECOURT_MODE = 'production';
    try {
      expect((await site.ask(`/practice-bank?ref=${ref}`)).status).toBe(404);
      expect((await site.ask('/practice-bank', { form: { ref, outcome: 'approve' } })).status).toBe(404);
    } finally {
      delete process.env.FORECOURT_MODE;
    }
    expect(await stands(ref)).toBe('pending/asked');
  });
});

describe('car no longer available', () => {
  test('explains that another shopper was quicker, shows when their hold ends, and suggests other cars (RES-03)', async () => {
    await held(device());
    const late = device();
    await late.post(checkoutOf(cars[1]!), {
      step: 'details',
      ...ada,
      email: 'eve@shopper.example',
      phone: '0491 570 157',
    });
    const answer = await agree(late);
    expect([answer.status, words(answer)]).toEqual([
      409,
      expect.stringMatching(/reserved by someone else until .*card wasn’t used/),
    ]);
    expect(parse(answer.text).querySelectorAll('.reserve-others li').length).toBeGreaterThan(0);
  });

  test('distinguishes a shopper at the card page from one who holds the car (LAW-06, RES-03)', async () => {
    await toCard(device());
    const answer = await device().get(checkoutOf(cars[0]!));
    expect([answer.status, words(answer)]).toEqual([
      409,
      expect.stringMatching(
        /Someone else is reserving this car right now\. If they don’t finish, it will be available again by/,
      ),
    ]);
    expect(words(answer)).not.toContain('reserved by someone else');
  });

  test('does not use the card when the car sold in the meantime, and keeps the details (RES-03)', async () => {
    const shopper = device();
    await shopper.post(checkoutOf(cars[0]!), { step: 'details', ...ada });
    await site.db.insert(vehicleStates).values({ dealer, carId: cars[0]!.id, state: 'sold', at: new Date() });
    const answer = await agree(shopper);
    expect([answer.status, words(answer)]).toEqual([
      410,
      expect.stringMatching(/has been sold.*card wasn’t used.*details are saved/),
    ]);
    expect(await site.db.$count(reservations)).toBe(0);
  });

  test.each(['sold', 'held'] as const)(
    'does not mention details or a card to a shopper who entered none and finds it %s (RES-03)',
    async (state) => {
      const until = state === 'held' ? new Date(Date.now() + 3_600_000) : null;
      await site.db.insert(vehicleStates).values({ dealer, carId: cars[0]!.id, state, until, at: new Date() });
      const answer = await device().get(checkoutOf(cars[0]!));
      expect(answer.status).toBe(state === 'sold' ? 410 : 409);
      expect(words(answer)).toMatch(state === 'sold' ? /has been sold\./ : /reserved by someone else until/);
      expect(words(answer)).not.toMatch(/card wasn’t used|details are saved/i);
    },
  );

  test('shows the card page to only one of 200 shoppers who post for the same car (RES-03)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const shopper = device();
        await shopper.post(checkoutOf(cars[0]!), {
          step: 'details',
          ...ada,
          email: `s${index}@shopper.example`,
          phone: `0491 57${String(1000 + index).padStart(4, '0')}`,
        });
        return agree(shopper);
      }),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 409]));
    expect(await site.db.$count(reservations)).toBe(1);
  });

  test('emails the link only to the address on the reservation when the shopper uses another device (RES-03)', async () => {
    const ref = await held(device());
    await site.server.settled();
    expect(await mailsTo(ada.email)).toHaveLength(1);
    const other = device();
    await other.post(checkoutOf(cars[1]!), { step: 'details', ...ada, email: 'eve@shopper.example' });
    const answer = await other.get(checkoutOf(cars[0]!));
    expect([answer.status, words(answer)]).toEqual([409, expect.stringContaining('already has a hold on this car')]);
    expect(answer.text).not.toContain(ref);
    await site.server.settled();
    expect(await mailsTo(ada.email)).toHaveLength(2);
    expect(await mailsTo('eve@shopper.example')).toEqual([]);
  });
});

describe('from the receipt', () => {
  test('cancels with its link: releases the card, frees the car, and notifies both sides (RES-07)', async () => {
    const shopper = device();
    const ref = await held(shopper);
    const { id } = await rowOf(ref);
    expect(goes(await device().post('/reservation', { ref, action: 'cancel' }))).toBe(`/reservation?ref=${ref}`);
    expect([await stands(ref), await site.db.$count(vehicleStates)]).toEqual(['cancelled/released', 0]);
    expect(words(await shopper.get(`/reservation?ref=${ref}`))).toMatch(
      /is cancelled.*\$200 is released.*Hold it again/,
    );
    await site.server.settled();
    expect((await mailsTo(ada.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Reserved: /),
      expect.stringMatching(/^Cancelled: /),
    ]);
    const [lead] = await site.db
      .select()
      .from(leads)
      .where(eq(leads.idempotencyKey, `reservation:${id}`));
    const told = await site.db.select().from(deliveries).where(eq(deliveries.leadId, lead!.id));
    expect(told.map(({ notice }) => notice)).toContain('reservation-cancelled');
    expect(goes(await device().post('/reservation', { ref, action: 'cancel' }))).toBe(`/reservation?ref=${ref}`);
  });

  test('moves the hold to another car with the same end time and no new details or card, and releases the first car (RES-07)', async () => {
    const ref = await held(device());
    const before = await rowOf(ref);
    const change = await device().get(`/reservation?ref=${ref}&view=change`);
    const form = parse(change.text).querySelector('.reserve-others form')!;
    const carId = form.querySelector('[name="car_id"]')!.getAttribute('value')!;
    goes(await move(device(), ref, carId));
    const after = await rowOf(ref);
    expect(after).toMatchObject({ carId, state: 'paid', payment: 'authorised', expiresAt: before.expiresAt });
    expect((await site.db.select().from(vehicleStates)).map((one) => one.carId)).toEqual([carId]);
    const [first] = await site.db
      .select()
      .from(leads)
      .where(eq(leads.idempotencyKey, `reservation:${before.id}`));
    const [second] = await site.db
      .select()
      .from(leads)
      .where(eq(leads.idempotencyKey, `reservation:${before.id}:${carId}`));
    await site.server.settled();
    const told = await site.db.select().from(deliveries).where(eq(deliveries.leadId, first!.id));
    expect(told.map(({ notice }) => notice)).toContain('reservation-moved');
    const sent = await site.db.select().from(localMessages).where(eq(localMessages.kind, 'email'));
    const moved = sent.find(({ subject }) => subject?.includes('Reservation moved to another vehicle'))!;
    expect(moved.body).toMatch(/moved the reservation to another vehicle.*nothing is refunded/s);
    // Messages quote one reference, not the leads' own; only requested consents are stored.
    for (const one of [first!, second!])
      expect(sent.some(({ body }) => body.includes(leadReference(one.id)))).toBe(false);
    const agreed = await site.db.select().from(consents).where(eq(consents.leadId, first!.id));
    expect(agreed.map(({ kind }) => kind).toSorted()).toEqual(['collection_notice', 'reservation_terms']);
    expect(agreed.find(({ kind }) => kind === 'reservation_terms')!.wording).toContain('By continuing you agree');
    expect(agreed.find(({ kind }) => kind === 'collection_notice')!.wording).toContain(
      'collects these details to hold',
    );
    expect(first!.url).toMatch(/\/cars\/[^/]+\/checkout$/);
  });

  test('does not move to a car that another shopper holds, and leaves the hold unchanged (RES-07)', async () => {
    const ref = await held(device());
    await held(device(), cars[1]!, { ...ada, email: 'eve@shopper.example', phone: '0491 570 157' });
    const answer = await move(device(), ref, cars[1]!.id);
    expect([answer.status, words(answer)]).toEqual([409, expect.stringMatching(/Your hold hasn’t changed/)]);
    expect((await rowOf(ref)).carId).toBe(cars[0]!.id);
  });

  test('lets no one hold two cars, and does not deadlock, when two shoppers swap at once (RES-07)', async () => {
    const mine = await held(device());
    const yours = await held(device(), cars[1]!, { ...ada, email: 'eve@shopper.example', phone: '0491 570 157' });
    await Promise.all([move(device(), mine, cars[1]!.id), move(device(), yours, cars[0]!.id)]);
    expect([(await rowOf(mine)).carId, (await rowOf(yours)).carId]).toEqual([cars[0]!.id, cars[1]!.id]);
  });

  test('carries the details to another device through the link, and offers to move the hold (RES-07)', async () => {
    const ref = await held(device());
    const phone = device();
    await phone.get(`/reservation?ref=${ref}`);
    const page = await phone.get(checkoutOf(cars[1]!));
    expect(parse(page.text).querySelector('#name')!.getAttribute('value')).toBe(ada.name);
    expect(words(page)).toContain('Move my hold to this car');
  });

  test('offers the end of the hold as a calendar file, and answers 404 for an unknown key (RES-07)', async () => {
    const ref = await held(device());
    const file = await site.ask(`/reservation/calendar.ics?ref=${ref}`);
    expect([file.headers['content-type'], file.text]).toEqual([
      'text/calendar; charset=utf-8',
      expect.stringMatching(/SUMMARY:The hold on the .* ends/),
    ]);
    const none = await site.ask(`/reservation?ref=${'x'.repeat(32)}`);
    expect([none.status, words(none)]).toEqual([404, expect.stringContaining('This link no longer works')]);
  });

  test('shows a reservation for a vehicle no longer on the site, with the phone number and a way to cancel (RES-07)', async () => {
    const ref = await held(device());
    await site.server.settled();
    const { id, price, vehicleName } = await rowOf(ref);
    // A later build lacks the vehicle.
    const slugs = join(site.outDir, dealer, 'data/vehicles.json');
    const before = await readFile(slugs, 'utf8');
    const published = JSON.parse(before) as Record<string, string>;
    delete published[cars[0]!.id];
    await writeFile(slugs, JSON.stringify(published));
    try {
      const page = await device().get(`/reservation?ref=${ref}`);
      expect([page.status, words(page)]).toEqual([
        200,
        expect.stringMatching(
          new RegExp(
            `No money has left your card.*${leadReference(id)}.*${vehicleName}.*\\${formatMoney(price)}.*Held for you until`,
          ),
        ),
      ]);
      expect(words(page)).toMatch(/no longer on our website.*\$200 is released/);
      expect(parse(page.text).querySelector('main a[href^="tel:"]')).not.toBeNull();
      expect(page.text).not.toContain(`href="/cars/${cars[0]!.slug}`);
      expect((await site.ask(`/reservation/calendar.ics?ref=${ref}`)).text).toContain(`SUMMARY:The hold on the`);
      expect((await device().get(`/reservation?ref=${ref}&view=change`)).status).toBe(200);
      goes(await device().post('/reservation', { ref, action: 'cancel' }));
      const cancelled = await device().get(`/reservation?ref=${ref}`);
      expect([cancelled.status, words(cancelled)]).toEqual([
        200,
        expect.stringMatching(new RegExp(`Your reservation for the ${vehicleName} is cancelled.*\\$200 is released`)),
      ]);
      await site.server.settled();
      expect((await mailsTo(ada.email)).map(({ subject }) => subject!.split(':')[0])).toEqual([
        'Reserved',
        'Cancelled',
      ]);
    } finally {
      await writeFile(slugs, before);
    }
  });

  test("shows that a hold has ended, with the car's availability and a way to hold it again (RES-07)", async () => {
    const shopper = device();
    const ref = await held(shopper);
    await site.db.update(reservations).set({ expiresAt: new Date(Date.now() - 1) });
    await site.db.delete(vehicleStates);
    expect(words(await shopper.get(`/reservation?ref=${ref}`))).toMatch(
      /Your hold on the .* ended on .*released.*Yes, for sale.*Hold it again/,
    );
  });
});

test('goes to sign-in where the dealer requires it, with type and redirect, and back (RES-05)', async () => {
  const slugs = JSON.parse((await site.ask('/data/vehicles.json', { dealer: 'everyday-cars' })).text) as Record<
    string,
    string
  >;
  const slug = Object.values(slugs)[0]!;
  const path = goes(await device('everyday-cars').get(`/cars/${slug}/checkout`));
  const { pathname, searchParams } = new URL(path, 'http://x');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/sign-in',
    { type: 'checkout', redirect: `/cars/${slug}/checkout`, back: `/cars/${slug}` },
  ]);
});

test('continues with the typed details after a session ends and the shopper signs in again (RES-03, RES-05)', async () => {
  const slug = 'everyday-cars';
  const car = Object.values(JSON.parse((await site.ask('/data/vehicles.json', { dealer: slug })).text) as object);
  const shopper = new PlainBrowser(site, slug);
  const signIn = async () => {
    await shopper.post('/sign-in', { type: 'checkout', action: 'send', phone: ada.phone });
    await shopper.post('/sign-in', {
      type: 'checkout',
      action: 'verify',
      code: await lastCode(site, '+61491570006', slug),
    });
  };
  await signIn();
  let path = '';
  for (const one of car as string[]) {
    path = `/cars/${one}/checkout`;
    if ((await shopper.get(path)).status === 200) break;
  }
  expect((await shopper.post(path, { step: 'details', ...ada })).headers.location).toBe(`${path}?step=check`);
  await site.db.delete(sessions);
  for (const ended of [
    await submitPage(shopper, `${path}?step=check`, { step: 'agree' }),
    await shopper.get(`${path}?step=check`),
  ]) {
    expect(ended.status).toBe(303);
    expect(new URL(String(ended.headers.location), 'http://x').searchParams.get('redirect')).toBe(path);
  }
  expect(await site.db.$count(reservations)).toBe(0);
  await signIn();
  expect(words(await shopper.get(`${path}?step=check`))).toMatch(/Ada Black.*ada@shopper\.example/);
  expect((await submitPage(shopper, `${path}?step=check`, { step: 'agree' })).headers.location).toMatch(
    /^\/(?:practice-bank|reservation)\?/,
  );
  expect(await site.db.$count(reservations)).toBe(1);
});

test('offers no checkout for a deposit above 10% of the price, however it was configured (LAW-04)', async () => {
  const file = join(site.outDir, '.forecourt/server', `${dealer}.json`);
  const before = await readFile(file, 'utf8');
  const changed = JSON.parse(before) as { settings: Settings };
  changed.settings.reserve.deposit = Math.ceil(cars[0]!.price! / 10) + 1;
  await writeFile(file, JSON.stringify(changed));
  try {
    const answer = await site.ask(checkoutOf(cars[0]!));
    expect([answer.status, words(answer)]).toEqual([409, expect.stringContaining('can’t be reserved online')]);
  } finally {
    await writeFile(file, before);
  }
});
